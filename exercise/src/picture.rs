//! Pictures of texts, drawn by code from computed values. They are SVG, readable on light and on dark pages: every
//! colour is a class of [`STYLE`], which follows the reader's scheme.
//!
//! A drawing is a list of elements. Its file is written here ([`Svg::file`]); a page that has classes of its own writes
//! the same elements as a part of itself.

use std::fmt::Display;

use crate::{
    document::Lang,
    markup::{Attribute, Markup},
};

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
    Plain(fn() -> Svg),
    /// One file per language: `NAME.vi.svg`, `NAME.en.svg`.
    Worded(fn(Lang) -> Svg),
}

impl Picture {
    /// A picture without words: `NAME.svg`.
    pub const fn plain(name: &'static str, draw: fn() -> Svg) -> Picture {
        Picture { name, draw: Draw::Plain(draw) }
    }

    /// A picture with words: `NAME.vi.svg` and `NAME.en.svg`.
    pub const fn worded(name: &'static str, draw: fn(Lang) -> Svg) -> Picture {
        Picture { name, draw: Draw::Worded(draw) }
    }

    /// The names of its files and what is drawn in each.
    pub fn drawings(&self) -> Vec<(String, Svg)> {
        match self.draw {
            Draw::Plain(draw) => vec![(self.plain_file(), draw())],
            Draw::Worded(draw) => Lang::ALL.map(|lang| (self.worded_file(lang), draw(lang))).into(),
        }
    }

    /// What is drawn in a file, if it is a file of this picture.
    pub fn drawn_in(&self, file: &str) -> Option<Svg> {
        match self.draw {
            Draw::Plain(draw) => (file == self.plain_file()).then(draw),
            Draw::Worded(draw) => Lang::ALL.into_iter().find(|&lang| file == self.worded_file(lang)).map(draw),
        }
    }

    fn plain_file(&self) -> String {
        format!("{}.svg", self.name)
    }

    fn worded_file(&self, lang: Lang) -> String {
        format!("{}.{}.svg", self.name, lang.code())
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

/// The classes on light ground alone, for paper.
fn light() -> &'static str {
    STYLE.split("@media").next().unwrap_or_default()
}

/// A drawing.
///
/// ```
/// use exercise::picture::{Anchor, Svg};
///
/// let mut svg = Svg::new(40.0, 20.0, "two points and a line");
/// svg.line((0.0, 0.0), (40.0, 20.0), "ink").text((20.0, 10.0), Anchor::Middle, "", "x < y");
/// let text = svg.file();
/// assert!(text.contains("<title>two points and a line</title>") && text.contains("x &lt; y"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Svg {
    /// Its width.
    pub width: Length,
    /// Its height.
    pub height: Length,
    /// What it shows, for those who cannot see it.
    pub title: String,
    /// What is drawn, from the ground up.
    pub elements: Vec<Element>,
}

/// Something that is drawn, in a class of [`STYLE`].
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// The classes, with spaces between them.
    pub class: String,
    /// What it is.
    pub shape: Shape,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line through points.
    Path {
        /// The points.
        points: Vec<[Length; 2]>,
        /// How it is drawn.
        stroke: Stroke,
    },
    /// A rectangle.
    Rectangle {
        /// The upper left corner.
        corner: [Length; 2],
        /// Width and height.
        size: [Length; 2],
    },
    /// A disc.
    Disc {
        /// Its centre.
        centre: [Length; 2],
        /// Its radius.
        radius: Length,
    },
    /// Words.
    Text {
        /// Where they stand.
        place: [Length; 2],
        /// Which part of them stands there.
        anchor: Anchor,
        /// What they say.
        words: String,
    },
}

impl Shape {
    /// The path through the points, as SVG says it; empty if this is no path.
    pub fn course(&self) -> String {
        let Shape::Path { points, .. } = self else { return String::new() };
        let points: Vec<String> = points.iter().map(|[x, y]| format!("{x} {y}")).collect();
        format!("M{}", points.join("L"))
    }
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// As wide as lines are if nothing is said.
    Thin,
    /// A curve.
    Wide,
    /// A curve that is a promise, say, and no measurement.
    Dashed,
}

