//! Turning Corners: a move turns the four corners of a rectangle, the bottom-right one from heads to tails.
//!
//! A position is the sum of its heads coins, and the coin in column x and row y is worth the nim-product x ⊗ y (Conway).
//! Turning the corners of the rectangle from (a, b) to (x, y) changes the value by
//! (x ⊗ y) ⊕ (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) = (x ⊕ a) ⊗ (y ⊕ b).
//! So the moves that change it by c are the pairs u ⊗ v = c, and a pair fits a corner if x ⊕ u < x and y ⊕ v < y: if x has
//! the highest digit of u, and y that of v. Which pairs fit is thus a question about digits, not about pairs.
//!
//! A board is a slice of its coins, row by row, with `side` coins in each row; `true` is heads. Sides are at most 512.
//!
//! Cost: time O(side²) for every function, a look-up a coin; memory 512 KiB for the products of all pairs of numbers
//! below 512, which are computed when the first board asks for them.

use std::sync::LazyLock;

use crate::nimber::nim_product;

/// The greatest side of a board.
pub const MOST: usize = 512;

/// x ⊗ y for all x, y < 512, row by row; as a part of the field with 2^16 elements all of them have 16 digits.
static PRODUCTS: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let mut products = vec![0; MOST * MOST];
    for (x, row) in products.chunks_mut(MOST).enumerate() {
        for y in 1..MOST {
            // By the distributive law: the rest of y, and its lowest digit.
            let (rest, lowest) = (y & (y - 1), y & y.wrapping_neg());
            let of_lowest = if rest == 0 { nim_product(x as u64, y as u64) as u16 } else { row[lowest] };
            row[y] = row[rest] ^ of_lowest;
        }
    }
    products
});

/// x ⊗ 0, x ⊗ 1, … up to x ⊗ (side - 1).
fn products_of(x: usize, side: usize) -> &'static [u16] {
    assert!(side <= MOST, "a board has a side of at most {MOST}");
    &PRODUCTS[MOST * x..][..side]
}

/// The value of the heads coin in column x and row y: x ⊗ y.
///
/// ```
/// assert_eq!(solutions::turning_corners::coin_value((4, 3)), 12);
/// ```
pub fn coin_value((x, y): (usize, usize)) -> u64 {
    products_of(x, MOST)[y].into()
}

/// The values of many coins.
pub fn coin_values(coins: &[(usize, usize)]) -> Vec<u64> {
    coins.iter().copied().map(coin_value).collect()
}

/// The value of a position: the nim-sum of its heads coins.
///
/// ```
/// use solutions::turning_corners::value;
/// let board = [false, false, false, false, true, false, false, false, true];
/// assert_eq!(value(&board, 3), 1 ^ 3);
/// ```
pub fn value(heads: &[bool], side: usize) -> u64 {
    let mut sum = 0;
    for (y, row) in heads.chunks(side).enumerate() {
        for (&product, &heads) in products_of(y, side).iter().zip(row) {
            sum ^= if heads { product } else { 0 };
        }
    }
    sum.into()
}

/// The first coin (x, y), row by row, whose value is lowered by the nim-sum of all: some rectangle of that coin leaves
/// the value 0. There is one unless the value is 0, for some coin has the highest digit of the sum.
///
/// ```
/// use solutions::turning_corners::winning_corner;
/// let board = [false, false, false, false, true, false, false, false, true];
/// assert_eq!(winning_corner(&board, 3), Some((2, 2)));
/// ```
pub fn winning_corner(heads: &[bool], side: usize) -> Option<(usize, usize)> {
    let sum = value(heads, side) as u16;
    heads.chunks(side).enumerate().find_map(|(y, row)| {
        let mut coins = products_of(y, side).iter().zip(row);
        let x = coins.position(|(&product, &heads)| heads && product ^ sum < product)?;
        Some((x, y))
    })
}

/// The rectangles that change the value of a board by a certain number, known by their steps (u, v): from the corner
/// (x, y) to (x ⊕ u, y ⊕ v).
///
/// ```
/// use solutions::turning_corners::Steps;
/// // Of the coins (1, 1) and (2, 2), worth 1 and 3, the second wins by the rectangle that ends in (1, 1).
/// let steps = Steps::new(3, 1 ^ 3);
/// assert_eq!(steps.of((1, 1)), None);
/// assert_eq!(steps.of((2, 2)), Some((3, 3)));
/// ```
#[derive(Clone, Debug)]
pub struct Steps {
    side: usize,
    /// For the places of the highest digits of u and of v: the first such step, row by row.
    first: Vec<(u32, u32, (usize, usize))>,
    /// For each column: the digits of which a row has one if there is a step from their corner.
    digits: Vec<usize>,
}

