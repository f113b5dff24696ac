//! Rationals of an input: an integer, or `a/b` in lowest terms with `b > 1`.

use std::fmt;

use checkers::{
    Bound, ReadError, Reader,
    number::{Number, gcd, rational},
};
use dashu_ratio::RBig;

/// A fraction in lowest terms with a positive denominator. Coverage as an input writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    pub numerator: i64,
    pub denominator: i64,
}

impl Fraction {
    /// `a / b` in lowest terms; `b > 0`.
    pub fn new(a: i64, b: i64) -> Fraction {
        // A divisor of b fits where b does.
        let divisor = gcd(a.unsigned_abs(), b.unsigned_abs()) as i64;
        Fraction { numerator: a / divisor, denominator: b / divisor }
    }

    /// Reads a fraction, its value and its denominator each under a bound.
    pub fn read(reader: &mut Reader, value: &Bound, denominator: &Bound) -> Result<Fraction, ReadError> {
        let (numerator, denominator) = reader.rational(value, denominator)?;
        Ok(Fraction { numerator, denominator })
    }

    /// So many fractions, a space between them.
    pub fn read_list(
        reader: &mut Reader,
        value: &Bound,
        denominator: &Bound,
        count: usize,
    ) -> Result<Vec<Fraction>, ReadError> {
        let read = |index| {
            if index > 0 {
                reader.space()?;
            }
            Fraction::read(reader, value, denominator)
        };
        (0..count).map(read).collect()
    }

    /// The value as a number of an answer.
    pub fn number(self) -> Number {
        Number::fraction(self.numerator, self.denominator.unsigned_abs())
    }

    /// The exact value.
    pub fn exact(self) -> RBig {
        rational(self.numerator, self.denominator)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_written_as_they_are_read() {
        const X: Bound = Bound::new("x", -5, 5);
        const B: Bound = Bound::new("b", 1, 9);
        for (a, b, coverage) in [(6, 8, "3/4"), (-6, 8, "-3/4"), (0, 7, "0"), (-4, 2, "-2")] {
            let fraction = Fraction::new(a, b);
            assert_eq!(fraction.to_string(), coverage);
            assert_eq!(Fraction::read(&mut Reader::new(coverage.as_bytes()), &X, &B), Ok(fraction));
        }
    }
}
