//! Values of positions, and sums of games.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};
use solutions::{grundy::mex, grundys_game};

use super::nim::{listed, table};

/// The mazes of the worked example, a wall being `#`; the token begins at the bottom right.
const MAZES: [[&str; SIDE]; 3] = [
    ["..#..", "#...#", "..#..", "#....", "....."],
    ["....#", "..#..", ".#...", ".#...", "....."],
    [".....", ".###.", ".###.", ".###.", "....."],
];

const SIDE: usize = 5;

/// How many piles of Grundy's game are in the table.
const SPLIT: usize = 14;

/// A row and a column, from 0.
type Square = (usize, usize);

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("moves", moves),
        Fact::new("tokens", |_| listed(MAZES.iter().map(|maze| values(maze)[SIDE - 1][SIDE - 1].unwrap_or(0)))),
        Fact::new("splits", |_| splits()),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("mazes", draw)]
}

/// The squares that a token reaches: to the left or up, as far as there is no wall.
fn reached(maze: &[&str; SIDE], (row, column): Square) -> Vec<Square> {
    let free = |&(row, column): &Square| maze[row].as_bytes()[column] != b'#';
    let left = (0..column).rev().map(|column| (row, column)).take_while(free);
    let up = (0..row).rev().map(|row| (row, column)).take_while(free);
    left.chain(up).collect()
}

/// The values of all squares of a maze; walls have none.
fn values(maze: &[&str; SIDE]) -> [[Option<u64>; SIDE]; SIDE] {
    let mut values = [[None; SIDE]; SIDE];
    for (row, column) in (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column))) {
        if maze[row].as_bytes()[column] != b'#' {
            let next = reached(maze, (row, column));
            values[row][column] = Some(mex(next.into_iter().filter_map(|(row, column)| values[row][column])));
        }
    }
    values
}

/// The winning moves: the maze, where its token goes, and the value there.
fn winning_moves() -> Vec<(usize, Square, u64)> {
    let values = MAZES.each_ref().map(values);
    let start = (SIDE - 1, SIDE - 1);
    let value = |maze: usize, (row, column): Square| values[maze][row][column].unwrap_or(0);
    let sum = (0..MAZES.len()).fold(0, |sum, maze| sum ^ value(maze, start));
    (0..MAZES.len())
        .flat_map(|maze| reached(&MAZES[maze], start).into_iter().map(move |square| (maze, square)))
        .map(|(maze, square)| (maze, square, value(maze, square)))
        .filter(|&(maze, _, after)| after ^ value(maze, start) == sum)
        .collect()
}

fn moves(lang: Lang) -> String {
    let head = match lang {
        Lang::Vietnamese => ["mê cung", "đến hàng", "cột", "giá trị mới"],
        Lang::English => ["maze", "to row", "column", "new value"],
    };
    let line = |(maze, (row, column), value): (usize, Square, u64)| {
        [maze as u64 + 1, row as u64 + 1, column as u64 + 1, value].map(|number| number.to_string()).into()
    };
    table([head.map(String::from).into()].into_iter().chain(winning_moves().into_iter().map(line)))
}

/// The values of Grundy's game.
fn splits() -> String {
    let values = grundys_game::by_definition(SPLIT);
    let line = |head: &str, number: &dyn Fn(usize) -> String| {
        [head.to_string()].into_iter().chain((1..=SPLIT).map(number)).collect()
    };
    table([line("$n$", &|n| n.to_string()), line("$g(n)$", &|n| values[n].to_string())])
}

/// The mazes side by side with the values of their squares; the square of each token is shaded.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Ba mê cung với giá trị của từng ô; quân cờ ở góc dưới bên phải",
        "Three mazes with the value of each square; the tokens are at the bottom right",
    );
    let (side, gap, top) = (30.0, 26.0, 26.0);
    let width = side * SIDE as f64 + gap;
    let mut svg = Svg::new(width * MAZES.len() as f64, top + side * SIDE as f64 + 10.0, title);
    for (number, maze) in MAZES.iter().enumerate() {
        let left = gap / 2.0 + width * number as f64;
        svg.text(
            (left, 16.0),
            Anchor::Start,
            "small",
            format!("{} {}", lang.say("mê cung", "maze"), number + 1),
        );
        for (row, line) in values(maze).iter().enumerate() {
            for (column, value) in line.iter().enumerate() {
                let corner = (left + side * column as f64, top + side * row as f64);
                let token = (row, column) == (SIDE - 1, SIDE - 1);
                let class = if value.is_none() { "fill-ink" } else { ["s0", "s3"][usize::from(token)] };
                svg.rectangle(corner, (side - 1.0, side - 1.0), class);
                if let Some(value) = value {
                    let place = (corner.0 + side / 2.0 - 0.5, corner.1 + side / 2.0 + 4.0);
                    svg.text(place, Anchor::Middle, "", value);
                }
            }
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_moves_win_in_the_mazes() {
        assert_eq!(winning_moves().len(), 5);
    }

    #[test]
    fn a_move_from_value_3_to_5_can_be_answered_by_one_back_to_3() {
        let values = values(&MAZES[1]);
        assert_eq!((values[4][4], values[4][3], values[0][3]), (Some(3), Some(5), Some(3)));
        assert!(reached(&MAZES[1], (4, 4)).contains(&(4, 3)) && reached(&MAZES[1], (4, 3)).contains(&(0, 3)));
    }

    /// Piles 9, 10, 14 from which a move takes at most 3, 5, 7.
    #[test]
    fn two_moves_win_with_limits_and_one_of_them_raises_a_value() {
        let piles = [(9u64, 3u64), (10, 5), (14, 7)];
        let value = |(pile, most): (u64, u64)| pile % (most + 1);
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
        let mut wins = Vec::new();
        for (pile, most) in piles {
            for rest in pile - most..pile {
                if value((rest, most)) ^ value((pile, most)) == sum {
                    wins.push((pile, rest, value((rest, most)) > value((pile, most))));
                }
            }
        }
        assert_eq!((sum, wins), (3, vec![(9, 6, true), (14, 13, false)]));
    }
}
