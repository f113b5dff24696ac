//! The checker: a move is right if it is legal and makes the nim-sum of the standing places 0.

use super::{Reply, Row};

pub fn check(row: &Row, reply: Reply, won: bool) -> Result<(), String> {
    let Some(turn) = reply else {
        return if won { Err("the answer is 0, but the position is won".into()) } else { Ok(()) };
    };
    row.allows(turn)?;
    if !won {
        return Err("the position is lost, no move wins".into());
    }
    // Whichever way turtle y lies, turning it changes the nim-sum by y; so does no turtle, y = 0.
    match row.places().fold(turn.x ^ turn.y, |sum, place| sum ^ place) {
        0 => Ok(()),
        sum => Err(format!(
            "the move is legal, but it leaves the opponent a won position: \
             the nim-sum of the standing places is {sum}, not 0"
        )),
    }
}
