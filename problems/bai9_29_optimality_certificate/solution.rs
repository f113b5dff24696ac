//! The reference: what `p` guarantees never exceeds what `q` concedes, and both are optimal just when these are equal.
//! Both are integers over the denominators of `p` and `q`, compared by cross-multiplication. O(m n).

use checkers::number::rational;

use super::{Certificate, OptimalityCertificate, Pair};
use exercise::Reference;

impl Reference for OptimalityCertificate {
    /// The pair is optimal iff `lo = hi`: always `lo <= V <= hi`, see the editorial.
    fn solve(pair: &Pair) -> Certificate {
        let low = pair.earned().min().unwrap_or(0);
        let high = pair.conceded().max().unwrap_or(0);
        // Numerators are at most 10^9 and denominators at most 10^6 in size.
        let optimal = low * pair.q.unit == high * pair.p.unit;
        Certificate {
            optimal,
            low: rational(low, pair.p.unit).into(),
            high: rational(high, pair.q.unit).into(),
        }
    }
}
