//! Why a position of a sum of tame games is won in misère play, for messages.

use checkers::{Sentence, say};

/// All parts are fickle, which `parts` says, and the nim-sum is 0.
pub fn even(parts: Sentence) -> Sentence {
    say!(
        vi "{parts}, và tổng Nim của các giá trị g+ là 0, không phải 1",
        en "{parts}, and the nim-sum of the values g+ is 0, not 1";
        parts
    )
}

/// Some part is firm, which `parts` says, and the nim-sum isn't 0.
pub fn not_zero(parts: Sentence, sum: u64) -> Sentence {
    say!(
        vi "{parts}, và tổng Nim của các giá trị g+ là {sum}, không phải 0",
        en "{parts}, and the nim-sum of the values g+ is {sum}, not 0";
        parts
    )
}
