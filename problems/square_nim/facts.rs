//! What the texts say and code computes.

use crate::shared::{
    pile_sum::SumPile,
    values::{figure, table},
};
use exercise::{Fact, play::text::joined};

use super::{LARGEST, Pile, solution::VALUES};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("table", |_| table("x", 0, (0..15).map(|size| Pile(size).value()))),
        Fact::new("further", |_| table("x", 15, (15..30).map(|size| Pile(size).value()))),
        Fact::new("lost", |_| joined((0..=100).filter(|&size| Pile(size).value() == 0), ", ")),
        Fact::new("share", |_| figure((0..=LARGEST).filter(|&size| Pile(size).value() == 0).count() as u64)),
        Fact::new("greatest", |_| figure(VALUES.iter().copied().max().unwrap_or(0).into())),
    ]
}
