//! What the editorial answers to its further questions, computed.

use solutions::{coin_games::CoinGame, nimber::nim_product, tartan::winning_places};

/// How many sets of at most three of the first coins have this greatest one.
fn sets_of_mock_turtles(coin: usize) -> usize {
    1 + coin + coin * coin.saturating_sub(1) / 2
}

#[test]
fn the_number_of_sets_a_side() {
    let all: usize = (0..256).map(sets_of_mock_turtles).sum();
    assert_eq!(all, 2_796_416);
    assert_eq!(sets_of_mock_turtles(4) * sets_of_mock_turtles(5), 176);
}

/// A single coin (x, y) with value 1 ⊗ 1 = 1 wins by turning itself alone in Turning Turtles, and in Twins by the corner
/// (0, 0).
#[test]
fn turning_corners_is_twins_twice() {
    for x in 1..20_u64 {
        for y in 1..20_u64 {
            let value = nim_product(x, y);
            let place = (x * 20 + y) as usize;
            assert!(winning_places([CoinGame::Twins; 2], 20, 20, value)[place]);
        }
    }
}

/// Among coins below 2^k Ruler has only the powers of two as values, and all legal sets together have 2^k of them.
#[test]
fn blocks_of_ruler_have_every_value() {
    let mut seen = vec![false; 512];
    for coin in 0..255 {
        for (value, possible) in CoinGame::Ruler.values_of_turns(coin).into_iter().enumerate() {
            seen[value] |= possible;
        }
    }
    assert!((1..256).all(|value| seen[value]));
    assert!(!seen[0] && !seen[256..].contains(&true));
}

/// Mock Turtles has a coin for every odious number: two coins are worth every evil one, and one coin every odious one.
#[test]
fn every_number_is_left_by_at_most_two_coins() {
    for value in 1..512_u64 {
        let one = (0..256).any(|coin| CoinGame::MockTurtles.value(coin) == value);
        assert_eq!(one, value.count_ones() % 2 == 1);
    }
}
