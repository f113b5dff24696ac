//! What must hold of all exercises together.

mod both_languages;
mod contest;
mod every_exercise;
mod games;
mod inputs;
mod long_numbers;
mod promises;
mod shrink;
