//! What the texts say and code computes.

use super::{Position, solution};
use exercise::{Fact, document::Lang};

/// The computed parts of the texts.
pub fn all() -> Vec<Fact> {
    vec![Fact::new("first_moves", first_moves), Fact::new("lengths", lengths)]
}

/// What wins on full boards: rows down, columns across.
fn first_moves(lang: Lang) -> String {
    let mut table = header(lang, 8);
    for rows in 2..=6 {
        table.push_str(&format!("| ${rows}$ |"));
        for columns in 2..=8 {
            let known = solution::table(rows, columns);
            let winning = known.board().winning_moves_from(Position::full(rows, columns).heights());
            let cells: Vec<String> = winning.iter().map(|(x, y)| format!("$({x}, {y})$")).collect();
            table.push_str(&format!(" {} |", cells.join(" ")));
        }
        table.push('\n');
    }
    table
}

/// How many moves a game on a full board takes: rows down, columns across.
fn lengths(lang: Lang) -> String {
    let mut table = header(lang, 8);
    for rows in 2..=6 {
        table.push_str(&format!("| ${rows}$ |"));
        for columns in 2..=8 {
            let known = solution::table(rows, columns);
            table.push_str(&format!(" ${}$ |", known.moves(Position::full(rows, columns).heights())));
        }
        table.push('\n');
    }
    table
}

/// The head of a table whose columns are boards of 2 to `most` columns.
fn header(lang: Lang, most: usize) -> String {
    let name = match lang {
        Lang::Vietnamese => "$m$ hàng, $n$ cột",
        Lang::English => "$m$ rows, $n$ columns",
    };
    let numbers: Vec<String> = (2..=most).map(|columns| format!("$n = {columns}$")).collect();
    format!("\n| {name} | {} |\n|---|{}\n", numbers.join(" | "), "---|".repeat(most - 1))
}
