//! What the editorial says and code computes.

use super::solution::values;
use crate::shared::values::table;
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("table", |_| table("L", 0, values()[..=18].iter().map(|&value| value.into()))),
        Fact::new("lost", lost),
    ]
}

/// The empty rows up to 10 000 cells that are lost.
fn lost(_: Lang) -> String {
    let lost = (3..values().len()).filter(|&n| values()[n] == 0);
    format!("${}$", lost.map(|n| n.to_string()).collect::<Vec<_>>().join(", "))
}
