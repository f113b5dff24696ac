//! What the editorial claims and answers to its further questions, computed.

use solutions::{
    beatty::{Sequence, place, term, times_root},
    wythoff as golden_pairs,
};

/// The terms ⌊kα⌋ up to a limit.
fn terms(alpha: f64, most: u64) -> Vec<u64> {
    (1..).map(|k| (f64::from(k) * alpha) as u64).take_while(|&term| term <= most).collect()
}

#[test]
fn the_lists_of_the_document_for_pi() {
    let pi = std::f64::consts::PI;
    assert_eq!(terms(pi, 53), [3, 6, 9, 12, 15, 18, 21, 25, 28, 31, 34, 37, 40, 43, 47, 50, 53]);
    assert_eq!(terms(pi / (pi - 1.0), 26), [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 24, 26]);
}

#[test]
fn the_numbers_of_the_worked_example() {
    assert_eq!((place(2, 9), place(2, 10)), ((Sequence::First, 7), (Sequence::Second, 3)));
    assert_eq!((121 / 2u32).isqrt(), 7);
    assert_eq!((times_root(7, 2), 9 * 9 + 17), (9, 98));
    assert_eq!(term(2, Sequence::Second, 3), Some(10));
}

/// The multiples of two rationals with 1/r + 1/s = 1 meet, and leave the number before out.
#[test]
fn rational_numbers_fail_at_their_common_multiples() {
    // r = a/b, s = a/(a - b): both have the multiple a.
    for a in 3..40u64 {
        for b in (1..a).filter(|b| gcd(*b, a) == 1 && 2 * b != a) {
            let is_in = |over: u64, under: u64, m: u64| (1..=m).any(|k| k * over / under == m);
            let counts = |m| usize::from(is_in(a, b, m)) + usize::from(is_in(a, a - b, m));
            assert_eq!((counts(a - 1), counts(a)), (0, 2), "{a}/{b}");
            assert!((1..a - 1).all(|m| counts(m) == 1), "{a}/{b}");
        }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Three sequences: some number is left out or comes twice.
#[test]
fn three_sequences_of_roots_do_not_share_out_the_integers() {
    let roots = [2u32, 3, 5, 6, 7, 8, 10, 11, 12, 13].map(|d| f64::from(d).sqrt());
    for r in roots {
        for s in roots {
            let rest = 1.0 - 1.0 / r - 1.0 / s;
            if rest > 0.01 {
                let counts = |m: u64| {
                    [r, s, 1.0 / rest].iter().map(|&x| terms(x, m).iter().filter(|&&t| t == m).count()).sum()
                };
                assert!((1..2000u64).map(counts).any(|count: usize| count != 1), "{r} {s}");
            }
        }
    }
}

#[test]
fn the_golden_ratio_gives_the_lost_pairs_of_wythoff() {
    let golden = (1.0 + f64::sqrt(5.0)) / 2.0;
    assert!((1.0 / golden + 1.0 / (golden * golden) - 1.0).abs() < 1e-12);
    for k in 1..1000 {
        let lower = golden_pairs::lower(k);
        assert_eq!(lower, (k + times_root(k, 5)) / 2);
        assert_eq!(golden_pairs::partner(golden_pairs::Rule::Normal, lower), lower + k);
    }
}

/// How far 64 bits reach: the squares of m + 1.
#[test]
fn where_the_square_of_the_next_number_overflows() {
    let fits = |m: u64| (m + 1).checked_mul(m + 1).is_some();
    assert!(fits(4_294_967_294) && !fits(4_294_967_295));
}

/// s is greatest for d = 2, and it is what the oracle makes of it.
#[test]
fn the_second_number_lies_between_one_and_three_and_a_half() {
    for d in (2..1000u32).filter(|d| d.isqrt().pow(2) != *d) {
        let r = f64::from(d).sqrt();
        let s = r / (r - 1.0);
        assert!(1.0 < s && s < 3.42);
        assert!((s - (f64::from(d) + r) / (f64::from(d) - 1.0)).abs() < 1e-9);
    }
}
