//! The product of two coin-turning games on a board: a move turns all coins (a, b) with a in a legal set A of the first
//! game, on rows, and b in a legal set B of the second, on columns; the coin (max A, max B) goes from heads to tails.
//!
//! By the Tartan theorem the coin (x, y) is worth the nim-product of the values of x and of y. The nim-product
//! distributes over the nim-sum, so the move (A, B) changes the value of a board by the product of the values of A and B.
//! A move wins exactly if this is the value G of the board. So the question for a coin is that of Turning Corners: which
//! pairs u ⊗ v = G fit, where a number is changed to a smaller one by u in the first game and by v in the second.
//!
//! Cost: time O(r · c) for a board of r rows and c columns and for finding a winning move, with 512² look-ups for the
//! pairs; memory O(r · c).

use crate::{
    coin_games::{CoinGame, MOST},
    nimber::nim_product,
    turning_corners::{Steps, coin_value},
};

/// A board and the games on its rows and on its columns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The games on the numbers of rows, and on those of columns.
    pub games: [CoinGame; 2],
    /// How many columns there are; at most 256, and so are the rows.
    pub columns: usize,
    /// Row by row: whether each coin shows heads.
    pub heads: Vec<bool>,
}

/// A move: the rows and the columns of the coins that are turned.
pub type Sets = (Vec<usize>, Vec<usize>);

impl Board {
    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.heads.len() / self.columns
    }

    /// Whether the coin in a row and a column shows heads.
    pub fn is_heads(&self, row: usize, column: usize) -> bool {
        self.heads[row * self.columns + column]
    }

    /// Turns a coin.
    pub fn turn(&mut self, row: usize, column: usize) {
        self.heads[row * self.columns + column] ^= true;
    }

    /// Turns all coins of a move.
    pub fn play(&mut self, (rows, columns): &Sets) {
        for &row in rows {
            columns.iter().for_each(|&column| self.turn(row, column));
        }
    }

    /// The value: the nim-sum of the products of all heads coins.
    ///
    /// ```
    /// use solutions::{coin_games::CoinGame::MockTurtles, tartan::Board};
    /// let mut board = Board { games: [MockTurtles; 2], columns: 6, heads: vec![false; 36] };
    /// board.turn(0, 1);
    /// board.turn(4, 5);
    /// assert_eq!(board.value(), 2 ^ 9);
    /// board.play(&(vec![0, 1, 4], vec![1, 4, 5]));
    /// assert_eq!(board.value(), 0);
    /// ```
    pub fn value(&self) -> u64 {
        let [first, second] = self.games;
        let columns: Vec<u64> = (0..self.columns).map(|column| second.value(column)).collect();
        let row_value = |(row, coins): (usize, &[bool])| {
            let heads = columns.iter().zip(coins).filter(|(_, heads)| **heads);
            nim_product(first.value(row), heads.fold(0, |sum, (value, _)| sum ^ value))
        };
        self.heads.chunks(self.columns).enumerate().map(row_value).fold(0, |sum, value| sum ^ value)
    }

    /// The value that a coin has when it shows heads.
    pub fn coin_value(&self, row: usize, column: usize) -> u64 {
        let [first, second] = self.games;
        coin_value((first.value(row) as usize, second.value(column) as usize))
    }

    /// The values that all coins have when they show heads, row by row.
    pub fn coin_values(&self) -> Vec<u64> {
        let places = (0..self.rows()).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
        places.map(|(row, column)| self.coin_value(row, column)).collect()
    }

    /// A winning move of the first coin, row by row, that has one which makes both of its numbers smaller. There is one
    /// unless the value is 0.
    pub fn winning_move(&self) -> Option<Sets> {
        let value = self.value();
        if value == 0 {
            return None;
        }
        let [first, second] = self.games;
        let steps = Steps::new(MOST, value);
        for (place, _) in self.heads.iter().enumerate().filter(|(_, heads)| **heads) {
            let (row, column) = (place / self.columns, place % self.columns);
            let (x, y) = (first.value(row) as usize, second.value(column) as usize);
            if let Some((u, v)) = steps.of((x, y)) {
                return Some((first.turn(row, (x ^ u) as u64), second.turn(column, (y ^ v) as u64)));
            }
        }
        None
    }
}

