//! What the editorial says and no other test shows.

use solutions::{Rule, grundy::mex, tame::Genus};

use super::{balance, facts};
use crate::shared::{
    grundys_game::{genus, splits, value},
    grundys_search::Search,
};

#[test]
fn the_rule_holds_for_all_positions_of_up_to_three_piles() {
    let mut count = 0;
    for a in 1..=12 {
        for b in 0..=a {
            for c in 0..=b.min(12) {
                let piles: Vec<usize> = [a, b, c].into_iter().filter(|&pile| pile > 0).collect();
                let won = Search::new(Rule::Misere).winning_moves(&piles).unwrap();
                let over = piles.iter().all(|&pile| pile < 3);
                assert_eq!(balance(&piles).is_lost(), !over && won.is_empty(), "{piles:?}");
                assert_eq!(won.iter().any(|split| split.smaller <= 2), !won.is_empty(), "{piles:?}");
                count += 1;
            }
        }
    }
    assert_eq!(count, 454);
}

#[test]
fn the_genus_of_each_pile_is_what_sums_of_its_parts_give() {
    let after = |pile: usize| -> Vec<Genus> {
        let sum = |(a, b): (usize, usize)| {
            let normal = value(a) ^ value(b);
            let both = genus(a).is_fickle() && genus(b).is_fickle();
            Genus { normal, misere: if both { 1 - normal } else { normal } }
        };
        splits(pile).map(sum).collect()
    };
    assert!((1..=12).all(|pile| Genus::after(&after(pile)) == genus(pile)));
    assert_eq!(Genus::after(&after(13)), Genus { normal: 3, misere: 1 });
    assert_eq!(mex(after(13).iter().map(|genus| genus.misere)), 1);
    assert!(facts::facts()[0].name == "genera");
}

#[test]
fn splitting_5_8_or_11_never_leaves_a_firm_pair_of_value_below_2() {
    for pile in [5, 8, 11] {
        for (a, b) in splits(pile) {
            let firm = !genus(a).is_fickle() || !genus(b).is_fickle();
            assert!(!firm || value(a) ^ value(b) >= 2, "{a} + {b}");
        }
    }
}

#[test]
fn the_splits_that_the_proof_names_have_the_nim_sums_that_it_says() {
    let sums = |parts: &[(usize, usize)]| parts.iter().map(|&(a, b)| value(a) ^ value(b)).collect::<Vec<_>>();
    let fickle =
        |parts: &[(usize, usize)]| parts.iter().all(|&(a, b)| genus(a).is_fickle() && genus(b).is_fickle());
    let to_zero = [(1, 4), (1, 7), (1, 10), (1, 2), (2, 4), (2, 7), (2, 10)];
    let to_one = [(2, 3), (2, 6), (2, 9), (1, 3), (1, 6), (1, 9)];
    assert_eq!((sums(&to_zero), sums(&to_one)), (vec![0; 7], vec![1; 6]));
    assert!(fickle(&to_zero) && fickle(&to_one));
    // A fickle pile is split into two fickle ones, or a part is firm and the nim-sum is at least 2.
    for pile in (3..=12).filter(|&pile| genus(pile).is_fickle()) {
        for (a, b) in splits(pile) {
            assert!(fickle(&[(a, b)]) || value(a) ^ value(b) >= 2, "{a} + {b}");
        }
    }
}
