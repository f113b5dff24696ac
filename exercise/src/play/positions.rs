//! The positions that were met in a game, by number.

use std::collections::HashMap;

use checkers::Sentence;

use super::{Block, Drawing, Game, Move};

/// What the engine asks of a game. Positions have numbers, from 0 in the order in which they were met; all others come
/// from the first by moves.
pub trait Positions {
    /// How many positions were met.
    fn count(&self) -> usize;
    /// Every legal move; the positions that they lead to are met by that.
    fn moves(&mut self, position: usize) -> Vec<Move<usize>>;
    /// As [`Game::misere`].
    fn misere(&self, position: usize) -> bool;
    /// As [`Game::write`].
    fn write(&self, position: usize) -> String;
    /// As [`Game::is_lost`].
    fn is_lost(&self, position: usize) -> bool;
    /// As [`Game::value`].
    fn value(&self, position: usize) -> Option<u64>;
    /// As [`Game::why`].
    fn why(&self, position: usize) -> Vec<Block>;
    /// As [`Game::draw`].
    fn draw(&self, position: usize) -> Drawing;
    /// As [`Game::refuse`].
    fn refuse(&self, position: usize, touched: &[u16]) -> Sentence;
    /// As [`Game::note`].
    fn note(&self, position: usize) -> Option<Sentence>;
    /// The parts of the drawing that a move changes.
    fn changes(&self, position: usize, drawing: &Drawing, made: &Move<usize>) -> Vec<u16>;
    /// As [`Game::progresses`].
    fn progresses(&self, before: usize, after: usize) -> bool;
}

/// The positions of a game that were met.
pub struct Met<'a, G: Game> {
    game: &'a G,
    positions: Vec<G::Position>,
    numbers: HashMap<G::Position, usize>,
}

impl<'a, G: Game> Met<'a, G> {
    /// The position that play begins with has the number 0.
    pub fn new(game: &'a G, start: G::Position) -> Self {
        Met { game, numbers: HashMap::from([(start.clone(), 0)]), positions: vec![start] }
    }

    /// The position with a number.
    pub fn position(&self, number: usize) -> &G::Position {
        &self.positions[number]
    }

    fn number(&mut self, position: G::Position) -> usize {
        if let Some(&number) = self.numbers.get(&position) {
            return number;
        }
        let number = self.positions.len();
        self.positions.push(position.clone());
        self.numbers.insert(position, number);
        number
    }
}

impl<G: Game> Positions for Met<'_, G> {
    fn count(&self) -> usize {
        self.positions.len()
    }

    fn moves(&mut self, position: usize) -> Vec<Move<usize>> {
        let mut numbered = Vec::new();
        for Move { touches, name, to } in self.game.moves(&self.positions[position]) {
            numbered.push(Move { touches, name, to: self.number(to) });
        }
        numbered
    }

    fn misere(&self, position: usize) -> bool {
        self.game.misere(&self.positions[position])
    }

    fn write(&self, position: usize) -> String {
        self.game.write(&self.positions[position])
    }

    fn is_lost(&self, position: usize) -> bool {
        self.game.is_lost(&self.positions[position])
    }

    fn value(&self, position: usize) -> Option<u64> {
        self.game.value(&self.positions[position])
    }

    fn why(&self, position: usize) -> Vec<Block> {
        self.game.why(&self.positions[position])
    }

    fn draw(&self, position: usize) -> Drawing {
        self.game.draw(&self.positions[position])
    }

    fn refuse(&self, position: usize, touched: &[u16]) -> Sentence {
        self.game.refuse(&self.positions[position], touched)
    }

    fn note(&self, position: usize) -> Option<Sentence> {
        self.game.note(&self.positions[position])
    }

    fn changes(&self, position: usize, drawing: &Drawing, made: &Move<usize>) -> Vec<u16> {
        let Move { touches, name, to } = made;
        let to = self.positions[*to].clone();
        let made = Move { touches: touches.clone(), name: name.clone(), to };
        let known = self.game.changes(&self.positions[position], &made);
        known.unwrap_or_else(|| drawing.changes(&self.game.draw(&made.to), touches))
    }

    fn progresses(&self, before: usize, after: usize) -> bool {
        self.game.progresses(&self.positions[before], &self.positions[after])
    }
}
