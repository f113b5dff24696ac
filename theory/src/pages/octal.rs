//! Octal games and the period theorem.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};
use solutions::octal::Octal;

use super::nim::table;

/// The games of the table, by their digits; a game that is known by a name has it.
const GAMES: [(&[u8], &str, &str); 9] = [
    (&[3], "", ""),
    (&[3, 3, 3], "Nim, lấy tối đa 3", "Nim, at most 3"),
    (&[7, 7], "Kayles", "Kayles"),
    (&[0, 7], "Kayles của Dawson", "Dawson's Kayles"),
    (&[1, 3, 7], "cờ Dawson", "Dawson's chess"),
    (&[2, 6], "", ""),
    (&[4, 5], "", ""),
    (&[0, 1, 7], "", ""),
    (&[1, 5, 2], "", ""),
];

/// Values that are looked at to find a period.
const MOST: usize = 8192;

/// How many values the tables show.
const SHOWN: usize = 15;

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("games", games),
        Fact::new("cousins", |_| cousins(Octal::DAWSONS_KAYLES, Octal::DAWSONS_CHESS)),
        Fact::new("record", |_| {
            let values = Octal::TREBLECROSS.values(MOST);
            format!("${}$", values.iter().max().copied().unwrap_or(0))
        }),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("octal", draw)]
}

fn named(digits: &[u8]) -> String {
    let digits: String = digits.iter().map(u8::to_string).collect();
    format!("$0.{digits}$")
}

/// The first heap from which on the values of a game repeat, the period, and how many values prove it.
fn period(digits: &'static [u8]) -> Option<[usize; 3]> {
    let found = Octal::new(digits).periodic(MOST)?;
    let (start, period) = (found.start(), found.period());
    Some([start, period, 2 * start + 2 * period + digits.len()])
}

fn games(lang: Lang) -> String {
    let head = match lang {
        Lang::Vietnamese => ["trò chơi", "tên", "chu kì", "kể từ", "số giá trị đủ để chứng minh"],
        Lang::English => ["game", "name", "period", "from", "values that prove it"],
    };
    let line = |(digits, vietnamese, english): (&'static [u8], &str, &str)| {
        let [start, period, needed] = period(digits).unwrap_or_default();
        let name = lang.say(vietnamese, english).to_string();
        vec![named(digits), name, period.to_string(), start.to_string(), needed.to_string()]
    };
    table([head.map(String::from).into()].into_iter().chain(GAMES.map(line)))
}

/// The values of two games, the second one step behind.
fn cousins(first: Octal, second: Octal) -> String {
    let line = |head: &str, cells: Vec<u32>| {
        [head.to_string()].into_iter().chain(cells.iter().map(u32::to_string)).collect()
    };
    let sizes = (0..=SHOWN as u32).collect();
    let mut behind = second.values(SHOWN - 1);
    behind.insert(0, 0);
    table([line("$n$", sizes), line("$0.07$", first.values(SHOWN)), line("$0.137$, $n - 1$", behind)])
}

/// A move from a heap of n + p and the move from n that is worth the same: the larger part is shorter by p.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Đống n + p tách thành a và b; đống n tách thành a và b − p với cùng số quân bị lấy",
        "A heap of n + p falls into a and b; a heap of n falls into a and b − p, with as many counters taken",
    );
    let (left, height, short, taken, long, period) = (86.0, 30.0, 110.0, 40.0, 300.0, 90.0);
    let mut svg = Svg::new(left + short + taken + long + 20.0, 132.0, title);
    for (line, cut) in [0.0, period].into_iter().enumerate() {
        let top = 14.0 + 60.0 * line as f64;
        let name = ["n + p", "n"][line];
        svg.text((left - 12.0, top + 20.0), Anchor::End, "", name);
        svg.rectangle((left, top), (short, height), "s2");
        svg.text((left + short / 2.0, top + 20.0), Anchor::Middle, "", "a");
        svg.text((left + short + taken / 2.0, top + 20.0), Anchor::Middle, "small", lang.say("lấy", "taken"));
        let rest = left + short + taken;
        svg.rectangle((rest, top), (long - period, height), "s2");
        let words = if line == 0 { "b" } else { "b − p" };
        let middle = rest + (long - cut) / 2.0;
        if line == 0 {
            svg.rectangle((rest + long - period, top), (period, height), "s4");
            svg.text((rest + long - period / 2.0, top + 20.0), Anchor::Middle, "", "p");
        }
        svg.text(
            (if line == 0 { rest + (long - period) / 2.0 } else { middle }, top + 20.0),
            Anchor::Middle,
            "",
            words,
        );
    }
    let below = lang.say("b ≥ s + p, nên g(b − p) = g(b)", "b ≥ s + p, so g(b − p) = g(b)");
    svg.text((left + short + taken, 122.0), Anchor::Start, "", below);
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use solutions::grundy::mex;

    #[test]
    fn the_periods_are_those_that_the_texts_name() {
        assert_eq!(period(&[7, 7]), Some([71, 12, 168]));
        assert_eq!(period(&[1, 3, 7]), Some([52, 34, 175]));
        assert_eq!(period(&[0, 7]), Some([53, 34, 176]));
        assert_eq!(period(&[3]).map(|[_, period, _]| period), Some(2));
        assert!(GAMES.iter().all(|(digits, ..)| period(digits).is_some()));
        assert!(Octal::TREBLECROSS.periodic(MOST).is_none() && Octal::new(&[6]).periodic(MOST).is_none());
    }

    #[test]
    fn runs_between_marks_are_heaps_with_an_end_more() {
        let (kayles, chess) = (Octal::DAWSONS_KAYLES.values(301), Octal::DAWSONS_CHESS.values(300));
        let (heaps, crosses) = (Octal::TREBLECROSS.values(302), treblecross(300));
        for n in 0..=300 {
            assert_eq!(kayles[n + 1], chess[n]);
            assert_eq!(heaps[n + 2], crosses[n]);
        }
    }

    /// The values of runs of safe cells: a mark takes its cell and two on either side.
    fn treblecross(most: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for run in 0..=most {
            let moves =
                (1..=run).map(|i| (values[i.saturating_sub(3)] ^ values[(run - i).saturating_sub(2)]).into());
            let value = mex(moves.collect::<Vec<u64>>());
            values.push(value as u32);
        }
        values
    }

    #[test]
    fn the_run_of_eleven_with_ends_of_value_0_is_worth_2() {
        let values = Octal::DAWSONS_CHESS.values(11);
        let value = |a: i32| if a < 0 { 0 } else { values[a as usize] };
        let pairs: Vec<u32> = (-1..=9).map(|a| value(a) ^ value(8 - a)).collect();
        assert_eq!(pairs, [3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 3]);
        assert_eq!(values[11], 2);
    }

    #[test]
    fn in_0_15_five_moves_from_six_counters_leave_the_values_of_the_texts() {
        let game = Octal::new(&[1, 5]);
        assert_eq!(game.values(6), [0, 1, 1, 0, 1, 1, 2]);
        assert!(game.moves(6).eq([(1, 3), (2, 2)]));
    }
}
