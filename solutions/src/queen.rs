//! The queen game (Wythoff's Nim as a walk): a queen steps any number of squares down, left or
//! diagonally down-left; in the corner the game ends. The values of a whole board.
//!
//! For the zeros there is a formula (see [`wythoff`](crate::wythoff)), for the other values none is known. What can
//! be saved is the walk along the three lines of every square: each line keeps the set of the values that it has
//! shown, as bits, and the value of a square is the first bit that is missing from three sets.
//!
//! Cost: time O(n³ / 64) and memory O(n²) for n × n squares; the plain loop takes O(n³).

/// The values g(x, y) for all x, y below n: `values(n)[x][y]`.
///
/// On a board whose corner (0, 0) is at the bottom left, the squares with the same x are a column. The
/// columns are settled from left to right, each from the bottom up, and the values met so far on a line
/// (a column, a row, a diagonal) are kept as a set of bits. A square can reach exactly the settled squares
/// of its column, its row and its diagonal, so its value is the first bit that is missing from the union
/// of three sets: 64 values are looked at in one operation.
///
/// Two facts keep the sets few and short. The board is symmetric, g(x, y) = g(y, x): it is enough to
/// settle y <= x, and row y is the same set as column y. And g(x, y) <= x + y: by induction every
/// move leads to a value below x + y, so x + y is missing.
///
/// Time O(n³ / 64), memory O(n²).
///
/// ```
/// use solutions::queen::values;
///
/// assert_eq!(values(4), [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5], [3, 4, 5, 6]]);
/// ```
pub fn values(n: usize) -> Vec<Vec<u32>> {
    let words = n / 32 + 1;
    let mut table = vec![vec![0; n]; n];
    // Column x, and row x with it.
    let mut lines = vec![vec![0u64; words]; n];
    // The diagonal of the squares with x - y = 0, 1, …
    let mut diagonals = vec![vec![0u64; words]; n];
    for x in 0..n {
        for y in 0..=x {
            let diagonal = &mut diagonals[x - y];
            let sets = lines[x].iter().zip(&lines[y]).zip(diagonal.iter());
            let (word, ones) = sets
                .map(|((column, row), diagonal)| (column | row | diagonal).trailing_ones() as usize)
                .enumerate()
                .find(|&(_, ones)| ones < 64)
                .expect("the value x + y, below 2n, is missing from all three lines");
            let value = 64 * word + ones;
            let bit = 1 << ones;
            diagonal[word] |= bit;
            lines[x][word] |= bit;
            lines[y][word] |= bit;
            table[x][y] = value as u32;
            table[y][x] = value as u32;
        }
    }
    table
}

/// The values g(x, y) for all x, y below n by the plain loop: every move from every square is looked at.
///
/// Time O(n³), memory O(n²).
///
/// ```
/// use solutions::queen::{by_definition, values};
///
/// assert_eq!(by_definition(70), values(70));
/// ```
pub fn by_definition(n: usize) -> Vec<Vec<u32>> {
    let mut table = vec![vec![0u32; n]; n];
    let mut options = crate::grundy::Mex::new();
    for x in 0..n {
        for y in 0..n {
            options.clear();
            table[x][..y].iter().for_each(|&value| options.insert(value));
            table[..x].iter().for_each(|row| options.insert(row[y]));
            (1..=x.min(y)).for_each(|steps| options.insert(table[x - steps][y - steps]));
            table[x][y] = options.get();
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_definition_on_every_small_board_and_on_a_large_one() {
        let large = by_definition(200);
        for n in (0..40).chain([63, 64, 65, 127, 128, 129, 200]) {
            let corner: Vec<_> = large[..n].iter().map(|row| row[..n].to_vec()).collect();
            assert_eq!(values(n), corner);
        }
    }

    #[test]
    fn the_zeros_are_the_lost_positions_of_wythoff() {
        let table = values(100);
        let zeros: Vec<_> =
            (0..100).filter_map(|x| Some((x, table[x][x..].iter().position(|&v| v == 0)?))).collect();
        // The k-th pair differs by k.
        assert_eq!(zeros[..5], [(0, 0), (1, 1), (3, 2), (4, 3), (6, 4)]);
    }

    #[test]
    fn values_are_at_most_the_sum_of_the_coordinates() {
        let table = values(300);
        assert!((0..300).all(|x| (0..300).all(|y| table[x][y] as usize <= x + y)));
    }
}
