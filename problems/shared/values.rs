//! Games on one pile, and exercises that ask for the Sprague–Grundy value of pile after pile: every line of
//! the input is a pile `n`, every line of the answer is g(n). An exercise gives the rule and the formula;
//! all the rest is here.

use std::marker::PhantomData;

use checkers::{Bound, E18, ReadError, Reader, Refusal, Tokens, Writer, say, sentence::QUERY};
use generators::{PlanError, TestRng, params};
use solutions::grundy::Mex;

use exercise::{
    Checker, Exercise, Fact, Generator, Oracle, OracleFn, Outcomes, Recipe, Recipes, Reference,
    coverage::{self, Feature},
    picture::Picture,
    play::AnyGame,
};

/// A game on one pile in which a move takes some counters; whoever cannot move loses.
pub trait PileGame: Send + Sync + 'static {
    /// The folder of the exercise.
    const FOLDER: &'static str;

    /// The rule: whether a move may take so many (`1 <= taken <= pile`) from a pile.
    fn allows(pile: u64, taken: u64) -> bool;

    /// The Sprague–Grundy value of a pile, by the formula.
    fn value(pile: u64) -> u64;

    /// The length of the greatest value.
    const DIGITS: u32;

    /// The game to play on several piles.
    fn game() -> Option<&'static dyn AnyGame> {
        None
    }

    /// What the texts of the exercise say and code computes.
    fn facts() -> Vec<Fact> {
        Vec::new()
    }

    /// The pictures of its texts.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }
}

/// A table for a text: sizes from `first` on, and the value of each.
///
/// ```
/// use problems::shared::values::table;
///
/// assert_eq!(table("n", 1, [0, 1]), "\n| $n$ | 1 | 2 |\n|---|---|---|\n| $g(n)$ | 0 | 1 |\n");
/// ```
pub fn table(size: &str, first: usize, values: impl IntoIterator<Item = u64>) -> String {
    let mut list = Vec::new();
    for value in values {
        list.push(value);
    }
    table_of(size, first, &list)
}

fn table_of(size: &str, first: usize, values: &[u64]) -> String {
    let (mut head, mut rule, mut line) =
        (format!("| ${size}$ |"), "|---|".to_string(), format!("| $g({size})$ |"));
    for (size, value) in (first..).zip(values) {
        head += &format!(" {size} |");
        rule += "---|";
        line += &format!(" {value} |");
    }
    format!("\n{head}\n{rule}\n{line}\n")
}

/// A number for a text, its digits in groups of three.
///
/// ```
/// use problems::shared::values::figure;
///
/// assert_eq!(figure(910), "$910$");
/// assert_eq!(figure(24_995_000), r"$24\,995\,000$");
/// ```
pub fn figure(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    format!("${}$", groups.join(r"\,"))
}

/// The exercise that asks for the values of a game.
pub struct Values<Game>(PhantomData<Game>);

const LINES: Bound = Bound::lines(1, 100_000);
const PILE: Bound = Bound::new("n", 0, E18);

impl<Game: PileGame> Exercise for Values<Game> {
    type Input = Vec<u64>;
    type Answer = Vec<u64>;

    const FOLDER: &'static str = Game::FOLDER;
    const BOUNDS: &'static [Bound] = &[LINES, PILE];

    const FEATURES: &'static [Feature] =
        &[Feature::Lengths { name: coverage::NUMBERS, least: 0, most: Game::DIGITS, except: &[] }];

    fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
        reader.integer_lines(&LINES, &PILE)
    }

    fn write(piles: &Vec<u64>, out: &mut Writer) {
        out.integer_lines(piles);
    }

    fn read_answer(piles: &Vec<u64>, tokens: &mut Tokens) -> Result<Vec<u64>, Refusal> {
        let name = |query: usize| format!("g({})", piles[query - 1]);
        tokens.integer_each(QUERY, piles.len(), name, 0..=PILE.max)
    }

    fn write_answer(values: &Vec<u64>, out: &mut Writer) {
        out.integer_lines(values);
    }

    fn outcomes(values: &Vec<u64>) -> Option<Outcomes> {
        Some(Outcomes::count(values.iter().map(|&value| value > 0)))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Game::game()
    }

    fn facts() -> Vec<Fact> {
        Game::facts()
    }

    fn pictures() -> Vec<Picture> {
        Game::pictures()
    }
}

impl<Game: PileGame> Reference for Values<Game> {
    fn solve(piles: &Vec<u64>) -> Vec<u64> {
        piles.iter().map(|&pile| Game::value(pile)).collect()
    }
}

impl<Game: PileGame> Oracle for Values<Game> {
    fn oracle(piles: &Vec<u64>) -> Option<OracleFn<'_, Vec<u64>>> {
        let most = piles.iter().copied().max().filter(|&most| most <= REACH)?;
        let table = values_by_rule(most, Game::allows);
        Some(Box::new(move |values| {
            for (index, (&pile, &value)) in piles.iter().zip(values).enumerate() {
                let mex = table[pile as usize];
                if value != mex {
                    return Err(format!("query {}: the moves from {pile} have the mex {mex}", index + 1));
                }
            }
            Ok(())
        }))
    }

    /// For one pile, every value that it might have.
    fn candidates(piles: &Vec<u64>) -> Vec<Vec<u64>> {
        let [pile] = piles[..] else { return Vec::new() };
        (0..=pile.min(200) + 1).map(|value| vec![value]).collect()
    }
}

impl<Game: PileGame> Checker for Values<Game> {
    fn check(piles: &Vec<u64>, values: &Vec<u64>, reference: &Vec<u64>) -> Result<(), Refusal> {
        for (index, ((pile, value), right)) in piles.iter().zip(values).zip(reference).enumerate() {
            if value != right {
                let reason = say!(
                    vi "g({pile}) bằng {right}, kết quả in ra là {value}",
                    en "g({pile}) is {right}, the answer says {value}",
                );
                return Err(Refusal::at(QUERY, index + 1, reason));
            }
        }
        Ok(())
    }
}

