//! What is asked of the game to play.

use crate::{
    bai9_03_chomp::Chomp,
    shared::play::{
        board::place,
        chomp::GAME,
        testing::{agrees, same_rules},
    },
};
use exercise::play::text::joined;

#[test]
fn the_theory_is_what_a_search_finds() {
    agrees(&GAME, ["5.5.5.5.5", "3.3.3.3.3.3.3.3", "8.8"]);
}

#[test]
fn moves_are_those_of_the_exercise() {
    same_rules::<Chomp, _>(
        &GAME,
        "3.3.3.3",
        |heights| (heights[0] > 0).then(|| format!("3 4 1\n{}\n", joined(heights, " "))),
        |_, one| {
            let (column, row) = place(one.touches[0]);
            format!("1 {column} {row}")
        },
    );
}
