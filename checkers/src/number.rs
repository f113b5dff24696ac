//! Numbers in answers: integers, fractions `a/b`, decimals, exponents. They are taken at their exact value;
//! no floating point is involved, so two machines never disagree about a last digit.

use std::{
    fmt,
    num::NonZero,
    sync::{LazyLock, OnceLock},
};

use dashu_base::{Abs, BitTest, Signed};
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use crate::{Sentence, say, sentence::Called};

/// The exact value of a number that a program wrote, in machine words if it fits, which nearly all do. A fraction is
/// reduced only when somebody asks for its terms: that costs more than everything else together if it is long.
///
/// ```
/// use checkers::number::{Number, rational};
///
/// let third = rational(1, 3);
/// assert!(Number::parse(b"2/6").unwrap().is_close(&third));
/// assert!(Number::parse(b"0.333333333333").unwrap().is_close(&third));
/// assert!(Number::parse(b"3.33333333333e-1").unwrap().is_close(&third));
/// assert!(!Number::parse(b"0.33333333").unwrap().is_close(&third));
/// assert!(Number::parse(b"nan").is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Number {
    form: Form,
    /// The value in lowest terms, once somebody has asked for it.
    exact: OnceLock<Box<RBig>>,
}

/// A numerator and a denominator, which is not 0; they may have a divisor in common.
#[derive(Clone, Debug)]
enum Form {
    // The denominator leaves room for the other variant: numbers are many, and half of what they cost is memory.
    Words { numerator: i64, denominator: NonZero<u64> },
    Long(Box<(IBig, UBig)>),
}

/// So many digits fit into a word with a sign.
const DIGITS_OF_A_WORD: usize = 18;

/// 10^18, the scale of [`Number::quintillionths`].
pub(crate) const QUINTILLION: i128 = 1_000_000_000_000_000_000;

/// Why a token is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// Not an integer, a fraction or a decimal.
    Malformed,
    /// A fraction over 0.
    ZeroDenominator,
    /// Longer than [`LONGEST`] bytes.
    TooLong,
    /// Of more than [`LARGEST_ORDER`] digits before the point.
    TooLarge,
}

impl NumberError {
    /// Says that the value of this name cannot be what was found.
    pub fn of(self, name: &dyn Called, found: &Sentence) -> Sentence {
        let name = name.called();
        match self {
            NumberError::Malformed => say!(
                vi "{name} phải là một số (số nguyên, phân số a/b hoặc số thập phân), nhưng lại gặp {found}",
                en "{name} should be a number (an integer, a fraction a/b or a decimal), found {found}";
                name, found
            ),
            NumberError::ZeroDenominator => say!(
                vi "{name} là {found}, có mẫu số bằng 0",
                en "{name} has the denominator 0, found {found}";
                name, found
            ),
            NumberError::TooLong => say!(
                vi "{name} là {found}, dài hơn {LONGEST} kí tự",
                en "{name} has more than {LONGEST} characters, found {found}";
                name, found
            ),
            NumberError::TooLarge => say!(
                vi "{name} là {found}, một số quá lớn",
                en "{name} is far too large, found {found}";
                name, found
            ),
        }
    }
}

/// The longest number that is read, in bytes: exact fractions stay far below, and no answer costs the judge
/// more than it costs to write.
pub const LONGEST: usize = 20_000;

/// The largest power of ten a number may reach. Below its inverse a number counts as 0.
pub const LARGEST_ORDER: i64 = 400;

impl Number {
    /// The number that a token spells.
    pub fn parse(token: &[u8]) -> Result<Number, NumberError> {
        if token.len() > LONGEST {
            return Err(NumberError::TooLong);
        }
        let (negative, size) = match token.strip_prefix(b"-") {
            Some(size) => (true, size),
            None => (false, token),
        };
        let form = match size.iter().position(|&byte| byte == b'/') {
            Some(slash) => parse_fraction(&size[..slash], &size[slash + 1..])?,
            None => parse_decimal(size)?,
        };
        Ok(Number::of(if negative { form.negated() } else { form }))
    }

