//! The checker: a loop is right if it can be drawn and the nim-sum of all regions becomes 0.

use super::Loop;

pub fn check(regions: &[u64], reply: Option<Loop>, won: bool) -> Result<(), String> {
    match reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(drawn) => {
            drawn.is_legal(regions)?;
            let all = regions.iter().fold(0, |sum, dots| sum ^ dots);
            match all ^ regions[drawn.region - 1] ^ drawn.inside ^ drawn.outside {
                0 => Ok(()),
                _ if !won => Err("the position is lost, no move wins".into()),
                sum => Err(format!(
                    "the move is legal, but it leaves the opponent a won position: \
                     the nim-sum of the regions is {sum}, not 0"
                )),
            }
        }
    }
}
