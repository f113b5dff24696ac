//! The theory: leave the opponent a multiple of `M + 1`.

use checkers::{Sentence, say};

use super::Position;

/// What a winning move takes. Whatever x the opponent takes of a multiple of M + 1, we take M + 1 - x, and leave him a
/// smaller multiple; at last it is 0, and we have taken the last counter. Time and memory O(1).
pub fn winning_take(position: &Position) -> Option<u64> {
    let too_much = position.counters % (position.most + 1);
    (too_much > 0).then_some(too_much)
}

/// What the reference does: it wins if it can, and otherwise takes one.
pub fn best(position: &Position) -> u64 {
    winning_take(position).unwrap_or(1)
}

/// Why a position is won or lost.
pub fn why(position: &Position) -> Sentence {
    let (Position { counters, most }, round) = (*position, position.most + 1);
    let rest = counters % round;
    match rest {
        0 => say!(
            vi "{counters} chia hết cho M + 1 = {round}: đối thủ đáp mỗi nước x bằng {round} − x nên lấy được quân cuối cùng",
            en "{counters} is a multiple of M + 1 = {round}: the opponent answers every x with {round} − x and takes the last counter",
        ),
        _ => say!(
            vi "{counters} mod {round} = {rest}: lấy {rest} quân thì còn một bội số của M + 1 = {round}; M = {most}",
            en "{counters} mod {round} = {rest}: taking {rest} leaves a multiple of M + 1 = {round}; M is {most}",
        ),
    }
}
