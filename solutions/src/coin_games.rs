//! Four coin-turning games on a row, as factors of games on a board.
//!
//! A move turns a set of coins, the greatest of them from heads to tails. A coin alone is worth the mex of what the rest of
//! such a set may be worth, and the value of any position is the nim-sum of its heads coins. Coins count from 0.

/// A coin-turning game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CoinGame {
    /// A move turns exactly two coins.
    Twins,
    /// A move turns one coin or two.
    TurningTurtles,
    /// A move turns one coin, two or three.
    MockTurtles,
    /// A move turns neighbouring coins, any number of them.
    Ruler,
}

impl CoinGame {
    /// All of them.
    pub const ALL: [CoinGame; 4] =
        [CoinGame::Twins, CoinGame::TurningTurtles, CoinGame::MockTurtles, CoinGame::Ruler];

    /// The rule: whether a move may turn these coins, which ascend.
    ///
    /// ```
    /// use solutions::coin_games::CoinGame;
    /// assert!(CoinGame::Ruler.allows(&[2, 3, 4]));
    /// assert!(!CoinGame::Ruler.allows(&[2, 4]));
    /// assert!(!CoinGame::Twins.allows(&[2]));
    /// ```
    pub fn allows(self, coins: &[usize]) -> bool {
        match self {
            CoinGame::Twins => coins.len() == 2,
            CoinGame::TurningTurtles => (1..=2).contains(&coins.len()),
            CoinGame::MockTurtles => (1..=3).contains(&coins.len()),
            CoinGame::Ruler => !coins.is_empty() && coins.windows(2).all(|pair| pair[0] + 1 == pair[1]),
        }
    }

    /// The value of a coin: x, x + 1, the one of 2x and 2x + 1 with an odd number of ones, or the greatest power of two
    /// that divides x + 1.
    ///
    /// ```
    /// use solutions::coin_games::CoinGame;
    /// assert_eq!(CoinGame::ALL.map(|game| game.value(5)), [5, 6, 11, 2]);
    /// ```
    pub fn value(self, coin: usize) -> u64 {
        let x = coin as u64;
        match self {
            CoinGame::Twins => x,
            CoinGame::TurningTurtles => x + 1,
            CoinGame::MockTurtles => 2 * x + u64::from(x.count_ones().is_multiple_of(2)),
            CoinGame::Ruler => 1 << (x + 1).trailing_zeros(),
        }
    }

    /// The value of several coins together.
    pub fn value_of(self, coins: &[usize]) -> u64 {
        coins.iter().fold(0, |sum, &coin| sum ^ self.value(coin))
    }

    /// A legal set of coins, in ascending order, whose greatest is `coin`, and whose other coins are worth `rest`, which is
    /// less than the value of the coin.
    ///
    /// ```
    /// use solutions::coin_games::CoinGame;
    /// assert_eq!(CoinGame::MockTurtles.turn(5, 10), [1, 4, 5]);
    /// assert_eq!(CoinGame::Ruler.turn(7, 3), [5, 6, 7]);
    /// ```
    pub fn turn(self, coin: usize, rest: u64) -> Vec<usize> {
        let mut coins = match self {
            CoinGame::Twins => vec![rest as usize],
            CoinGame::TurningTurtles if rest == 0 => Vec::new(),
            CoinGame::TurningTurtles => vec![rest as usize - 1],
            CoinGame::MockTurtles => mock_turtles(rest),
            CoinGame::Ruler => (coin - from_gray(rest) as usize..coin).collect(),
        };
        coins.push(coin);
        coins
    }

    /// For each value below `MOST`, whether some legal set is worth it whose greatest coin is this one. Not all of these
    /// leave less than the coin is worth.
    pub fn values_of_turns(self, coin: usize) -> Vec<bool> {
        let mut values = vec![false; MOST];
        let own = self.value(coin);
        let one = own as usize;
        match self {
            CoinGame::Ruler => {
                let mut sum = 0;
                for first in (0..=coin).rev() {
                    sum ^= self.value(first) as usize;
                    values[sum] = true;
                }
            }
            _ => {
                values[one] = self.allows(&[coin]);
                for second in 0..coin {
                    let two = one ^ self.value(second) as usize;
                    values[two] = true;
                    if self == CoinGame::MockTurtles {
                        (0..second).for_each(|third| values[two ^ self.value(third) as usize] = true);
                    }
                }
            }
        }
        values
    }
}

/// Values of coins below 256, and of sets of them, are less than this.
pub const MOST: usize = 512;

/// None, one or two coins of Mock Turtles that are worth a number together: coins are worth the numbers with an odd
/// number of ones, and two of these make every other.
fn mock_turtles(value: u64) -> Vec<usize> {
    // A coin is half of its value, rounded down.
    let coin = |value: u64| (value / 2) as usize;
    let lowest = value & value.wrapping_neg();
    match value.count_ones() {
        0 => Vec::new(),
        ones if ones % 2 == 1 => vec![coin(value)],
        _ => vec![coin(lowest), coin(value - lowest)],
    }
}

/// The number whose Gray code k ⊕ ⌊k/2⌋ is given: each digit is the parity of the digits from there up. The first k coins
/// of Ruler are worth the Gray code of k together, and so are the k coins to the left of one that is worth more than k.
///
/// ```
/// assert_eq!(solutions::coin_games::from_gray(6), 4);
/// ```
pub fn from_gray(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32].iter().fold(code, |number, shift| number ^ number >> shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The legal sets with this greatest coin.
    fn turns(game: CoinGame, coin: usize) -> Vec<Vec<usize>> {
        let set = |code: usize| (0..=coin).filter(|place| code >> place & 1 == 1).collect();
        (1 << coin..2 << coin).map(set).filter(|coins: &Vec<usize>| game.allows(coins)).collect()
    }

    #[test]
    fn a_coin_is_worth_the_mex_of_what_its_moves_leave() {
        for game in CoinGame::ALL {
            for coin in 0..12 {
                let rests: Vec<u64> =
                    turns(game, coin).iter().map(|coins| game.value_of(&coins[..coins.len() - 1])).collect();
                assert_eq!(
                    Some(game.value(coin)),
                    (0..).find(|value| !rests.contains(value)),
                    "{game:?} {coin}"
                );
            }
        }
    }

    #[test]
    fn every_smaller_value_is_left_by_a_legal_set() {
        for game in CoinGame::ALL {
            for coin in 0..256 {
                for rest in 0..game.value(coin) {
                    let coins = game.turn(coin, rest);
                    assert!(game.allows(&coins) && coins.windows(2).all(|pair| pair[0] < pair[1]), "{coins:?}");
                    assert_eq!((coins.last(), game.value_of(&coins)), (Some(&coin), game.value(coin) ^ rest));
                }
            }
        }
    }

    #[test]
    fn values_of_turns_are_those_of_the_legal_sets() {
        for game in CoinGame::ALL {
            for coin in 0..11 {
                let mut values = vec![false; MOST];
                turns(game, coin).iter().for_each(|coins| values[game.value_of(coins) as usize] = true);
                assert_eq!(game.values_of_turns(coin), values, "{game:?} {coin}");
            }
        }
    }

    #[test]
    fn the_first_k_coins_of_ruler_are_worth_the_gray_code_of_k() {
        let mut sum = 0;
        for k in 1..2000 {
            sum ^= CoinGame::Ruler.value(k - 1);
            assert_eq!(sum, (k ^ k >> 1) as u64);
            assert_eq!(from_gray(sum), k as u64);
        }
    }
}
