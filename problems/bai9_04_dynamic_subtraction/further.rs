//! What the editorial answers to its further questions, compared with play to the end.

/// For each number of tokens the least limit with which the player to move wins; more than the tokens if there is
/// none. `limit` says how many the opponent may take after a take, and `poisoned` that the last token loses.
fn least_winning_limits(limit: impl Fn(usize) -> usize, poisoned: bool, most: usize) -> Vec<usize> {
    let mut least: Vec<usize> = vec![0];
    for tokens in 1..=most {
        let last = if poisoned { tokens - 1 } else { tokens };
        let wins = |take: &usize| (*take == tokens) || least[tokens - take] > limit(*take);
        least.push((1..=last).find(wins).unwrap_or(usize::MAX));
    }
    least
}

#[test]
fn if_the_last_token_loses_it_is_set_aside() {
    let least = least_winning_limits(|take| take, true, 300);
    assert_eq!(least[1], usize::MAX);
    assert!((2..=300_usize).all(|tokens| least[tokens] == 1 << (tokens - 1).trailing_zeros()));
    // The first move may take all tokens but one.
    assert!((2..=300).all(|tokens| least[tokens] < tokens));
}

#[test]
fn with_one_token_more_the_lost_numbers_double_from_5_on() {
    let least = least_winning_limits(|take| take + 1, false, 640);
    let lost: Vec<usize> = (2..=640).filter(|&tokens| least[tokens] >= tokens).collect();
    assert_eq!(lost, [2, 3, 5, 10, 20, 40, 80, 160, 320, 640]);
}

#[test]
fn a_number_has_a_winning_first_move_for_each_one_but_the_highest() {
    let least = least_winning_limits(|take| take, false, 300);
    for tokens in 2..=300_usize {
        let wins = (1..tokens).filter(|&take| least[tokens - take] > take).count();
        assert_eq!(wins, tokens.count_ones() as usize - 1, "{tokens}");
    }
}

#[test]
fn two_numbers_up_to_10_to_18_have_59_ones() {
    const MOST: u64 = 1_000_000_000_000_000_000;
    assert_eq!(MOST.ilog2(), 59, "at most 60 digits, and not all of them ones");
    let with_one_zero = (0..60).map(|zero| (1_u64 << 60) - 1 - (1 << zero));
    let numbers: Vec<u64> = with_one_zero.filter(|&number| number <= MOST).collect();
    assert_eq!(numbers, [864_691_128_455_135_231, 576_460_752_303_423_487]);
}
