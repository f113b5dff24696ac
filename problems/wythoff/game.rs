//! The game to play, compared with a search and with the exercise.

use crate::{
    shared::play::{
        testing::{agrees, same_rules},
        two_piles::GAME,
    },
    wythoff::Wythoff,
};
use exercise::play::Game;

#[test]
fn the_theory_is_what_a_search_finds() {
    agrees(&GAME, ["0-15.15", "1-15.15"]);
}

#[test]
fn moves_are_those_of_the_exercise() {
    for rule in 0..2 {
        same_rules::<Wythoff, _>(
            &GAME,
            &format!("{rule}-7.8"),
            |query| {
                let over = GAME.misere(query) && query.a + query.b == 0;
                (!over).then(|| format!("{rule} {} {}\n", query.a, query.b))
            },
            |_, one| format!("1 {} {}", one.to.a, one.to.b),
        );
    }
}