impl Stroke {
    /// The width of the line, where it is not the usual one.
    pub fn width(self) -> Option<&'static str> {
        (self != Stroke::Thin).then_some("1.6")
    }

    /// The lengths of dashes and gaps.
    pub fn dashes(self) -> Option<&'static str> {
        (self == Stroke::Dashed).then_some("6 4")
    }
}

/// A number in a drawing, in hundredths of a pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Length(i64);

impl From<f64> for Length {
    fn from(pixels: f64) -> Length {
        // By its exact decimal digits: a product would have been rounded once already, and a tie with it.
        let digits = format!("{pixels:.2}").replace('.', "");
        Length(digits.parse().expect("a drawing has finite numbers"))
    }
}

impl std::ops::Add for Length {
    type Output = Length;

    fn add(self, other: Length) -> Length {
        Length(self.0 + other.0)
    }
}

/// At most two digits after the point, and no needless zeros.
impl Display for Length {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (sign, whole, rest) = (if self.0 < 0 { "-" } else { "" }, self.0.abs() / 100, self.0.abs() % 100);
        match (rest % 10, rest) {
            (_, 0) => write!(out, "{sign}{whole}"),
            (0, _) => write!(out, "{sign}{whole}.{}", rest / 10),
            _ => write!(out, "{sign}{whole}.{rest:02}"),
        }
    }
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

