//! A named range. A limit of a statement is written once, as a [`Bound`]: the strict reader enforces it,
//! the statement shows it, and `verify` damages it and looks for tests that reach both of its ends.

use std::fmt;

use crate::{Name, Sentence, say};

/// The range of one value of an input, under the name that messages and statements use.
///
/// ```
/// use checkers::Bound;
///
/// const PILE: Bound = Bound::new("x", 1, checkers::E18).shown("x_i");
/// assert!(PILE.contains(7) && !PILE.contains(0));
/// assert_eq!(PILE.tex(), r"1 \le x_i \le 10^{18}");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The name in messages and in the statement's markers.
    pub name: &'static str,
    /// The name in Vietnamese messages, another one where it is a word.
    pub vi: &'static str,
    /// The least value allowed.
    pub min: i128,
    /// The greatest value allowed.
    pub max: i128,
    /// How the statement writes the value, in LaTeX.
    pub symbol: &'static str,
    /// Why no test reaches an end of the range, where that is so.
    pub unreached: Option<&'static str>,
}

impl Bound {
    /// A range with both ends in it, of a value that is known by a symbol. A word is refused when it is compiled: see
    /// [`Bound::named`].
    ///
    /// ```compile_fail
    /// const LINES: checkers::Bound = checkers::Bound::new("lines", 1, 9);
    /// ```
    pub const fn new(symbol: &'static str, min: i128, max: i128) -> Self {
        Bound::named(Name::symbol(symbol), min, max)
    }

    /// A range with both ends in it, of what has a name in each language.
    pub const fn named(name: Name, min: i128, max: i128) -> Self {
        assert!(min <= max, "a bound needs min <= max");
        Bound { name: name.en(), vi: name.vi(), min, max, symbol: name.en(), unreached: None }
    }

    /// How many lines a file may have.
    pub const fn lines(min: i128, max: i128) -> Self {
        Bound::named(Name::new("số dòng", "lines"), min, max)
    }

    /// How the statement writes the value, where LaTeX wants more than the name.
    pub const fn shown(mut self, symbol: &'static str) -> Self {
        self.symbol = symbol;
        self
    }

    /// Says why tests cannot, or need not, reach both ends of the range.
    pub const fn unreached(mut self, why: &'static str) -> Self {
        self.unreached = Some(why);
        self
    }

    /// What messages call the value.
    pub const fn called(&self) -> Name {
        Name::new(self.vi, self.name)
    }

    /// Says that a value does not lie in the range.
    pub fn excludes(&self, value: Sentence) -> Sentence {
        let (name, Bound { min, max, .. }) = (self.called(), self);
        say!(
            vi "{name} = {value} không thuộc đoạn [{min}, {max}]",
            en "{name} = {value} is not in [{min}, {max}]";
            name, value
        )
    }

    /// Whether the value lies in the range.
    pub const fn contains(&self, value: i128) -> bool {
        self.min <= value && value <= self.max
    }

    /// The range as the statement shows it, without dollar signs.
    ///
    /// ```
    /// use checkers::Bound;
    /// assert_eq!(Bound::new("n", 1, 200_000).tex(), r"1 \le n \le 2 \cdot 10^5");
    /// assert_eq!(Bound::new("x", 0, (1 << 60) - 1).tex(), r"0 \le x < 2^{60}");
    /// assert_eq!(Bound::new("a", -1000, 1000).tex(), r"\lvert a \rvert \le 1000");
    /// ```
    pub fn tex(&self) -> String {
        let symbol = self.symbol;
        if self.max > 0 && self.min == -self.max {
            return format!(r"\lvert {symbol} \rvert \le {}", tex_integer(self.max));
        }
        let low = tex_integer(self.min);
        let end = self.max + 1;
        if self.max > 1 << 20 && end & (end - 1) == 0 {
            return format!(r"{low} \le {symbol} < {}", tex_integer(end));
        }
        format!(r"{low} \le {symbol} \le {}", tex_integer(self.max))
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} in [{}, {}]", self.name, self.min, self.max)
    }
}

/// An integer as a statement writes it: `10^{18}`, `2 \cdot 10^5`, `2^{60}`, `511`.
pub fn tex_integer(value: i128) -> String {
    let power = |base: u32, exponent: u32| {
        if exponent < 10 { format!("{base}^{exponent}") } else { format!("{base}^{{{exponent}}}") }
    };
    let size = value.unsigned_abs();
    let sign = if value < 0 { "-" } else { "" };
    if size >= 1 << 20 && size.is_power_of_two() {
        return format!("{sign}{}", power(2, size.trailing_zeros()));
    }
    let (mut digits, mut zeros) = (size, 0);
    while digits != 0 && digits.is_multiple_of(10) {
        digits /= 10;
        zeros += 1;
    }
    match (digits, zeros) {
        (1, 4..) => format!("{sign}{}", power(10, zeros)),
        (2..=9, 4..) => format!(r"{sign}{digits} \cdot {}", power(10, zeros)),
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_shown_as_a_statement_writes_them() {
        for (value, shown) in [
            (0, "0"),
            (511, "511"),
            (1000, "1000"),
            (10_000, "10^4"),
            (500_000, r"5 \cdot 10^5"),
            (120_000, "120000"),
            (1 << 60, "2^{60}"),
            (-10_000, "-10^4"),
        ] {
            assert_eq!(tex_integer(value), shown);
        }
    }
}
