//! What the editorial answers to its further questions, compared with play on small boards.

use solutions::{grundy::mex, nimber::nim_product};

/// The moves of a row of coins: for each coin the sets of coins that are turned, bit x for coin x.
type Turns = Vec<Vec<usize>>;

fn twins(coins: usize) -> Turns {
    (0..coins).map(|x| (0..x).map(|y| 1 << x | 1 << y).collect()).collect()
}

fn mock_turtles(coins: usize) -> Turns {
    let triples = |x: usize| (0..=x).flat_map(move |y| (0..=y).map(move |z| 1 << x | 1 << y | 1 << z));
    (0..coins).map(|x| triples(x).collect()).collect()
}

fn ruler(coins: usize) -> Turns {
    (0..coins).map(|x| (0..=x).map(|y| (2 << x) - (1 << y)).collect()).collect()
}

fn members(set: usize) -> impl Iterator<Item = usize> {
    (0..usize::BITS as usize).filter(move |coin| set >> coin & 1 == 1)
}

/// The values of single coins, by the definition: a move leaves the sum of the other coins that it turns.
fn single(turns: &Turns) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for (x, sets) in turns.iter().enumerate() {
        values.push(mex(sets.iter().map(|set| members(set ^ 1 << x).fold(0, |sum, coin| sum ^ values[coin]))));
    }
    values
}

/// The values of all boards of the product of two games, by the definition; coin (x, y) is bit x + width · y.
fn boards(first: &Turns, second: &Turns) -> Vec<u64> {
    let width = first.len();
    let spread = |columns: usize, rows: usize| members(rows).fold(0, |set, y| set | columns << (width * y));
    let mut values: Vec<u64> = Vec::new();
    for board in 0..1_usize << (width * second.len()) {
        let moves = members(board).flat_map(|coin| {
            let (x, y) = (coin % width, coin / width);
            first[x].iter().flat_map(move |&columns| second[y].iter().map(move |&rows| spread(columns, rows)))
        });
        values.push(mex(moves.map(|turned| values[board ^ turned])));
    }
    values
}

#[test]
fn the_tartan_theorem_on_small_boards() {
    for (first, second) in [
        (twins(4), twins(3)),
        (mock_turtles(4), mock_turtles(3)),
        (ruler(4), mock_turtles(3)),
        (twins(4), ruler(3)),
    ] {
        let (columns, rows, width) = (single(&first), single(&second), first.len());
        for (board, &value) in boards(&first, &second).iter().enumerate() {
            let product = |coin| nim_product(columns[coin % width], rows[coin / width]);
            assert_eq!(value, members(board).fold(0, |sum, coin| sum ^ product(coin)), "{board:b}");
        }
    }
}

#[test]
fn a_rectangle_by_division() {
    // The first example: the coins (3, 1), (2, 3), (4, 4), of which (4, 4) moves to (3, 3).
    let sum = nim_product(3, 1) ^ nim_product(2, 3) ^ nim_product(4, 4);
    assert_eq!((sum, nim_product(4 ^ 3, 4 ^ 3), nim_product(7, 7)), (4, 4, 4));
}

#[test]
fn the_move_of_nine_coins() {
    let values = single(&mock_turtles(6));
    assert_eq!(values, [1, 2, 4, 7, 8, 11]);
    let worth = |(x, y): (usize, usize)| nim_product(values[x], values[y]);
    assert_eq!([(1, 0), (5, 4)].map(worth), [2, 9]);
    assert_eq!([(10, 8), (11, 3), (10, 3)].map(|(x, y)| nim_product(x, y)), [1, 6, 5]);
    let (columns, rows) = ([1, 4, 5], [0, 1, 4]);
    let turned = columns.iter().flat_map(|&x| rows.iter().map(move |&y| (x, y)));
    assert_eq!(turned.fold(2 ^ 9, |sum, coin| sum ^ worth(coin)), 0);
    assert!(mock_turtles(6)[5].contains(&0b11_0010) && mock_turtles(6)[4].contains(&0b1_0011));
}
