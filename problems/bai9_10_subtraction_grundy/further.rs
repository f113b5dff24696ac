//! What the editorial answers to its further questions, compared with the definition of values.

use solutions::grundy::mex;

/// The values of the piles up to `last` when a move takes one of these numbers.
fn values(takes: &[usize], last: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=last {
        values.push(mex(takes.iter().filter(|&&take| take <= pile).map(|take| values[pile - take])));
    }
    values
}

#[test]
fn the_sequences_repeat_until_their_next_number() {
    for (takes, period, next) in [(&[1, 2, 3, 5, 8, 13, 21][..], 10, 34), (&[1, 3, 4, 7, 11], 8, 18)] {
        let repeating = values(takes, 500);
        assert!((0..=500 - period).all(|pile| repeating[pile] == repeating[pile + period]));
        assert_eq!(repeating[next], 0);
        let longer = values(&[takes, &[next]].concat(), next);
        assert_eq!(longer[..next], repeating[..next]);
        assert_ne!(longer[next], 0);
    }
}

#[test]
fn a_one_is_the_least_take_above_a_zero() {
    for set in 1..1_usize << 9 {
        let takes: Vec<usize> = (1..=9).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let (least, values) = (takes[0], values(&takes, 60));
        for pile in 0..=60 {
            assert_eq!(values[pile] == 1, pile >= least && values[pile - least] == 0, "{takes:?} {pile}");
        }
    }
}

#[test]
fn takes_from_a_to_b_have_the_remainder_by_their_sum_divided_by_a() {
    for most in 1..=12_usize {
        for least in 1..=most {
            let takes: Vec<usize> = (least..=most).collect();
            for (pile, value) in values(&takes, 100).into_iter().enumerate() {
                assert_eq!(value as usize, pile % (least + most) / least, "{least} {most} {pile}");
            }
        }
    }
}
