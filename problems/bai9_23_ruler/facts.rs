//! The table of values of single coins.

use super::solution;
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("values", values)]
}

/// The coins 1 to 16, their values, and what the coins up to each of them are worth together.
fn values(_: Lang) -> String {
    let mut rows = ["| $k$ |".to_string(), "|---|".into(), "| $g(k)$ |".into(), "| $P(k)$ |".into()];
    let mut sum = 0;
    for coin in 1..=16 {
        sum ^= solution::value(coin);
        let cells = [coin.to_string(), "---".into(), solution::value(coin).to_string(), sum.to_string()];
        for (row, cell) in rows.iter_mut().zip(cells) {
            *row += &if cell == "---" { format!("{cell}|") } else { format!(" {cell} |") };
        }
    }
    format!("\n{}\n", rows.join("\n"))
}
