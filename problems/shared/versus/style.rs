//! Which moves the judge makes. They depend on the seed of the game and on the moves before, on nothing else.

use std::cmp::Reverse;

use generators::{TestName, TestRng};

use super::{
    VersusGame,
    knowledge::Knowledge,
    run::{Opening, Style},
};

/// The judge's hand in one game.
pub struct Hand {
    style: Style,
    rng: TestRng,
    /// At which of the moves that it makes in won positions it gives the win away; nothing if it did, or never will.
    slip: Option<u64>,
}

/// Of so many of its first moves in won positions one is the slip.
const FIRST_MOVES: u64 = 5;

impl Hand {
    /// The hand of a game.
    pub fn new<G: VersusGame>(opening: &Opening<G::Position>) -> Hand {
        let name = TestName { exercise: G::FOLDER, group: "", recipe: "opponent", index: 0 };
        let mut rng = TestRng::of(opening.seed.into(), name);
        let slip = (opening.style == Style::Slip).then(|| rng.unsigned(1, FIRST_MOVES));
        Hand { style: opening.style, rng, slip }
    }

    /// The move in a position that isn't over.
    pub fn choose<G: VersusGame>(&mut self, known: &impl Knowledge<G>, position: &G::Position) -> G::Move {
        let mut winning = known.winning_moves(position);
        if winning.is_empty() {
            return self.resist::<G>(known, position);
        }
        if let Some(left) = &mut self.slip {
            *left = left.saturating_sub(1);
            if *left == 0 {
                let mut losing = G::moves(position);
                losing.sort();
                losing.retain(|one| winning.binary_search(one).is_err());
                // Where every move wins, the next chance is as good.
                if !losing.is_empty() {
                    self.slip = None;
                    return self.any(&mut losing);
                }
            }
        }
        self.any(&mut winning)
    }

    /// A move in a lost position.
    fn resist<G: VersusGame>(&mut self, known: &impl Knowledge<G>, position: &G::Position) -> G::Move {
        let style = match self.style {
            Style::Slip => *self.rng.pick(&[Style::Stubborn, Style::Random, Style::Trap]),
            style => style,
        };
        if style == Style::Stubborn && !G::LENGTHS {
            return self.any(&mut G::slowest(position));
        }
        let mut moves = G::moves(position);
        moves.sort();
        match style {
            Style::Stubborn => {
                self.keep_best(&mut moves, |one| Reverse(known.plies(&G::play(position, one))));
            }
            Style::Trap => {
                if moves.len() > G::TRAPS {
                    self.rng.shuffle(&mut moves);
                    moves.truncate(G::TRAPS);
                    moves.sort();
                }
                self.keep_best(&mut moves, |one| {
                    let after = G::play(position, one);
                    if G::is_over(&after) { usize::MAX } else { known.winning_count(&after) }
                });
            }
            Style::Random | Style::Slip => {}
        }
        self.any(&mut moves)
    }

    /// Leaves of moves those with the least measure.
    fn keep_best<Move, Measure: Ord>(&self, moves: &mut Vec<Move>, measure: impl Fn(&Move) -> Measure) {
        let measures: Vec<Measure> = moves.iter().map(measure).collect();
        let Some(least) = measures.iter().min() else { return };
        let mut kept = measures.iter().map(|measure| measure == least);
        moves.retain(|_| kept.next().unwrap_or(false));
    }

    fn any<Move>(&mut self, moves: &mut Vec<Move>) -> Move {
        let chosen = self.rng.size(0, moves.len() - 1);
        moves.swap_remove(chosen)
    }
}
