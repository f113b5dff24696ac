//! Kayles to play.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::octal::Octal;

use super::row::{Heaps, OnRow, RowGame, random_row};
use crate::shared::kayles::Shot;
use exercise::play::{Block, Look};

/// The game.
pub static GAME: OnRow<Play> = OnRow(Play);

/// See [`GAME`].
pub struct Play;

/// A run of n is a heap of n.
const HEAPS: Heaps = Heaps(Octal::KAYLES, 0);

impl RowGame for Play {
    fn looks(&self) -> [Look; 2] {
        [Look::Felled, Look::Pin]
    }

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "không còn ky", en "no pin"), say!(vi "ky", en "pin")]
    }

    fn moves(&self, pins: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        let shots = (1..=pins.len()).flat_map(|first| [1, 2].map(|count| Shot { count, first }));
        let legal = shots.filter_map(|shot| Some((shot, shot.fell(pins).ok()?)));
        legal
            .map(|(Shot { count, first }, after)| {
                let last = first + count - 1;
                let name = match count {
                    1 => say!(vi "đánh đổ ky {first}", en "fell pin {first}"),
                    _ => say!(vi "đánh đổ ky {first} và {last}", en "fell pins {first} and {last}"),
                };
                ((first..=last).collect(), name, after)
            })
            .collect()
    }

    fn value(&self, pins: &[bool]) -> u64 {
        HEAPS.sum(pins)
    }

    fn why(&self, pins: &[bool]) -> Vec<Block> {
        HEAPS.explain(pins)
    }

    fn refuse(&self, pins: &[bool], touched: &[usize]) -> Sentence {
        match touched.last() {
            Some(&pin) if !pins[pin - 1] => say!(vi "ky {pin} đã đổ rồi", en "pin {pin} is down already"),
            _ => {
                say!(vi "mỗi nước đánh đổ một ky hoặc hai ky đứng cạnh nhau", en "a move fells one pin or two that stand side by side")
            }
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một ky và một ky bên cạnh để đánh đổ cả hai, hoặc chạm hai lần vào một ky để chỉ đánh đổ nó. Ai đến lượt mà không đi được thì thua.", en "Touch a pin and one beside it to fell both, or touch a pin twice to fell it alone. Whoever cannot move loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<bool> {
        random_row(rng, 9, 14, 85)
    }
}
