//! Pictures on a page: a drawing as a part of it, in the page's own colours, and smaller than its file.

use std::fmt::Write;

use exercise::picture::{Anchor, Element, Length, Shape, Svg};
use maud::{Markup, html};

/// A drawing that is wider than this gets more room than the text.
const LARGE: f64 = 480.0;

/// A drawing as a part of a page; `alt` says what it shows.
pub fn inline(drawing: &Svg, alt: &str) -> Markup {
    let Svg { width, height, elements, .. } = drawing;
    // Rectangles that follow each other are drawn together.
    let runs = elements.chunk_by(|one, next| rectangle(one).is_some() && rectangle(next).is_some());
    html! {
        figure.scroll {
            svg.picture.large[*width > LARGE.into()] viewBox={ "0 0 " (width) " " (height) } width=(width)
                height=(height) role="img" aria-label=(alt) {
                @for run in runs { (drawn(run)) }
            }
        }
        "\n"
    }
}

fn drawn(run: &[Element]) -> Markup {
    let rectangles: Vec<Rectangle> = run.iter().filter_map(rectangle).collect();
    match run {
        [element] if rectangles.is_empty() => shape(element),
        _ => html! { @for (class, those) in by_class(&rectangles) { (path(class, &those)) } },
    }
}

/// What the stylesheet says of every line and of all words is left out.
fn shape(element: &Element) -> Markup {
    let class = Some(element.class.as_str()).filter(|class| !class.is_empty());
    match &element.shape {
        shape @ Shape::Path { stroke, .. } => html! {
            path class=[class] d=(shape.course()) stroke-width=[stroke.width()] stroke-dasharray=[stroke.dashes()] {}
        },
        Shape::Disc { centre: [x, y], radius } => html! { circle class=[class] cx=(x) cy=(y) r=(radius) {} },
        Shape::Text { place: [x, y], anchor, words } => html! {
            text class=[class] x=(x) y=(y) text-anchor=[(*anchor != Anchor::Start).then(|| anchor.name())] { (words) }
        },
        // Drawn with its neighbours.
        Shape::Rectangle { .. } => Markup::default(),
    }
}

#[derive(Clone, Copy)]
struct Rectangle<'a> {
    class: &'a str,
    corner: [Length; 2],
    size: [Length; 2],
}

fn rectangle(element: &Element) -> Option<Rectangle<'_>> {
    match element.shape {
        Shape::Rectangle { corner, size } => Some(Rectangle { class: &element.class, corner, size }),
        _ => None,
    }
}

/// Rectangles side by side do not care about their order, so those of one class belong together; others stay in order.
fn by_class<'a>(rectangles: &[Rectangle<'a>]) -> Vec<(&'a str, Vec<Rectangle<'a>>)> {
    if !apart(rectangles) {
        return rectangles.iter().map(|&rectangle| (rectangle.class, vec![rectangle])).collect();
    }
    let mut classes: Vec<&str> = rectangles.iter().map(|rectangle| rectangle.class).collect();
    classes.sort_unstable();
    classes.dedup();
    let of = |class| rectangles.iter().copied().filter(|rectangle| rectangle.class == class).collect();
    classes.into_iter().map(|class| (class, of(class))).collect()
}

/// Whether no two rectangles overlap.
fn apart(rectangles: &[Rectangle]) -> bool {
    let beside = |one: &Rectangle, other: &Rectangle| {
        (0..2).any(|axis| {
            one.corner[axis] + one.size[axis] <= other.corner[axis]
                || other.corner[axis] + other.size[axis] <= one.corner[axis]
        })
    };
    rectangles.iter().enumerate().all(|(i, one)| rectangles[..i].iter().all(|other| beside(one, other)))
}

/// Rectangles of one class as one path.
fn path(class: &str, rectangles: &[Rectangle]) -> Markup {
    let mut course = String::new();
    for Rectangle { corner: [x, y], size: [width, height], .. } in rectangles {
        // Writing to a string does not fail.
        let _ = write!(course, "M{x} {y}h{width}v{height}h-{width}z");
    }
    html! { path.fill.(class) d=(course) {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing() -> Svg {
        let mut svg = Svg::new(40.0, 20.0, "a title");
        svg.rectangle((0.0, 0.0), (9.0, 9.0), "s1").rectangle((10.0, 0.0), (9.0, 9.0), "s2");
        svg.rectangle((20.0, 0.0), (9.0, 9.0), "s1").text((1.0, 2.0), Anchor::Middle, "", "x < \"y\"");
        svg
    }

    #[test]
    fn rectangles_of_a_class_become_one_path() {
        let shown = inline(&drawing(), "what is \"seen\"").into_string();
        assert!(shown.contains("aria-label=\"what is &quot;seen&quot;\""), "{shown}");
        assert!(shown.contains("<path class=\"fill s1\" d=\"M0 0h9v9h-9zM20 0h9v9h-9z\">"), "{shown}");
        assert!(
            shown.contains("<text x=\"1\" y=\"2\" text-anchor=\"middle\">x &lt; &quot;y&quot;</text>"),
            "{shown}"
        );
        assert!(!shown.contains("style"), "{shown}");
    }

    #[test]
    fn rectangles_that_overlap_keep_their_order() {
        let mut svg = drawing();
        svg.rectangle((0.0, 0.0), (9.0, 9.0), "s9").rectangle((4.0, 4.0), (9.0, 9.0), "s0");
        let shown = inline(&svg, "").into_string();
        assert!(shown.find("fill s9").unwrap() < shown.find("fill s0").unwrap());
    }

    #[test]
    fn lines_keep_their_dashes() {
        let mut svg = drawing();
        svg.curve([(0.0, 0.0), (2.5, 3.0)], "b", true).line((0.0, 0.0), (1.0, 1.0), "ink");
        let shown = inline(&svg, "").into_string();
        assert!(
            shown.contains("<path class=\"b\" d=\"M0 0L2.5 3\" stroke-width=\"1.6\" stroke-dasharray=\"6 4\">"),
            "{shown}"
        );
        assert!(shown.contains("<path class=\"ink\" d=\"M0 0L1 1\"></path>"), "{shown}");
    }
}
