//! Dynamic subtraction: N tokens; the first move takes at least one but not all, every later move at most
//! [`DynamicGame::FACTOR`] times what the opponent has just taken; whoever takes the last token wins. The exercises
//! 9.4 and 9.5 are this game with factor 1 and 2. A query is its N.
//!
//! An exercise gives the factor and the theory; all the rest is here.

use std::{iter, marker::PhantomData};

use checkers::{Bound, E18, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use generators::{PlanError, TestRng, params, positions};

use super::{
    reply,
    take::{self, Reply},
};
use exercise::{
    Checker, Exercise, Generator, Oracle, OracleFn, Outcomes, Recipe, Recipes, Reference,
    coverage::{self, Coverage, Feature},
    document::Lang,
    picture::{Frame, Picture, Svg},
    play::AnyGame,
};

/// The rules of a game of dynamic subtraction.
pub trait DynamicGame: Send + Sync + 'static {
    /// The folder of the exercise.
    const FOLDER: &'static str;
    /// How many times what the opponent has just taken a move may take.
    const FACTOR: u64;

    /// The game to play.
    fn game() -> Option<&'static dyn AnyGame> {
        None
    }

    /// The pictures of the texts.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }
}

/// What is known of a game. The oracle does not ask.
pub trait Theory: DynamicGame {
    /// The lost numbers of 64 bits, ascending.
    fn lost_numbers() -> impl Iterator<Item = u64>;

    /// The least take that wins for a player who may take everything; nothing if there are no tokens. A player who
    /// may not take so many loses.
    fn least_winning_take(tokens: u64) -> Option<u64>;
}

/// The exercise that asks for a winning first move.
pub struct DynamicSubtraction<Game>(PhantomData<Game>);

const LINES: Bound = Bound::lines(1, 100_000);
const TOKENS: Bound = Bound::new("N", 2, E18);

/// What is left of N, a sum of lost numbers, without the greatest of them: whoever takes it for 0 takes the last part
/// that he knows, or none.
const REST: &str = "rest of N without its greatest parts";

/// What is left of N after the least winning take: whoever takes it for 0 takes the position for lost.
const LEFT: &str = "tokens that the least winning move leaves";

/// What is left of a number without its greatest part, and without its two greatest.
fn rests(lost: &[u64], tokens: u64) -> impl Iterator<Item = u64> {
    let without_the_greatest = |rest: &u64| {
        let smaller = lost.partition_point(|part| part <= rest);
        Some(rest - lost[..smaller].last()?)
    };
    iter::successors(Some(tokens), without_the_greatest).skip(1).take(2).filter(|&rest| rest > 0)
}

impl<Game: Theory> Exercise for DynamicSubtraction<Game> {
    /// N, the number of tokens, for each line.
    type Input = Vec<u64>;
    type Answer = Vec<Reply>;

    const FOLDER: &'static str = Game::FOLDER;
    const BOUNDS: &'static [Bound] = &[LINES, TOKENS];
    const FEATURES: &'static [Feature] = &[
        Feature::Unbroken { name: coverage::NUMBERS, except: &[] },
        Feature::Decides { name: REST, digits: 60 },
        Feature::Decides { name: LEFT, digits: 60 },
    ];

    fn read(reader: &mut Reader) -> Result<Vec<u64>, ReadError> {
        reader.integer_lines(&LINES, &TOKENS)
    }

    fn write(queries: &Vec<u64>, out: &mut Writer) {
        out.integer_lines(queries);
    }

    fn read_answer(queries: &Vec<u64>, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
        take::read(queries, tokens)
    }

    fn write_answer(replies: &Vec<Reply>, out: &mut Writer) {
        take::write(replies, out);
    }

    fn outcomes(replies: &Vec<Reply>) -> Option<Outcomes> {
        reply::outcomes(replies)
    }

    fn cover(queries: &Vec<u64>, replies: &Vec<Reply>, coverage: &mut Coverage) {
        let lost: Vec<u64> = Game::lost_numbers().collect();
        for (&tokens, reply) in queries.iter().zip(replies) {
            coverage.number(coverage::NUMBERS, reply.is_some().into());
            if let Some(take) = *reply {
                coverage.number(coverage::NUMBERS, take.into());
                coverage.decides(LEFT, (tokens - take).into());
                rests(&lost, tokens).for_each(|rest| coverage.decides(REST, rest.into()));
            }
        }
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Game::game()
    }

    fn pictures() -> Vec<Picture> {
        Game::pictures()
    }
}