impl Anchor {
    /// Its name in SVG.
    pub fn name(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

/// A place in a picture: to the right, and down.
pub type Point = (f64, f64);

fn at((x, y): Point) -> [Length; 2] {
    [x.into(), y.into()]
}

impl Svg {
    /// An empty picture; `title` tells those who cannot see it what it shows.
    pub fn new(width: f64, height: f64, title: &str) -> Svg {
        Svg { width: width.into(), height: height.into(), title: title.into(), elements: Vec::new() }
    }

    fn add(&mut self, class: &str, shape: Shape) -> &mut Svg {
        self.elements.push(Element { class: class.into(), shape });
        self
    }

    /// A straight line.
    pub fn line(&mut self, from: Point, to: Point, class: &str) -> &mut Svg {
        self.add(class, Shape::Path { points: [from, to].map(at).into(), stroke: Stroke::Thin })
    }

    /// A line through points; `dashed` if it is a promise, say, and no measurement.
    pub fn curve(&mut self, points: impl IntoIterator<Item = Point>, class: &str, dashed: bool) -> &mut Svg {
        let stroke = if dashed { Stroke::Dashed } else { Stroke::Wide };
        self.add(class, Shape::Path { points: points.into_iter().map(at).collect(), stroke })
    }

    /// A rectangle, by its upper left corner.
    pub fn rectangle(&mut self, corner: Point, size: (f64, f64), class: &str) -> &mut Svg {
        self.add(class, Shape::Rectangle { corner: at(corner), size: at(size) })
    }

    /// A disc.
    pub fn disc(&mut self, centre: Point, radius: f64, class: &str) -> &mut Svg {
        self.add(class, Shape::Disc { centre: at(centre), radius: radius.into() })
    }

    /// Words, on the line through their place.
    pub fn text(&mut self, place: Point, anchor: Anchor, class: &str, words: impl Display) -> &mut Svg {
        self.add(class, Shape::Text { place: at(place), anchor, words: words.to_string() })
    }

    /// The file of the picture, which follows the scheme of whoever shows it.
    pub fn file(&self) -> String {
        self.with_style(STYLE)
    }

    /// A file for paper: in the light colours, and in this font.
    pub fn on_paper(&self, font: &str) -> String {
        self.with_style(&light().replace("system-ui,sans-serif", font))
    }

    fn with_style(&self, style: &str) -> String {
        let Svg { width, height, title, elements } = self;
        let attributes: [Attribute; 5] = [
            ("xmlns", &"http://www.w3.org/2000/svg"),
            ("viewBox", &format_args!("0 0 {width} {height}")),
            ("width", width),
            ("height", height),
            ("role", &"img"),
        ];
        let mut out = Markup::default();
        out.element("svg", &attributes, |svg| {
            svg.line().words("title", &[], title).line().words("style", &[], style).line();
            for element in elements {
                element.write(svg);
                svg.line();
            }
        });
        out.line();
        out.into_string()
    }
}

impl Element {
    fn write(&self, out: &mut Markup) {
        let class: Attribute = ("class", &self.class);
        match &self.shape {
            shape @ Shape::Path { stroke, .. } => {
                let (course, width, dashes) = (shape.course(), stroke.width(), stroke.dashes());
                let mut attributes: Vec<Attribute> = vec![class, ("d", &course), ("fill", &"none")];
                attributes.extend(width.iter().map(|width| -> Attribute { ("stroke-width", width) }));
                attributes.extend(dashes.iter().map(|dashes| -> Attribute { ("stroke-dasharray", dashes) }));
                out.empty("path", &attributes)
            }
            Shape::Rectangle { corner: [x, y], size: [width, height] } => {
                out.empty("rect", &[class, ("x", x), ("y", y), ("width", width), ("height", height)])
            }
            Shape::Disc { centre: [x, y], radius } => {
                out.empty("circle", &[class, ("cx", x), ("cy", y), ("r", radius)])
            }
            Shape::Text { place: [x, y], anchor, words } => {
                out.words("text", &[class, ("x", x), ("y", y), ("text-anchor", &anchor.name())], words)
            }
        };
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
        for (value, word) in y_marks {
            self.y_mark(svg, value, word);
        }
        for (value, word) in x_marks {
            self.x_mark(svg, value, word);
        }
        self.bare_axes(svg, names);
    }

    fn y_mark(&self, svg: &mut Svg, value: f64, word: String) {
        let (left, y) = self.at(self.x.0, value);
        let right = left + self.size.0;
        svg.line((left, y), (right, y), "faint").text((left - 6.0, y + 4.0), Anchor::End, "small", word);
    }

    fn x_mark(&self, svg: &mut Svg, value: f64, word: String) {
        let (x, bottom) = self.at(value, self.y.0);
        svg.line((x, bottom), (x, bottom + 5.0), "ink");
        svg.text((x, bottom + 18.0), Anchor::Middle, "small", word);
    }

    fn bare_axes(&self, svg: &mut Svg, names: (&str, &str)) {
        let (left, bottom) = (self.corner.0, self.corner.1 + self.size.1);
        let right = left + self.size.0;
        svg.line((left, self.corner.1), (left, bottom), "ink").line((left, bottom), (right, bottom), "ink");
        svg.text((right, bottom + 36.0), Anchor::End, "", names.0);
        svg.text((left - 6.0, self.corner.1 - 10.0), Anchor::Start, "", names.1);
    }
}

/// A table of numbers as squares, darker where they are larger, each with its number if they are few. The names of the
/// axes stand above and to the left; rows and columns count from `first`.
pub fn heat_map(values: &[Vec<u64>], side: f64, names: (&str, &str), first: usize, title: &str) -> Svg {
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
    svg
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
        let written = |number: f64| Length::from(number).to_string();
        let numbers = [1.0, 0.25, -0.001, 12.3456, 100.0, -0.5, 7.05, -3.999, 1.005];
        assert_eq!(numbers.map(written), ["1", "0.25", "0", "12.35", "100", "-0.5", "7.05", "-4", "1"]);
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
        let text = svg.file();
        assert!(text.contains("a &amp; b") && text.contains("&lt;g&gt;") && text.ends_with("</svg>\n"));
    }

    #[test]
    fn drawings_are_light_on_paper() {
        let paper = Svg::new(10.0, 10.0, "t").on_paper("Some Serif");
        assert!(paper.contains("font-family:Some Serif;") && !paper.contains("@media"), "{paper}");
    }

    #[test]
    fn a_picture_knows_its_files() {
        fn draw(lang: Lang) -> Svg {
            Svg::new(1.0, 1.0, lang.code())
        }
        let picture = Picture::worded("a", draw);
        let drawings = picture.drawings();
        assert_eq!(
            drawings.iter().map(|(file, _)| file.as_str()).collect::<Vec<_>>(),
            ["a.vi.svg", "a.en.svg"]
        );
        assert_eq!(picture.drawn_in("a.en.svg"), Some(draw(Lang::English)));
        assert_eq!(picture.drawn_in("a.svg"), None);
    }
}
