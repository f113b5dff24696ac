//! Sums of tame games in misère play: why a position is won, for messages, and what tests must show.

use checkers::{Sentence, say};
use exercise::coverage::{Coverage, Feature};

/// In misère play it decides whether no part is firm, or just one: whoever counts them in a narrow type takes many for
/// none or for one. Of at most 100 000 parts.
pub const FIRM_PARTS: Feature = Feature::AboveOne { name: FIRM, digits: 17 };

const FIRM: &str = "number of firm parts in a lost misère position";

/// So many parts of a misère position are firm. Where some are and the position is lost, whoever takes them for none or
/// for one says that it is won.
pub fn cover_firm_parts(firm: usize, is_lost: bool, coverage: &mut Coverage) {
    if is_lost && firm > 0 {
        coverage.decides(FIRM, firm as u128);
    }
}

/// In misère play without firm parts a far move alone wins: found by whoever looks at all parts.
pub const FAR_WITHOUT_FIRM_PARTS: [Feature; 2] = [Feature::Kind(FAR_LEFT), Feature::Kind(FAR_RIGHT)];

const FAR_LEFT: &str =
    "misère play without firm parts, and only parts far from the left end have a move that wins";
const FAR_RIGHT: &str =
    "misère play without firm parts, and only parts far from the right end have a move that wins";

/// Without firm parts: from left to right, whether a move in each part wins. `many` parts are a long way.
pub fn cover_fickle_parts(wins: &[bool], many: usize, coverage: &mut Coverage) {
    if let (Some(first), Some(last)) = (wins.iter().position(|&win| win), wins.iter().rposition(|&win| win)) {
        if first >= many {
            coverage.kind(FAR_LEFT);
        }
        if wins.len() - 1 - last >= many {
            coverage.kind(FAR_RIGHT);
        }
    }
}

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
