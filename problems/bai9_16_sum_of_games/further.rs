//! What the editorial answers to its further questions, from the definition of values.

use solutions::grundy::mex;

/// The values of the piles up to `last`, where `allowed(pile, take)` is the rule.
fn values(last: usize, allowed: impl Fn(usize, usize) -> bool) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=last {
        let takes = (1..=pile).filter(|&take| allowed(pile, take));
        values.push(mex(takes.map(|take| values[pile - take])));
    }
    values
}

#[test]
fn the_textbooks_other_sum_has_two_winning_moves() {
    let piles = [(9, 3), (10, 5), (14, 7)];
    let value = |pile: usize, most: usize| values(20, |_, take| take <= most)[pile];
    assert_eq!(piles.map(|(pile, most)| value(pile, most)), [1, 4, 6]);
    let sum = 1 ^ 4 ^ 6;
    let mut winning = Vec::new();
    for (pile, most) in piles {
        let wanted = value(pile, most) ^ sum;
        winning.extend(
            (1..=most).filter(|take| value(pile - take, most) == wanted).map(|take| (pile, pile - take)),
        );
    }
    assert_eq!(winning, [(9, 6), (14, 13)]);
    assert!(value(6, 3) > value(9, 3));
}

#[test]
fn no_move_of_the_exercise_raises_a_value() {
    let rules: [fn(usize, usize) -> bool; 3] = [
        |pile, take| if take == pile { pile % 2 == 1 } else { take % 2 == 0 },
        |pile, take| 2 * take >= pile,
        |_, _| true,
    ];
    for allowed in rules {
        let values = values(100, allowed);
        for pile in 0..=100 {
            let takes = (1..=pile).filter(|&take| allowed(pile, take));
            assert!(takes.into_iter().all(|take| values[pile - take] < values[pile]));
        }
    }
}

#[test]
fn a_pile_of_which_half_must_go_has_many_winning_moves() {
    let values = values(300, |pile, take| 2 * take >= pile);
    let count = |pile: usize, value: u64| (0..=pile / 2).filter(|&left| values[left] == value).count();
    for (pile, &before) in values.iter().enumerate() {
        for value in 1..before {
            let least = 1 << (value - 1);
            let expected = if value + 1 < before { least } else { pile / 2 - least + 1 };
            assert_eq!(count(pile, value), expected, "{pile} {value}");
        }
    }
    let largest = 1_000_000_000_000_000_000_u64;
    assert_eq!((largest.ilog2() + 1, largest / 2 - (1 << 58) + 1), (60, 211_769_623_848_288_257));
}