    fn of(form: Form) -> Number {
        Number { form, exact: OnceLock::new() }
    }

    /// The fraction `a/b` in lowest terms; `b` is not 0.
    ///
    /// ```
    /// assert_eq!(checkers::number::Number::fraction(6, 4).to_string(), "1.5");
    /// ```
    pub fn fraction(a: i64, b: u64) -> Number {
        // It divides b, so it is not 0; where it doesn't fit into i64, a is 0 or the least number there is.
        let divisor = gcd(a.unsigned_abs(), b);
        match i64::try_from(divisor) {
            Ok(divisor) => Number::of(Form::words(a / divisor, b / divisor as u64)),
            Err(_) => Number::from(RBig::from_parts(a.into(), b.into())),
        }
    }

    /// The exact value.
    pub fn exact(&self) -> &RBig {
        self.exact.get_or_init(|| {
            Box::new(match &self.form {
                Form::Words { numerator, denominator } => {
                    RBig::from_parts((*numerator).into(), denominator.get().into())
                }
                Form::Long(terms) => RBig::from_parts(terms.0.clone(), terms.1.clone()),
            })
        })
    }

    /// The value in units of 10^-18, rounded down, if it fits into words.
    pub(crate) fn quintillionths(&self) -> Option<i128> {
        self.scaled(QUINTILLION)
    }

    /// So many times the value, rounded down, if the number fits into words; the scale is at most 10^18.
    pub(crate) fn scaled(&self, scale: i128) -> Option<i128> {
        let Form::Words { numerator, denominator } = self.form else { return None };
        let scaled = i128::from(numerator) * scale;
        match denominator.get() {
            1 => Some(scaled),
            denominator => Some(scaled.div_euclid(denominator.into())),
        }
    }

    /// Whether the number is an integer that fits into a word, as it was written.
    pub(crate) fn is_whole(&self) -> bool {
        matches!(self.form, Form::Words { denominator, .. } if denominator.get() == 1)
    }

    /// Whether the number is right: within `1e-9 * max(1, |exact|)` of the exact value.
    pub fn is_close(&self, exact: &RBig) -> bool {
        self.is_within(exact, exact)
    }

    /// Whether the number is right for a value known to lie between two rationals: within
    /// `1e-9 * max(1, |value|)` of some value between them.
    pub fn is_within(&self, low: &RBig, high: &RBig) -> bool {
        let (low, high, given) = (Fixed::floor(low), Fixed::floor(high), Fixed::of(self));
        let tolerance = |exact: &Fixed| Fixed::billionth_of(&exact.size().max(Fixed::integer(1)));
        let below = low.clone().minus(&tolerance(&low)).minus(&Fixed::slack());
        let above = high.clone().plus(&tolerance(&high)).plus(&Fixed::slack());
        below <= given && given <= above
    }
}

impl Form {
    fn negated(self) -> Form {
        match self {
            // A word here has at most 18 digits.
            Form::Words { numerator, denominator } => Form::Words { numerator: -numerator, denominator },
            Form::Long(terms) => Form::long(-terms.0, terms.1),
        }
    }

    fn long(numerator: impl Into<IBig>, denominator: impl Into<UBig>) -> Form {
        Form::Long(Box::new((numerator.into(), denominator.into())))
    }

    /// A fraction in words; the denominator is not 0.
    fn words(numerator: i64, denominator: u64) -> Form {
        Form::Words { numerator, denominator: NonZero::new(denominator).expect("a denominator that is not 0") }
    }

    const ZERO: Form = Form::Words { numerator: 0, denominator: NonZero::<u64>::MIN };
}

/// Numbers are equal if their values are, however they are written.
impl PartialEq for Number {
    fn eq(&self, other: &Number) -> bool {
        self.exact() == other.exact()
    }
}

impl Eq for Number {}

impl From<RBig> for Number {
    fn from(exact: RBig) -> Self {
        let form = match (i64::try_from(exact.numerator()), u64::try_from(exact.denominator())) {
            (Ok(numerator), Ok(denominator)) => Form::words(numerator, denominator),
            _ => Form::long(exact.numerator().clone(), exact.denominator().clone()),
        };
        Number { form, exact: OnceLock::from(Box::new(exact)) }
    }
}

