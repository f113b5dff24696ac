//! The corner of the table of nim products that the worked example needs.

use exercise::{Fact, document::Lang};
use solutions::turning_corners::coin_value;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("products", products)]
}

/// x ⊗ y for x, y <= 4.
fn products(_: Lang) -> String {
    let mut table =
        "\n| $x \\otimes y$ | $x = 0$ | $1$ | $2$ | $3$ | $4$ |\n|---|---|---|---|---|---|\n".to_string();
    for y in 0..=4 {
        let row: Vec<String> = (0..=4).map(|x| coin_value((x, y)).to_string()).collect();
        let name = if y == 0 { "$y = 0$".into() } else { format!("${y}$") };
        table += &format!("| {name} | {} |\n", row.join(" | "));
    }
    table
}
