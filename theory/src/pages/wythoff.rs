//! Wythoff's game and Beatty's theorem.

use std::f64::consts::PI;

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};
use solutions::wythoff::lower;

use super::{
    nim::{listed, table},
    take_away::written,
};

/// How many pairs the tables show.
const PAIRS: u64 = 10;

/// How far the picture goes.
const LINE: u64 = 14;

/// The golden ratio.
const PHI: f64 = 1.618_033_988_749_895;

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("pairs", |_| pairs()),
        Fact::new("pi", |_| listed(beatty(PI, 53))),
        Fact::new("other", |_| listed(beatty(PI / (PI - 1.0), 26))),
        Fact::new("digits", digits),
        Fact::new("zeros", |_| {
            listed(greedy(40).into_iter().map(|(low, _)| low).filter(|&low| low > 0 && low <= 30))
        }),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("wythoff", draw)]
}

/// The pairs by the rule: the least number that is missing, and the same plus the number of the pair.
fn greedy(count: u64) -> Vec<(u64, u64)> {
    let mut pairs: Vec<(u64, u64)> = Vec::new();
    for difference in 0..count {
        let missing = |&number: &u64| pairs.iter().all(|&(low, high)| low != number && high != number);
        let low = (0..).find(missing).unwrap_or(0);
        pairs.push((low, low + difference));
    }
    pairs
}

/// The multiples of a number, rounded down, as far as they don't exceed `most`.
fn beatty(ratio: f64, most: u64) -> impl Iterator<Item = u64> {
    (1..).map(move |count| (f64::from(count) * ratio) as u64).take_while(move |&number| number <= most)
}

fn pairs() -> String {
    let pairs = greedy(PAIRS);
    let line = |head: &str, number: &dyn Fn(usize) -> u64| {
        [head.to_string()].into_iter().chain((0..pairs.len()).map(|k| number(k).to_string())).collect()
    };
    table([line("$k$", &|k| k as u64), line("$A_k$", &|k| pairs[k].0), line("$B_k$", &|k| pairs[k].1)])
}

fn digits(lang: Lang) -> String {
    let digits = lang.say("chữ số", "digits");
    let head = ["$k$", "$A_k$", digits, "$B_k$", digits].map(String::from).into();
    let code = |number: u64| format!("`{}`", written(number).0);
    let line = |k: u64| {
        let (low, high) = (lower(k), lower(k) + k);
        vec![k.to_string(), low.to_string(), code(low), high.to_string(), code(high)]
    };
    table([head].into_iter().chain((1..PAIRS).map(line)))
}

