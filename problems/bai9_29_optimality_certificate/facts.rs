//! What the editorial says about sums of doubles, computed in doubles.

use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("low", |_| format!("`{:.16}`", sum(LOW))),
        Fact::new("high", |_| format!("`{:.16}`", sum(HIGH))),
        Fact::new("apart", apart),
    ]
}

/// A denominator and the part of it that every probability but the first has; there are 20 of them.
type Weights = (i64, i64);

/// Weights whose sum of payoffs 1000 is rounded down again and again, and others whose sum is rounded up.
const LOW: Weights = (950_108, 2505);
const HIGH: Weights = (995_701, 8585);

/// The average of payoffs that are all 1000, as a program in doubles adds it up.
fn sum((unit, small): Weights) -> f64 {
    let parts = (0..20).map(|choice| if choice == 0 { unit - 19 * small } else { small });
    parts.fold(0.0, |sum, part| sum + part as f64 / unit as f64 * 1000.0)
}

fn apart(_: Lang) -> String {
    format!("${:.1} \\cdot 10^{{-12}}$", (sum(HIGH) - sum(LOW)) * 1e12)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_editorial_writes_out_both_first_parts() {
        assert_eq!([LOW, HIGH].map(|(unit, small)| unit - 19 * small), [902_513, 832_586]);
    }

    #[test]
    fn doubles_see_equal_numbers_farther_apart_than_different_ones_can_be() {
        assert!(sum(HIGH) - sum(LOW) > 2e-12);
    }
}
