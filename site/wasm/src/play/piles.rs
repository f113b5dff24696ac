//! Take-away games: one pile with its own rule, or a sum of such piles.

use std::marker::PhantomData;

use generators::Dice;
use problems::{
    bai9_01_misere_take_away::Query,
    bai9_11_at_most_half, bai9_12_dim_plus, bai9_13_even_odd, bai9_14_at_least_half,
    bai9_16_sum_of_games::{Pile, Rule},
    shared::values::PileGame,
};
use solutions::{grundy::mex, subtraction};

use super::{
    Block,
    drawing::{set, verdict_of},
    taking::{MOST, Taken, Taking, pile_name},
    text::{halves, joined, number, numbers},
};
use checkers::{Sentence, say};

/// At most so many piles are shown.
const MOST_PILES: usize = 6;

fn at_least_one(after: u64, size: u64) -> Result<u64, Sentence> {
    match size.checked_sub(after) {
        Some(taken) if taken > 0 => Ok(taken),
        _ => Err(say!(vi "mỗi nước phải lấy ít nhất một quân", en "a move takes at least one counter")),
    }
}

/// 9.1: a move takes 1 to `most`, and whoever takes the last one loses.
pub struct MisereTakeAway;

impl Taking for MisereTakeAway {
    /// The counters, and the most that a move takes.
    type Position = (u64, u64);

    const MISERE: bool = true;

    fn read(&self, text: &str) -> Result<(u64, u64), Sentence> {
        let (counters, most) = halves(text, '-')?;
        Ok((number(counters, &(0..=MOST))?, number(most, &(1..=MOST))?))
    }

    fn write(&self, &(counters, most): &(u64, u64)) -> String {
        format!("{counters}-{most}")
    }

    fn sizes(&self, &(counters, _): &(u64, u64)) -> Vec<u64> {
        vec![counters]
    }

    fn leave(&self, &(counters, most): &(u64, u64), _pile: usize, after: u64) -> Result<(u64, u64), Sentence> {
        let taken = at_least_one(after, counters)?;
        Query { counters, most }.allows(taken).map_err(|_| {
            say!(vi "như vậy là lấy {taken} quân, mỗi nước chỉ được lấy nhiều nhất {most} quân", en "that would take {taken}, a move takes at most {most}")
        })?;
        Ok((after, most))
    }

    fn is_lost(&self, &(counters, most): &(u64, u64)) -> bool {
        counters % (most + 1) == 1 % (most + 1)
    }

    fn value(&self, _position: &(u64, u64)) -> Option<u64> {
        None
    }

    fn why(&self, &(counters, most): &(u64, u64)) -> Vec<Block> {
        let (round, rest) = (most + 1, counters % (most + 1));
        vec![
            Block::say(
                say!(vi "Hai người cùng nhau luôn lấy được một vòng {round} quân: người này lấy x thì người kia lấy {round} − x.", en "Together the two players can always make a round of {round}: whatever x the one takes, the other takes {round} − x."),
            ),
            Block::say(
                say!(vi "Chỗ luật misère khác luật thường: phải để lại quân cuối cùng cho đối thủ, nên thế thua là khi số dư bằng 1 chứ không phải 0. {counters} mod {round} = {rest}.", en "Where misère play turns: the last counter must stay for the opponent, so the lost positions are those with remainder 1, not 0. {counters} mod {round} = {rest}."),
            ),
        ]
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Ai lấy quân cuối cùng thì thua.", en "Touch a counter: it is taken with all that come after it. Whoever takes the last counter loses.")
    }

    fn note(&self, &(_, most): &(u64, u64)) -> Option<Sentence> {
        Some(say!(vi "Mỗi nước lấy từ 1 đến {most} quân.", en "A move takes 1 to {most} counters."))
    }

    fn random(&self, dice: &mut Dice) -> (u64, u64) {
        (dice.unsigned(10, 40), dice.unsigned(2, 7))
    }
}

/// What a table of options and their values says about a pile.
fn explained(pile: usize, size: u64, options: &[u64]) -> Block {
    let (number, value, options) = (pile + 1, mex(options.iter().copied()), set(options.iter().copied()));
    Block::say(
        say!(vi "Đống {number}: g({size}) = mex {options} = {value}.", en "Pile {number}: g({size}) = mex {options} = {value}."),
    )
}

