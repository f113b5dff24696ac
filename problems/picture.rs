//! Pictures of texts, drawn by code from computed values. They are SVG, readable on light and on dark pages: every
//! colour is a class of [`STYLE`], which follows the reader's scheme.

use std::fmt::{Display, Write};

use crate::document::Tongue;

/// A picture of an exercise. `cargo xtask verify` compares its files with what is drawn, `verify --bless` writes them.
#[derive(Clone, Copy)]
pub struct Picture {
    /// The name of its files without ending.
    name: &'static str,
    draw: Draw,
}

#[derive(Clone, Copy)]
enum Draw {
    /// There are no words in it: one file for both languages, `NAME.svg`.
    Plain(fn() -> String),
    /// One file per language: `NAME.vi.svg`, `NAME.en.svg`.
    Worded(fn(Tongue) -> String),
}

impl Picture {
    /// A picture without words: `NAME.svg`.
    pub const fn plain(name: &'static str, draw: fn() -> String) -> Picture {
        Picture { name, draw: Draw::Plain(draw) }
    }

    /// A picture with words: `NAME.vi.svg` and `NAME.en.svg`.
    pub const fn worded(name: &'static str, draw: fn(Tongue) -> String) -> Picture {
        Picture { name, draw: Draw::Worded(draw) }
    }

    /// The files and what belongs into them.
    pub fn files(&self) -> Vec<(String, String)> {
        match self.draw {
            Draw::Plain(draw) => vec![(format!("{}.svg", self.name), draw())],
            Draw::Worded(draw) => Tongue::ALL
                .into_iter()
                .map(|tongue| (format!("{}.{}.svg", self.name, tongue.code()), draw(tongue)))
                .collect(),
        }
    }
}

/// The classes of a picture: `ink` and `faint` for lines and words (`fill-ink` … for areas), `a` to `d` for four
/// colours, `s0` to `s9` for shades from little to much.
pub const STYLE: &str = "\
text{font-family:system-ui,sans-serif;font-size:13px;fill:#24292f}\
.small{font-size:11px}.faint{stroke:#8c959f;stroke-opacity:.45}.ink{stroke:#24292f}\
.a{stroke:#0969da}.b{stroke:#bc4c00}.c{stroke:#1a7f37}.d{stroke:#8250df}\
.fill-ink{fill:#24292f}.fill-page{fill:#ffffff}.fill-faint{fill:#8c959f}\
.fill-a{fill:#0969da}.fill-b{fill:#bc4c00}.fill-c{fill:#1a7f37}.fill-d{fill:#8250df}\
.s0{fill:#eef6ff}.s1{fill:#d6eaff}.s2{fill:#b6dafe}.s3{fill:#92c6fb}.s4{fill:#6daff5}\
.s5{fill:#4a95ea}.s6{fill:#2f7bd8}.s7{fill:#1f62bd}.s8{fill:#154a9a}.s9{fill:#0d3474}\
.on-dark{fill:#ffffff}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.ink{stroke:#e6edf3}.faint{stroke:#8b949e}\
.a{stroke:#58a6ff}.b{stroke:#f0883e}.c{stroke:#3fb950}.d{stroke:#bc8cff}\
.fill-ink{fill:#e6edf3}.fill-page{fill:#0d1117}.fill-faint{fill:#8b949e}\
.fill-a{fill:#58a6ff}.fill-b{fill:#f0883e}.fill-c{fill:#3fb950}.fill-d{fill:#bc8cff}\
.s0{fill:#0d1b2e}.s1{fill:#11284a}.s2{fill:#153867}.s3{fill:#1a4a86}.s4{fill:#1f5ea6}\
.s5{fill:#2b76c4}.s6{fill:#4690db}.s7{fill:#6fabea}.s8{fill:#9dc7f4}.s9{fill:#cfe4fb}\
.on-dark{fill:#0d1117}}";

/// A drawing in the making.
///
/// ```
/// use problems::picture::{Anchor, Svg};
///
/// let mut svg = Svg::new(40.0, 20.0, "two points and a line");
/// svg.line((0.0, 0.0), (40.0, 20.0), "ink").text((20.0, 10.0), Anchor::Middle, "", "x < y");
/// let text = svg.finish();
/// assert!(text.contains("<title>two points and a line</title>") && text.contains("x &lt; y"));
/// ```
#[derive(Clone, Debug)]
pub struct Svg {
    body: String,
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its first letter.
    Start,
    /// Its middle.
    Middle,
    /// Its last letter.
    End,
}

/// A place in a picture: to the right, and down.
pub type Point = (f64, f64);

