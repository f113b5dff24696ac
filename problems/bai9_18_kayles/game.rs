//! The game to play, compared with a search and with the exercise.

use crate::{
    bai9_18_kayles::Kayles,
    shared::play::{
        kayles::GAME,
        testing::{agrees, same_rules},
    },
};
use exercise::play::text::zeros_and_ones;

#[test]
fn the_theory_is_what_a_search_finds() {
    agrees(&GAME, [14, 13].map(|pins| "1".repeat(pins)));
}

#[test]
fn moves_are_those_of_the_exercise() {
    same_rules::<Kayles, _>(
        &GAME,
        "111111111",
        |row| Some(format!("{}\n{}\n", row.len(), zeros_and_ones(row))),
        |_, one| format!("1 {} {}", one.touches.len(), one.touches[0]),
    );
}
