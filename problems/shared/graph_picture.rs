//! How graphs are drawn.

use exercise::picture::{Point, Svg};

/// How large a vertex is.
pub const RADIUS: f64 = 17.0;

/// An arrow from the edge of a vertex to the edge of another.
pub fn arrow(svg: &mut Svg, from: Point, to: Point) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let (dx, dy) = (dx / length, dy / length);
    let (start, end) = (
        (from.0 + dx * RADIUS, from.1 + dy * RADIUS),
        (to.0 - dx * (RADIUS + 2.0), to.1 - dy * (RADIUS + 2.0)),
    );
    let barb = |side: f64| (end.0 - 9.0 * dx + side * 4.5 * dy, end.1 - 9.0 * dy - side * 4.5 * dx);
    svg.curve([start, end], "ink", false).curve([barb(1.0), end, barb(-1.0)], "ink", false);
}
