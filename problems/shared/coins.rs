//! Coin-turning games on a row: a move turns some coins, the rightmost of them from heads to tails; the others
//! turn whichever way they lie. Whoever cannot move loses.
//!
//! Such a position is the sum of its heads coins: two coins in one place cancel, and a move that turns coin x
//! and some coins left of it replaces the coin x by coins on those places. So its value is the nim-sum of the
//! values of single heads coins.
//!
//! An exercise gives the rule, the value of a single coin and a way to find a winning move. Its input (`n` and a
//! row of 0 and 1), its answer (`g`, and if g > 0 the numbers of a winning move), its oracle, its checker and
//! common recipes are here.

use std::{fmt::Debug, marker::PhantomData};

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use generators::{PlanError, TestRng, params};
use solutions::grundy::Mex;

use crate::shared::{
    grid, reply,
    row::{self, PlannedRow},
};
use exercise::{
    Checker, Exercise, Fact, Generator, Oracle, OracleFn, Outcomes, Recipe, Recipes, Reference,
    coverage::{self, Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

/// A row of coins, numbered from left to right from 0 or from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coins {
    heads: Vec<bool>,
    first: usize,
}

impl Coins {
    /// Coins that show heads or not, the leftmost of them with the number `first`.
    pub fn new(heads: Vec<bool>, first: usize) -> Self {
        Coins { heads, first }
    }

    /// Coins `first..=last` that all show tails.
    pub fn tails(first: usize, last: usize) -> Self {
        Coins { heads: vec![false; last + 1 - first], first }
    }

    /// The number of the leftmost coin.
    pub fn first(&self) -> usize {
        self.first
    }

    /// The number of the rightmost coin.
    pub fn last(&self) -> usize {
        self.first + self.heads.len() - 1
    }

    /// Whether the coin with this number shows heads; it is one of the row.
    pub fn shows_heads(&self, coin: usize) -> bool {
        self.heads[coin - self.first]
    }

    /// The numbers of the coins that show heads, in ascending order.
    pub fn heads(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.heads.iter().enumerate().filter(|(_, heads)| **heads).map(|(index, _)| index + self.first)
    }

    /// Reads the number of a coin.
    pub fn read(&self, name: &'static str, tokens: &mut Tokens) -> Result<usize, Refusal> {
        tokens.integer(name, self.first() as i128..=self.last() as i128)
    }

    /// Turns a coin.
    pub fn turn(&mut self, coin: usize) {
        self.heads[coin - self.first] ^= true;
    }
}

/// A move as files write it. Which coins it turns is the game's.
pub trait Written: Sized + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Reads a move on these coins; `names` is what a statement calls its numbers.
    fn read(names: [&'static str; 2], coins: &Coins, tokens: &mut Tokens) -> Result<Self, Refusal>;

    /// Writes a move, so that [`Written::read`] gives it back.
    fn write(&self, out: &mut Writer);

    /// Everything that can be written of a short row, legal or not.
    fn every(coins: &Coins) -> Vec<Self>;
}

/// A move of two numbers, whose meaning is the game's.
pub type Turn = (usize, usize);

impl Written for Turn {
    fn read([one, other]: [&'static str; 2], coins: &Coins, tokens: &mut Tokens) -> Result<Turn, Refusal> {
        Ok((coins.read(one, tokens)?, coins.read(other, tokens)?))
    }

    fn write(&self, out: &mut Writer) {
        out.line([self.0, self.1]);
    }

    fn every(coins: &Coins) -> Vec<Turn> {
        let (first, last) = (coins.first(), coins.last());
        grid::places(first..last + 1, first..last + 1).collect()
    }
}

/// The value of a position, and a winning move if it is not 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply<Turn> {
    pub value: u64,
    pub turn: Option<Turn>,
}

/// A coin-turning game on a row.
pub trait CoinGame: Send + Sync + 'static {
    /// The folder of the exercise.
    const FOLDER: &'static str;
    /// The number of the leftmost coin: 0 or 1.
    const FIRST: usize;
    /// The number of the rightmost coin.
    const N: Bound;
    /// A move as files write it.
    type Turn: Written;
    /// What a statement calls the numbers of a move.
    const NAMES: [&'static str; 2];
    /// The recipes that rows of the plan may name.
    const RECIPES: Recipes<Coins>;

    /// The rule: the coins that a move turns, in ascending order, or why it is no move. All numbers are between
    /// [`CoinGame::FIRST`] and the last coin; whether the rightmost coin shows heads is seen to elsewhere.
    fn turned(turn: &Self::Turn) -> Result<Vec<usize>, Sentence>;

    /// The value of a position in which this coin alone shows heads.
    fn value(coin: usize) -> u64;

    /// A winning move in a position of the given value, which is not 0.
    fn winning_turn(coins: &Coins, value: u64) -> Option<Self::Turn>;

    /// How many heads coins are a long way for whoever looks for a winning move.
    const MANY: usize;

    /// The length of the greatest value of a position.
    const DIGITS: u32;

    /// The last of the coins whose values programs take from a table; 0 if they are computed.
    const TABLE: usize = 0;

    /// Whether some move of a coin wins in a position of the given value, which is not 0.
    fn wins(coin: usize, value: u64) -> bool {
        Self::value(coin) ^ value < Self::value(coin)
    }

    /// The game to play.
    fn game() -> Option<&'static dyn AnyGame> {
        None
    }

    /// What the texts say and code computes.
    fn facts() -> Vec<Fact> {
        Vec::new()
    }

    /// The pictures of the texts.
    fn pictures() -> Vec<Picture>;
}

/// The name under which values of positions are counted.
const VALUE: &str = "value of a position";

/// The coins whose values a position tells apart.
const COIN: &str = "coin";

/// What messages call the second line of an input.
const ROW: Name = Name::new("hàng đồng xu", "the row of coins");

/// The exercise that asks for the value of a position and a winning move.
pub struct CoinTurning<Game>(PhantomData<Game>);

impl<Game: CoinGame> Exercise for CoinTurning<Game> {
    type Input = Coins;
    type Answer = Reply<Game::Turn>;

    const FOLDER: &'static str = Game::FOLDER;
    const BOUNDS: &'static [Bound] = &[Game::N];

    fn read(reader: &mut Reader) -> Result<Coins, ReadError> {
        let heads = row::read(reader, &Game::N, 1 - Game::FIRST, ROW)?;
        Ok(Coins::new(heads, Game::FIRST))
    }

    fn write(coins: &Coins, out: &mut Writer) {
        row::write(&coins.heads, 1 - Game::FIRST, out);
    }

    fn read_answer(coins: &Coins, tokens: &mut Tokens) -> Result<Self::Answer, Refusal> {
        let value: u64 = tokens.integer("g", 0..=u64::MAX.into())?;
        if value == 0 {
            return Ok(Reply { value, turn: None });
        }
        Ok(Reply { value, turn: Some(Written::read(Game::NAMES, coins, tokens)?) })
    }

    fn write_answer(reply: &Self::Answer, out: &mut Writer) {
        out.line([reply.value]);
        if let Some(turn) = &reply.turn {
            turn.write(out);
        }
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Lengths { name: VALUE, least: 0, most: Game::DIGITS, except: &[] },
        Feature::Decides { name: VALUE, digits: Game::DIGITS },
        Feature::Table { name: COIN, from: 1, most: Game::TABLE },
        Feature::RoundedUp { name: VALUE, digits: Game::DIGITS },
    ];

    fn cover(coins: &Coins, reply: &Self::Answer, coverage: &mut Coverage) {
        coverage.number(VALUE, reply.value.into());
        coverage.decides(VALUE, reply.value.into());
        coverage.logarithm(VALUE, reply.value);
        for coin in coins.heads().filter(|&coin| coin <= Game::TABLE) {
            coverage.entry(COIN, coin, Game::value(coin));
        }
        if reply.value != 0 {
            coverage.places(coins.heads().map(|coin| Game::wins(coin, reply.value)), Game::MANY);
        }
    }

    fn outcomes(reply: &Self::Answer) -> Option<Outcomes> {
        Some(Outcomes::count([reply.value > 0]))
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

impl<Game: CoinGame> Reference for CoinTurning<Game> {
    fn solve(coins: &Coins) -> Reply<Game::Turn> {
        let value = value::<Game>(coins);
        let turn = if value == 0 { None } else { Game::winning_turn(coins, value) };
        Reply { value, turn }
    }
}

impl<Game: CoinGame> Oracle for CoinTurning<Game> {
    fn oracle(coins: &Coins) -> Option<OracleFn<'_, Reply<Game::Turn>>> {
        let values = values_by_the_rule::<Game>(coins)?;
        Some(Box::new(move |reply| {
            let right = values[set(coins)];
            if reply.value != u64::from(right) {
                return Err(format!("the moves have the mex {right}"));
            }
            let Some(turn) = &reply.turn else { return Ok(()) };
            let after = play::<Game>(coins, turn)?;
            match values[set(&after)] {
                0 => Ok(()),
                left => Err(format!("the moves after {turn:?} have the mex {left}")),
            }
        }))
    }

    /// The right value and a wrong one, each with every move that can be written, and 0.
    fn candidates(coins: &Coins) -> Vec<Reply<Game::Turn>> {
        if coins.last() > MOST {
            return Vec::new();
        }
        let mut candidates = vec![Reply { value: 0, turn: None }];
        let right = value::<Game>(coins).max(1);
        for turn in Game::Turn::every(coins) {
            candidates.extend([right, right + 1].map(|value| Reply { value, turn: Some(turn.clone()) }));
        }
        candidates
    }
}

impl<Game: CoinGame> Checker for CoinTurning<Game> {
    fn check(coins: &Coins, reply: &Self::Answer, reference: &Self::Answer) -> Result<(), Refusal> {
        check::<Game>(coins, reply, reference.value).map_err(Refusal::new)
    }
}

impl<Game: CoinGame> Generator for CoinTurning<Game> {
    const RECIPES: Recipes<Coins> = Game::RECIPES;

    /// At most eight coins, lost ones among them.
    fn small(rng: &mut TestRng) -> Coins {
        let last = rng.size(1, 7);
        let percent = rng.size(10, 90) as u32;
        let coins = random_coins::<Game>(rng, last, percent);
        if rng.chance(1, 4) { make_lost::<Game>(coins) } else { coins }
    }
}

/// The value of a position: the nim-sum of its heads coins.
pub fn value<Game: CoinGame>(coins: &Coins) -> u64 {
    coins.heads().fold(0, |sum, coin| sum ^ Game::value(coin))
}

/// The coins that a move turns, if it is legal here, or why it is not.
fn legal<Game: CoinGame>(coins: &Coins, turn: &Game::Turn) -> Result<Vec<usize>, Sentence> {
    let turned = Game::turned(turn)?;
    match turned.last() {
        Some(&right) if !coins.shows_heads(right) => Err(say!(
            vi "đồng {right}, đồng bên phải nhất trong các đồng bị lật, đã sấp từ trước",
            en "coin {right}, the rightmost that is turned, shows tails already",
        )),
        _ => Ok(turned),
    }
}

fn play<Game: CoinGame>(coins: &Coins, turn: &Game::Turn) -> Result<Coins, Sentence> {
    let mut after = coins.clone();
    legal::<Game>(coins, turn)?.into_iter().for_each(|coin| after.turn(coin));
    Ok(after)
}

/// The checker: the value is right, the move is legal, and the coins it turns are worth the value together.
fn check<Game: CoinGame>(coins: &Coins, reply: &Reply<Game::Turn>, right: u64) -> Result<(), Sentence> {
    if reply.value != right {
        return Err(say!(
            vi "giá trị của thế bằng {right}, kết quả in ra là {value}",
            en "the value of the position is {right}, the answer says {value}",
            value = reply.value,
        ));
    }
    let Some(turn) = &reply.turn else { return Ok(()) };
    let turned = legal::<Game>(coins, turn)?;
    match turned.into_iter().fold(right, |sum, coin| sum ^ Game::value(coin)) {
        0 => Ok(()),
        left => Err(reply::leaves_a_value(left)),
    }
}

/// The number of the last coin up to which an oracle takes on a position.
const MOST: usize = 13;

/// The heads as binary digits.
fn set(coins: &Coins) -> usize {
    coins.heads.iter().rev().fold(0, |set, &heads| 2 * set + usize::from(heads))
}

/// The value of every set of heads up to the given one, from the rule alone: the mex of what moves lead to. A
/// move leads to a smaller number, because the highest digit that it changes becomes 0.
fn values_by_the_rule<Game: CoinGame>(coins: &Coins) -> Option<Vec<u32>> {
    if coins.last() > MOST {
        return None;
    }
    let mut moves: Vec<(usize, usize)> = Vec::new();
    for turned in Game::Turn::every(coins).iter().filter_map(|turn| Game::turned(turn).ok()) {
        let turned: Vec<usize> = turned.iter().map(|coin| 1 << (coin - coins.first())).collect();
        if let Some(&right) = turned.last() {
            moves.push((turned.iter().sum(), right));
        }
    }
    let mut values: Vec<u32> = Vec::new();
    let mut options = Mex::new();
    for set in 0..=set(coins) {
        options.clear();
        for (turned, _) in moves.iter().filter(|(_, right)| set & right != 0) {
            options.insert(values[set ^ turned]);
        }
        values.push(options.get());
    }
    Some(values)
}

/// The recipes of games in which a coin 2^k is worth 2^k, and in which the coin that is turned to tails in a winning
/// move has the highest digit of the value in its number. Twins and Ruler are such games.
pub struct BinaryValues<Game>(PhantomData<Game>);

impl<Game: CoinGame> BinaryValues<Game> {
    /// For [`CoinGame::RECIPES`].
    pub const RECIPES: Recipes<Coins> = &[
        &Recipe::new("exact", exact::<Game>),
        &Recipe::new("listed", listed::<Game>),
        &Recipe::new("random", random::<Game>),
        &Recipe::new("single_coin", single_coin::<Game>),
    ];
}

/// Recipe: the row that the plan writes down.
pub fn exact<Game: CoinGame>(_: &mut TestRng, PlannedRow { row }: PlannedRow) -> Result<Coins, PlanError> {
    Ok(Coins::new(row, Game::FIRST))
}

params! {
    /// The parameters of [`listed`].
    pub struct Listed { n: usize, heads: Vec<usize> }
}

/// Recipe: `n`, and heads on the places `heads` alone.
pub fn listed<Game: CoinGame>(_: &mut TestRng, Listed { n, heads }: Listed) -> Result<Coins, PlanError> {
    let mut coins = Coins::tails(Game::FIRST, n);
    if let Some(coin) = heads.iter().find(|coin| !(Game::FIRST..=n).contains(coin)) {
        return Err(PlanError::new(format!("there is no coin {coin}")));
    }
    heads.into_iter().for_each(|coin| coins.turn(coin));
    Ok(coins)
}

params! {
    /// The parameters of [`random`].
    pub struct Random { n: usize, percent: u32, lost: bool = false }
}

/// Recipe: `n`, and about `percent` heads in a hundred; played on to a lost position if `lost` says so.
pub fn random<Game: CoinGame>(
    rng: &mut TestRng,
    Random { n, percent, lost }: Random,
) -> Result<Coins, PlanError> {
    let coins = random_coins::<Game>(rng, n, percent);
    Ok(if lost { make_lost::<Game>(coins) } else { coins })
}

params! {
    /// The parameters of `single_coin`.
    pub struct SingleCoin { n: usize, percent: u32, digit: u32, coin: Option<usize> }
}

/// Recipe: `n`, about `percent` heads in a hundred, and exactly one coin that can be turned in a winning move: no
/// other heads coin has the digit 2^`digit` in its number, and that is the highest digit of the value. It is the odd
/// multiple `coin` of 2^`digit`, or any.
fn single_coin<Game: CoinGame>(
    rng: &mut TestRng,
    SingleCoin { n: last, percent, digit, coin: only }: SingleCoin,
) -> Result<Coins, PlanError> {
    let bit = 1usize.checked_shl(digit).filter(|&bit| bit <= last);
    let bit = bit.ok_or_else(|| PlanError::new(format!("there is no coin 2^{digit}")))?;
    let mut coins = random_coins::<Game>(rng, last, percent);
    for coin in Game::FIRST..=last {
        if coin & bit != 0 && coins.shows_heads(coin) {
            coins.turn(coin);
        }
    }
    let any = |rng: &mut TestRng| (2 * rng.size(0, (last / bit - 1) / 2) + 1) * bit;
    let only = only.unwrap_or_else(|| any(rng));
    if only > last || only.trailing_zeros() != digit {
        return Err(PlanError::new(format!("coin {only} is no odd multiple of 2^{digit}")));
    }
    coins.turn(only);
    let above = value::<Game>(&coins) as usize & !(2 * bit - 1);
    for power in (0..usize::BITS).map(|digit| 1 << digit).filter(|power| above & power != 0) {
        coins.turn(power);
    }
    Ok(coins)
}

/// A row up to the coin `last` with about `percent` heads in a hundred.
pub fn random_coins<Game: CoinGame>(rng: &mut TestRng, last: usize, percent: u32) -> Coins {
    Coins::new((Game::FIRST..=last).map(|_| rng.chance(percent, 100)).collect(), Game::FIRST)
}

/// The position after a winning move, if there is one.
fn make_lost<Game: CoinGame>(coins: Coins) -> Coins {
    let value = value::<Game>(&coins);
    let turn = if value == 0 { None } else { Game::winning_turn(&coins, value) };
    // A winning move is legal.
    turn.and_then(|turn| play::<Game>(&coins, &turn).ok()).unwrap_or(coins)
}