fn escaped(text: impl Display) -> String {
    text.to_string().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Numbers with at most two digits after the point, and no needless zeros.
fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

impl Svg {
    /// An empty picture; `title` tells those who cannot see it what it shows.
    pub fn new(width: f64, height: f64, title: &str) -> Svg {
        let (width, height) = (short(width), short(height));
        let mut body = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\">\n"
        );
        let _ = writeln!(body, "<title>{}</title>\n<style>{STYLE}</style>", escaped(title));
        Svg { body }
    }

    fn element(&mut self, element: std::fmt::Arguments) -> &mut Svg {
        // Writing to a string does not fail.
        let _ = writeln!(self.body, "{element}");
        self
    }

    /// A straight line.
    pub fn line(&mut self, from: Point, to: Point, class: &str) -> &mut Svg {
        let ((x1, y1), (x2, y2)) = (from, to);
        let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(short);
        self.element(format_args!("<path class=\"{class}\" d=\"M{x1} {y1}L{x2} {y2}\" fill=\"none\"/>"))
    }

    /// A line through points; `dashed` if it is a promise, say, and no measurement.
    pub fn curve(&mut self, points: impl IntoIterator<Item = Point>, class: &str, dashed: bool) -> &mut Svg {
        let points: Vec<String> =
            points.into_iter().map(|(x, y)| format!("{} {}", short(x), short(y))).collect();
        let dashes = if dashed { " stroke-dasharray=\"6 4\"" } else { "" };
        self.element(format_args!(
            "<path class=\"{class}\" d=\"M{}\" fill=\"none\" stroke-width=\"1.6\"{dashes}/>",
            points.join("L")
        ))
    }

    /// A rectangle, by its upper left corner.
    pub fn rectangle(&mut self, (x, y): Point, (width, height): (f64, f64), class: &str) -> &mut Svg {
        let [x, y, width, height] = [x, y, width, height].map(short);
        self.element(format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        ))
    }

    /// A disc.
    pub fn disc(&mut self, (x, y): Point, radius: f64, class: &str) -> &mut Svg {
        let [x, y, radius] = [x, y, radius].map(short);
        self.element(format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"))
    }

    /// Words, on the line through their place.
    pub fn text(&mut self, (x, y): Point, anchor: Anchor, class: &str, words: impl Display) -> &mut Svg {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let [x, y] = [x, y].map(short);
        let words = escaped(words);
        self.element(format_args!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{words}</text>"
        ))
    }

    /// The whole picture.
    pub fn finish(&self) -> String {
        format!("{}</svg>\n", self.body)
    }
}

/// The frame of a plot: where values lie in the picture.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The upper left corner.
    pub corner: Point,
    /// Width and height.
    pub size: (f64, f64),
    /// The values at the left and at the right end.
    pub x: (f64, f64),
    /// The values at the lower and at the upper end.
    pub y: (f64, f64),
}

impl Frame {
    /// Where a pair of values lies.
    pub fn at(&self, x: f64, y: f64) -> Point {
        let share = |value: f64, (low, high): (f64, f64)| (value - low) / (high - low);
        (self.corner.0 + self.size.0 * share(x, self.x), self.corner.1 + self.size.1 * (1.0 - share(y, self.y)))
    }

    /// Draws both axes with their names, marks at the given values and words for each of them.
    pub fn axes(
        &self,
        svg: &mut Svg,
        names: (&str, &str),
        x_marks: impl IntoIterator<Item = (f64, String)>,
        y_marks: impl IntoIterator<Item = (f64, String)>,
    ) {
        let (left, bottom) = (self.corner.0, self.corner.1 + self.size.1);
        let right = left + self.size.0;
        for (value, word) in y_marks {
            let (_, y) = self.at(self.x.0, value);
            svg.line((left, y), (right, y), "faint").text((left - 6.0, y + 4.0), Anchor::End, "small", word);
        }
        for (value, word) in x_marks {
            let (x, _) = self.at(value, self.y.0);
            svg.line((x, bottom), (x, bottom + 5.0), "ink");
            svg.text((x, bottom + 18.0), Anchor::Middle, "small", word);
        }
        svg.line((left, self.corner.1), (left, bottom), "ink").line((left, bottom), (right, bottom), "ink");
        svg.text((right, bottom + 36.0), Anchor::End, "", names.0);
        svg.text((left - 6.0, self.corner.1 - 10.0), Anchor::Start, "", names.1);
    }
}