/// The explanation of a sum of piles: each value from its options, then their nim-sum.
fn explain_sum(sizes: &[u64], options: impl Fn(usize, u64) -> Vec<u64>, values: &[u64]) -> Vec<Block> {
    let mut blocks: Vec<Block> = sizes
        .iter()
        .enumerate()
        .filter(|(_, size)| **size > 0)
        .map(|(pile, &size)| explained(pile, size, &options(pile, size)))
        .collect();
    let named: Vec<(Sentence, u64)> =
        values.iter().enumerate().map(|(pile, &value)| (pile_name(pile), value)).collect();
    blocks.push(Block::xor(&named));
    blocks.push(verdict_of(values.iter().fold(0, |sum, value| sum ^ value)));
    blocks
}

/// 9.2 and 9.10: a move takes a number of a given set from one of the piles.
pub struct Subtraction {
    /// How many piles a random position has.
    pub piles: usize,
}

impl Subtraction {
    fn values(set: &[u64], most: u64) -> Vec<u64> {
        let set: Vec<usize> = set.iter().map(|&take| take as usize).collect();
        subtraction::by_definition(&set, most as usize).into_iter().map(u64::from).collect()
    }

    fn pile_values((set, sizes): &(Vec<u64>, Vec<u64>)) -> Vec<u64> {
        let values = Self::values(set, sizes.iter().copied().max().unwrap_or(0));
        sizes.iter().map(|&size| values[size as usize]).collect()
    }
}

impl Taking for Subtraction {
    /// What may be taken, ascending, and the piles.
    type Position = (Vec<u64>, Vec<u64>);

    fn read(&self, text: &str) -> Result<Self::Position, Sentence> {
        let (set, piles) = halves(text, '-')?;
        let set: Vec<u64> = set.split(',').map(|take| number(take, &(1..=MOST))).collect::<Result<_, _>>()?;
        if set.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(say!(vi "các số được lấy phải tăng dần", en "what may be taken should ascend"));
        }
        Ok((set, numbers(piles, 1..=MOST_PILES, 0..=MOST)?))
    }

    fn write(&self, (set, piles): &Self::Position) -> String {
        format!("{}-{}", joined(set, ","), joined(piles, "."))
    }

    fn sizes(&self, (_, piles): &Self::Position) -> Vec<u64> {
        piles.clone()
    }

    fn leave(
        &self,
        (set, piles): &Self::Position,
        pile: usize,
        after: u64,
    ) -> Result<Self::Position, Sentence> {
        let taken = at_least_one(after, piles[pile])?;
        if !set.contains(&taken) {
            let allowed = joined(set, ", ");
            return Err(
                say!(vi "như vậy là lấy {taken} quân, mỗi nước chỉ được lấy một trong các số {allowed}", en "that would take {taken}, a move takes one of {allowed}"),
            );
        }
        let mut piles = piles.clone();
        piles[pile] = after;
        Ok((set.clone(), piles))
    }

    fn is_lost(&self, position: &Self::Position) -> bool {
        self.value(position) == Some(0)
    }

    fn value(&self, position: &Self::Position) -> Option<u64> {
        Some(Self::pile_values(position).into_iter().fold(0, |sum, value| sum ^ value))
    }

    fn why(&self, position: &Self::Position) -> Vec<Block> {
        let (set, sizes) = position;
        let values = Self::values(set, sizes.iter().copied().max().unwrap_or(0));
        let options = |_, size: u64| {
            set.iter().filter(|take| **take <= size).map(|take| values[(size - take) as usize]).collect()
        };
        explain_sum(sizes, options, &Self::pile_values(position))
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi. Chỉ được lấy một số quân nhất định. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it in its pile. Only certain numbers may be taken. Whoever cannot move loses.")
    }

    fn note(&self, (set, _): &Self::Position) -> Option<Sentence> {
        let allowed = joined(set, ", ");
        Some(say!(vi "Mỗi nước lấy một trong các số: {allowed}.", en "A move takes one of: {allowed}."))
    }

    fn random(&self, dice: &mut Dice) -> Self::Position {
        const MOST_TAKEN: usize = 20;
        let listed: [&[u64]; 4] = [
            &[3, 5, 7, 11, 13, 17, 19],
            &[2, 3, 5, 7, 11, 13, 17, 19],
            &[1, 2, 3, 5, 8, 13],
            &[1, 3, 4, 7, 11, 18],
        ];
        let set = if self.piles > 1 && dice.chance(1, 2) {
            dice.pick(&listed).to_vec()
        } else {
            let count = dice.size(2, 4);
            dice.subset(MOST_TAKEN / 2, count).into_iter().map(|take| take as u64 + 1).collect()
        };
        let piles = (0..self.piles).map(|_| dice.unsigned(8, if self.piles == 1 { 35 } else { 16 })).collect();
        (set, piles)
    }
}

