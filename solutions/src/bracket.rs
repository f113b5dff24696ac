//! Numbers that are known only between two rationals.
//!
//! The value of a stochastic game may be irrational, and the value of a game of games is a fraction that may
//! take megabytes to write. A [`Bracket`] says what is known of such a number, and how many of its decimal
//! digits are therefore sure.

use dashu_int::UBig;
use dashu_ratio::RBig;

/// A number and how far it may be from what is written.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::bracket::Bracket;
///
/// let fraction = |a: i64, b: u64| RBig::from_parts(a.into(), b.into());
/// let near = Bracket::around(fraction(2, 3), fraction(1, 1000));
/// assert_eq!(near.rounded(9), fraction(67, 100));
/// assert_eq!(Bracket::exactly(fraction(2, 3)).rounded(9), fraction(2, 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    middle: RBig,
    radius: RBig,
}

impl Bracket {
    /// A number that is known exactly.
    pub fn exactly(value: RBig) -> Bracket {
        Bracket { middle: value, radius: RBig::ZERO }
    }

    /// A number at most `radius` away from `middle`; `radius` is not negative.
    pub fn around(middle: RBig, radius: RBig) -> Bracket {
        assert!(radius >= RBig::ZERO, "a distance is not negative");
        Bracket { middle, radius }
    }

    /// A number from `low` to `high`; they are in order.
    pub fn between(low: RBig, high: RBig) -> Bracket {
        let half = RBig::from_parts(1.into(), 2u8.into());
        Bracket::around((&low + &high) * &half, (high - low) * half)
    }

    /// Whether the number is known exactly.
    pub fn is_exact(&self) -> bool {
        self.radius == RBig::ZERO
    }

    /// The best guess: no possible number is further from it than [`Bracket::radius`].
    pub fn middle(&self) -> &RBig {
        &self.middle
    }

    /// How far the number may be from the middle.
    pub fn radius(&self) -> &RBig {
        &self.radius
    }

    /// The least that the number may be.
    pub fn low(&self) -> RBig {
        &self.middle - &self.radius
    }

    /// The greatest that the number may be.
    pub fn high(&self) -> RBig {
        &self.middle + &self.radius
    }

    /// The number rounded to `digits` decimal digits after the point, or to as many as are sure: all that the
    /// number may be is rounded to the same. A number that is known exactly is not rounded.
    pub fn rounded(&self, digits: usize) -> RBig {
        if self.is_exact() {
            return self.middle.clone();
        }
        (0..=digits)
            .rev()
            .map(|digits| (round(&self.low(), digits), round(&self.high(), digits)))
            .find(|(low, high)| low == high)
            .map_or_else(|| self.middle.clone(), |(sure, _)| sure)
    }
}

/// The nearest number with so many digits after the point.
pub fn round(value: &RBig, digits: usize) -> RBig {
    let unit = UBig::from(10u8).pow(digits);
    RBig::from_parts((value * RBig::from(unit.clone())).round(), unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fraction(a: i64, b: u64) -> RBig {
        RBig::from_parts(a.into(), b.into())
    }

    #[test]
    fn digits_that_are_not_sure_are_not_written() {
        // Between 0.12345 and 0.12355: the third digit may be rounded to 3 or to 4.
        let near = Bracket::around(fraction(12350, 100_000), fraction(5, 100_000));
        assert_eq!(near.rounded(30), fraction(12, 100));
        let nearer = Bracket::around(fraction(123_400, 1_000_000), fraction(9, 1_000_000));
        assert_eq!(nearer.rounded(30), fraction(1234, 10_000));
        assert_eq!(nearer.rounded(2), fraction(12, 100));
        // Not even the whole part is sure: the middle is as good as anything.
        assert_eq!(Bracket::around(fraction(1, 2), fraction(1, 4)).rounded(3), fraction(1, 2));
    }

    #[test]
    fn negative_numbers_are_rounded_to_the_nearest_too() {
        assert_eq!(Bracket::around(fraction(-2, 3), fraction(1, 100_000)).rounded(3), fraction(-667, 1000));
    }
}