impl<Game: Theory> Reference for DynamicSubtraction<Game> {
    fn solve(queries: &Vec<u64>) -> Vec<Reply> {
        queries.iter().map(|&tokens| winning_first_take::<Game>(tokens)).collect()
    }
}

/// The least winning take, which is no first move if it takes everything: then no move wins.
fn winning_first_take<Game: Theory>(tokens: u64) -> Reply {
    Game::least_winning_take(tokens).filter(|&take| take < tokens)
}

impl<Game: Theory> Checker for DynamicSubtraction<Game> {
    /// A first move is right if the opponent may not take what wins of the tokens that it leaves.
    fn check(queries: &Vec<u64>, replies: &Vec<Reply>, _: &Vec<Reply>) -> Result<(), Refusal> {
        let is_won = |_, &tokens: &u64| winning_first_take::<Game>(tokens).is_some();
        reply::check_each(queries, replies, is_won, judge::<Game>)
    }
}

fn judge<Game: Theory>(&tokens: &u64, &take: &u64) -> Result<(), Sentence> {
    allows(tokens, take)?;
    let left = tokens - take;
    // A legal move takes less than N <= 10^18, so that its double fits.
    match Game::least_winning_take(left).filter(|&answer| answer <= Game::FACTOR * take) {
        None => Ok(()),
        Some(answer) => Err(reply::leaves_a_won_position(say!(
            vi "còn {left} quân, đối thủ được lấy {answer} quân và thắng",
            en "of the {left} tokens left he may take {answer} and wins",
        ))),
    }
}

/// Every first move that wins, ascending.
pub fn winning_first_takes<Game: Theory>(tokens: u64) -> Vec<u64> {
    (1..tokens).filter(|take| judge::<Game>(&tokens, take).is_ok()).collect()
}

/// A picture of the winning first moves: a point at (N, x) if taking x of N tokens wins, an upright line at each N that
/// is lost.
pub fn first_moves<Game: Theory>(lang: Lang) -> Svg {
    const MOST: u64 = 64;
    let (title, name) = match lang {
        Lang::Vietnamese => ("Mọi nước đầu tiên thắng với N từ 2 đến 64", "N, số quân"),
        Lang::English => ("All winning first moves for N from 2 to 64", "N, the number of tokens"),
    };
    let takes: Vec<(u64, Vec<u64>)> =
        (2..=MOST).map(|tokens| (tokens, winning_first_takes::<Game>(tokens))).collect();
    let most_taken = takes.iter().flat_map(|(_, takes)| takes).copied().max().unwrap_or(0);
    let height = 9.0 * (most_taken + 1) as f64;
    let frame = Frame {
        corner: (40.0, 34.0),
        size: (640.0, height),
        x: (0.0, MOST as f64 + 1.0),
        y: (0.0, most_taken as f64 + 1.0),
    };
    let mut svg = Svg::new(700.0, height + 80.0, title);
    let mark = |value: u64| (value as f64, value.to_string());
    frame.axes(&mut svg, (name, "x"), (4..=MOST).step_by(4).map(mark), (4..=most_taken).step_by(4).map(mark));
    for (tokens, takes) in takes {
        if takes.is_empty() {
            svg.line(frame.at(tokens as f64, 0.0), frame.at(tokens as f64, most_taken as f64 + 1.0), "b");
        }
        for take in takes {
            svg.disc(frame.at(tokens as f64, take as f64), 3.2, "fill-a");
        }
    }
    svg
}

/// The rule of the first move: whether it may take so many tokens, and if not, why.
pub fn allows(tokens: u64, take: u64) -> Result<(), Sentence> {
    match take {
        0 => Err(say!(
            vi "x = 0, nhưng mỗi nước phải lấy ít nhất một quân",
            en "x = 0, but a move takes at least one token",
        )),
        _ if take == tokens => Err(say!(
            vi "x = {take} là lấy hết, nhưng nước đầu tiên không được lấy hết",
            en "x = {take} is all there is, the first move must leave something",
        )),
        _ if take > tokens => Err(say!(
            vi "x = {take} nhiều hơn {tokens} quân đang có",
            en "x = {take} is more than the {tokens} tokens there are",
        )),
        _ => Ok(()),
    }
}

