//! How runs are made.

use checkers::Reader;
use generators::{PlanError, TestRng, params, positions};

use super::{
    Versus, VersusGame,
    promises::{is_handed, is_lost},
    run::{Opening, SEED, Side, Style, read},
};
use exercise::{Generator, Recipe, Recipes};

type Games<G> = Vec<Opening<<G as VersusGame>::Position>>;

impl<G: VersusGame> Generator for Versus<G> {
    const RECIPES: Recipes<Games<G>> = &[
        &Recipe::new("given", given::<G>),
        &Recipe::new("every_tiny", every_tiny::<G>),
        &Recipe::new("random", random::<G>),
        &Recipe::new("slips", slips::<G>),
    ];

    /// One to three games from small positions, against any judge.
    fn small(rng: &mut TestRng) -> Games<G> {
        let games = rng.size(1, 3);
        (0..games).map(|_| any_small::<G>(rng)).collect()
    }
}

/// The size of the positions of small inputs.
const SMALL: u64 = 12;

fn any_small<G: VersusGame>(rng: &mut TestRng) -> Opening<G::Position> {
    let position = if rng.chance(1, 2) { lost::<G>(rng, SMALL) } else { None };
    let position = position.unwrap_or_else(|| G::random(rng, SMALL));
    let first = if rng.chance(1, 2) { Side::Program } else { Side::Judge };
    Opening { first, position, style: *rng.pick(&Style::ALL), seed: seed(rng) }
}

fn seed(rng: &mut TestRng) -> u32 {
    rng.unsigned(SEED.min as u64, SEED.max as u64) as u32
}

/// A lost position: a random one, or what a winning move leaves of it.
fn lost<G: VersusGame>(rng: &mut TestRng, most: u64) -> Option<G::Position> {
    let make = |rng: &mut TestRng| {
        positions::lost(
            rng,
            |rng| G::random(rng, most),
            |position| {
                let known = G::study(position);
                let is_won = !G::is_lost(&known, position);
                is_won.then(|| G::play(position, &G::best(&known, position)))
            },
        )
    };
    positions::wanted(rng, make, |position| !G::is_over(position) && is_lost::<G>(position))
}

/// A position with an outcome.
fn with_outcome<G: VersusGame>(
    rng: &mut TestRng,
    least: u64,
    most: u64,
    is_lost_one: bool,
) -> Result<G::Position, PlanError> {
    let large = |position: &G::Position| G::size(position) >= least;
    let found = match is_lost_one {
        true => positions::wanted(rng, |rng| lost::<G>(rng, most), |made| made.as_ref().is_some_and(large))
            .flatten(),
        false => positions::wanted(rng, |rng| G::random(rng, most), |made| large(made) && !is_lost::<G>(made)),
    };
    let outcome = if is_lost_one { "lost" } else { "won" };
    found.ok_or_else(|| {
        PlanError::new(format!("no {outcome} position of a size from {least} to {most} was found"))
    })
}

params! { struct Given { games: Vec<String> } }

/// The games that the row writes down, as lines of an input.
fn given<G: VersusGame>(_: &mut TestRng, Given { games }: Given) -> Result<Games<G>, PlanError> {
    let text = format!("{}\n{}\n", games.len(), games.join("\n"));
    let mut reader = Reader::new(text.as_bytes());
    let read = read::<G>(&mut reader).and_then(|games| reader.end().map(|()| games));
    read.map_err(|error| PlanError::new(format!("games, as an input: {error}")))
}

params! { struct EveryTiny { least: u64 = 1, most: u64, first: u64 = 0, part: usize = 1 } }

/// Every position of the sizes from `least` to `most`, with either player to begin (or the one that `first` says), the
/// judge playing in each way in turn. Such games are more than a run may have, so `part` says which of them these are.
fn every_tiny<G: VersusGame>(rng: &mut TestRng, params: EveryTiny) -> Result<Games<G>, PlanError> {
    let EveryTiny { least, most, first, part } = params;
    let all = (least..=most).flat_map(G::of_size);
    let games = all.flat_map(|position| sides(first).map(move |first| (first, position.clone())));
    let per_run = G::GAMES.max as usize;
    let styles = [Style::Stubborn, Style::Random, Style::Trap];
    let games: Games<G> = games
        .enumerate()
        .skip(part.saturating_sub(1) * per_run)
        .take(per_run)
        .map(|(index, (first, position))| Opening {
            first,
            position,
            style: styles[index % 3],
            seed: seed(rng),
        })
        .collect();
    match games.is_empty() {
        true => Err(PlanError::new(format!("there is no part {part}"))),
        false => Ok(games),
    }
}

/// The sides that may begin; a row writes `f`, or 0 for either.
fn sides(first: u64) -> impl Iterator<Item = Side> {
    [Side::Program, Side::Judge].into_iter().filter(move |side| first == 0 || u64::from(side.number()) == first)
}

params! {
    struct Random {
        games: usize,
        least: u64 = 1,
        most: u64,
        first: u64 = 0,
        lost: usize = 0,
        slips: usize = 0,
        styles: Option<Vec<Style>>,
    }
}

/// `games` games from random positions of the sizes from `least` to `most`, of which `lost` are lost for the program all
/// along and the others won, and `slips` more that the judge gives away, in any order.
fn random<G: VersusGame>(rng: &mut TestRng, params: Random) -> Result<Games<G>, PlanError> {
    let Random { games, least, most, first, lost, slips: handed, styles } = params;
    let styles = styles.unwrap_or(vec![Style::Stubborn, Style::Random, Style::Trap]);
    let mut outcomes = vec![false; games];
    outcomes.iter_mut().take(lost).for_each(|lost| *lost = true);
    rng.shuffle(&mut outcomes);
    let sides: Vec<Side> = sides(first).collect();
    let mut made = Vec::with_capacity(games);
    for lost in outcomes {
        let first = *rng.pick(&sides);
        // Whoever moves in a lost position loses; the judge's loss is the program's win.
        let position = with_outcome::<G>(rng, least, most, lost == (first == Side::Program))?;
        made.push(Opening { first, position, style: *rng.pick(&styles), seed: seed(rng) });
    }
    if handed > 0 {
        made.extend(slips::<G>(rng, Slips { games: handed, least, most, first })?);
        rng.shuffle(&mut made);
    }
    Ok(made)
}

params! { struct Slips { games: usize, least: u64 = 1, most: u64, first: u64 = 0 } }

/// `games` games that the judge begins with the better position, and gives away.
fn slips<G: VersusGame>(rng: &mut TestRng, params: Slips) -> Result<Games<G>, PlanError> {
    let Slips { games, least, most, first } = params;
    let sides: Vec<Side> = sides(first).collect();
    let mut made = Vec::with_capacity(games);
    while made.len() < games {
        let first = *rng.pick(&sides);
        let slip = |rng: &mut TestRng| {
            let position = with_outcome::<G>(rng, least, most, first == Side::Program)?;
            Ok(Opening { first, position, style: Style::Slip, seed: seed(rng) })
        };
        let found = positions::wanted(rng, slip, |made| made.as_ref().is_ok_and(is_handed::<G>));
        made.push(found.unwrap_or_else(|| Err(PlanError::new("the judge gives no game of these away")))?);
    }
    Ok(made)
}
