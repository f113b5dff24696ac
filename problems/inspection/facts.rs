//! What the editorial says of small games and of numbers that are too long.

use solutions::inspection::exact_value;

use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("table", table), Fact::new("digits", digits), Fact::new("nearly", nearly)]
}

/// The values of the free game up to six stages.
fn table(_: Lang) -> String {
    let heads: Vec<String> = (0..=6).map(|k| format!("$k = {k}$")).collect();
    let mut lines = vec![format!("| | {} |", heads.join(" | ")), format!("|---{}|", "|---".repeat(7))];
    for n in 1..=6 {
        let value = |k: usize| if k > n { String::new() } else { format!("${}$", exact_value(n, k)) };
        let cells: Vec<String> = (0..=6).map(value).collect();
        lines.push(format!("| $n = {n}$ | {} |", cells.join(" | ")));
    }
    format!("\n{}\n", lines.join("\n"))
}

/// How many digits the denominator of v(1000, 500) has.
fn digits(_: Lang) -> String {
    exact_value(1000, 500).denominator().to_string().len().to_string()
}

/// The value of a long game in which half of the stages are watched.
fn nearly(lang: Lang) -> String {
    let value = checkers::number::decimal(&exact_value(1000, 500), 4);
    match lang {
        Lang::Vietnamese => format!("${}$", value.replace('.', "{,}")),
        Lang::English => format!("${value}$"),
    }
}
