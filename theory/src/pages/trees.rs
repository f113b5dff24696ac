//! Games as trees, with chance and hidden information.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg, circle},
};
use solutions::matrix_game::{Solution, solve};

use super::nim::table;

/// In units of a quarter: how often the winning card comes.
const WINNING: i64 = 1;

/// Her plans: whether she bets with the winning card, and with the losing one.
const PLANS: [[bool; 2]; 4] = [[true, true], [true, false], [false, true], [false, false]];

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![Fact::new("plans", plans), Fact::new("solution", |_| solution())]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("trees", draw)]
}

/// What she gets with a card if she bets or checks, and he would call or fold.
fn payoff(wins: bool, bets: bool, calls: bool) -> i64 {
    let card = if wins { 1 } else { -1 };
    match (bets, calls) {
        (false, _) => card,
        (true, true) => 3 * card,
        (true, false) => 1,
    }
}

/// What she gets on average, in quarters: each plan of hers against a call and against a fold.
fn matrix() -> Vec<Vec<i64>> {
    let entry = |plan: &[bool; 2], calls: bool| {
        WINNING * payoff(true, plan[0], calls) + (4 - WINNING) * payoff(false, plan[1], calls)
    };
    PLANS.iter().map(|plan| [true, false].map(|calls| entry(plan, calls)).into()).collect()
}

/// A number of quarters as a fraction.
fn quarters(number: i64) -> String {
    let sign = if number < 0 { "-" } else { "" };
    match number.abs() {
        even if even % 4 == 0 => format!("${}$", number / 4),
        half if half % 2 == 0 => format!("${sign}\\frac{{{}}}{{2}}$", half / 2),
        odd => format!("${sign}\\frac{{{odd}}}{{4}}$"),
    }
}

fn plans(lang: Lang) -> String {
    let words = |bets: bool| if bets { lang.say("cược", "bet") } else { lang.say("kiểm tra", "check") };
    let head =
        [lang.say("thắng; thua", "winning; losing card"), lang.say("theo", "call"), lang.say("bỏ bài", "fold")];
    let line = |(plan, row): (&[bool; 2], Vec<i64>)| {
        let name = format!("{}; {}", words(plan[0]), words(plan[1]));
        [name].into_iter().chain(row.into_iter().map(quarters)).collect()
    };
    table([head.map(String::from).into()].into_iter().chain(PLANS.iter().zip(matrix()).map(line)))
}

fn solution() -> String {
    let Solution { value, row, column } = solve(&matrix());
    let vector = |numbers: Vec<String>| {
        let parts = numbers.iter().map(|number| match number.split_once('/') {
            Some((over, under)) => format!("\\frac{{{over}}}{{{under}}}"),
            None => number.clone(),
        });
        parts.collect::<Vec<_>>().join(", ")
    };
    let words = |numbers: &[_]| vector(numbers.iter().map(ToString::to_string).collect());
    let value = quarters(value.to_string().parse().unwrap_or(0));
    format!("$V = {}$, $p = ({})$, $q = ({})$", value.trim_matches('$'), words(&row), words(&column))
}

