//! Pictures on a page: the drawing of the exercise's folder, within the page, in the page's own colours, and smaller.
//! Drawings consist of few elements, one a line, as [`problems::picture`] writes them. A drawing that was made otherwise
//! is shown as a file.

use std::fmt::Write;

use problems::picture;

use crate::html::escaped;

/// A drawing as a part of a page, or nothing if it was not drawn by [`problems::picture`].
pub fn inline(svg: &str, alt: &str) -> Option<String> {
    let mut lines = svg.lines();
    let (width, height) = size(lines.next()?)?;
    lines.next()?.strip_prefix("<title>")?.strip_suffix("</title>")?;
    if lines.next()? != format!("<style>{}</style>", picture::STYLE) {
        return None;
    }
    let elements: Vec<Element> =
        lines.take_while(|line| *line != "</svg>").map(Element::read).collect::<Option<_>>()?;
    let large = if width.parse::<f64>().is_ok_and(|width| width > 480.0) { " large" } else { "" };
    let mut out = format!(
        "<figure class=\"scroll\"><svg class=\"picture{large}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-label=\"{}\">",
        escaped(alt)
    );
    let mut rest = &elements[..];
    while let [first, others @ ..] = rest {
        let run = match first {
            Element::Square(_) => {
                1 + others.iter().take_while(|next| matches!(next, Element::Square(_))).count()
            }
            _ => 1,
        };
        let (now, later) = rest.split_at(run);
        write_run(now, &mut out);
        rest = later;
    }
    out.push_str("</svg></figure>\n");
    Some(out)
}

/// The shape of a rectangle: class, x, y, width, height.
type Rectangle<'a> = (&'a str, [&'a str; 4]);

/// An element of a drawing.
#[derive(Debug, PartialEq)]
enum Element<'a> {
    /// A rectangle that is filled.
    Square(Rectangle<'a>),
    /// Anything else, as it is written on the page.
    Other(String),
}

impl Element<'_> {
    fn read(line: &str) -> Option<Element<'_>> {
        let (name, rest) = line.strip_prefix('<')?.split_once(' ')?;
        let (attributes, words) = match name {
            "text" => {
                let (attributes, words) = rest.split_once('>')?;
                (attributes, words.strip_suffix("</text>").filter(|words| !words.contains('<'))?)
            }
            _ => (rest.strip_suffix("/>")?, ""),
        };
        let attributes = read_attributes(attributes)?;
        let names: Vec<&str> = attributes.iter().map(|(name, _)| *name).collect();
        let values: Vec<&str> = attributes.iter().map(|(_, value)| *value).collect();
        match (name, &names[..], &values[..]) {
            ("rect", ["class", "x", "y", "width", "height"], [class, x, y, width, height]) => {
                Some(Element::Square((class, [x, y, width, height])))
            }
            ("path", ["class", "d", "fill", ..], _) | ("circle", ["class", "cx", "cy", "r"], _) => {
                Some(Element::Other(format!("<{name}{}/>", written(&attributes))))
            }
            ("text", ["class", "x", "y", "text-anchor"], _) => {
                Some(Element::Other(format!("<text{}>{words}</text>", written(&attributes))))
            }
            _ => None,
        }
    }
}

/// The attributes of an element, in order: names of small letters, values without anything to interpret.
fn read_attributes(mut rest: &str) -> Option<Vec<(&str, &str)>> {
    let mut attributes = Vec::new();
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"")?;
        let (value, after) = after.split_once('"')?;
        let plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        let drawn = [
            "class",
            "x",
            "y",
            "width",
            "height",
            "d",
            "fill",
            "stroke-width",
            "stroke-dasharray",
            "cx",
            "cy",
            "r",
            "text-anchor",
        ];
        if !plain || !drawn.contains(&name) || value.contains(['<', '>', '&']) {
            return None;
        }
        attributes.push((name, value));
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    Some(attributes)
}

/// Attributes as the page needs them: what is empty or what the stylesheet says is left out.
fn written(attributes: &[(&str, &str)]) -> String {
    attributes.iter().fold(String::new(), |mut out, (name, value)| {
        match (*name, *value) {
            (_, "") | ("fill", "none") | ("text-anchor", "start") => {}
            ("text-anchor", "middle") => out.push_str(" text-anchor=\"middle\""),
            (name, value) => {
                let _ = write!(out, " {name}=\"{value}\"");
            }
        }
        out
    })
}