/// A sum of piles that all follow the rule of one exercise.
pub struct SameRule<Game> {
    rules: fn() -> Sentence,
    refusal: fn(u64, u64) -> Sentence,
    game: PhantomData<fn() -> Game>,
}

/// 9.11.
pub static AT_MOST_HALF: Taken<SameRule<bai9_11_at_most_half::Game>> = Taken(SameRule {
    rules: || say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Mỗi nước lấy nhiều nhất một nửa đống. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. A move takes at most half of its pile. Whoever cannot move loses."),
    refusal: |size, taken| say!(vi "{taken} nhiều hơn một nửa của {size}; mỗi nước lấy nhiều nhất một nửa", en "{taken} is more than half of {size}; a move takes at most half"),
    game: PhantomData,
});

/// 9.12.
pub static DIM_PLUS: Taken<SameRule<bai9_12_dim_plus::Game>> = Taken(SameRule {
    rules: || say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Số quân lấy phải là ước của số quân trong đống, kể cả 1 và cả đống. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. A move takes a divisor of its pile's size; 1 and the whole pile are divisors too. Whoever cannot move loses."),
    refusal: |size, taken| say!(vi "{taken} không phải là ước của {size}", en "{taken} is no divisor of {size}"),
    game: PhantomData,
});

/// 9.13.
pub static EVEN_ODD: Taken<SameRule<bai9_13_even_odd::Game>> = Taken(SameRule {
    rules: || say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Mỗi nước lấy một số chẵn quân nhưng không lấy cả đống, hoặc lấy cả đống nếu đống lẻ. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. A move takes an even number but not the whole pile, or the whole pile if it is odd. Whoever cannot move loses."),
    refusal: even_odd_refusal,
    game: PhantomData,
});

/// 9.14.
pub static AT_LEAST_HALF: Taken<SameRule<bai9_14_at_least_half::Game>> = Taken(SameRule {
    rules: || say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Mỗi nước lấy ít nhất một nửa đống. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. A move takes at least half of its pile. Whoever cannot move loses."),
    refusal: at_least_half_refusal,
    game: PhantomData,
});

fn even_odd_refusal(size: u64, taken: u64) -> Sentence {
    if taken == size {
        say!(vi "đống {size} quân là chẵn nên không được lấy hết", en "a pile of {size}, which is even, cannot be emptied")
    } else {
        say!(vi "{taken} là số lẻ; chỉ được lấy một số lẻ khi đó là cả đống", en "{taken} is odd; an odd number is taken only if it is the whole pile")
    }
}

fn at_least_half_refusal(size: u64, taken: u64) -> Sentence {
    say!(vi "{taken} ít hơn một nửa của {size}; mỗi nước lấy ít nhất một nửa", en "{taken} is less than half of {size}; a move takes at least half")
}

impl<Game: PileGame> Taking for SameRule<Game> {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        numbers(text, 1..=MOST_PILES, 0..=MOST)
    }

    fn write(&self, piles: &Vec<u64>) -> String {
        joined(piles, ".")
    }

    fn sizes(&self, piles: &Vec<u64>) -> Vec<u64> {
        piles.clone()
    }

    fn leave(&self, piles: &Vec<u64>, pile: usize, after: u64) -> Result<Vec<u64>, Sentence> {
        let taken = at_least_one(after, piles[pile])?;
        if !Game::allows(piles[pile], taken) {
            return Err((self.refusal)(piles[pile], taken));
        }
        let mut piles = piles.clone();
        piles[pile] = after;
        Ok(piles)
    }

    fn is_lost(&self, piles: &Vec<u64>) -> bool {
        self.value(piles) == Some(0)
    }

    fn value(&self, piles: &Vec<u64>) -> Option<u64> {
        Some(piles.iter().fold(0, |sum, &pile| sum ^ Game::value(pile)))
    }

    fn why(&self, piles: &Vec<u64>) -> Vec<Block> {
        let options = |_, size: u64| {
            (1..=size)
                .filter(|&taken| Game::allows(size, taken))
                .map(|taken| Game::value(size - taken))
                .collect()
        };
        explain_sum(piles, options, &piles.iter().map(|&pile| Game::value(pile)).collect::<Vec<_>>())
    }

    fn rules(&self) -> Sentence {
        (self.rules)()
    }

    fn random(&self, dice: &mut Dice) -> Vec<u64> {
        (0..dice.size(2, 4)).map(|_| dice.unsigned(3, 20)).collect()
    }
}