impl Steps {
    /// All steps with u ⊗ v = `change` on a board of a side; none, if that is 0.
    pub fn new(side: usize, change: u64) -> Steps {
        let all = side.next_power_of_two();
        let mut first: Vec<(u32, u32, (usize, usize))> = Vec::new();
        for u in 1..all {
            let products = products_of(u, all);
            let places = products.iter().enumerate().filter(|(_, product)| u64::from(**product) == change);
            for (v, _) in places.filter(|(v, _)| *v > 0) {
                let (i, j) = (u.ilog2(), v.ilog2());
                if first.iter().all(|&(other, another, _)| (other, another) != (i, j)) {
                    first.push((i, j, (u, v)));
                }
            }
        }
        let digits_of = |x: usize| first.iter().filter(move |step| x >> step.0 & 1 == 1);
        let digits = (0..side).map(|x| digits_of(x).fold(0, |digits, step| digits | 1 << step.1)).collect();
        Steps { side, first, digits }
    }

    /// The first step, by u and then by v, that leads from a corner up and to the left.
    pub fn of(&self, (x, y): (usize, usize)) -> Option<(usize, usize)> {
        // They were found in this order.
        self.first.iter().find(|(i, j, _)| x >> i & 1 == 1 && y >> j & 1 == 1).map(|step| step.2)
    }

    /// The heads coins from which there is a step and those from which there is none, row by row: a mark each.
    pub fn marks(&self, heads: &[bool]) -> Vec<bool> {
        let mut marks = Vec::new();
        for (y, row) in heads.chunks(self.side).enumerate() {
            let coins = row.iter().zip(&self.digits).filter(|(heads, _)| **heads);
            marks.extend(coins.map(|(_, digits)| y & digits != 0));
        }
        marks
    }

    /// The heads coins from which there is a step, row by row.
    pub fn corners(&self, heads: &[bool]) -> Vec<(usize, usize)> {
        let mut corners = Vec::new();
        for (y, row) in heads.chunks(self.side).enumerate() {
            let coins = row.iter().zip(&self.digits).enumerate();
            let fit = coins.filter(|(_, (heads, digits))| **heads && y & **digits != 0);
            corners.extend(fit.map(|(x, _)| (x, y)));
        }
        corners
    }

    /// The places of the board from which there is no step, column by column.
    pub fn other_places(&self) -> Vec<(usize, usize)> {
        let mut places = Vec::new();
        for (x, digits) in self.digits.iter().enumerate() {
            places.extend((0..self.side).filter(|y| y & digits == 0).map(|y| (x, y)));
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_product() {
        for x in 0..MOST {
            for y in 0..MOST {
                assert_eq!(coin_value((x, y)), nim_product(x as u64, y as u64), "{x} ⊗ {y}");
            }
        }
    }

    /// A board of coins that are heads wherever a simple rule says so.
    fn board(side: usize) -> Vec<bool> {
        (0..side * side).map(|place| place * place % 7 < 3).collect()
    }

    #[test]
    fn steps_are_the_rectangles_that_change_the_value_so() {
        for (side, change) in [(2, 1), (5, 1), (5, 6), (7, 2), (8, 12), (17, 5), (17, 31)] {
            let steps = Steps::new(side, change);
            let all = grid(side).filter(|&(x, y)| {
                grid(side).any(|(a, b)| a < x && b < y && coin_value((x ^ a, y ^ b)) == change)
            });
            let all: Vec<_> = all.collect();
            assert_eq!(steps.corners(&vec![true; side * side]), all, "{side} {change}");
            for corner in grid(side) {
                let step = steps.of(corner);
                assert_eq!(step.is_some(), all.contains(&corner));
                assert!(step.is_none_or(|step| coin_value(step) == change));
                assert!(step.is_none_or(|(u, v)| corner.0 ^ u < corner.0 && corner.1 ^ v < corner.1));
            }
            let heads = board(side);
            let marks: Vec<bool> =
                grid(side).filter(|(x, y)| heads[y * side + x]).map(|corner| all.contains(&corner)).collect();
            assert_eq!(steps.marks(&heads), marks);
            let mut others = steps.other_places();
            others.sort_by_key(|&(x, y)| (y, x));
            assert!(others.iter().copied().eq(grid(side).filter(|corner| !all.contains(corner))));
        }
    }

    /// All places (x, y), row by row.
    fn grid(side: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..side).flat_map(move |y| (0..side).map(move |x| (x, y)))
    }

    #[test]
    fn a_winning_corner_has_a_step_to_0() {
        for side in 2..40 {
            let heads = board(side);
            let value = value(&heads, side);
            let sum = grid(side).filter(|(x, y)| heads[y * side + x]).map(coin_value).fold(0, |sum, z| sum ^ z);
            assert_eq!(value, sum);
            match winning_corner(&heads, side) {
                Some((x, y)) => {
                    assert!(heads[y * side + x]);
                    assert!(Steps::new(side, value).of((x, y)).is_some());
                }
                None => assert_eq!(value, 0),
            }
        }
    }
}
