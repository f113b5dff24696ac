//! 9.10 Values of subtraction games: a move takes s counters, where s is in a given set or in one of four
//! families.

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use exercise::{
    Exercise, Fact, Outcomes, Promise,
    coverage::{self, Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct SubtractionGrundy;

/// An input: the numbers that a move may take, and the largest pile asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub taken: Taken,
    pub most: usize,
}

/// What a move may take. The letters a to e of the input stand for these, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The numbers of a set, ascending.
    Set(Vec<usize>),
    OddPrimes,
    Primes,
    /// 1, 2, 3, 5, 8, …
    Fibonacci,
    /// 1, 3, 4, 7, 11, …
    Lucas,
}

const LETTERS: [&str; 5] = ["a", "b", "c", "d", "e"];

const MOST: Bound = Bound::new("N", 1, 1_000_000);
const MOST_PRIMES: Bound = Bound::new("N (b, c)", 1, 100_000).shown("N");
const SIZE: Bound = Bound::new("k", 1, 50);
const NUMBER: Bound = Bound::new("s", 1, 1_000_000).shown("s_i");

impl Taken {
    /// The rule: whether a move may take so many counters.
    fn allows(&self, taken: usize) -> bool {
        let is_prime = || taken >= 2 && (2..taken).all(|divisor| !taken.is_multiple_of(divisor));
        match self {
            Taken::Set(set) => set.contains(&taken),
            Taken::OddPrimes => taken % 2 == 1 && is_prime(),
            Taken::Primes => is_prime(),
            Taken::Fibonacci => is_in_sequence(1, 2, taken),
            Taken::Lucas => is_in_sequence(1, 3, taken),
        }
    }

    fn letter(&self) -> &'static str {
        match self {
            Taken::Set(_) => LETTERS[0],
            Taken::OddPrimes => LETTERS[1],
            Taken::Primes => LETTERS[2],
            Taken::Fibonacci => LETTERS[3],
            Taken::Lucas => LETTERS[4],
        }
    }

    /// The family of a letter but `a`, which needs a set.
    fn family(letter: &str) -> Option<Taken> {
        [Taken::OddPrimes, Taken::Primes, Taken::Fibonacci, Taken::Lucas]
            .into_iter()
            .find(|family| family.letter() == letter)
    }
}

/// Whether a number is in the sequence in which each is the sum of the two before.
fn is_in_sequence(first: usize, second: usize, number: usize) -> bool {
    if number <= first { number == first } else { is_in_sequence(second, first + second, number) }
}

/// A sieve that stops one step too early takes N itself for a prime, and finds a move from N to 0.
const SQUARE_OF_A_PRIME: &str = "primes up to N, the square of one, with g(N) = 0";

fn shows_a_square(game: &Game, values: &[u32]) -> bool {
    let root = game.most.isqrt();
    let is_prime = root > 1 && (2..root).all(|divisor| !root.is_multiple_of(divisor));
    game.taken == Taken::Primes && root * root == game.most && is_prime && values[game.most] == 0
}

impl Exercise for SubtractionGrundy {
    type Input = Game;
    type Answer = Vec<u32>;

    const FOLDER: &'static str = "bai9_10_subtraction_grundy";
    const BOUNDS: &'static [Bound] = &[MOST, MOST_PRIMES, SIZE, NUMBER];
    const FEATURES: &'static [Feature] =
        &[Feature::Unbroken { name: coverage::NUMBERS, except: &[] }, Feature::Kind(SQUARE_OF_A_PRIME)];

    fn read(reader: &mut Reader) -> Result<Game, ReadError> {
        let letter = LETTERS[reader.one_of("t", &LETTERS)?];
        reader.space()?;
        let place = reader.mark();
        let most = reader.integer(&MOST)?;
        let family = Taken::family(letter);
        if matches!(family, Some(Taken::OddPrimes | Taken::Primes)) {
            reader.count(&MOST_PRIMES, most, place)?;
        }
        reader.end_line()?;
        let taken = match family {
            Some(family) => family,
            None => Taken::Set(read_set(reader)?),
        };
        Ok(Game { taken, most })
    }

    fn write(game: &Game, out: &mut Writer) {
        out.value(game.taken.letter()).value(game.most).end_line();
        if let Taken::Set(set) = &game.taken {
            out.value(set.len()).values(set).end_line();
        }
    }

    fn read_answer(game: &Game, tokens: &mut Tokens) -> Result<Vec<u32>, Refusal> {
        tokens.integers(game.most + 1, |number| format!("g({})", number - 1), 0..=MOST.max)
    }

    fn write_answer(values: &Vec<u32>, out: &mut Writer) {
        out.integer_line(values);
    }

    fn cover(game: &Game, values: &Vec<u32>, coverage: &mut Coverage) {
        values.iter().for_each(|&value| coverage.number(coverage::NUMBERS, value.into()));
        if shows_a_square(game, values) {
            coverage.kind(SQUARE_OF_A_PRIME);
        }
    }

