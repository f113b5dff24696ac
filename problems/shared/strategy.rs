//! Mixed strategies in inputs: a line of rationals that sum to 1 and have a small common denominator.

use checkers::{
    Bound, ReadError, Reader, Writer,
    number::{gcd, rational},
    say,
};
use dashu_ratio::RBig;
use generators::TestRng;

use super::fraction::Fraction;

/// Probabilities over one denominator, the least that they have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// The numerators; they are not negative and sum to `unit`.
    pub parts: Vec<i64>,
    /// The denominator.
    pub unit: i64,
}

impl Strategy {
    /// The strategy that plays by these weights, which are not negative and not all 0.
    pub fn of(mut parts: Vec<i64>) -> Strategy {
        let divisor = parts.iter().fold(0, |divisor, part| gcd(divisor, part.unsigned_abs())) as i64;
        parts.iter_mut().for_each(|part| *part /= divisor);
        Strategy { unit: parts.iter().sum(), parts }
    }

    /// The strategy of exact probabilities, if their common denominator is at most `most`.
    pub fn of_weights(weights: &[RBig], most: i64) -> Option<Strategy> {
        let mut unit = 1;
        for weight in weights {
            let denominator = i64::try_from(weight.denominator()).ok()?;
            unit = least_common_multiple(unit, denominator)?;
        }
        let part = |weight: &RBig| i64::try_from((weight * RBig::from(unit)).round()).ok();
        let parts = weights.iter().map(part).collect::<Option<_>>()?;
        (unit <= most).then_some(Strategy { parts, unit })
    }

    /// A random strategy over `count` choices with a common denominator of at most `most`; many of its weights
    /// are 0.
    pub fn random(rng: &mut TestRng, count: usize, most: i64) -> Strategy {
        let unit = rng.any_length(1, most as u64) as i64;
        let support = rng.size(1, count);
        let support = rng.subset(count, support);
        let mut cuts: Vec<i64> = (1..support.len()).map(|_| rng.between(0, unit)).collect();
        cuts.extend([0, unit]);
        cuts.sort_unstable();
        let mut parts = vec![0; count];
        for (choice, ends) in support.into_iter().zip(cuts.windows(2)) {
            parts[choice] = ends[1] - ends[0];
        }
        Strategy::of(parts)
    }

    /// Reads a line of `count` probabilities. Each is held to `weight`, their common denominator to
    /// `denominator`, and their sum to 1.
    pub fn read(
        reader: &mut Reader,
        count: usize,
        weight: &Bound,
        denominator: &Bound,
    ) -> Result<Strategy, ReadError> {
        let mark = reader.mark();
        let weights = Fraction::read_list(reader, weight, denominator, count)?;
        let mut unit = 1;
        for weight in &weights {
            // Both are at most `denominator.max`; what does not fit in a word is beyond any bound.
            unit = least_common_multiple(unit, weight.denominator).unwrap_or(i64::MAX);
            reader.count(denominator, unit, mark)?;
        }
        let parts: Vec<i64> =
            weights.iter().map(|weight| weight.numerator * (unit / weight.denominator)).collect();
        let sum: i64 = parts.iter().sum();
        if sum != unit {
            let name = weight.called();
            let message = say!(
                vi "tổng các xác suất của {name} là {sum}, không phải 1",
                en "the probabilities of {name} sum to {sum}, not to 1",
                sum = rational(sum, unit);
                name
            );
            return Err(reader.error(mark, message));
        }
        reader.end_line()?;
        Ok(Strategy { parts, unit })
    }

    /// Writes a line of probabilities, each an integer or a fraction in lowest terms.
    pub fn write(&self, out: &mut Writer) {
        out.line(self.parts.iter().map(|&part| Fraction::new(part, self.unit)));
    }

    /// The probabilities as fractions.
    pub fn weights(&self) -> impl Iterator<Item = RBig> {
        self.parts.iter().map(|&part| rational(part, self.unit))
    }
}

/// The least common multiple of two positive numbers, if it fits.
fn least_common_multiple(a: i64, b: i64) -> Option<i64> {
    (a / gcd(a.unsigned_abs(), b.unsigned_abs()) as i64).checked_mul(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    const P: Bound = Bound::new("p", 0, 1);
    const D: Bound = Bound::new("D", 1, 100);

    fn read(line: &str, count: usize) -> Result<Strategy, String> {
        Strategy::read(&mut Reader::new(line.as_bytes()), count, &P, &D).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_written_can_be_read() {
        for (parts, line) in [(vec![0, 3, 0], "0 1 0\n"), (vec![10, 4, 6], "1/2 1/5 3/10\n"), (vec![7], "1\n")]
        {
            let strategy = Strategy::of(parts);
            let mut out = Writer::new();
            strategy.write(&mut out);
            assert_eq!(out.into_string(), line);
            assert_eq!(read(line, strategy.parts.len()), Ok(strategy.clone()));
            let weights: Vec<RBig> = strategy.weights().collect();
            assert_eq!(Strategy::of_weights(&weights, 100), Some(strategy));
        }
        assert_eq!(Strategy::of_weights(&[rational(1, 3), rational(2, 3)], 2), None);
    }

    #[test]
    fn refuses_what_is_no_strategy() {
        for (line, error) in [
            ("1/2 1/3\n", "line 1, column 1: the probabilities of p sum to 5/6, not to 1"),
            ("1 1\n", "line 1, column 1: the probabilities of p sum to 2, not to 1"),
            ("3/2 -1/2\n", "line 1, column 1: p = 3/2 is not in [0, 1]"),
            ("2/4 1/2\n", "line 1, column 1: p = 2/4 is not in lowest terms with b > 1"),
            ("1/11 1/10\n", "line 1, column 1: D = 110 is not in [1, 100]"),
        ] {
            assert_eq!(read(line, 2), Err(error.into()));
        }
    }
}
