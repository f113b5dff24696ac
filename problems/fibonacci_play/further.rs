//! What the editorial answers to its further questions, computed.

use solutions::zeckendorf::FIBONACCI;

use super::{Position, solution};

fn plies(tokens: u64, last: u64) -> u32 {
    solution::LENGTHS.plies(&Position { tokens, last })
}

#[test]
fn from_a_fibonacci_number_the_game_takes_twice_the_one_before_the_last() {
    let numbers: Vec<u64> = FIBONACCI.into_iter().take_while(|&number| number <= 3000).collect();
    for three in numbers.windows(3) {
        assert_eq!(u64::from(plies(three[2], 0)), 2 * three[0]);
    }
    assert_eq!([plies(2584, 0), plies(13, 0)], [1974, 10]);
}

#[test]
fn to_take_one_delays_a_lost_game_as_long_as_anything() {
    let mut compared = 0;
    for tokens in 2..=3000 {
        // From p = 1 to the last limit that the least part exceeds, and the first move, where it is the whole pile.
        let least = solution::least_part(tokens);
        let lasts = (1..least.div_ceil(2)).chain((least == tokens).then_some(0));
        for last in lasts {
            let position = Position { tokens, last };
            assert_eq!(plies(tokens, last), 1 + plies(tokens - 1, 1), "{position:?}");
            assert!(solution::winning_take(&position).is_none());
            compared += 1;
        }
    }
    assert!(compared > 5000, "{compared}");
}

#[test]
fn at_most_six_moves_win() {
    let winning = |tokens| solution::winning_takes(&Position { tokens, last: 3000 });
    assert_eq!((2..=3000).map(|tokens| winning(tokens).len()).max(), Some(6));
    assert_eq!(winning(1292), [1, 4, 17, 72, 305, 1292]);
}