/// 9.16: every pile has a rule of its own.
pub struct Sum;

impl Sum {
    const LETTERS: [(char, Rule); 3] = [('E', Rule::EvenOdd), ('H', Rule::AtLeastHalf), ('N', Rule::Nim)];

    fn letter(rule: Rule) -> char {
        // Every rule stands in the table.
        Self::LETTERS.iter().find(|(_, known)| *known == rule).map_or(' ', |(letter, _)| *letter)
    }

    fn piles(position: &[(char, u64)]) -> impl Iterator<Item = Pile> {
        position.iter().map(|&(letter, size)| {
            let rule =
                Self::LETTERS.iter().find(|(known, _)| *known == letter).map_or(Rule::Nim, |(_, rule)| *rule);
            Pile { rule, size }
        })
    }
}

impl Taking for Sum {
    /// The letter of each pile's game, as the exercise writes it, and its size.
    type Position = Vec<(char, u64)>;

    fn read(&self, text: &str) -> Result<Self::Position, Sentence> {
        let pile = |word: &str| -> Result<(char, u64), Sentence> {
            let letter =
                word.chars().next().filter(|letter| Self::LETTERS.iter().any(|(known, _)| known == letter));
            let letter = letter.ok_or_else(|| {
                say!(vi "\"{word}\" phải bắt đầu bằng E, H hoặc N", en "\"{word}\" should begin with E, H or N")
            })?;
            Ok((letter, number(&word[1..], &(0..=MOST))?))
        };
        let piles: Vec<(char, u64)> = text.split('.').map(pile).collect::<Result<_, _>>()?;
        match piles.len() {
            1..=MOST_PILES => Ok(piles),
            _ => Err(
                say!(vi "chỉ vẽ được nhiều nhất {MOST_PILES} đống", en "at most {MOST_PILES} piles can be shown"),
            ),
        }
    }

    fn write(&self, piles: &Self::Position) -> String {
        joined(piles.iter().map(|(letter, size)| format!("{letter}{size}")), ".")
    }

    fn sizes(&self, piles: &Self::Position) -> Vec<u64> {
        piles.iter().map(|&(_, size)| size).collect()
    }

    fn leave(&self, position: &Self::Position, pile: usize, after: u64) -> Result<Self::Position, Sentence> {
        let size = position[pile].1;
        let taken = at_least_one(after, size)?;
        if let Some(played) = Self::piles(position).nth(pile) {
            played.allows(after).map_err(|_| match played.rule {
                Rule::EvenOdd => even_odd_refusal(size, taken),
                _ => at_least_half_refusal(size, taken),
            })?;
        }
        let mut piles = position.clone();
        piles[pile].1 = after;
        Ok(piles)
    }

    fn is_lost(&self, piles: &Self::Position) -> bool {
        self.value(piles) == Some(0)
    }

    fn value(&self, piles: &Self::Position) -> Option<u64> {
        Some(Self::piles(piles).fold(0, |sum, pile| sum ^ pile.value()))
    }

    fn why(&self, position: &Self::Position) -> Vec<Block> {
        let piles: Vec<Pile> = Self::piles(position).collect();
        let options = |pile: usize, size: u64| {
            let left = |after: u64| Pile { size: after, ..piles[pile] }.value();
            (0..size).filter(|&after| piles[pile].allows(after).is_ok()).map(left).collect()
        };
        explain_sum(&self.sizes(position), options, &piles.iter().map(|pile| pile.value()).collect::<Vec<_>>())
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Đống E: lấy một số chẵn nhưng không lấy hết, hoặc lấy hết nếu lẻ. Đống H: lấy ít nhất một nửa. Đống N: lấy bao nhiêu cũng được. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. From an E pile: an even number but not all, or all if it is odd. From an H pile: at least half. From an N pile: any number. Whoever cannot move loses.")
    }

    fn pile_name(&self, position: &Self::Position, pile: usize) -> Sentence {
        let (number, letter) = (pile + 1, position[pile].0);
        say!(vi "đống {number} ({letter})", en "pile {number} ({letter})")
    }

    fn random(&self, dice: &mut Dice) -> Self::Position {
        let pile = |dice: &mut Dice| (Self::letter(*dice.pick(&Rule::ALL)), dice.unsigned(3, 18));
        (0..dice.size(3, 4)).map(|_| pile(dice)).collect()
    }
}
