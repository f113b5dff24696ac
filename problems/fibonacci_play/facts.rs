//! What the texts say and code computes.

use super::{Position, TOKENS, solution};
use exercise::{Fact, document::Lang};
use solutions::zeckendorf;

/// The computed parts of the texts.
pub fn facts() -> Vec<Fact> {
    vec![Fact::new("lost", |_| lost()), Fact::new("game", game)]
}

/// The numbers of tokens with which whoever makes the first move loses.
fn lost() -> String {
    let lost = (TOKENS.min..=TOKENS.max).map(|tokens| Position { tokens: tokens as u64, last: 0 });
    let lost = lost.filter(|position| solution::winning_take(position).is_none());
    let lost: Vec<String> = lost.map(|position| position.tokens.to_string()).collect();
    format!("${}$", lost.join(", "))
}

/// A game of 20 tokens in which the second player takes two at a time, and at last as many as he may.
fn game(lang: Lang) -> String {
    let (head, ours, theirs) = match lang {
        Lang::Vietnamese => ("| Còn | Tổng Fibonacci | Được lấy | Nước đi |", "ta lấy", "đối thủ lấy"),
        Lang::English => ("| Left | As a sum | At most | Move |", "we take", "he takes"),
    };
    let mut table = format!("\n{head}\n|---|---|---|---|\n");
    let mut position = Position { tokens: 20, last: 0 };
    let mut is_ours = true;
    while position.tokens > 0 {
        let parts: Vec<String> = zeckendorf::parts(position.tokens).map(|part| part.to_string()).collect();
        let most = position.most();
        let take = if is_ours { solution::best(&position) } else { most.min(2) };
        let (tokens, sum, who) = (position.tokens, parts.join(" + "), if is_ours { ours } else { theirs });
        table.push_str(&format!("| ${tokens}$ | ${sum}$ | ${most}$ | {who} ${take}$ |\n"));
        position = position.after(take);
        is_ours = !is_ours;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lost_numbers_are_the_fibonacci_numbers() {
        assert_eq!(lost(), "$2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584$");
    }

    #[test]
    fn the_game_in_the_editorial_is_ours() {
        let table = game(Lang::English);
        assert!(table.trim_end().lines().last().unwrap().contains("we take"), "{table}");
    }
}