fn size(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_prefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")?;
    let (size, _) = rest.split_once('"')?;
    let (width, height) = size.split_once(' ')?;
    let number = |text: &str| text.parse::<f64>().is_ok();
    (number(width) && number(height)).then_some((width, height))
}

/// Rectangles side by side do not care about their order, so all of one class become one path.
fn write_run(run: &[Element], out: &mut String) {
    let rectangles: Option<Vec<&Rectangle>> = run
        .iter()
        .map(|element| match element {
            Element::Square(rectangle) => Some(rectangle),
            Element::Other(_) => None,
        })
        .collect();
    let Some(rectangles) = rectangles.filter(|rectangles| apart(rectangles)) else {
        for element in run {
            match element {
                Element::Square(rectangle) => write_path(rectangle.0, &[rectangle], out),
                Element::Other(text) => out.push_str(text),
            }
        }
        return;
    };
    let mut classes: Vec<&str> = rectangles.iter().map(|rectangle| rectangle.0).collect();
    classes.sort_unstable();
    classes.dedup();
    for class in classes {
        let those: Vec<&Rectangle> =
            rectangles.iter().copied().filter(|rectangle| rectangle.0 == class).collect();
        write_path(class, &those, out);
    }
}

fn write_path(class: &str, rectangles: &[&Rectangle], out: &mut String) {
    let _ = write!(out, "<path class=\"fill {class}\" d=\"");
    for (_, [x, y, width, height]) in rectangles {
        let _ = write!(out, "M{x} {y}h{width}v{height}h-{width}z");
    }
    out.push_str("\"/>");
}

/// Whether no two rectangles overlap.
fn apart(rectangles: &[&Rectangle]) -> bool {
    let numbers: Option<Vec<[f64; 4]>> = rectangles
        .iter()
        .map(|(_, [x, y, width, height])| {
            Some([x.parse().ok()?, y.parse().ok()?, width.parse().ok()?, height.parse().ok()?])
        })
        .collect();
    let Some(numbers) = numbers else { return false };
    numbers.iter().enumerate().all(|(i, [x, y, width, height])| {
        numbers[..i]
            .iter()
            .all(|[a, b, w, h]| x + width <= *a || a + w <= *x || y + height <= *b || b + h <= *y)
    })
}

#[cfg(test)]
mod tests {
    use problems::picture::{Anchor, Svg};

    use super::*;

    fn drawing() -> Svg {
        let mut svg = Svg::new(40.0, 20.0, "a title");
        svg.rectangle((0.0, 0.0), (9.0, 9.0), "s1").rectangle((10.0, 0.0), (9.0, 9.0), "s2");
        svg.rectangle((20.0, 0.0), (9.0, 9.0), "s1").text((1.0, 2.0), Anchor::Middle, "", "x < \"y\"");
        svg
    }

    #[test]
    fn rectangles_of_a_class_become_one_path() {
        let shown = inline(&drawing().finish(), "what is \"seen\"").unwrap();
        assert!(shown.contains("aria-label=\"what is &quot;seen&quot;\""), "{shown}");
        assert!(shown.contains("<path class=\"fill s1\" d=\"M0 0h9v9h-9zM20 0h9v9h-9z\"/>"), "{shown}");
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
        let shown = inline(&svg.finish(), "").unwrap();
        assert!(shown.find("fill s9").unwrap() < shown.find("fill s0").unwrap());
    }

    #[test]
    fn what_was_not_drawn_by_us_is_not_part_of_a_page() {
        let good = drawing().finish();
        for bad in [
            good.replace("<rect class", "<rect onclick=\"x()\" class"),
            good.replace("</svg>", "<script>x</script>\n</svg>"),
            good.replace("</text>", "<tspan>x</tspan></text>"),
            good.replace(".small", ".smaller"),
            good.replace("<title>", "<desc>"),
        ] {
            assert_eq!(inline(&bad, ""), None, "{bad}");
        }
    }
}
