//! What the editorial answers to its further questions, compared with play to the end.

/// For each number of tokens the least limit with which the player to move wins when a move may take `factor` times
/// what the opponent has just taken; more than the tokens if there is none. `poisoned` says that the last token loses.
fn least_winning_limits(factor: usize, poisoned: bool, most: usize) -> Vec<usize> {
    let mut least: Vec<usize> = vec![0];
    for tokens in 1..=most {
        let last = if poisoned { tokens - 1 } else { tokens };
        let wins = |take: &usize| *take == tokens || least[tokens - take] > factor * take;
        least.push((1..=last).find(wins).unwrap_or(usize::MAX));
    }
    least
}

/// The numbers of tokens with which whoever may not take everything loses.
fn lost_numbers(factor: usize, most: usize) -> Vec<usize> {
    let least = least_winning_limits(factor, false, most);
    (1..=most).filter(|&tokens| least[tokens] >= tokens).collect()
}

#[test]
fn with_three_times_the_lost_numbers_grow_by_the_fourth_last() {
    let lost = lost_numbers(3, 1000);
    assert_eq!(lost[..14], [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105]);
    assert!(lost.windows(5).skip(1).all(|five| five[4] == five[3] + five[0]));
}

#[test]
fn the_next_lost_number_adds_the_least_that_reaches_the_last() {
    for factor in 1..=6 {
        let mut numbers = vec![1];
        loop {
            let last = numbers[numbers.len() - 1];
            let reaching = numbers.iter().find(|&number| factor * number >= last).unwrap();
            if last + reaching > 1000 {
                break;
            }
            numbers.push(last + reaching);
        }
        assert_eq!(lost_numbers(factor, 1000), numbers, "{factor}");
    }
}

#[test]
fn if_the_last_token_loses_it_is_set_aside() {
    let (normal, misere) = (least_winning_limits(2, false, 300), least_winning_limits(2, true, 300));
    assert_eq!(misere[1], usize::MAX);
    assert!((2..=300).all(|tokens| misere[tokens] == normal[tokens - 1] && misere[tokens] < tokens));
}
