//! What the texts say of long fractions and of short decimals.

use dashu_int::UBig;

use super::{COUNT, PRIZE};
use exercise::Fact;

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("digits", |_| format!("${}$", longest_multiple().to_string().len())),
        Fact::new("eight", |_| sum_of_rounded(8)),
        Fact::new("nine", |_| sum_of_rounded(9)),
    ]
}

/// The common multiple of as many prizes as there may be, the largest primes.
fn longest_multiple() -> UBig {
    let is_prime = |&p: &i128| (2..p).take_while(|d| d * d <= p).all(|d| p % d != 0);
    let primes = (2..=PRIZE.max).rev().filter(is_prime).take(COUNT.max as usize);
    primes.fold(UBig::ONE, |product, prime| product * UBig::try_from(prime).unwrap_or(UBig::ONE))
}

/// How many numbers the editorial's example has.
const EQUAL: u64 = 96;

/// The sum of 96 probabilities of 1/96, each rounded to so many decimals.
fn sum_of_rounded(decimals: u32) -> String {
    let unit = 10u64.pow(decimals);
    // Rounded to the nearest, in integers.
    let sum = EQUAL * ((2 * unit + EQUAL) / (2 * EQUAL));
    format!("${}.{:0width$}$", sum / unit, sum % unit, width = decimals as usize)
}

#[cfg(test)]
mod tests {
    use super::{super::Guessing, *};
    use exercise::testing;

    fn answer(decimals: usize) -> String {
        let weight = format!("{:.decimals$} ", 1.0 / EQUAL as f64);
        let weights = weight.repeat(EQUAL as usize);
        format!("{weight} {weights} {weights}")
    }

    fn judge(decimals: usize) -> Result<(), String> {
        let prizes = ["1"; EQUAL as usize].join(" ");
        testing::judge::<Guessing>(&format!("{EQUAL}\n{prizes}\n"), &answer(decimals))
    }

    #[test]
    fn eight_decimals_are_too_few_for_96_equal_numbers_and_nine_are_not() {
        assert_eq!(judge(9), Ok(()));
        assert!(judge(8).is_err());
        assert_eq!(sum_of_rounded(8), "$1.00000032$");
    }

    #[test]
    fn six_prizes_fit_64_bits_and_seven_do_not() {
        let product = |count: u32| (PRIZE.max as u128).pow(count);
        assert!(product(6) < 1 << 64 && product(7) > 1 << 64);
    }
}