/// The largest pile that the oracle takes on: its work grows with the square.
const REACH: u64 = 10_000;

/// The values of all piles up to `most`, from a rule alone: whether so many may be taken from a pile.
pub(crate) fn values_by_rule(most: u64, allows: impl Fn(u64, u64) -> bool) -> Vec<u64> {
    let mut values: Vec<u32> = Vec::new();
    let mut options = Mex::new();
    for pile in 0..=most {
        options.clear();
        for taken in (1..=pile).filter(|&taken| allows(pile, taken)) {
            options.insert(values[(pile - taken) as usize]);
        }
        values.push(options.get());
    }
    values.into_iter().map(u64::from).collect()
}

impl<Game: PileGame> Generator for Values<Game> {
    const RECIPES: Recipes<Vec<u64>> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("every", every),
        &Recipe::new("powers", powers),
        &Recipe::new("runs", runs),
        &Recipe::new("random", random),
    ];

    fn small(rng: &mut TestRng) -> Vec<u64> {
        let lines = rng.size(1, 8);
        (0..lines).map(|_| rng.any_length(0, 200)).collect()
    }
}

params! { struct Listed { n: Vec<u64> } }

/// The piles `n`, in this order.
fn listed(_: &mut TestRng, Listed { n }: Listed) -> Result<Vec<u64>, PlanError> {
    Ok(n)
}

params! { struct Every { from: u64, to: u64, shuffled: bool = false } }

/// All piles between `from` and `to`, shuffled if `shuffled` says so.
fn every(rng: &mut TestRng, Every { from, to, shuffled }: Every) -> Result<Vec<u64>, PlanError> {
    let mut piles: Vec<u64> = (from..=to).take(LINES.max as usize + 1).collect();
    if shuffled {
        rng.shuffle(&mut piles);
    }
    Ok(piles)
}

params! { struct Powers { distance: u64, most: u64 } }

/// Every power of two, and every pile at most `distance` from one; none is above `most`.
fn powers(rng: &mut TestRng, Powers { distance, most }: Powers) -> Result<Vec<u64>, PlanError> {
    let powers = (0..u64::BITS - 1).map(|exponent| 1u64 << exponent);
    let around = powers.flat_map(|power| power.saturating_sub(distance)..=power + distance);
    let mut piles: Vec<u64> = around.filter(|&pile| pile <= most).collect();
    piles.sort_unstable();
    piles.dedup();
    rng.shuffle(&mut piles);
    Ok(piles)
}

params! { struct Runs { lines: usize, most: u64 } }

/// `lines` piles up to `most` that end, in binary, in a run of zeros or of ones; every length of a run is as
/// likely as the next.
fn runs(rng: &mut TestRng, Runs { lines, most }: Runs) -> Result<Vec<u64>, PlanError> {
    let pile = |_| {
        let run = rng.size(0, most.checked_ilog2().unwrap_or(0) as usize);
        let zeros = rng.any_length(0, most >> run) << run;
        let ones = zeros | ((1 << run) - 1);
        if rng.chance(1, 2) || ones > most { zeros } else { ones }
    };
    Ok((0..lines).map(pile).collect())
}

params! { struct Random { lines: usize, most: u64, uniform: bool = false } }

/// `lines` piles up to `most`, of all lengths, or with `uniform` each pile as likely as the next.
fn random(rng: &mut TestRng, Random { lines, most, uniform }: Random) -> Result<Vec<u64>, PlanError> {
    let pile = |_| if uniform { rng.unsigned(0, most) } else { rng.any_length(0, most) };
    Ok((0..lines).map(pile).collect())
}

#[cfg(test)]
mod tests {
    use crate::bai9_11_at_most_half::AtMostHalf;
    use exercise::testing;

    fn judge(answer: &[u8]) -> Result<(), String> {
        testing::judge::<AtMostHalf>("5\n1000000000000000000\n", answer)
    }

    #[test]
    fn says_which_value_is_wrong() {
        assert_eq!(judge(b"1\n500000000000000000\n"), Ok(()));
        assert_eq!(judge(b" 01\t00500000000000000000"), Ok(()));
        for (answer, refusal) in [
            (&b"1\n5\n"[..], "query 2: g(1000000000000000000) is 500000000000000000, the answer says 5"),
            (b"4 500000000000000000", "query 1: g(5) is 1, the answer says 4"),
            (b"1", "query 2: the answer ends where g(1000000000000000000) should be"),
            (b"1 500000000000000000 0", "line 1, column 22: the answer should end here, found \"0\""),
            (b"-1 5", "query 1 (line 1, column 1): g(5) = -1 is not in [0, 1000000000000000000]"),
            (b"1.0 5", "query 1 (line 1, column 1): g(5) should be an integer, found \"1.0\""),
            (
                b"1 99999999999999999999999999999999999999",
                "query 2 (line 1, column 3): g(1000000000000000000) = 99999999999999999999999999999999999999 is not in [0, 1000000000000000000]",
            ),
        ] {
            assert_eq!(judge(answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_reader_takes_one_pile_a_line() {
        let read = testing::read::<AtMostHalf>;
        assert_eq!(read("0\n1000000000000000000\n"), Ok(()));
        assert_eq!(
            read("1 2\n"),
            Err("line 1, column 2: query 1: expected the end of the line (LF), but found a space".into())
        );
        assert_eq!(
            read(&"1\n".repeat(100_001)),
            Err("line 100001, column 1: this line is one too many: the file may have at most 100000 lines"
                .into())
        );
    }
}