    fn outcomes(values: &Vec<u32>) -> Option<Outcomes> {
        Some(Outcomes::count(values.iter().map(|&value| value > 0)))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn facts() -> Vec<Fact> {
        facts::all()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }

    fn promises() -> Vec<Promise<Self::Input>> {
        vec![Promise { name: "no_primes", keeps: no_primes }]
    }
}

/// What the group `hundred_thousand` promises besides maxima.
fn no_primes(game: &Game) -> Result<(), Sentence> {
    match game.taken {
        Taken::OddPrimes | Taken::Primes => Err(say!(
            vi "t = {letter}, chỉ được là a, d hoặc e",
            en "t = {letter}, and only a, d and e are allowed",
            letter = game.taken.letter(),
        )),
        _ => Ok(()),
    }
}

fn read_set(reader: &mut Reader) -> Result<Vec<usize>, ReadError> {
    let size = reader.integer(&SIZE)?;
    let mut set = Vec::with_capacity(size);
    for _ in 0..size {
        reader.space()?;
        let place = reader.mark();
        let number = reader.integer(&NUMBER)?;
        if let Some(&last) = set.last()
            && last >= number
        {
            let message = say!(
                vi "các số của tập không tăng dần: s = {number} đứng sau {last}",
                en "the set is not ascending: s = {number} follows {last}",
            );
            return Err(reader.error(place, message));
        }
        set.push(number);
    }
    reader.end_line()?;
    Ok(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::{Reference, testing};

    fn values(taken: Taken, most: usize) -> Vec<u32> {
        SubtractionGrundy::solve(&Game { taken, most })
    }

    #[test]
    fn the_five_tables_of_the_book() {
        for (taken, table) in [
            (Taken::Set(vec![1, 3, 4]), &[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3][..]),
            (Taken::OddPrimes, &[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 0, 3, 4, 1, 4, 3, 0, 3, 4, 1]),
            (Taken::Primes, &[0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]),
            (Taken::Fibonacci, &[0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5]),
            (Taken::Lucas, &[0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3, 0, 1]),
        ] {
            assert_eq!(values(taken, table.len() - 1), table);
        }
    }

    #[test]
    fn two_is_a_prime_but_neither_odd_nor_a_lucas_number_and_one_is_no_prime() {
        let numbers = |taken: Taken| (0..12).filter(|&number| taken.allows(number)).collect::<Vec<_>>();
        assert_eq!(numbers(Taken::OddPrimes), [3, 5, 7, 11]);
        assert_eq!(numbers(Taken::Primes), [2, 3, 5, 7, 11]);
        assert_eq!(numbers(Taken::Fibonacci), [1, 2, 3, 5, 8]);
        assert_eq!(numbers(Taken::Lucas), [1, 3, 4, 7, 11]);
    }

    #[test]
    fn values_reach_the_size_of_the_set() {
        let values = values(Taken::Set((1..=50).collect()), 1000);
        assert!(values.iter().zip(0..).all(|(&value, pile)| value == pile % 51));
    }

    #[test]
    fn the_reader_enforces_what_the_statement_says_of_several_values() {
        let read = testing::read::<SubtractionGrundy>;
        for (input, answer) in [
            (&b"a 5\n2 1 1000000\n"[..], Ok(())),
            (b"d 1000000\n", Ok(())),
            (b"c 100001\n", Err("line 1, column 3: N (b, c) = 100001 is not in [1, 100000]")),
            (b"a 5\n2 3 3\n", Err("line 2, column 5: the set is not ascending: s = 3 follows 3")),
            (b"a 5\n3 1 4 2\n", Err("line 2, column 7: the set is not ascending: s = 2 follows 4")),
            (b"a 5\n2 3\n", Err("line 2, column 4: expected a single space, but the line ends")),
            (b"b 5\n1 3\n", Err("line 2, column 1: expected the end of the file, but found \"1\"")),
            (b"f 5\n", Err("line 1, column 1: expected t (one of a, b, c, d, e), but found \"f\"")),
        ] {
            assert_eq!(read(input), answer.map_err(String::from));
        }
    }

    #[test]
    fn says_which_value_is_wrong() {
        let judge = |answer: &[u8]| testing::judge::<SubtractionGrundy>("e 4\n", answer);
        for (answer, refusal) in [
            (&b"0 1 0 1 2"[..], Ok(())),
            (b"0\n1\n00\n1\n2\n", Ok(())),
            (b"0 1 2 1 2", Err("g(2) is 0, the answer says 2")),
            (b"0 1 0 1", Err("the answer ends where g(4) should be")),
            (b"0 1 0 1 2 3", Err("line 1, column 11: the answer should end here, found \"3\"")),
            (b"0 1 0 1 -2", Err("line 1, column 9: g(4) = -2 is not in [0, 1000000]")),
        ] {
            assert_eq!(judge(answer), refusal.map_err(String::from));
        }
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let set = [1, 3, 4];
        let values = values(Taken::Set(set.to_vec()), 7);
        assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0]);
        let reached = |pile: usize| -> Vec<u32> {
            set.iter().filter(|&&taken| taken <= pile).map(|taken| values[pile - taken]).collect()
        };
        let table: [&[u32]; 8] = [&[], &[0], &[1], &[0, 0], &[1, 1, 0], &[2, 0, 1], &[3, 1, 0], &[2, 2, 1]];
        for (pile, values) in table.into_iter().enumerate() {
            assert_eq!(reached(pile), values, "{pile}");
        }
    }
}
