//! The theory: runs of pins are piles, and the row is their sum.

use std::sync::LazyLock;

use checkers::{Sentence, say};
use solutions::kayles::{Row, Values};

use super::N;
use crate::shared::kayles::Shot;

/// What runs are worth, computed once.
pub static VALUES: LazyLock<Values> = LazyLock::new(|| Values::up_to(N.max as usize));

/// What the reference does: it wins if it can, and otherwise fells the first pin that stands.
pub fn best(values: &Values, row: &Row) -> Shot {
    let winning = values.winning_shots(row).into_iter().next();
    let any = winning.or_else(|| row.single_pins().into_iter().next());
    let (count, first) = any.expect("a game that isn't over has a pin left");
    Shot { count, first }
}

/// Why a position is won or lost.
pub fn why(values: &Values, row: &Row) -> Sentence {
    let (all, runs) = (values.of(row), row.runs().len());
    match values.winning_shots(row).first() {
        Some((count, first)) => say!(
            vi "tổng Nim của các đoạn ki là {all}: đánh đổ {count} con ki kể từ con {first} thì nó bằng 0",
            en "the nim-sum of the runs of pins is {all}: fell {count} from pin {first} on, and it is 0",
        ),
        None => say!(
            vi "tổng Nim của {runs} đoạn ki là 0, nước nào cũng làm nó khác 0",
            en "the nim-sum of the {runs} runs of pins is 0, and no move leaves it at 0",
        ),
    }
}
