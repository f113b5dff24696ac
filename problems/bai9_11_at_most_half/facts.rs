//! What the editorial says and code computes.

use crate::{
    exercise::Fact,
    shared::values::{PileGame, table},
};

use super::Game;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("table", |_| table("n", 0, (0..16).map(Game::value)))]
}