/// The largest N that the oracle takes on.
const WITHIN_REACH: u64 = 1_000_000;

impl<Game: Theory> Oracle for DynamicSubtraction<Game> {
    /// From the rule alone: a player who may take anything up to some limit wins if the limit reaches the least
    /// take that leaves the opponent without such a take.
    fn oracle(queries: &Vec<u64>) -> Option<OracleFn<'_, Vec<Reply>>> {
        let most = queries.iter().copied().max().filter(|&most| most <= WITHIN_REACH)?;
        let least = least_winning_takes(most, Game::FACTOR);
        Some(Box::new(move |replies| {
            let judge = |&tokens: &u64, &take: &u64| {
                allows(tokens, take)?;
                let left = tokens - take;
                let answer = least[left as usize];
                match answer > Game::FACTOR * take {
                    true => Ok(()),
                    false => Err(format!("of {left} the opponent takes {answer}")),
                }
            };
            let is_won = |_, &tokens: &u64| (1..tokens).contains(&least[tokens as usize]);
            reply::oracle_each(queries, replies, is_won, judge)
        }))
    }

    /// Every reply to a single small query.
    fn candidates(queries: &Vec<u64>) -> Vec<Vec<Reply>> {
        if let [tokens] = queries[..] { take::every_reply(tokens) } else { Vec::new() }
    }
}

/// For every number of tokens up to `most`: the least take that wins for a player without a limit. With none
/// left the opponent has won, and no take is small enough.
fn least_winning_takes(most: u64, factor: u64) -> Vec<u64> {
    let mut least = vec![u64::MAX];
    for tokens in 1..=most {
        let wins = |take: &u64| least[(tokens - take) as usize] > factor * take;
        // Taking everything wins, so there is a least one.
        least.push((1..tokens).find(wins).unwrap_or(tokens));
    }
    least
}

impl<Game: Theory> Generator for DynamicSubtraction<Game> {
    const RECIPES: Recipes<Vec<u64>> = &[
        &Recipe::new("every", every),
        &Recipe::new("given", given),
        &Recipe::new("random", random),
        &Recipe::new("beside_lost", beside_lost::<Game>),
        &Recipe::new("sums", sums::<Game>),
        &Recipe::new("rests", rests_of::<Game>),
        &Recipe::new("lefts", lefts::<Game>),
    ];

    /// One to three queries of at most 100 tokens, many of them lost.
    fn small(rng: &mut TestRng) -> Vec<u64> {
        let lost = lost_up_to::<Game>(100);
        let lines = rng.size(1, 3);
        let line = |_| if rng.chance(1, 3) { *rng.pick(&lost) } else { rng.unsigned(2, 100) };
        (0..lines).map(line).collect()
    }
}

params! { struct Every { from: u64, to: u64 } }

/// Every N of `from` to `to`.
fn every(_: &mut TestRng, Every { from, to }: Every) -> Result<Vec<u64>, PlanError> {
    Ok((from..=to).collect())
}

params! { struct Given { n: Vec<u64> } }

/// The numbers of the list `n`, in this order.
fn given(_: &mut TestRng, Given { n }: Given) -> Result<Vec<u64>, PlanError> {
    Ok(n)
}

params! { struct Random { lines: usize, most: u64 } }

/// `lines` numbers of all lengths up to `most`.
fn random(rng: &mut TestRng, Random { lines, most }: Random) -> Result<Vec<u64>, PlanError> {
    Ok((0..lines).map(|_| rng.any_length(2, most)).collect())
}

params! { struct BesideLost { distance: u64, most: u64 } }