/// Written as an answer: the fraction in lowest terms, or an integer.
pub struct Terms<'a>(pub &'a Number);

impl fmt::Display for Terms<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Form::Words { numerator, denominator } = self.0.form else { return self.0.exact().fmt(f) };
        let denominator = denominator.get();
        // It divides the denominator, so it is not 0.
        let divisor = gcd(numerator.unsigned_abs(), denominator);
        let sign = if numerator < 0 { "-" } else { "" };
        let size = numerator.unsigned_abs() / divisor;
        match denominator / divisor {
            1 => write!(f, "{sign}{size}"),
            denominator => write!(f, "{sign}{size}/{denominator}"),
        }
    }
}

/// Shown as a message shows it: the decimal, 12 digits behind the point at most.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&decimal(self.exact(), 12))
    }
}

/// The rational `a/b`; `b` is not 0.
pub fn rational(a: i64, b: i64) -> RBig {
    RBig::from_parts_signed(IBig::from(a), IBig::from(b))
}

/// A rational rounded to so many digits behind the point, without zeros at the end.
///
/// ```
/// use checkers::number::{decimal, rational};
/// assert_eq!(decimal(&rational(-2, 3), 4), "-0.6667");
/// assert_eq!(decimal(&rational(5, 2), 4), "2.5");
/// assert_eq!(decimal(&rational(-1, 3000000), 4), "0");
/// ```
pub fn decimal(value: &RBig, digits: usize) -> String {
    let scaled = (value * RBig::from(UBig::from(10u8).pow(digits))).round();
    let sign = if scaled.is_negative() { "-" } else { "" };
    let all = format!("{:0>width$}", scaled.abs().to_string(), width = digits + 1);
    let (whole, fraction) = all.split_at(all.len() - digits);
    let fraction = fraction.trim_end_matches('0');
    if fraction.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") }
}

/// A rational written as a decimal with all its digits, or nothing if they never end.
///
/// ```
/// use checkers::number::{exact_decimal, rational};
/// assert_eq!(exact_decimal(&rational(-21, 40)), Some("-0.525".into()));
/// assert_eq!(exact_decimal(&rational(1, 3)), None);
/// ```
pub fn exact_decimal(value: &RBig) -> Option<String> {
    // A denominator that divides a power of ten divides the one with as many digits as it has binary ones.
    let digits = value.denominator().bit_len();
    let ends = (UBig::from(10u8).pow(digits) % value.denominator()) == UBig::ZERO;
    ends.then(|| decimal(value, digits))
}

fn parse_digits(digits: &[u8]) -> Result<UBig, NumberError> {
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return Err(NumberError::Malformed);
    }
    let text = std::str::from_utf8(digits).map_err(|_| NumberError::Malformed)?;
    UBig::from_str_radix(text, 10).map_err(|_| NumberError::Malformed)
}

/// Digits that fit into a word, zeros in front left out.
fn parse_word(digits: &[u8]) -> Option<i64> {
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    let counted = &digits[zeros..];
    let fits =
        !digits.is_empty() && counted.len() <= DIGITS_OF_A_WORD && counted.iter().all(u8::is_ascii_digit);
    fits.then(|| counted.iter().fold(0, |word, &digit| word * 10 + i64::from(digit - b'0')))
}

fn parse_fraction(numerator: &[u8], denominator: &[u8]) -> Result<Form, NumberError> {
    let form = match (parse_word(numerator), parse_word(denominator)) {
        (Some(_), Some(0)) => return Err(NumberError::ZeroDenominator),
        // A word is not negative here.
        (Some(a), Some(b)) => Form::words(a, b.unsigned_abs()),
        _ => {
            let (numerator, denominator) = (parse_digits(numerator)?, parse_digits(denominator)?);
            if denominator == UBig::ZERO {
                return Err(NumberError::ZeroDenominator);
            }
            Form::long(numerator, denominator)
        }
    };
    Ok(form)
}

