//! The checker: a move is right if it is legal and leaves runs of pins whose nim-sum is 0.

use super::{Shot, solution::value};

pub fn check(pins: &[bool], reply: Option<Shot>, won: bool) -> Result<(), String> {
    match reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(shot) => {
            let after = shot.fell(pins)?;
            match value(&after) {
                0 => Ok(()),
                _ if !won => Err("the position is lost, no move wins".into()),
                left => Err(format!(
                    "the move is legal, but it leaves the opponent a won position: its value is {left}, not 0"
                )),
            }
        }
    }
}
