//! What the editorial answers to its further questions.

use super::TwoByTwo;
use exercise::testing;

fn judge(input: &str, answer: &str) -> Result<(), String> {
    testing::judge::<TwoByTwo>(input, answer.as_bytes())
}

#[test]
fn a_better_prize_at_one_station_makes_it_rarer() {
    assert_eq!(judge("100 -50 0 100\n", "40 2/5 3/5 3/5 2/5"), Ok(()));
    assert_eq!(judge("200 -50 0 100\n", "400/7 2/7 5/7 3/7 4/7"), Ok(()));
}

#[test]
fn scaled_payoffs_keep_their_strategies() {
    // Times 3 and plus 7.
    assert_eq!(judge("307 -143 7 307\n", "127 2/5 3/5 3/5 2/5"), Ok(()));
    assert_eq!(judge("10 13 7 16\n", "10 1 0 1 0"), Ok(()));
}

#[test]
fn a_third_of_the_tables_has_no_saddle_point() {
    let digits = || 1..=4;
    let tables =
        digits().flat_map(|a| digits().flat_map(move |b| digits().map(move |c| [a, b, c, 10 - a - b - c])));
    let tables: Vec<[i32; 4]> =
        tables.filter(|table| (1..=4).all(|digit: i32| table.contains(&digit))).collect();
    let without = tables.iter().filter(|[a, b, c, d]| a.min(b).max(c.min(d)) < a.max(c).min(b.max(d)));
    assert_eq!((tables.len(), without.count()), (24, 8));
}
