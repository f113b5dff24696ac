//! What the editorial says and code computes.

use checkers::Lang;
use exercise::Fact;
use solutions::maze::{FLOOR, WALL, values};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("greatest", greatest)]
}

/// The greatest value in a maze of 1000 rows in which all columns but the last have a wall in every `height + 1`-th row.
pub fn greatest_in_comb(columns: usize, height: usize) -> u16 {
    let is_wall = |place: usize| place % columns < columns - 1 && place / columns % (height + 1) == height;
    let cells: Vec<u8> = (0..1000 * columns).map(|place| if is_wall(place) { WALL } else { FLOOR }).collect();
    let last_column = values(columns, &cells).into_iter().skip(columns - 1).step_by(columns);
    last_column.max().unwrap_or(0)
}

/// For blocks of 32 rows and 992 columns.
fn greatest(_: Lang) -> String {
    format!("${}$", greatest_in_comb(993, 32))
}
