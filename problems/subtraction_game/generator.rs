//! Recipes. The answer tells the outcome of one pile alone, so the pile matters: a lost one, from which every wrong
//! "lost" below is seen as a false win, or one with a single winning move, which hangs on all lost piles below it.

use generators::{PlanError, TestRng, params, words};

use super::{Position, SubtractionGame};
use exercise::{Generator, Recipe, Recipes};
use solutions::subtraction::Outcomes;

impl Generator for SubtractionGame {
    const RECIPES: Recipes<Position> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("progression", progression),
        &Recipe::new("residues", residues),
        &Recipe::new("random", random),
        &Recipe::new("only_take", only_take),
    ];

    /// A pile of at most 60, with a set of few or of many numbers.
    fn small(rng: &mut TestRng) -> Position {
        let pile = rng.size(1, 60);
        let most = rng.size(1, 70);
        let count = rng.any_length(1, most as u64) as usize;
        let set = some_of(rng, 1, most, count);
        let end = *rng.pick(&[End::AsItIs, End::Lost, End::Single]);
        end.find(&set, pile).map_or(Position { pile, set: set.clone() }, |pile| Position { pile, set })
    }
}

words! {
    /// Which pile, not above the one of the row, ends up in the input.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum End {
        /// The pile of the row.
        AsItIs = "as_it_is",
        /// The greatest that is lost although there are moves.
        Lost = "lost",
        /// The greatest with a single winning move.
        Single = "single",
        /// The greatest that only the least number of the set wins.
        First = "first",
        /// The greatest that only the greatest number that may be taken wins.
        Last = "last",
    }
}

impl End {
    fn find(self, set: &[usize], pile: usize) -> Option<usize> {
        if self == End::AsItIs {
            return Some(pile);
        }
        let outcomes = Outcomes::new(set, pile);
        // What may be taken by the only winning move: a cheap question first.
        let could_be_only = |pile: usize| match self {
            End::First => outcomes.is_lost(pile - set[0]),
            End::Last => set[..set.partition_point(|&taken| taken <= pile)]
                .last()
                .is_some_and(|taken| outcomes.is_lost(pile - taken)),
            _ => true,
        };
        let fits = |&pile: &usize| match outcomes.is_lost(pile) {
            true => self == End::Lost,
            false => self != End::Lost && could_be_only(pile) && outcomes.winning_takes(pile).len() == 1,
        };
        (set[0]..=pile).rev().find(fits)
    }

    fn end(self, set: Vec<usize>, pile: usize) -> Result<Position, PlanError> {
        let found = self.find(&set, pile);
        let pile = found.ok_or_else(|| PlanError::new(format!("no pile up to {pile} ends so: {self:?}")))?;
        Ok(Position { pile, set })
    }
}

params! { struct Listed { pile as "N": usize, set as "S": Vec<usize> } }

/// The pile and the set that the row lists.
fn listed(_: &mut TestRng, Listed { pile, set }: Listed) -> Result<Position, PlanError> {
    Ok(Position { pile, set })
}

params! {
    struct Progression {
        pile as "N": usize,
        first: usize,
        step: usize = 1,
        last: usize,
        also: Option<Vec<usize>>,
        without: Option<Vec<usize>>,
        end: End = End::AsItIs,
    }
}

/// The numbers from `first` to `last` in steps; those of `also` too, those of `without` not.
fn progression(
    _: &mut TestRng,
    Progression { pile, first, step, last, also, without, end }: Progression,
) -> Result<Position, PlanError> {
    let mut set: Vec<usize> = (first..=last).step_by(step).chain(also.unwrap_or_default()).collect();
    let without = without.unwrap_or_default();
    set.retain(|taken| !without.contains(taken));
    set.sort_unstable();
    set.dedup();
    end.end(set, pile)
}

params! {
    struct Residues {
        pile as "N": usize,
        modulus: usize,
        residues: Vec<usize>,
        least: usize = 1,
        most: usize,
        percent: u32 = 100,
        end: End = End::AsItIs,
    }
}

/// The numbers from `least` to `most` with certain remainders, each with a probability; the first ones surely.
fn residues(rng: &mut TestRng, row: Residues) -> Result<Position, PlanError> {
    let sure = row.least + 2 * row.modulus;
    let kept = rng.marks(row.most + 1, row.percent);
    let fits = |taken: &usize| row.residues.contains(&(taken % row.modulus)) && (*taken < sure || kept[*taken]);
    let set: Vec<usize> = (row.least..=row.most).filter(fits).collect();
    row.end.end(set, row.pile)
}

/// `count` numbers from `least` to `most`, in ascending order.
fn some_of(rng: &mut TestRng, least: usize, most: usize, count: usize) -> Vec<usize> {
    rng.subset(most + 1 - least, count).into_iter().map(|taken| taken + least).collect()
}

/// How many random sets are tried.
const TRIES: usize = 50;

params! {
    struct Random { pile as "N": usize, least: usize = 1, most: usize, count as "k": usize, end: End = End::AsItIs }
}

/// A random set; others are tried if no pile ends as it should.
fn random(rng: &mut TestRng, Random { pile, least, most, count, end }: Random) -> Result<Position, PlanError> {
    if least == 0 || most < least || count == 0 || count > most + 1 - least {
        return Err(PlanError::new(format!("there are no {count} numbers from {least} to {most}")));
    }
    let mut made = end.end(some_of(rng, least, most, count), pile);
    for _ in 1..TRIES {
        if made.is_ok() {
            break;
        }
        made = end.end(some_of(rng, least, most, count), pile);
    }
    made
}

params! { struct OnlyTake { pile as "N": usize, take: usize, most: usize, count as "k": usize } }

/// A random set with `take`, and a pile, not above that of the row, which only this number wins.
fn only_take(rng: &mut TestRng, OnlyTake { pile, take, most, count }: OnlyTake) -> Result<Position, PlanError> {
    for _ in 0..TRIES {
        let mut set = some_of(rng, 1, most, count);
        set.push(take);
        set.sort_unstable();
        set.dedup();
        let outcomes = Outcomes::new(&set, pile);
        let found = (take..=pile).rev().find(|&pile| outcomes.winning_takes(pile) == [take]);
        if let Some(pile) = found {
            return Ok(Position { pile, set });
        }
    }
    Err(PlanError::new(format!("no pile up to {pile} is won by taking {take} alone")))
}
