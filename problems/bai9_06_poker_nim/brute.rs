//! The oracle: the rules alone, worked backwards from the end of the game. Play may go round in circles, so a
//! position is lost or won only if it was reached from the end; any other would be a draw.

use super::{PokerNim, Position};
use crate::shared::pile_move::{self, Reply};
use exercise::{Oracle, OracleFn};

/// Places in a table that an oracle may fill.
const PLACES: usize = 2_000_000;

impl Oracle for PokerNim {
    fn oracle(position: &Position) -> Option<OracleFn<'_, Reply>> {
        let boxes = position.piles.iter().chain([&position.held, &position.opposing]);
        let total = boxes
            .map(|&boxes| usize::try_from(boxes).ok())
            .try_fold(0usize, |sum, boxes| sum.checked_add(boxes?))?;
        let game = Game::new(position.piles.len(), total)?;
        let outcomes = game.outcomes();
        let outcome = move |piles: &[u64], held: u64| outcomes[game.place(piles, held)];
        Some(Box::new(move |&reply| match (reply, outcome(&position.piles, position.held)) {
            (_, Outcome::Draw) => Err("the position is a draw".into()),
            (None, Outcome::Lost) => Ok(()),
            (None, Outcome::Won) => Err("some move leads to a lost position".into()),
            (Some(chosen), _) => {
                position.allows(chosen)?;
                let after = chosen.played(&position.piles);
                match outcome(&after, position.opposing) {
                    Outcome::Lost => Ok(()),
                    Outcome::Won => Err(format!("the opponent wins from {after:?}")),
                    Outcome::Draw => Err(format!("{after:?} is a draw")),
                }
            }
        }))
    }

    /// Every move of a small position, and some that add too much.
    fn candidates(position: &Position) -> Vec<Reply> {
        let most = position.held + position.piles.iter().copied().max().unwrap_or(0);
        if most > 50 || position.piles.len() > 20 {
            return Vec::new();
        }
        pile_move::every_reply(position.piles.len(), most + 2).collect()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Every move leads to a position that is won.
    Lost,
    /// Some move leads to a position that is lost.
    Won,
    /// Neither can be told from the end of the game.
    Draw,
}

/// All positions of so many piles with so many boxes on the table and in the players' hands together: no box
/// is ever lost. What the opponent holds follows from the rest.
#[derive(Clone, Copy)]
struct Game {
    piles: usize,
    total: usize,
}

impl Game {
    fn new(piles: usize, total: usize) -> Option<Game> {
        let base = total.checked_add(1)?;
        let places = base.checked_pow(u32::try_from(piles + 1).ok()?)?;
        (places <= PLACES).then_some(Game { piles, total })
    }

    /// The number with the digits `piles`, `held` in base `total + 1`.
    fn place(&self, piles: &[u64], held: u64) -> usize {
        piles.iter().chain([&held]).fold(0, |place, &digit| place * (self.total + 1) + digit as usize)
    }

    /// The piles of a place, what the player to move holds and what the opponent holds, if it is a position.
    fn position(&self, mut place: usize) -> Option<Position> {
        let mut digit = || {
            let digit = place % (self.total + 1);
            place /= self.total + 1;
            digit as u64
        };
        let held = digit();
        let mut piles: Vec<u64> = (0..self.piles).map(|_| digit()).collect();
        piles.reverse();
        let opposing = (self.total as u64).checked_sub(held + piles.iter().sum::<u64>())?;
        Some(Position { held, opposing, piles })
    }

    fn positions(&self) -> impl Iterator<Item = (usize, Position)> + '_ {
        let places = (self.total + 1).pow(self.piles as u32 + 1);
        (0..places).filter_map(|place| Some((place, self.position(place)?)))
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let places = (self.total + 1).pow(self.piles as u32 + 1);
        let mut outcomes = vec![Outcome::Draw; places];
        // A pile of x may become anything from 0 to x + held, but for x.
        let moves = |position: &Position| {
            position.piles.iter().map(|&pile| (pile + position.held) as usize).sum::<usize>()
        };
        let mut untried = vec![0; places];
        let mut settled = Vec::new();
        for (place, position) in self.positions() {
            untried[place] = moves(&position);
            if untried[place] == 0 {
                outcomes[place] = Outcome::Lost;
                settled.push(position);
            }
        }
        while let Some(position) = settled.pop() {
            let outcome = outcomes[self.place(&position.piles, position.held)];
            for (before, held) in predecessors(&position) {
                let place = self.place(&before, held);
                if outcomes[place] != Outcome::Draw {
                    continue;
                }
                untried[place] -= 1;
                if outcome == Outcome::Lost {
                    outcomes[place] = Outcome::Won;
                } else if untried[place] == 0 {
                    outcomes[place] = Outcome::Lost;
                } else {
                    continue;
                }
                settled.push(Position { held, opposing: position.held, piles: before });
            }
        }
        outcomes
    }
}

/// The positions from which a move leads here, with what the player who made it held. That player is the
/// opponent now: a pile of y was a pile of x <= y + opposing, for boxes taken are held and boxes added were.
fn predecessors(position: &Position) -> Vec<(Vec<u64>, u64)> {
    let mut before = Vec::new();
    for (index, &pile) in position.piles.iter().enumerate() {
        let most = pile + position.opposing;
        for was in (0..=most).filter(|&was| was != pile) {
            let mut piles = position.piles.clone();
            piles[index] = was;
            before.push((piles, most - was));
        }
    }
    before
}

/// How many positions are draws.
#[cfg(test)]
pub fn draws(piles: usize, total: usize) -> usize {
    let game = Game::new(piles, total).unwrap();
    let outcomes = game.outcomes();
    game.positions().filter(|&(place, _)| outcomes[place] == Outcome::Draw).count()
}
