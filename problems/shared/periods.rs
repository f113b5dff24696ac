//! A picture of the values of an octal game: a line for each period, so that what repeats stands in columns.

use solutions::octal::{Octal, Periodic};

use exercise::picture::{Anchor, Svg};

/// The values of a game whose period is known, `lines` periods of them; values that the period does not repeat are
/// framed.
pub fn period_map(game: Octal, periodic: &Periodic, lines: usize, side: f64, title: &str) -> Svg {
    let period = periodic.period();
    let values = game.values(lines * period - 1);
    let most = values.iter().copied().max().unwrap_or(0).max(1);
    let (left, top) = (40.0, 28.0);
    let mut svg = Svg::new(left + side * period as f64 + 8.0, top + side * lines as f64 + 8.0, title);
    for column in 0..period {
        let x = left + side * (column as f64 + 0.5) - 0.5;
        svg.text((x, top - 8.0), Anchor::Middle, "small", column);
    }
    for (line, values) in values.chunks(period).enumerate() {
        let y = top + side * line as f64;
        let words = format!("{} +", line * period);
        svg.text((left - 5.0, y + side / 2.0 + 4.0), Anchor::End, "small", words);
        for (column, &value) in values.iter().enumerate() {
            let x = left + side * column as f64;
            let shade = (9 * value).div_ceil(most);
            svg.rectangle((x, y), (side - 1.0, side - 1.0), &format!("s{shade}"));
            let class = if shade >= 5 { "small on-dark" } else { "small" };
            svg.text((x + side / 2.0 - 0.5, y + side / 2.0 + 4.0), Anchor::Middle, class, value);
        }
        for (column, &value) in values.iter().enumerate() {
            // Far enough behind the start of the period, at the same place in it.
            let repeated = periodic.value((periodic.start() / period + 2) * period + column);
            if value != repeated {
                let (x, y, end) = (left + side * column as f64 + 0.5, y + 0.5, side - 2.0);
                let frame = [(0.0, 0.0), (end, 0.0), (end, end), (0.0, end), (0.0, 0.0)];
                svg.curve(frame.map(|(right, down)| (x + right, y + down)), "b", false);
            }
        }
    }
    svg
}
