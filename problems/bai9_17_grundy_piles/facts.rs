//! What the editorial says and code computes.

use crate::shared::{
    grundys_game::{LARGEST, splits, value},
    values::{figure, table},
};
use exercise::Fact;

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("table", |_| table("x", 1, (1..=13).map(value))),
        Fact::new("splits of all piles", |_| {
            figure((1..=LARGEST).map(|pile| splits(pile).count() as u64).sum())
        }),
        Fact::new("largest value", |_| figure((1..=LARGEST).map(value).max().unwrap_or(0))),
    ]
}