fn parse_decimal(size: &[u8]) -> Result<Form, NumberError> {
    let (mantissa, exponent) = match size.iter().position(|&byte| byte == b'e' || byte == b'E') {
        Some(split) => (&size[..split], parse_exponent(&size[split + 1..])?),
        None => (size, 0),
    };
    let (whole, fraction) = match mantissa.iter().position(|&byte| byte == b'.') {
        Some(point) => (&mantissa[..point], &mantissa[point + 1..]),
        None => (mantissa, &[][..]),
    };
    // The token is short, so its lengths are small, and the exponent was clamped: no overflow.
    let scale = exponent - fraction.len() as i64;
    if let Some(form) = decimal_in_words(whole, fraction, scale) {
        return Ok(form);
    }
    let digits = [whole, fraction].concat();
    let mantissa = parse_digits(&digits)?;
    if mantissa == UBig::ZERO {
        return Ok(Form::ZERO);
    }
    let leading_zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    let order = (digits.len() - leading_zeros) as i64 + scale;
    if order > LARGEST_ORDER {
        return Err(NumberError::TooLarge);
    }
    if order < -LARGEST_ORDER {
        return Ok(Form::ZERO);
    }
    let power = UBig::from(10u8).pow(scale.unsigned_abs() as usize);
    Ok(if scale >= 0 { Form::long(mantissa * power, UBig::ONE) } else { Form::long(mantissa, power) })
}

/// A decimal of few digits, of which none or some stand behind the point.
fn decimal_in_words(whole: &[u8], fraction: &[u8], scale: i64) -> Option<Form> {
    let behind = usize::try_from(-scale).ok().filter(|&behind| behind <= DIGITS_OF_A_WORD)?;
    let numerator = match (whole, fraction) {
        (whole, []) => parse_word(whole)?,
        ([], fraction) => parse_word(fraction)?,
        (whole, fraction) => {
            let (high, low) = (parse_word(whole)?, parse_word(fraction)?);
            // Together they must fit, too: the digits of a word behind the point are at most 18.
            let shift = 10_i64.checked_pow(u32::try_from(fraction.len()).ok()?)?;
            high.checked_mul(shift)?
                .checked_add(low)
                .filter(|&word| word < 10_i64.pow(DIGITS_OF_A_WORD as u32))?
        }
    };
    Some(Form::words(numerator, 10_u64.pow(behind as u32)))
}

/// An exponent, clamped to where only its sign still matters.
fn parse_exponent(text: &[u8]) -> Result<i64, NumberError> {
    const CLAMP: i64 = 1_000_000;
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return Err(NumberError::Malformed);
    }
    let size = digits.iter().fold(0, |size, &digit| (size * 10 + i64::from(digit - b'0')).min(CLAMP));
    Ok(if negative { -size } else { size })
}

/// A rational rounded down to a multiple of 10^-40.
///
/// Sums of products of a student's fractions may have denominators of thousands of digits; their rounded
/// values have forty. A tolerance of 10^-9 does not see the difference, and [`Fixed::slack`] gives the
/// rounding back to the student, so that an answer on the very edge is right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fixed(IBig);

const DIGITS: usize = 40;
static ONE: LazyLock<IBig> = LazyLock::new(|| IBig::from(10).pow(DIGITS));

impl Fixed {
    /// The value rounded down.
    pub fn floor(value: &RBig) -> Fixed {
        Fixed::quotient(value.numerator(), value.denominator().clone())
    }

    /// The number rounded down.
    pub fn of(number: &Number) -> Fixed {
        match &number.form {
            Form::Words { numerator, denominator } => {
                Fixed::quotient(&IBig::from(*numerator), UBig::from(denominator.get()))
            }
            Form::Long(terms) => Fixed::quotient(&terms.0, terms.1.clone()),
        }
    }

