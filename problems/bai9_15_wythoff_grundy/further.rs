//! What the editorial answers to its further questions, compared with the definition of values.

use solutions::grundy::mex;

const SIDE: usize = 90;

/// The values of the squares of a board, column by column.
fn values() -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; SIDE]; SIDE];
    for x in 0..SIDE {
        for y in 0..SIDE {
            let left = (1..=x).map(|steps| (x - steps, y));
            let down = (1..=y).map(|steps| (x, y - steps));
            let diagonal = (1..=x.min(y)).map(|steps| (x - steps, y - steps));
            values[x][y] = mex(left.chain(down).chain(diagonal).map(|(x, y)| values[x][y]));
        }
    }
    values
}

#[test]
fn each_value_occurs_once_in_a_column_and_not_above_twice_its_number_more() {
    for (x, column) in values().iter().enumerate() {
        for value in 0..SIDE.saturating_sub(2 * x) {
            let squares: Vec<usize> = (0..SIDE).filter(|&y| column[y] == value as u64).collect();
            assert!(matches!(squares[..], [y] if y <= value + 2 * x), "{x} {value}");
        }
    }
}

#[test]
fn column_1_goes_in_threes() {
    for (y, &value) in values()[1].iter().enumerate() {
        assert_eq!(value, if y % 3 == 2 { y - 2 } else { y + 1 } as u64, "{y}");
    }
}

#[test]
fn the_second_queen_belongs_on_2_5() {
    let values = values();
    let squares: Vec<usize> = (0..SIDE).filter(|&y| values[2][y] == values[3][1]).collect();
    assert_eq!((values[3][1], squares), (4, vec![5]));
}
