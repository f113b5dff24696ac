//! Take-away games: one pile, and a limit that follows the last move.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};
use solutions::zeckendorf::{FIBONACCI, parts};

use super::nim::{listed, table};

/// How far the table of lost piles goes.
const MOST: usize = 100;

/// How many piles the picture shows.
const SHOWN: usize = 34;

/// The factors of the table: a move takes at most so many times what the last one took.
const FACTORS: [usize; 5] = [1, 2, 3, 4, 5];

/// The numbers that the text writes in Fibonacci digits.
const WRITTEN: [u64; 6] = [1, 4, 11, 12, 54, 100];

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("lost", lost_piles),
        Fact::new("least", |_| least_takes()),
        Fact::new("digits", digits),
        Fact::new("first_moves", |_| listed(first_moves(107, |x| 2 * x))),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("take_away", draw)]
}

/// The least number that wins if it is taken from each pile, by the definition: the pile itself, or a number that leaves
/// the opponent, who may take at most `limit` of it, too little. Index 0 is the empty pile.
fn winning(most: usize, limit: impl Fn(usize) -> usize) -> Vec<usize> {
    let mut least = vec![0];
    for pile in 1..=most {
        let wins = (1..=pile).find(|&take| take == pile || least[pile - take] > limit(take));
        least.push(wins.unwrap_or(pile));
    }
    least
}

/// The lost piles by Schwenk's rule.
fn schwenk(most: usize, limit: impl Fn(usize) -> usize) -> Vec<usize> {
    let mut lost = vec![1];
    while let Some(&last) = lost.last() {
        let reaching = lost.iter().find(|&&number| limit(number) >= last);
        let next = last + reaching.unwrap_or(&last);
        if next > most {
            break;
        }
        lost.push(next);
    }
    lost
}

/// All first moves that win; the first move may not take everything.
fn first_moves(pile: usize, limit: impl Fn(usize) -> usize) -> Vec<u64> {
    let least = winning(pile, &limit);
    (1..pile).filter(|&take| least[pile - take] > limit(take)).map(|take| take as u64).collect()
}

fn lost_piles(lang: Lang) -> String {
    let head = ["$f(x)$", lang.say("các đống thua", "lost piles")].map(String::from).into();
    let line = |factor: usize| {
        let lost = schwenk(MOST, |x| factor * x);
        let name = if factor == 1 { "$x$".into() } else { format!("${factor}x$") };
        vec![name, listed(lost.into_iter().map(|pile| pile as u64))]
    };
    table([head].into_iter().chain(FACTORS.map(line)))
}

fn least_takes() -> String {
    let least = winning(14, |x| 2 * x);
    let line = |head: &str, number: &dyn Fn(usize) -> usize| {
        [head.to_string()].into_iter().chain((1..=14).map(|n| number(n).to_string())).collect()
    };
    table([line("$n$", &|n| n), line("$w(n)$", &|n| least[n])])
}

/// A number in Fibonacci digits, and as a sum.
pub fn written(number: u64) -> (String, String) {
    let parts: Vec<u64> = parts(number).collect();
    let digits = FIBONACCI.iter().rev().skip_while(|&&digit| digit > parts[0]);
    let digits = digits.map(|digit| if parts.contains(digit) { '1' } else { '0' }).collect();
    (digits, parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" + "))
}

fn digits(lang: Lang) -> String {
    let head = ["$n$", lang.say("tổng", "sum"), lang.say("chữ số", "digits")].map(String::from).into();
    let line = |number: u64| {
        let (digits, sum) = written(number);
        vec![format!("${number}$"), format!("${sum}$"), format!("`{digits}`")]
    };
    table([head].into_iter().chain(WRITTEN.map(line)))
}

/// What has to be taken at least from each pile of Fibonacci Nim to win; lost piles, from which it is everything, dark.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Số quân ít nhất phải lấy để thắng từ mỗi đống từ 1 đến 34 quân; ở các đống 1, 2, 3, 5, 8, 13, 21, 34 phải lấy tất cả",
        "How much has to be taken at least to win from each pile of 1 to 34 counters; from 1, 2, 3, 5, 8, 13, 21, 34 it is everything",
    );
    let (left, step, unit, bottom) = (40.0, 19.0, 4.4, 176.0);
    let least = winning(SHOWN, |x| 2 * x);
    let mut svg = Svg::new(left + step * SHOWN as f64 + 16.0, bottom + 26.0, title);
    for height in [0.0, 8.0, 13.0, 21.0, 34.0] {
        let y = bottom - unit * height;
        svg.line((left, y), (left + step * SHOWN as f64 + 6.0, y), "faint");
        svg.text((left - 6.0, y + 4.0), Anchor::End, "small", height);
    }
    for (pile, &take) in least.iter().enumerate().skip(1) {
        let x = left + step * (pile as f64 - 0.5);
        let height = unit * take as f64;
        let class = if take == pile { "s6" } else { "s3" };
        svg.rectangle((x - 6.0, bottom - height), (12.0, height), class);
        if take == pile || pile % 4 == 0 {
            svg.text((x, bottom + 15.0), Anchor::Middle, "small", pile);
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who wins with a pile and a limit, by play to the end.
    fn outcomes(most: usize, limit: impl Fn(usize) -> usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; most + 1]; most + 1];
        for pile in 1..=most {
            for least in 1..=most {
                let moves = 1..=least.min(pile);
                wins[pile][least] = moves.into_iter().any(|take| !wins[pile - take][limit(take).min(most)]);
            }
        }
        wins
    }

    #[test]
    fn the_lost_piles_of_any_rule_are_those_of_schwenk() {
        let rules: [fn(usize) -> usize; 7] = [
            |x| x,
            |x| 2 * x,
            |x| 3 * x,
            |x| 7 * x,
            |x| x + 1,
            |x| x * x,
            |x| if x < 5 { x + 2 } else { 2 * x },
        ];
        for limit in rules {
            let least = winning(200, limit);
            let lost: Vec<usize> = (1..=200).filter(|&pile| least[pile] == pile).collect();
            assert_eq!(lost, schwenk(200, limit));
            let wins = outcomes(60, limit);
            for (pile, limit) in (1..=60).flat_map(|pile| (1..=60).map(move |limit| (pile, limit))) {
                assert_eq!(wins[pile][limit], least[pile] <= limit);
            }
        }
    }

    #[test]
    fn the_winning_first_moves_are_the_tails_whose_limit_is_below_the_next_part() {
        for factor in FACTORS {
            let lost = schwenk(300, |x| factor * x);
            for pile in 2..=300 {
                let (mut left, mut parts) = (pile, Vec::new());
                for &number in lost.iter().rev() {
                    if number <= left {
                        parts.push(number);
                        left -= number;
                    }
                }
                parts.reverse();
                let mut tail = 0;
                let mut tails = Vec::new();
                for two in parts.windows(2) {
                    tail += two[0];
                    if factor * tail < two[1] {
                        tails.push(tail as u64);
                    }
                }
                assert_eq!(first_moves(pile, |x| factor * x), tails, "{pile}");
            }
        }
    }

    #[test]
    fn the_examples_of_the_texts_are_right() {
        assert_eq!(first_moves(107, |x| 2 * x), [5, 18]);
        assert_eq!(first_moves(12, |x| 2 * x), [1]);
        assert_eq!(first_moves(44, |x| x), [4, 12]);
        assert_eq!(first_moves(30, |x| 3 * x), [1]);
        assert_eq!(schwenk(100, |x| x + 1), [1, 2, 3, 5, 10, 20, 40, 80]);
        assert_eq!(written(11).0, "10100");
    }
}
