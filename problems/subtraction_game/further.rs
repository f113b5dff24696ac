//! What the editorial answers to its further questions, computed.

use solutions::subtraction::{self, Outcomes};

#[test]
fn a_set_whose_least_number_is_s_loses_at_most_half_of_the_piles_from_s_on() {
    for code in 1u32..1 << 12 {
        let set: Vec<usize> = (1..=12).filter(|taken| code >> (taken - 1) & 1 == 1).collect();
        let outcomes = Outcomes::new(&set, 200);
        let lost = (0..=200).filter(|&pile| outcomes.is_lost(pile)).count();
        assert!(lost <= (200 + set[0]) / 2 + 1, "{set:?} {lost}");
    }
}

#[test]
fn two_piles_need_values() {
    let set = [1, 3, 4];
    let values = subtraction::by_definition(&set, 60);
    let mut lost = vec![vec![false; 61]; 61];
    for one in 0..=60 {
        for other in 0..=60 {
            let left = set.iter().any(|&taken| taken <= one && lost[one - taken][other])
                || set.iter().any(|&taken| taken <= other && lost[one][other - taken]);
            lost[one][other] = !left;
            assert_eq!(!left, values[one] == values[other]);
        }
    }
    // Both piles are won alone; their values differ.
    assert_eq!((values[1], values[4], lost[1][4], lost[1][3]), (1, 2, false, true));
}

#[test]
fn the_printed_program_calls_every_pile_lost() {
    // la_P looks for a value above 1 among zeros and ones.
    let printed = |pile: usize, set: &[usize]| {
        let mut a = vec![0; pile + 1];
        a[0] = 1;
        for i in 1..=pile {
            if !set.iter().any(|&taken| taken <= i && a[i - taken] > 1) {
                a[i] = 1;
            }
        }
        a[pile] == 1
    };
    assert!((1..100).all(|pile| printed(pile, &[1, 3, 4])));
}
