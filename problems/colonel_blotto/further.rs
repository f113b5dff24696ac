//! What the editorial claims and answers to its further questions, computed.

use std::cmp::Ordering;

use checkers::number::rational;
use solutions::{
    blotto::{payoff, solve, splits},
    matrix_game,
};

use super::{Armies, FIRST, THREE_POSTS};

#[test]
fn the_numbers_of_the_worked_example() {
    let mean = |mine: &[i64], class: &[[i64; 2]]| {
        let sum: i64 = class.iter().map(|theirs| payoff(mine, theirs)).sum();
        rational(sum, class.len() as i64)
    };
    let (apart, nearly) = ([[3, 0], [0, 3]], [[2, 1], [1, 2]]);
    let table = [[4, 0], [3, 1], [2, 2]].map(|mine| [mean(&mine, &apart), mean(&mine, &nearly)]);
    assert_eq!(
        table,
        [[rational(2, 1), rational(3, 2)], [rational(0, 1), rational(3, 2)], [rational(-2, 1), rational(2, 1)]]
    );
    let solution = matrix_game::solve(&[vec![4, 3], vec![0, 3], vec![-4, 4]]);
    assert_eq!(solution.row, [8, 0, 1].map(|over| rational(over, 9)));
    assert_eq!(solution.column, [1, 8].map(|over| rational(over, 9)));
    assert_eq!(solution.value, rational(28, 9));
}

/// No row of the first sample dominates another, and no column does.
#[test]
fn nothing_is_dominated_in_the_game_of_the_document() {
    let rows = Armies { posts: 2, first: 4, second: 3 }.matrix();
    let columns: Vec<Vec<i64>> = (0..4).map(|j| rows.iter().map(|row| row[j]).collect()).collect();
    for lines in [rows, columns] {
        for (i, line) in lines.iter().enumerate() {
            let below = |other: &Vec<i64>| line.iter().zip(other).all(|(a, b)| a <= b);
            assert!(lines.iter().enumerate().all(|(k, other)| k == i || !below(other)));
        }
    }
}

#[test]
fn whoever_can_man_every_post_with_more_than_all_enemies_wins_everything() {
    for (posts, most) in [(2, FIRST.max as i64), (3, THREE_POSTS)] {
        for second in 1..=most {
            for first in (1..=most).filter(|first| *first >= posts as i64 * (second + 1)) {
                assert_eq!(solve(posts, first, second).value, rational(second + posts as i64, 1));
            }
            let first = posts as i64 * (second + 1) - 1;
            if first <= most {
                assert!(solve(posts, first, second).value < rational(second + posts as i64, 1));
            }
        }
    }
}

#[test]
fn classes_are_partitions_into_at_most_as_many_parts_as_posts() {
    for posts in [2, 3] {
        for regiments in 1..=THREE_POSTS {
            let mut classes = splits(posts, regiments);
            classes.iter_mut().for_each(|split| split.sort_unstable());
            classes.sort();
            classes.dedup();
            let expected = if posts == 2 {
                regiments / 2 + 1
            } else {
                // To the nearest integer; there is never a half.
                ((regiments + 3).pow(2) + 6) / 12
            };
            assert_eq!(classes.len() as i64, expected, "{posts} {regiments}");
        }
    }
}

#[test]
fn the_player_with_more_regiments_is_better_off_wherever_the_limits_allow() {
    for (posts, most) in [(2, FIRST.max as i64), (3, THREE_POSTS)] {
        for first in 1..=most {
            for second in 1..first {
                assert_eq!(solve(posts, first, second).value.cmp(&rational(0, 1)), Ordering::Greater);
            }
        }
    }
}

#[test]
fn increasing_order_is_an_exchange_of_posts_with_two_posts_and_not_with_three() {
    for posts in [2, 3] {
        let matrix = Armies { posts, first: 4, second: 3 }.matrix();
        let turned: Vec<Vec<i64>> =
            matrix.iter().rev().map(|row| row.iter().rev().copied().collect()).collect();
        assert_eq!(turned == matrix, posts == 2);
    }
}