/// Every number up to `most` that is at most `distance` from a lost one, in random order.
fn beside_lost<Game: Theory>(
    rng: &mut TestRng,
    BesideLost { distance, most }: BesideLost,
) -> Result<Vec<u64>, PlanError> {
    let beside = |lost: u64| lost.saturating_sub(distance).max(2)..=lost.saturating_add(distance).min(most);
    let mut numbers: Vec<u64> = lost_up_to::<Game>(TOKENS.max as u64).into_iter().flat_map(beside).collect();
    numbers.sort_unstable();
    numbers.dedup();
    rng.shuffle(&mut numbers);
    Ok(numbers)
}

params! { struct Sums { lines: usize, parts: usize, most: u64 } }

/// `lines` numbers up to `most`, each the sum of 1 to `parts` different lost numbers. With few parts these lie far
/// apart: moves win that are not the least one, and the least one may be large.
fn sums<Game: Theory>(rng: &mut TestRng, Sums { lines, parts, most }: Sums) -> Result<Vec<u64>, PlanError> {
    let lost = lost_up_to::<Game>(most);
    let parts = parts.min(lost.len());
    let sum = |rng: &mut TestRng| {
        let count = rng.size(1, parts);
        rng.subset(lost.len(), count).iter().map(|&index| lost[index]).sum::<u64>()
    };
    let none = || PlanError::new(format!("no sum of at most {parts} lost numbers up to {most} was found"));
    (0..lines).map(|_| positions::wanted(rng, sum, |&sum| sum <= most).ok_or_else(none)).collect()
}

params! { struct Rests { lines: usize, digits: u32, most: u64 } }

/// `lines` numbers up to `most`, each a multiple of 2^`digits` and one or two lost numbers at a distance above it: the
/// multiple is what is left of the number without its greatest parts.
fn rests_of<Game: Theory>(
    rng: &mut TestRng,
    Rests { lines, digits, most }: Rests,
) -> Result<Vec<u64>, PlanError> {
    let lost = lost_up_to::<Game>(most);
    let largest = most.checked_shr(digits).filter(|&largest| largest > 0);
    let largest = largest.ok_or_else(|| PlanError::new(format!("{most} is below 2^{digits}")))?;
    let sum = |rng: &mut TestRng| {
        let rest = rng.any_length(1, largest) << digits;
        let above = lost.partition_point(|&part| part <= rest) + 1;
        let greatest = rng.size(above, lost.len().max(above));
        let parts = lost.get(greatest).into_iter().chain(lost.get(above).filter(|_| greatest > above + 1));
        let parts: u64 = parts.take(rng.size(1, 2)).sum();
        (rest, rest.saturating_add(parts))
    };
    let good = |(rest, sum): &(u64, u64)| *sum <= most && rests(&lost, *sum).any(|left| left == *rest);
    let none = || PlanError::new(format!("no number up to {most} with such a rest was found"));
    let number = |_| Ok(positions::wanted(rng, sum, good).ok_or_else(none)?.1);
    (0..lines).map(number).collect()
}

/// `lines` numbers up to `most`, each a multiple of 2^`digits` and a lost number that wins by being taken: the multiple is
/// what this move leaves.
fn lefts<Game: Theory>(rng: &mut TestRng, Rests { lines, digits, most }: Rests) -> Result<Vec<u64>, PlanError> {
    let largest = most.checked_shr(digits).filter(|&largest| largest > 0);
    let largest = largest.ok_or_else(|| PlanError::new(format!("{most} is below 2^{digits}")))?;
    let sum = |rng: &mut TestRng| {
        let left = rng.any_length(1, largest) << digits;
        let answer = Game::least_winning_take(left).unwrap_or(0);
        let takes: Vec<u64> = Game::lost_numbers().take_while(|take| Game::FACTOR * take < answer).collect();
        let take = if takes.is_empty() { 0 } else { *rng.pick(&takes) };
        (left + take, take)
    };
    let good = |&(sum, take): &(u64, u64)| sum <= most && take > 0;
    let none = || PlanError::new(format!("no number up to {most} with such a move was found"));
    let number = |_| Ok(positions::wanted(rng, sum, good).ok_or_else(none)?.0);
    (0..lines).map(number).collect()
}

/// The lost numbers that may be asked about, up to `most`.
fn lost_up_to<Game: Theory>(most: u64) -> Vec<u64> {
    Game::lost_numbers().filter(|&number| number <= most && TOKENS.contains(number.into())).collect()
}
