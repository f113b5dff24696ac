//! What the editorial says of sums and of its further questions, from the definition of values.

use solutions::grundy::mex;

const VERTICES: usize = 5;

/// Every graph in which arcs lead from greater vertices to smaller ones only: the vertices after each.
fn graphs() -> Vec<Vec<Vec<usize>>> {
    (0..VERTICES).fold(vec![Vec::new()], |begun, vertex| {
        let sets =
            (0..1_usize << vertex).map(|set| (0..vertex).filter(|after| set >> after & 1 == 1).collect());
        let sets: Vec<Vec<usize>> = sets.collect();
        begun
            .iter()
            .flat_map(|graph| sets.iter().map(|set| [&graph[..], std::slice::from_ref(set)].concat()))
            .collect()
    })
}

fn values(graph: &[Vec<usize>]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for after in graph {
        values.push(mex(after.iter().map(|&after| values[after])));
    }
    values
}

#[test]
fn two_tokens_on_any_small_graph_have_the_xor_of_their_values() {
    for graph in graphs() {
        let values = values(&graph);
        let mut sum = [[0; VERTICES]; VERTICES];
        for first in 0..VERTICES {
            for second in 0..VERTICES {
                let one = graph[first].iter().map(|&after| sum[after][second]);
                let other = graph[second].iter().map(|&after| sum[first][after]);
                sum[first][second] = mex(one.chain(other));
                assert_eq!(sum[first][second], values[first] ^ values[second], "{graph:?}");
            }
        }
        let lost = sum.iter().flatten().filter(|&&value| value == 0).count();
        let with = |value: u64| values.iter().filter(|&&other| other == value).count();
        assert_eq!(lost, (0..VERTICES as u64).map(|value| with(value).pow(2)).sum());
    }
}

#[test]
fn the_largest_value_needs_all_arcs() {
    for graph in graphs() {
        let (largest, arcs) = (values(&graph).into_iter().max(), graph.iter().map(Vec::len).sum::<usize>());
        assert_eq!(largest == Some(VERTICES as u64 - 1), arcs == VERTICES * (VERTICES - 1) / 2);
    }
}

/// How many ways there are to give the vertices of a circle values that fit the definition.
fn fitting(vertices: u32) -> usize {
    let value = |code: u32, vertex: u32| u64::from(code >> (vertex % vertices) & 1);
    // From each vertex one arc leads, to the next vertex, so all values are 0 or 1.
    let fits = |code: &u32| (0..vertices).all(|vertex| value(*code, vertex) == mex([value(*code, vertex + 1)]));
    (0..1 << vertices).filter(fits).count()
}

#[test]
fn a_circle_of_two_fits_in_two_ways_and_one_of_three_in_none() {
    assert_eq!([fitting(2), fitting(3)], [2, 0]);
}

/// The mazes of question 2, and the values of their squares as the editorial gives them.
const MAZES: [[&str; 5]; 3] = [
    ["01#01", "#012#", "02#10", "#3041", "04132"],
    ["0123#", "10#01", "2#012", "3#120", "40253"],
    ["01234", "1###0", "2###1", "3###2", "40123"],
];

/// The squares to the left of a square and above it, as far as the nearest walls: row and column.
fn reached(maze: &[&str; 5], row: usize, column: usize) -> Vec<(usize, usize)> {
    let is_floor = |&(row, column): &(usize, usize)| maze[row].as_bytes()[column] != b'#';
    let left = (0..column).rev().map(|column| (row, column)).take_while(is_floor);
    let up = (0..row).rev().map(|row| (row, column)).take_while(is_floor);
    left.chain(up).collect()
}

fn value(maze: &[&str; 5], row: usize, column: usize) -> Option<u64> {
    char::from(maze[row].as_bytes()[column]).to_digit(10).map(u64::from)
}

#[test]
fn the_values_of_the_mazes_and_the_moves_that_win() {
    let mut winning = Vec::new();
    for (number, maze) in MAZES.iter().enumerate() {
        for row in 0..5 {
            for column in 0..5 {
                let Some(given) = value(maze, row, column) else { continue };
                let after = reached(maze, row, column);
                assert_eq!(mex(after.iter().filter_map(|&(row, column)| value(maze, row, column))), given);
            }
        }
        let sum = MAZES.iter().filter_map(|maze| value(maze, 4, 4)).fold(0, |sum, value| sum ^ value);
        let wanted = value(maze, 4, 4).map(|value| value ^ sum);
        let wins = reached(maze, 4, 4).into_iter().filter(|&(row, column)| value(maze, row, column) == wanted);
        winning.extend(wins.map(|(row, column)| (number + 1, 4 - column, 4 - row)));
    }
    assert_eq!(winning, [(1, 4, 0), (1, 0, 2), (2, 0, 3), (3, 2, 0), (3, 0, 2)]);
}