    fn quotient(numerator: &IBig, denominator: UBig) -> Fixed {
        let numerator = numerator * &*ONE;
        let denominator = IBig::from(denominator);
        let quotient = &numerator / &denominator;
        let exact = &quotient * &denominator == numerator;
        Fixed(if numerator.is_negative() && !exact { quotient - IBig::ONE } else { quotient })
    }

    /// An integer.
    pub fn integer(value: i64) -> Fixed {
        Fixed(IBig::from(value) * &*ONE)
    }

    /// More than all roundings of one judgement together: 10^-30.
    pub fn slack() -> Fixed {
        Fixed(IBig::from(10).pow(DIGITS - 30))
    }

    /// A billionth of the value.
    pub fn billionth_of(value: &Fixed) -> Fixed {
        Fixed(&value.0 / IBig::from(1_000_000_000))
    }

    /// The size without the sign.
    pub fn size(&self) -> Fixed {
        Fixed(self.0.clone().abs())
    }

    /// The sum.
    pub fn plus(self, other: &Fixed) -> Fixed {
        Fixed(self.0 + &other.0)
    }

    /// The difference.
    pub fn minus(self, other: &Fixed) -> Fixed {
        Fixed(self.0 - &other.0)
    }

    /// `sum of a_i * b_i`, each product exact and the sum rounded once.
    pub fn dot<'a>(pairs: impl Iterator<Item = (&'a Fixed, &'a Fixed)>) -> Fixed {
        let mut sum = IBig::ZERO;
        for (a, b) in pairs {
            sum += &a.0 * &b.0;
        }
        Fixed(sum / &*ONE)
    }
}

/// Shown as a message shows it: the decimal, 12 digits behind the point at most.
impl fmt::Display for Fixed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&decimal(&RBig::from_parts_signed(self.0.clone(), ONE.clone()), 12))
    }
}

