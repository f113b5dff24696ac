//! What the editorial says of boards: a small one in full, and how many winning moves the largest have.

use solutions::chomp;

use exercise::{Fact, document::Lang};

/// The facts of the texts.
pub fn all() -> Vec<Fact> {
    vec![Fact::new("two_by_three", two_by_three), Fact::new("largest_boards", largest_boards)]
}

/// Every position of the board of 2 rows and 3 columns, in the order in which the table is filled.
fn two_by_three(lang: Lang) -> String {
    let (rows, columns) = (2, 3);
    let board = chomp::Chomp::new(rows, columns);
    let (head, empty, lost, mark) = match lang {
        Lang::Vietnamese => (
            "| Số hiệu | $h_1\\ h_2\\ h_3$ | Kết cục |",
            "bàn trống, bỏ qua",
            "**thế thua**",
            "thế thắng, lấy ô",
        ),
        Lang::English => {
            ("| Number | $h_1\\ h_2\\ h_3$ | Outcome |", "the empty board, skipped", "**lost**", "won, take")
        }
    };
    let mut table = format!("\n{head}\n|---|---|---|\n");
    let mut heights: Vec<Vec<usize>> = Vec::new();
    for first in 0..=rows {
        for second in 0..=first {
            heights.extend((0..=second).map(|third| vec![first, second, third]));
        }
    }
    for (number, heights) in heights.iter().enumerate() {
        let outcome = match board.winning_move(heights) {
            None if number == 0 => empty.to_string(),
            None => lost.to_string(),
            Some((column, row)) => format!("{mark} $({column}, {row})$"),
        };
        let [first, second, third] = heights[..] else { continue };
        table.push_str(&format!("| ${number}$ | ${first}\\ {second}\\ {third}$ | {outcome} |\n"));
    }
    table
}

/// The boards of about a million positions that the tests use.
pub const LARGEST: [(usize, usize); 6] = [(11, 11), (10, 12), (5, 36), (36, 5), (3, 179), (179, 3)];

fn largest_boards(lang: Lang) -> String {
    let head = match lang {
        Lang::Vietnamese => "| Bàn | Số thế $p$ | Số thế thua | Số nước đi thắng $w$ | $w / p$ |",
        Lang::English => "| Board | Positions $p$ | Lost | Winning moves $w$ | $w / p$ |",
    };
    let mut table = format!("\n{head}\n|---|---|---|---|---|\n");
    for (rows, columns) in LARGEST {
        let board = chomp::Chomp::new(rows, columns);
        let (positions, lost, winning) = (board.positions(), board.lost_positions(), board.winning_moves());
        let ratio = winning as f64 / positions as f64;
        table.push_str(&format!(
            "| ${rows} \\times {columns}$ | ${positions}$ | ${lost}$ | ${winning}$ | ${ratio:.2}$ |\n"
        ));
    }
    table
}