/// The multiples of φ and of φ² on a line: one of them lies between any two neighbours from 1 on.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Các bội của φ (phía trên) và của φ² (phía dưới) trên trục số; giữa hai số nguyên dương liên tiếp có đúng một bội",
        "The multiples of φ (above) and of φ² (below) on the number line; between neighbouring positive integers there is exactly one",
    );
    let (left, step, y) = (40.0, 44.0, 60.0);
    let x = |number: f64| left + step * number;
    let mut svg = Svg::new(x(LINE as f64) + 24.0, 122.0, title);
    for number in 1..LINE {
        let below = beatty(PHI, LINE).any(|low| low == number);
        let corner = (x(number as f64), y - 14.0);
        svg.rectangle(corner, (step, 28.0), if below { "s1" } else { "s3" });
    }
    svg.line((x(0.0), y), (x(LINE as f64) + 12.0, y), "ink");
    for number in 0..=LINE {
        svg.line((x(number as f64), y - 14.0), (x(number as f64), y + 14.0), "ink");
        svg.text((x(number as f64) - 4.0, y + 28.0), Anchor::End, "small", number);
    }
    for (ratio, name, class, height) in [(PHI, "φ", "fill-b", -1.0), (PHI + 1.0, "φ²", "fill-a", 1.0)] {
        for count in (1..).take_while(|&count| f64::from(count) * ratio < LINE as f64) {
            let place = x(f64::from(count) * ratio);
            svg.disc((place, y), 4.0, class);
            let name = if count == 1 { name.into() } else { format!("{count}{name}") };
            let line = if height < 0.0 { y - 24.0 } else { y + 46.0 };
            svg.text((place, line), Anchor::Middle, "", name);
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::{grundy::mex, zeckendorf::FIBONACCI};

    #[test]
    fn the_least_missing_numbers_are_the_multiples_of_the_golden_ratio() {
        for (k, &(low, high)) in greedy(300).iter().enumerate() {
            assert_eq!((low, high), (lower(k as u64), lower(k as u64) + k as u64));
        }
    }

    #[test]
    fn the_pairs_are_the_positions_from_which_play_is_lost() {
        const SIDE: usize = 60;
        let mut cold = vec![vec![false; SIDE]; SIDE];
        for a in 0..SIDE {
            for b in 0..SIDE {
                let row = (0..b).any(|y| cold[a][y]) || (0..a).any(|x| cold[x][b]);
                cold[a][b] = !row && !(1..=a.min(b)).any(|both| cold[a - both][b - both]);
                let pair = (a.min(b) as u64, a.max(b) as u64);
                assert_eq!(cold[a][b], greedy(SIDE as u64).contains(&pair), "{a} {b}");
            }
        }
    }

    #[test]
    fn the_sequences_of_pi_hold_every_number_once() {
        let mut all: Vec<u64> = beatty(PI, 1000).chain(beatty(PI / (PI - 1.0), 1000)).collect();
        all.sort_unstable();
        assert_eq!(all, (1..=1000).collect::<Vec<_>>());
        let rational: Vec<u64> = beatty(1.5, 9).chain(beatty(3.0, 9)).collect();
        assert!(!rational.contains(&2) && rational.iter().filter(|&&number| number == 3).count() == 2);
    }

    #[test]
    fn zeros_at_the_end_tell_to_which_sequence_a_number_belongs() {
        for k in 1..2000 {
            let (low, high) = (written(lower(k)).0, written(lower(k) + k).0);
            assert_eq!((low.len() - low.trim_end_matches('0').len()) % 2, 0);
            assert_eq!(high, low + "0");
        }
    }

    #[test]
    fn fibonacci_numbers_follow_the_golden_ratio_up_to_its_powers() {
        for (place, two) in FIBONACCI[..30].windows(2).enumerate() {
            // The first of them has the index 2.
            let power = (-1.0 / PHI).powi(place as i32 + 2);
            assert!((two[1] as f64 - PHI * two[0] as f64 - power).abs() < 1e-8);
        }
    }

    #[test]
    fn no_value_occurs_twice_in_a_row_of_the_board_and_small_ones_occur_early() {
        const WIDE: usize = 60;
        let mut values = vec![vec![0; WIDE]; 6];
        for (a, b) in (0..6).flat_map(|a| (0..WIDE).map(move |b| (a, b))) {
            let row = (0..b).map(|y| values[a][y]);
            let column = (0..a).map(|x| values[x][b]);
            let both = (1..=a.min(b)).map(|both| values[a - both][b - both]);
            values[a][b] = mex(row.chain(column).chain(both));
        }
        for (a, row) in values.iter().enumerate() {
            for value in 0..30 {
                let places: Vec<usize> = (0..WIDE).filter(|&b| row[b] == value).collect();
                assert_eq!(places.len(), 1, "{value} in row {a}");
                assert!(places[0] as u64 <= value + 2 * a as u64);
            }
        }
    }

    #[test]
    fn the_examples_of_the_texts_are_right() {
        let codes =
            [(6, "1001"), (9, "10001"), (10, "10010"), (12, "10101"), (20, "101010"), (4, "101"), (7, "1010")];
        assert!(codes.iter().all(|&(number, digits)| written(number).0 == digits));
        assert!(
            greedy(10).contains(&(6, 10)) && greedy(10).contains(&(12, 20)) && greedy(10).contains(&(4, 7))
        );
    }
}