/// The greatest common divisor; that of 0 and 0 is 0.
///
/// ```
/// assert_eq!(checkers::number::gcd(12, 18), 6);
/// assert_eq!(checkers::number::gcd(0, 5), 5);
/// ```
pub fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_spelling_of_a_number_is_read() {
        for token in
            ["5/2", "2.5", "2.50000", "25e-1", "0.25E+1", "10/4", "2.5e0", "0000002.5", "250000000000000e-14"]
        {
            assert_eq!(*Number::parse(token.as_bytes()).unwrap().exact(), rational(5, 2), "{token}");
        }
        assert_eq!(*Number::parse(b"-.5").unwrap().exact(), rational(-1, 2));
        assert_eq!(*Number::parse(b"5.").unwrap().exact(), rational(5, 1));
    }

    #[test]
    fn what_is_no_number_is_refused() {
        use NumberError::*;
        for token in [
            "", "-", "+1", ".", "1.2.3", "1e", "e5", "1/2/3", "1/-2", "1.5/2", "nan", "inf", "0x10", "1,5",
            "--1", "1e1.5",
        ] {
            assert_eq!(Number::parse(token.as_bytes()), Err(Malformed), "{token}");
        }
        assert_eq!(Number::parse(b"1/0"), Err(ZeroDenominator));
        assert_eq!(Number::parse(&[b'1'; 30_000]), Err(TooLong));
        assert_eq!(Number::parse(b"1e999999999999999999999"), Err(TooLarge));
        assert_eq!(Number::parse(b"0e999999999999999999999").map(|zero| zero.exact().clone()), Ok(RBig::ZERO));
        assert_eq!(Number::parse(b"1e-999999999999999999999").map(|tiny| tiny.exact().clone()), Ok(RBig::ZERO));
    }

    #[test]
    fn the_tolerance_is_a_billionth_and_relative_above_one() {
        let close = |token: &str, exact: RBig| Number::parse(token.as_bytes()).unwrap().is_close(&exact);
        assert!(close("1.000000001", rational(1, 1)));
        assert!(!close("1.0000000010001", rational(1, 1)));
        assert!(close("-0.000000001", rational(0, 1)));
        assert!(!close("0.0000000011", rational(0, 1)));
        assert!(close("1000.000001", rational(1000, 1)));
        assert!(!close("1000.0000011", rational(1000, 1)));
        assert!(close("-999.999999", rational(-1000, 1)));
    }

    /// The same digits in a form that has no words.
    fn long(number: &Number) -> Number {
        let exact = number.exact();
        Number::of(Form::long(exact.numerator() * IBig::from(6), exact.denominator() * UBig::from(6u8)))
    }

    #[test]
    fn numbers_that_just_fit_into_words_and_just_do_not_have_their_values() {
        let big = |digits: &str| digits.parse::<IBig>().unwrap();
        for (token, numerator, power) in [
            ("999999999999999999", "999999999999999999", 0),
            ("1000000000000000000", "1000000000000000000", 0),
            ("0.999999999999999999", "999999999999999999", 18),
            ("0.9999999999999999999", "9999999999999999999", 19),
            ("9.99999999999999999", "999999999999999999", 17),
            ("99.99999999999999999", "9999999999999999999", 17),
            ("1e-18", "1", 18),
            ("1e-19", "1", 19),
            ("12.5e1", "1250", 1),
            ("12.5e3", "12500", 0),
            (".000000000000000000001", "1", 21),
            ("00000000000000000000000012.50", "1250", 2),
        ] {
            let exact = RBig::from_parts(big(numerator), UBig::from(10u8).pow(power));
            assert_eq!(*Number::parse(token.as_bytes()).unwrap().exact(), exact, "{token}");
            let negative = Number::parse(format!("-{token}").as_bytes()).unwrap();
            assert_eq!(*negative.exact(), -exact, "-{token}");
        }
        for (a, b) in [(i64::MIN, 1 << 63), (i64::MIN, u64::MAX), (0, u64::MAX), (6, 4), (i64::MAX, 1)] {
            let exact = RBig::from_parts(a.into(), b.into());
            assert_eq!(*Number::fraction(a, b).exact(), exact, "{a}/{b}");
            assert_eq!(Terms(&Number::fraction(a, b)).to_string(), exact.to_string());
        }
    }

    proptest! {
        #[test]
        fn words_and_long_numbers_say_the_same(token in "-?[0-9]{0,20}[./]?[0-9]{1,20}(e-?[0-9]{1,2})?") {
            if let Ok(number) = Number::parse(token.as_bytes()) {
                let long = long(&number);
                prop_assert_eq!(&number, &long);
                prop_assert_eq!(Fixed::of(&number), Fixed::floor(number.exact()));
                prop_assert_eq!(Fixed::of(&long), Fixed::floor(number.exact()));
                prop_assert_eq!(Terms(&number).to_string(), number.exact().to_string());
                if let Some(scaled) = number.quintillionths() {
                    let exact = number.exact() * RBig::from(IBig::from(QUINTILLION));
                    prop_assert_eq!(IBig::from(scaled), exact.floor());
                }
            }
        }

        #[test]
        fn survives_arbitrary_tokens(token in proptest::collection::vec(any::<u8>(), 0..40)) {
            if let Ok(number) = Number::parse(&token) {
                let _ = (number.to_string(), number.is_close(&RBig::ONE));
            }
        }

        #[test]
        fn numbers_made_of_the_right_characters_are_read_or_refused(token in "-?[0-9.e/-]{0,12}") {
            if let Ok(number) = Number::parse(token.as_bytes()) {
                prop_assert!(number.is_close(number.exact()));
            }
        }

        #[test]
        fn seventeen_digits_of_a_double_are_always_close(a in -1_000_000i64..1_000_000, b in 1i64..1000) {
            let token = format!("{:.17e}", a as f64 / b as f64);
            prop_assert!(Number::parse(token.as_bytes()).unwrap().is_close(&rational(a, b)));
        }

        #[test]
        fn rounding_down_is_down_by_less_than_a_unit(a in any::<i64>(), b in 1i64..) {
            let exact = rational(a, b);
            let low = RBig::from_parts_signed(Fixed::floor(&exact).0, ONE.clone());
            prop_assert!(low <= exact && exact < low + RBig::from_parts_signed(IBig::ONE, ONE.clone()));
        }
    }
}
