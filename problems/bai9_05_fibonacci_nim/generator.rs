//! Recipes, the shared ones with the lost numbers of this game: the Fibonacci numbers from 2 on.

use generators::Dice;
use solutions::zeckendorf::FIBONACCI;

use crate::{
    exercise::Recipe,
    shared::dynamic::{self, TOKENS},
};

pub const RECIPES: &[Recipe<Vec<u64>>] = &[
    Recipe::new("every", dynamic::every),
    Recipe::new("given", dynamic::given),
    Recipe::new("random", dynamic::random),
    Recipe::new("beside_lost", |dice, params| dynamic::beside_lost(dice, params, &lost_numbers())),
    Recipe::new("sums", |dice, params| dynamic::sums(dice, params, &lost_numbers())),
];

pub fn small(dice: &mut Dice) -> Vec<u64> {
    dynamic::small(dice, &lost_numbers())
}

fn lost_numbers() -> Vec<u64> {
    FIBONACCI.into_iter().filter(|&number| TOKENS.contains(number.into())).collect()
}