/// A table of numbers as squares, darker where they are larger, each with its number if they are few. The names of the
/// axes stand above and to the left; rows and columns count from `first`.
pub fn heat_map(values: &[Vec<u64>], side: f64, names: (&str, &str), first: usize, title: &str) -> String {
    let (rows, columns) = (values.len(), values.iter().map(Vec::len).max().unwrap_or(0));
    let most = values.iter().flatten().copied().max().unwrap_or(0).max(1);
    let (left, top) = (34.0, 40.0);
    let mut svg = Svg::new(left + columns as f64 * side + 8.0, top + rows as f64 * side + 8.0, title);
    svg.text((left, 16.0), Anchor::Start, "", format!("{} →", names.0));
    svg.text((4.0, top - 6.0), Anchor::Start, "", format!("{} ↓", names.1));
    let numbers = side >= 16.0;
    for (i, row) in values.iter().enumerate() {
        let y = top + i as f64 * side;
        if numbers {
            svg.text((left - 6.0, y + side / 2.0 + 4.0), Anchor::End, "small", i + first);
        }
        for (j, &value) in row.iter().enumerate() {
            let x = left + j as f64 * side;
            let shade = (9 * value).div_ceil(most).min(9);
            svg.rectangle((x, y), (side - 1.0, side - 1.0), &format!("s{shade}"));
            if numbers {
                let class = if shade >= 5 { "small on-dark" } else { "small" };
                svg.text((x + side / 2.0 - 0.5, y + side / 2.0 + 4.0), Anchor::Middle, class, value);
            }
        }
    }
    if numbers {
        for j in 0..columns {
            svg.text((left + (j as f64 + 0.5) * side, top - 6.0), Anchor::Middle, "small", j + first);
        }
    }
    svg.finish()
}

/// A board of squares whose columns count to the right and whose rows count up, both from 0.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The upper left corner of its upper left square.
    pub corner: Point,
    /// The side of a square.
    pub side: f64,
    /// How many columns and rows there are.
    pub count: usize,
}

impl Board {
    /// The centre of a square; outside the board, where it would be.
    pub fn centre(&self, column: f64, row: f64) -> Point {
        let below_the_top = self.count as f64 - row;
        (self.corner.0 + self.side * (column + 0.5), self.corner.1 + self.side * (below_the_top - 0.5))
    }

    /// Draws all squares, each in the class that it has, and numbers at the left and lower edge, every `step`-th.
    pub fn draw(&self, svg: &mut Svg, step: usize, class: impl Fn(usize, usize) -> &'static str) {
        for row in 0..self.count {
            for column in 0..self.count {
                let (x, y) = self.centre(column as f64, row as f64);
                let half = self.side / 2.0;
                svg.rectangle((x - half, y - half), (self.side - 1.0, self.side - 1.0), class(column, row));
            }
        }
        for number in (0..self.count).step_by(step) {
            let (x, bottom) = self.centre(number as f64, 0.0);
            svg.text((x, bottom + self.side / 2.0 + 14.0), Anchor::Middle, "small", number);
            let (left, y) = self.centre(0.0, number as f64);
            svg.text((left - self.side / 2.0 - 6.0, y + 4.0), Anchor::End, "small", number);
        }
    }

    /// Writes the names of the axes: below the lower right corner, and above the upper left one.
    pub fn name_axes(&self, svg: &mut Svg, names: (&str, &str)) {
        let size = self.count as f64 * self.side;
        svg.text(
            (self.corner.0 + size, self.corner.1 + size + 32.0),
            Anchor::End,
            "",
            format!("{} →", names.0),
        );
        svg.text((self.corner.0 - 14.0, self.corner.1 - 8.0), Anchor::Start, "", format!("{} ↑", names.1));
    }
}

/// The points of a circle, for [`Svg::curve`].
pub fn circle((x, y): Point, radius: f64) -> impl Iterator<Item = Point> {
    (0..=36).map(move |step| {
        let angle = f64::from(step) * std::f64::consts::TAU / 36.0;
        (x + radius * angle.cos(), y + radius * angle.sin())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, 0.25, -0.001, 12.3456, 100.0].map(short), ["1", "0.25", "0", "12.35", "100"]);
    }

    #[test]
    fn a_frame_turns_values_into_places() {
        let frame = Frame { corner: (10.0, 20.0), size: (100.0, 50.0), x: (0.0, 10.0), y: (-1.0, 1.0) };
        assert_eq!(frame.at(0.0, -1.0), (10.0, 70.0));
        assert_eq!(frame.at(10.0, 1.0), (110.0, 20.0));
    }

    #[test]
    fn words_cannot_break_the_picture() {
        let mut svg = Svg::new(10.0, 10.0, "a & b");
        svg.text((0.0, 0.0), Anchor::Start, "", "<g>");
        let text = svg.finish();
        assert!(text.contains("a &amp; b") && text.contains("&lt;g&gt;") && text.ends_with("</svg>\n"));
    }
}
