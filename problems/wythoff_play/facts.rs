//! What the texts say and code computes.

use super::{PEBBLES, solution::lengths};
use crate::shared::two_piles::Rule;
use exercise::{Fact, document::Lang};

/// The computed parts of the texts.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("pairs", |_| pairs()),
        Fact::new("cold", |_| format!("${}$", cold(Rule::Normal).len())),
        Fact::new("longest", longest),
    ]
}

/// The first pairs of both rules, by their difference.
fn pairs() -> String {
    let pair = |rule, difference: u64| {
        let cold =
            (0..).find(|&a| lengths(rule).is_cold(a, a + difference)).expect("each difference has a pair");
        (cold, cold + difference)
    };
    let row = |name: &str, cell: &dyn Fn(u64) -> String| {
        let cells: Vec<String> = (0..=8).map(cell).collect();
        format!("| {name} | {} |\n", cells.join(" | "))
    };
    let of = |rule| move |difference| format!("({}, {})", pair(rule, difference).0, pair(rule, difference).1);
    let head = row("$d$", &|difference| difference.to_string());
    let rule = "---|".repeat(10);
    let (normal, misere) = (of(Rule::Normal), of(Rule::Misere));
    format!("\n{head}|{rule}\n{}{}", row("$t = 0$", &normal), row("$t = 1$", &misere))
}

/// The cold positions within the limit, the smaller pile first.
fn cold(rule: Rule) -> Vec<(u64, u64)> {
    let most = PEBBLES.max as u64;
    let pairs = (0..=most / 2).map(|a| (a, lengths(rule).partner(a)));
    pairs.filter(|&(a, b)| a <= b && a + b <= most && b > 0).collect()
}

/// How many moves the longest game takes from a cold position within the limit, by rule.
fn longest(_: Lang) -> String {
    let most = |rule| cold(rule).into_iter().map(|(a, b)| lengths(rule).plies(a, b)).max().unwrap_or(0);
    format!("${}$, ${}$", most(Rule::Normal), most(Rule::Misere))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the editorial says of the lengths of games, and of its examples.
    #[test]
    fn each_round_leads_to_the_next_smaller_pair() {
        for (rule, first, more) in [(Rule::Normal, 0, 0), (Rule::Misere, 2, 1)] {
            let mut pairs = 0;
            for (a, b) in cold(rule).into_iter().filter(|&(a, b)| b - a >= first) {
                assert_eq!(u64::from(lengths(rule).plies(a, b)), 2 * (b - a) + more, "{rule:?} {a} {b}");
                pairs += 1;
            }
            assert!(pairs > 400);
        }
    }

    #[test]
    fn the_examples_of_the_editorial() {
        let normal = lengths(Rule::Normal);
        assert_eq!(normal.replies(8, 5), [(3, 5), (7, 4)]);
        assert_eq!(normal.replies(5, 7), [(5, 3), (4, 7), (3, 5)]);
        assert_eq!([(5, 3), (4, 7), (3, 5)].map(|(a, b)| normal.plies(a, b)), [4, 6, 4]);
        assert_eq!(normal.replies(4, 4), [(0, 0)]);
        assert_eq!(normal.replies(3, 4), [(1, 2)]);
        assert_eq!(lengths(Rule::Misere).replies(4, 4), [(2, 2)]);
        assert_eq!(normal.partner(377), 377 + 233);
        assert_eq!((233.0 * 1.618) as u64, 376);
    }
}