/// For each place of a board, row by row, whether a heads coin there has a winning move if the board has this value,
/// which is not 0.
pub fn winning_places(games: [CoinGame; 2], rows: usize, columns: usize, value: u64) -> Vec<bool> {
    let [first, second] = games;
    let ends: Vec<Vec<bool>> = (0..columns).map(|column| second.values_of_turns(column)).collect();
    let partners: Vec<Option<usize>> = (0..MOST).map(|factor| quotient(value, factor)).collect();
    let mut places = Vec::with_capacity(rows * columns);
    for row in 0..rows {
        let turns = first.values_of_turns(row).into_iter().zip(&partners).filter(|(possible, _)| *possible);
        let wanted: Vec<usize> = turns.filter_map(|(_, partner)| *partner).collect();
        places.extend(ends.iter().map(|end| wanted.iter().any(|&partner| end[partner])));
    }
    places
}

/// What the winning moves of a heads coin turn beside it, if the board has this value: what the other rows of such a move
/// are worth in the first game, and its other columns in the second.
///
/// ```
/// use solutions::{coin_games::CoinGame::MockTurtles, tartan::winning_rests};
/// // Rows 0 and 1 beside row 4, columns 1 and 4 beside column 5.
/// assert!(winning_rests([MockTurtles; 2], (4, 5), 2 ^ 9).contains(&(1 ^ 2, 2 ^ 8)));
/// ```
pub fn winning_rests(games: [CoinGame; 2], (row, column): (usize, usize), value: u64) -> Vec<(u64, u64)> {
    let [x, y] = [games[0].value(row), games[1].value(column)];
    let fits = |rest: u64| {
        let other = y ^ quotient(value, (x ^ rest) as usize)? as u64;
        (other < y).then_some((rest, other))
    };
    (0..x).filter_map(fits).collect()
}

/// The number below `MOST` that has this product with another.
fn quotient(product: u64, factor: usize) -> Option<usize> {
    let quotient = nim_product(product, inverse(factor as u64));
    (factor > 0 && quotient < MOST as u64).then_some(quotient as usize)
}

/// The inverse of a number below 2^16 in the field that these make: its power 2^16 - 2.
fn inverse(x: u64) -> u64 {
    let (mut power, mut inverse) = (x, 1);
    for _ in 1..16 {
        power = nim_product(power, power);
        inverse = nim_product(inverse, power);
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All boards that a simple rule fills, of all games.
    fn boards() -> impl Iterator<Item = Board> {
        let games = CoinGame::ALL.into_iter().flat_map(|one| CoinGame::ALL.map(|other| [one, other]));
        games.enumerate().flat_map(|(index, games)| {
            (1..9).map(move |columns| {
                let heads = (0..7 * columns).map(|place| place * place % 11 < 1 + index % 5).collect();
                Board { games, columns, heads }
            })
        })
    }

    #[test]
    fn a_winning_move_leaves_0() {
        for board in boards() {
            let Some(sets) = board.winning_move() else {
                assert_eq!(board.value(), 0);
                continue;
            };
            let (row, column) = (*sets.0.last().unwrap(), *sets.1.last().unwrap());
            assert!(board.is_heads(row, column));
            assert!(board.games[0].allows(&sets.0) && board.games[1].allows(&sets.1));
            let mut after = board.clone();
            after.play(&sets);
            assert_eq!(after.value(), 0, "{board:?}");
            let places = winning_places(board.games, board.rows(), board.columns, board.value());
            assert!(places[row * board.columns + column]);
        }
    }

    #[test]
    fn winning_places_are_those_of_all_legal_sets() {
        let sets = |game: CoinGame, coin: usize| -> Vec<Vec<usize>> {
            let set = |code: usize| (0..=coin).filter(|place| code >> place & 1 == 1).collect();
            (1 << coin..2 << coin).map(set).filter(|coins: &Vec<usize>| game.allows(coins)).collect()
        };
        for games in [[CoinGame::MockTurtles, CoinGame::Ruler], [CoinGame::Twins, CoinGame::TurningTurtles]] {
            for value in [1, 2, 3, 7, 12, 25] {
                let places = winning_places(games, 6, 5, value);
                for (place, wins) in places.into_iter().enumerate() {
                    let some = sets(games[0], place / 5).iter().any(|a| {
                        let factor = games[0].value_of(a);
                        sets(games[1], place % 5)
                            .iter()
                            .any(|b| nim_product(factor, games[1].value_of(b)) == value)
                    });
                    assert_eq!(wins, some, "{games:?} {value} {place}");
                }
            }
        }
    }

    #[test]
    fn inverses() {
        assert!((1..1000).all(|x| nim_product(x, inverse(x)) == 1));
    }
}
