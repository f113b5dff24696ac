//! The rules of games on single piles that more than one exercise plays: alone (9.13, 9.14) or in a sum (9.16).

/// Even and odd: a move takes a positive even number but not the whole pile, or the whole pile if it is odd.
pub fn even_odd(pile: u64, taken: u64) -> bool {
    if taken == pile { !pile.is_multiple_of(2) } else { taken.is_multiple_of(2) }
}

/// At least half: a move leaves at most half of the pile, rounded down.
pub fn at_least_half(pile: u64, taken: u64) -> bool {
    2 * taken >= pile
}