/// The tree of the endgame in poker; a dashed line is around the two nodes that he can't tell apart.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Cây của ván cuối trò chơi bài: may rủi chọn quân bài, người thứ nhất cược hoặc kiểm tra, người thứ hai theo hoặc bỏ bài mà không biết quân bài",
        "The tree of the endgame in poker: chance deals the card, the first player bets or checks, the second calls or folds without knowing the card",
    );
    let mut svg = Svg::new(560.0, 300.0, title);
    let root = (280.0, 24.0);
    let sides = [(150.0, -1.0, true), (410.0, 1.0, false)];
    svg.curve(
        (0..=36).map(|step| {
            let angle = std::f64::consts::TAU * f64::from(step) / 36.0;
            (280.0 + 176.0 * angle.cos(), 172.0 + 24.0 * angle.sin())
        }),
        "b",
        true,
    );
    for (x, side, wins) in sides {
        let (own, his) = ((x, 92.0), (280.0 + side * 130.0, 172.0));
        let check = (x + side * 100.0, 172.0);
        svg.line(root, own, "ink").line(own, his, "ink").line(own, check, "ink");
        let chance =
            if wins { lang.say("thắng 1/4", "winning 1/4") } else { lang.say("thua 3/4", "losing 3/4") };
        let anchor = if side < 0.0 { Anchor::End } else { Anchor::Start };
        svg.text(((root.0 + x) / 2.0 + side * 12.0, 52.0), anchor, "small", chance);
        svg.text((x + side * 62.0, 128.0), anchor, "small", lang.say("kiểm tra", "check"));
        let inward = if side < 0.0 { Anchor::Start } else { Anchor::End };
        svg.text((x - side * 2.0, 136.0), inward, "small", lang.say("cược", "bet"));
        svg.text((check.0, 192.0), Anchor::Middle, "", signed(payoff(wins, false, true)));
        for (calls, end) in [(true, his.0 - 44.0), (false, his.0 + 44.0)] {
            svg.line(his, (end, 252.0), "ink");
            svg.text((end, 272.0), Anchor::Middle, "", signed(payoff(wins, true, calls)));
            let word = if calls { lang.say("theo", "call") } else { lang.say("bỏ bài", "fold") };
            let (place, anchor) = if calls { (end + 14.0, Anchor::End) } else { (end - 14.0, Anchor::Start) };
            svg.text((place, 222.0), anchor, "small", word);
        }
        svg.disc(own, 12.0, "s3").text((own.0, own.1 + 4.5), Anchor::Middle, "", 1);
        svg.curve(circle(own, 18.0), "a", true);
        svg.disc(his, 12.0, "s1").text((his.0, his.1 + 4.5), Anchor::Middle, "", 2);
    }
    svg.disc(root, 12.0, "s0").text((root.0, root.1 + 4.5), Anchor::Middle, "small", lang.say("rủi", "ch."));
    svg
}

fn signed(number: i64) -> String {
    number.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_endgame_has_the_matrix_and_the_solution_of_the_texts() {
        assert_eq!(matrix(), [[-6, 4], [0, -2], [-8, 4], [-2, -2]]);
        let Solution { value, row, column } = solve(&matrix());
        assert_eq!(value.to_string(), "-1");
        let words = |numbers: &[_]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!((words(&row), words(&column)), ("1/6 5/6 0 0".into(), "1/2 1/2".into()));
    }

    /// The player who forgets: leaving at the root brings 0, and later 9; staying brings 2 or, if she is sent on, -1.
    #[test]
    fn a_player_who_forgets_gets_more_from_tossing_coins_on_the_way() {
        let sure = |x: f64| (2.0 * (1.0 - x)).min((1.0 - x) * (9.0 * x - (1.0 - x)));
        let best = (0..=1000).map(|step| f64::from(step) / 1000.0).max_by(|a, b| sure(*a).total_cmp(&sure(*b)));
        assert_eq!(best, Some(0.3));
        assert!((sure(0.3) - 1.4).abs() < 1e-12);
        // Her two plans against his two: whoever leaves at once gets 0, and the other plan 2 or -1.
        assert_eq!(solve(&[vec![0, 0], vec![2, -1]]).value.to_string(), "0");
    }

    #[test]
    fn the_behaviour_that_belongs_to_the_optimal_plans_bluffs_once_in_six() {
        let row = solve(&matrix()).row;
        let words: Vec<String> = row.iter().map(ToString::to_string).collect();
        // With the winning card she bets in both plans that she uses, with the losing one only in the first.
        assert!(PLANS.iter().zip(&words).all(|(plan, share)| share == "0" || plan[0]));
        assert_eq!(words[0], "1/6");
    }
}
