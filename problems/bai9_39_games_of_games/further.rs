//! What the editorial answers to its further questions, computed.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{
    linked_games::{GameMatrix, solve},
    matrix_game::{Solution, solve_rational},
};

fn games(texts: &[&str]) -> Vec<GameMatrix> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn over(denominator: i64, numerators: &[i64]) -> Vec<RBig> {
    numerators.iter().map(|&numerator| rational(numerator, denominator)).collect()
}

#[test]
fn the_first_example_of_the_book_may_be_pasted() {
    let solved = solve(&games(&["G2, 4; 5, G3", "0, 3; 2, -1", "0, 1; 4, 3"]));
    let values: Vec<&RBig> = solved.iter().map(|game| game.value.middle()).collect();
    assert_eq!(values, [&rational(17, 5), &rational(1, 1), &rational(3, 1)]);
    assert_eq!((&solved[0].row, &solved[0].column), (&over(5, &[2, 3]), &over(5, &[1, 4])));

    let pasted = [[0, 3, 4, 4], [2, -1, 4, 4], [5, 5, 0, 1], [5, 5, 4, 3]].map(Vec::from);
    let products =
        Solution { value: rational(17, 5), row: over(5, &[1, 1, 0, 3]), column: over(15, &[2, 1, 0, 12]) };
    assert!(products.is_optimal_for(&pasted));
}

/// The value of the inspection game of so many stages and looks.
fn inspection(stages: i64, looks: i64) -> RBig {
    match looks {
        0 => RBig::ZERO,
        _ if looks == stages => RBig::ONE,
        _ => {
            let after = [inspection(stages - 1, looks - 1), inspection(stages - 1, looks)];
            let rows = after.iter().zip([RBig::ONE, RBig::ZERO]).map(|(after, acts)| vec![acts, after.clone()]);
            solve_rational(&rows.collect::<Vec<_>>()).value
        }
    }
}

#[test]
fn k_looks_in_n_stages_are_worth_k_out_of_n() {
    for stages in 1..=8 {
        for looks in 0..=stages {
            assert_eq!(inspection(stages, looks), rational(looks, stages), "{looks} of {stages}");
        }
    }
}
