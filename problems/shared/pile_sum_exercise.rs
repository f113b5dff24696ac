//! Exercises that ask for a winning move in a sum of piles: `0`, or `1` and a move. An exercise says what a pile is, how
//! it is read and made; all the rest is here.

use std::{marker::PhantomData, slice};

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use generators::{
    PlanError, TestRng, params,
    positions::{Place, piles_with_nim_sum, piles_with_one_repair},
};

use super::{
    misere,
    pile_move::{self, PileMove, Reply},
    pile_sum::{self, Outcomes, Rule, Sum, SumPile},
    reply,
};
use exercise::{
    Checker, Exercise, Fact, Generator, Oracle, OracleFn, Recipe, Recipes, Reference,
    coverage::{Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

/// How many piles there are.
pub const N: Bound = Bound::new("n", 1, 100_000);

/// Whether play is normal or misère, where the input says it.
pub const RULE: Bound = Bound::new("t", 0, 1);

/// What messages call a pile.
pub const PILE: Name = Name::new("đống", "pile");

/// What answers to tests in misère play show.
pub const MISERE: [Feature; 8] = [
    Feature::Kind(ALL_ZERO),
    Feature::Kind(ONES_LOST),
    Feature::Kind(ONES_WON),
    Feature::Kind(ONE_BIG),
    Feature::Kind(BIG_LOST),
    misere::FIRM_PARTS,
    misere::FAR_WITHOUT_FIRM_PARTS[0],
    misere::FAR_WITHOUT_FIRM_PARTS[1],
];
const ALL_ZERO: &str = "misère play in which all values are 0";
const ONES_LOST: &str = "misère play in which an odd number of values is 1 and the others are 0";
const ONES_WON: &str = "misère play in which an even number of values is 1 and the others are 0";
const ONE_BIG: &str = "misère play in which a single value is above 1";
const BIG_LOST: &str = "misère play that is lost, with values above 1";

/// How many piles are a long way.
const FAR: usize = N.max as usize - 2;

/// An exercise about sums of piles.
pub trait SumGame: Send + Sync + 'static {
    /// A pile, and how tests make it.
    type Pile: MadePile;

    /// The folder of the exercise.
    const FOLDER: &'static str;
    /// As [`Exercise::BOUNDS`].
    const BOUNDS: &'static [Bound];
    /// As [`Exercise::FEATURES`].
    const FEATURES: &'static [Feature];
    /// Whether the input says by which rule is played; otherwise whoever cannot move loses.
    const BOTH_RULES: bool;
    /// What the second number of a move is called.
    const NUMBER: &'static str = "y";

    /// Reads so many piles, and the end of their last line.
    fn read_piles(reader: &mut Reader, n: usize) -> Result<Vec<Self::Pile>, ReadError>;

    /// Writes piles, so that [`SumGame::read_piles`] gives them back.
    fn write_piles(piles: &[Self::Pile], out: &mut Writer);

    /// How many counters the second number of a move leaves of a pile: just so many, if nothing else is said.
    fn left(_pile: Self::Pile, number: u64) -> Result<u64, Sentence> {
        Ok(number)
    }

    /// The number that [`SumGame::left`] turns into what a legal move leaves.
    fn number(_pile: Self::Pile, after: u64) -> u64 {
        after
    }

    /// The game to play.
    fn game() -> Option<&'static dyn AnyGame>;

    /// What the texts of the exercise say and code computes.
    fn facts() -> Vec<Fact> {
        Vec::new()
    }

    /// The pictures of its texts.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }
}

/// A pile that tests can ask for.
pub trait MadePile: SumPile {
    /// The largest size.
    const LARGEST: u64;

    /// A pile as a row of a plan writes it.
    fn parse(word: &str) -> Option<Self>;

    /// A random pile of at most `most` counters.
    fn random(rng: &mut TestRng, most: u64) -> Self;

    /// A random pile of a size.
    fn of_size(rng: &mut TestRng, size: u64) -> Self;

    /// A random pile of a value and of at most `most` counters, if there is one.
    fn of_value(rng: &mut TestRng, value: u64, most: u64) -> Option<Self>;
}

/// The exercise that asks for a winning move. In its answers a move has the number that is written.
pub struct SumOfPiles<Game>(PhantomData<Game>);

impl<Game: SumGame> Exercise for SumOfPiles<Game> {
    type Input = Sum<Game::Pile>;
    type Answer = Reply;

    const FOLDER: &'static str = Game::FOLDER;
    const BOUNDS: &'static [Bound] = Game::BOUNDS;
    const FEATURES: &'static [Feature] = Game::FEATURES;

    fn read(reader: &mut Reader) -> Result<Self::Input, ReadError> {
        let start = reader.mark();
        let rule = if Game::BOTH_RULES { read_rule(reader)? } else { Rule::Normal };
        let n = reader.integer(&N)?;
        reader.end_line()?;
        let sum = Sum { rule, piles: Game::read_piles(reader, n)? };
        if rule == Rule::Misere && sum.is_over() {
            let message = say!(
                vi "ván chơi theo luật misère đã kết thúc: không đống nào còn nước đi",
                en "a misère game that is over: no pile has a move",
            );
            return Err(reader.error(start, message));
        }
        Ok(sum)
    }

    fn write(sum: &Self::Input, out: &mut Writer) {
        if Game::BOTH_RULES {
            out.value(u8::from(sum.rule == Rule::Misere));
        }
        out.line([sum.piles.len()]);
        Game::write_piles(&sum.piles, out);
    }

    fn read_answer(sum: &Self::Input, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        reply::read(tokens, |tokens| {
            let i: usize = tokens.integer("i", 1..=sum.piles.len() as i128)?;
            Ok(PileMove { pile: i - 1, after: tokens.integer(Game::NUMBER, 0..=u64::MAX.into())? })
        })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        pile_move::write(reply, out);
    }

    fn outcomes(reply: &Reply) -> Option<exercise::Outcomes> {
        reply::outcomes(slice::from_ref(reply))
    }

    fn cover(sum: &Self::Input, reply: &Reply, coverage: &mut Coverage) {
        let chosen = reply.map(|written| PileMove {
            after: Game::left(sum.piles[written.pile], written.after).unwrap_or(written.after),
            ..written
        });
        let values = sum.values();
        pile_move::cover(&values, &chosen, N.max as usize - 1, coverage);
        if sum.rule == Rule::Misere {
            cover_misere(sum, &values, coverage);
        }
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

fn read_rule(reader: &mut Reader) -> Result<Rule, ReadError> {
    let rule = if reader.integer::<u8>(&RULE)? == 1 { Rule::Misere } else { Rule::Normal };
    reader.space()?;
    Ok(rule)
}

fn cover_misere<Pile: SumPile>(sum: &Sum<Pile>, values: &[u64], coverage: &mut Coverage) {
    let balance = sum.balance();
    let all_zero = values.iter().all(|&value| value == 0);
    match (balance.above_one, balance.is_lost()) {
        (0, false) if all_zero => coverage.kind(ALL_ZERO),
        (0, false) => coverage.kind(ONES_WON),
        (0, true) => coverage.kind(ONES_LOST),
        (_, true) => coverage.kind(BIG_LOST),
        (1, false) => coverage.kind(ONE_BIG),
        _ => {}
    }
    misere::cover_firm_parts(balance.above_one, balance.is_lost(), coverage);
    if balance.above_one == 0 && !balance.is_lost() {
        let wins: Vec<bool> =
            sum.piles.iter().zip(values).map(|(pile, value)| pile.reach(value ^ 1).is_some()).collect();
        misere::cover_fickle_parts(&wins, FAR, coverage);
    }
}

/// What a written move leaves.
fn chosen<Game: SumGame>(piles: &[Game::Pile], written: PileMove) -> Result<PileMove, Sentence> {
    let after = Game::left(piles[written.pile], written.after).map_err(|reason| {
        let pile = PILE.number(written.pile + 1);
        say!(vi "{pile}: {reason}", en "{pile}: {reason}"; pile, reason)
    })?;
    Ok(PileMove { after, ..written })
}

impl<Game: SumGame> Reference for SumOfPiles<Game> {
    fn solve(sum: &Self::Input) -> Reply {
        let PileMove { pile, after } = pile_sum::winning_move(sum)?;
        Some(PileMove { pile, after: Game::number(sum.piles[pile], after) })
    }
}

impl<Game: SumGame> Oracle for SumOfPiles<Game> {
    fn oracle(sum: &Self::Input) -> Option<OracleFn<'_, Reply>> {
        let outcomes = Outcomes::of(sum.rule, &sum.piles)?;
        Some(Box::new(move |reply| {
            reply::check(reply, !outcomes.is_lost(), |&written| {
                let chosen = chosen::<Game>(&sum.piles, written)?;
                sum.allows(chosen)?;
                match outcomes.is_lost_after(chosen, sum.piles[chosen.pile].size()) {
                    true => Ok(()),
                    false => Err(format!("the opponent wins from {:?}", sum.played(chosen))),
                }
            })
        }))
    }

    fn candidates(sum: &Self::Input) -> Vec<Reply> {
        pile_move::candidates(&sum.piles.iter().map(|pile| pile.size()).collect::<Vec<_>>())
    }
}

impl<Game: SumGame> Checker for SumOfPiles<Game> {
    fn check(sum: &Self::Input, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        let judge = |&written: &PileMove| pile_sum::judge(sum, chosen::<Game>(&sum.piles, written)?);
        reply::check(reply, reference.is_some(), judge).map_err(Refusal::new)
    }
}

impl<Game: SumGame> Generator for SumOfPiles<Game> {
    const RECIPES: Recipes<Self::Input> = &[
        &Recipe::new("listed", listed::<Game::Pile>),
        &Recipe::new("equal", equal::<Game::Pile>),
        &Recipe::new("among_empty", among_empty::<Game::Pile>),
        &Recipe::new("random", random::<Game::Pile>),
        &Recipe::new("nim_sum", nim_sum::<Game::Pile>),
        &Recipe::new("single", single::<Game::Pile>),
        &Recipe::new("values", values::<Game::Pile>),
        &Recipe::new("digit", digit::<Game::Pile>),
    ];

    /// One to five piles with at most a few hundred positions below them, lost every third time.
    fn small(rng: &mut TestRng) -> Self::Input {
        let n = rng.size(1, 5);
        let most = [60, 16, 8, 5, 3][n - 1];
        let rule = if Game::BOTH_RULES && rng.chance(1, 2) { Rule::Misere } else { Rule::Normal };
        let mut sum = Sum { rule, piles: (0..n).map(|_| Game::Pile::random(rng, most)).collect() };
        if rng.chance(1, 3) {
            sum = made_lost(sum);
        }
        if rule == Rule::Misere && sum.is_over() { Sum { rule: Rule::Normal, ..sum } } else { sum }
    }
}

/// The sum after a winning move, if there is one.
fn made_lost<Pile: SumPile>(sum: Sum<Pile>) -> Sum<Pile> {
    match pile_sum::winning_move(&sum) {
        Some(chosen) => sum.played(chosen),
        None => sum,
    }
}

fn rule(t: u64) -> Rule {
    if t == 1 { Rule::Misere } else { Rule::Normal }
}

params! { struct Listed { t: u64 = 0, piles: String } }

/// The piles that the row writes down, with spaces between them.
fn listed<Pile: MadePile>(_: &mut TestRng, Listed { t, piles }: Listed) -> Result<Sum<Pile>, PlanError> {
    Ok(Sum { rule: rule(t), piles: piles.split(' ').map(parse).collect::<Result<_, _>>()? })
}

fn parse<Pile: MadePile>(word: &str) -> Result<Pile, PlanError> {
    Pile::parse(word).ok_or_else(|| PlanError::new(format!("\"{word}\" is not a pile")))
}

params! { struct Equal { t: u64 = 0, n: usize, pile: String } }

/// `n` times the same pile.
fn equal<Pile: MadePile>(_: &mut TestRng, Equal { t, n, pile }: Equal) -> Result<Sum<Pile>, PlanError> {
    Ok(Sum { rule: rule(t), piles: vec![parse(&pile)?; n] })
}

params! { struct AmongEmpty { t: u64 = 0, n: usize, piles: String, place: Place } }

/// The piles that the row writes down side by side at `place` among empty ones, `n` in all.
fn among_empty<Pile: MadePile>(
    rng: &mut TestRng,
    AmongEmpty { t, n, piles: written, place }: AmongEmpty,
) -> Result<Sum<Pile>, PlanError> {
    let written: Vec<Pile> = written.split(' ').map(parse).collect::<Result<_, _>>()?;
    let empty = n.checked_sub(written.len()).ok_or_else(|| PlanError::new("there are more piles than n"))?;
    let mut piles: Vec<Pile> = (0..empty).map(|_| Pile::of_size(rng, 0)).collect();
    let at = place.among(rng, piles.len());
    piles.splice(at..at, written);
    Ok(Sum { rule: rule(t), piles })
}

params! { struct Random { t: u64 = 0, n: usize, most: Option<u64>, lost: bool = false } }

/// `n` random piles of at most `most` counters; played on to a lost position if `lost` says so.
fn random<Pile: MadePile>(rng: &mut TestRng, params: Random) -> Result<Sum<Pile>, PlanError> {
    let Random { t, n, most, lost } = params;
    let most = most.unwrap_or(Pile::LARGEST);
    let sum = Sum { rule: rule(t), piles: (0..n).map(|_| Pile::random(rng, most)).collect() };
    Ok(if lost { made_lost(sum) } else { sum })
}

params! {
    struct NimSum {
        t: u64 = 0,
        n: usize,
        digits: u32,
        least: u64 = 0,
        sum: u64 = 0,
        ones: usize = 0,
        zeros: usize = 0,
        most: Option<u64>,
    }
}

/// `n` piles with values from `least` to below 2^`digits` whose nim-sum is `sum`, then `ones` piles of value 1 and `zeros` of value 0, in
/// any order.
fn nim_sum<Pile: MadePile>(rng: &mut TestRng, params: NimSum) -> Result<Sum<Pile>, PlanError> {
    let NimSum { t, n, digits, least, sum, ones, zeros, most } = params;
    let values = piles_with_nim_sum(rng, n, least, (1 << digits) - 1, sum);
    let mut values = values.ok_or_else(|| PlanError::new(format!("no {n} values have the nim-sum {sum}")))?;
    values.resize(n + ones, 1);
    values.resize(n + ones + zeros, 0);
    rng.shuffle(&mut values);
    of_values(rng, t, &values, most)
}

params! {
    struct Single {
        t: u64 = 0,
        n: usize,
        digits: u32,
        sum: u64,
        place: Place,
        least: u64 = 0,
        most: Option<u64>,
    }
}

/// `n` piles with values from `least` to below 2^`digits` whose nim-sum is `sum`; lowering the value of the one at `place`
/// wins, and lowering no other.
fn single<Pile: MadePile>(rng: &mut TestRng, params: Single) -> Result<Sum<Pile>, PlanError> {
    let Single { t, n, digits, sum, place, least, most } = params;
    let values = piles_with_one_repair(rng, n, least, digits, sum, place);
    let values = values.ok_or_else(|| PlanError::new(format!("no {n} values have the nim-sum {sum}")))?;
    of_values(rng, t, &values, most)
}

params! {
    struct Values {
        t: u64 = 0,
        big: Vec<u64> = Vec::new(),
        ones: usize = 0,
        zeros: usize = 0,
        place: Place = Place::Any,
        most: Option<u64>,
    }
}

/// Piles of the values `big`, each put at `place` among `ones` of value 1 and `zeros` of value 0.
fn values<Pile: MadePile>(rng: &mut TestRng, params: Values) -> Result<Sum<Pile>, PlanError> {
    let Values { t, big, ones, zeros, place, most } = params;
    let mut values = vec![1; ones];
    values.resize(ones + zeros, 0);
    rng.shuffle(&mut values);
    for value in big {
        values.insert(place.among(rng, values.len()), value);
    }
    of_values(rng, t, &values, most)
}

params! { struct Digit { t: u64 = 0, place: u32, digit: u64 = 1, to: u64 } }

/// A pile of each size up to `to` that has the digit `digit` at the binary place `place`, but without one or two piles, so
/// that the player to move loses. Whoever has two entries of a table of values exchanged finds it won in the test of a
/// place at which the two sizes differ, whoever has a single one wrong in the test of any of its ones.
fn digit<Pile: MadePile>(rng: &mut TestRng, params: Digit) -> Result<Sum<Pile>, PlanError> {
    let Digit { t, place, digit, to } = params;
    let mut sizes: Vec<u64> = (0..=to).filter(|size| size >> place & 1 == digit).collect();
    rng.shuffle(&mut sizes);
    let mut sum = Sum { rule: rule(t), piles: sizes.iter().map(|&size| Pile::of_size(rng, size)).collect() };
    for index in without(&sum.values()) {
        sum.piles.swap_remove(index);
    }
    if sum.balance().is_lost() { Ok(sum) } else { Err(PlanError::new("no two piles make the position lost")) }
}

/// The first piles, one or two, without which the nim-sum of these values is 0, in descending order; none, if it is 0 or
/// if there are none.
fn without(values: &[u64]) -> Vec<usize> {
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let first = |wanted: u64| values.iter().position(|&value| value == wanted);
    if sum == 0 {
        return Vec::new();
    }
    if let Some(alone) = first(sum) {
        return vec![alone];
    }
    let pairs = values.iter().enumerate();
    let mut pairs = pairs.filter_map(|(index, value)| first(value ^ sum).map(|other| (index, other)));
    pairs.next().map_or_else(Vec::new, |(one, other)| vec![one.max(other), one.min(other)])
}

/// Random piles of given values.
fn of_values<Pile: MadePile>(
    rng: &mut TestRng,
    t: u64,
    values: &[u64],
    most: Option<u64>,
) -> Result<Sum<Pile>, PlanError> {
    let most = most.unwrap_or(Pile::LARGEST);
    let mut piles = Vec::with_capacity(values.len());
    for &value in values {
        let pile = Pile::of_value(rng, value, most);
        piles.push(pile.ok_or_else(|| PlanError::new(format!("no pile up to {most} is worth {value}")))?);
    }
    Ok(Sum { rule: rule(t), piles })
}
