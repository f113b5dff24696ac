//! What the editorial answers to its further questions, compared with play to the end.

/// Whether each pile up to `last` is lost when a move takes one of these numbers.
fn outcomes(takes: &[usize], last: usize) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::new();
    for pile in 0..=last {
        lost.push(takes.iter().all(|&take| take > pile || !lost[pile - take]));
    }
    lost
}

/// The least period of outcomes that repeat from the beginning, within the first half of those given.
fn least_period(lost: &[bool]) -> Option<usize> {
    (1..lost.len() / 2).find(|&period| lost.iter().zip(&lost[period..]).all(|(one, other)| one == other))
}

#[test]
fn two_numbers_repeat_after_their_sum_or_twice_the_smaller() {
    for greater in 1..=22 {
        for less in 1..greater {
            let period = match greater % less == 0 && greater / less % 2 == 1 {
                true => 2 * less,
                false => less + greater,
            };
            assert_eq!(least_period(&outcomes(&[less, greater], 1000)), Some(period), "{less} {greater}");
        }
    }
}

#[test]
fn a_take_changes_nothing_unless_it_is_the_difference_of_two_lost_piles() {
    const LAST: usize = 200;
    for takes in super::facts::sets_up_to(7) {
        let before = outcomes(&takes, LAST);
        for more in 1..=30 {
            let with_it: Vec<usize> = takes.iter().copied().chain([more]).collect();
            let is_difference = (more..=LAST).any(|pile| before[pile] && before[pile - more]);
            assert_eq!(outcomes(&with_it, LAST) == before, !is_difference, "{takes:?} and {more}");
        }
    }
}

#[test]
fn primes_may_join_1_2_and_3() {
    let is_prime = |n: &usize| *n > 1 && (2..*n).all(|divisor| !n.is_multiple_of(divisor));
    let takes: Vec<usize> = [1].into_iter().chain((2..1000).filter(is_prime)).collect();
    assert!(outcomes(&takes, 1000).iter().enumerate().all(|(pile, &lost)| lost == (pile % 4 == 0)));
}

#[test]
fn the_first_lost_piles_when_squares_are_taken() {
    let squares: Vec<usize> = (1..10).map(|root| root * root).collect();
    let lost = outcomes(&squares, 34);
    let piles: Vec<usize> = (0..=34).filter(|&pile| lost[pile]).collect();
    assert_eq!(piles, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34]);
}
