//! Very small numbers in texts.

/// A number with two digits and a power of ten, as a formula.
///
/// ```
/// # use problems::shared::scientific::scientific;
/// assert_eq!(scientific(0.000_000_000_5), "$5.0 \\cdot 10^{-10}$");
/// assert_eq!(scientific(-0.12), "$-1.2 \\cdot 10^{-1}$");
/// ```
pub fn scientific(value: f64) -> String {
    let text = format!("{value:.1e}");
    match text.split_once('e') {
        Some((digits, exponent)) => format!("${digits} \\cdot 10^{{{exponent}}}$"),
        // Not a number, or infinite.
        None => format!("${text}$"),
    }
}
