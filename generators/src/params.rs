//! From the row of a test to the struct that its recipe takes.
//!
//! [`params!`](macro@crate::params) makes the struct and the one function that reads it; what the fields have in common is
//! here, compiled once. (A deserialiser derived for each of two hundred structs was a seventh of the code of all
//! exercises.)

use std::fmt::{self, Display};

pub use toml::Value;

use crate::{Params, PlanError};

/// What a recipe takes. [`params!`](macro@crate::params) writes it.
pub trait FromParams: Sized {
    /// The parameters of a row, if they are these and no others.
    fn from_params(params: &Params) -> Result<Self, PlanError>;
}

/// Makes the struct of parameters that a recipe takes. A field may have a default, another name in the row, or a
/// function of its own that reads it; one that is an `Option` may be missing.
///
/// ```
/// use generators::{
///     Params, params,
///     params::{Misfit, Value, text},
/// };
///
/// params! {
///     /// A row of marks.
///     #[derive(Debug, PartialEq)]
///     struct Shape {
///         lines: usize,
///         length as "N": u64,
///         turned: bool = false,
///         most: Option<u32>,
///         marks: Vec<bool> => marks,
///     }
/// }
///
/// fn marks(value: &Value) -> Result<Vec<bool>, Misfit> {
///     Ok(text(value)?.chars().map(|mark| mark == '1').collect())
/// }
///
/// let read = |text: &str| -> Result<Shape, _> { Params::parse(text).unwrap().read() };
/// let shape = Shape { lines: 3, length: 7, turned: false, most: None, marks: vec![true, false] };
/// assert_eq!(read("lines = 3\nN = 7\nmarks = '10'"), Ok(shape));
/// ```
#[macro_export]
macro_rules! params {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $Struct:ident {
            $(
                $(#[$field_attribute:meta])*
                $field_visibility:vis $field:ident $(as $name:literal)? :
                    $type:ty $(= $default:expr)? $(=> $reader:expr)?
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        $visibility struct $Struct {
            $($(#[$field_attribute])* $field_visibility $field: $type,)*
        }

        impl $crate::params::FromParams for $Struct {
            fn from_params(params: &$crate::Params) -> ::std::result::Result<Self, $crate::PlanError> {
                $crate::params!(@or_return params.only(&[$($crate::params!(@name $field $($name)?)),*]));
                ::std::result::Result::Ok($Struct {
                    $($field: $crate::params!(@or_return $crate::params!(
                        @read params, $crate::params!(@name $field $($name)?), $type $(= $default)? $(=> $reader)?
                    )),)*
                })
            }
        }
    };
    (@name $field:ident) => { ::std::stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
    (@read $params:ident, $name:expr, $type:ty) => { $params.required::<$type>($name) };
    (@read $params:ident, $name:expr, $type:ty = $default:expr) => { $params.or::<$type>($name, $default) };
    (@read $params:ident, $name:expr, $type:ty => $reader:expr) => { $params.read_by::<$type>($name, $reader) };
    // As `?`, which would be three more functions for each struct.
    (@or_return $result:expr) => {
        match $result {
            ::std::result::Result::Ok(value) => value,
            ::std::result::Result::Err(error) => return ::std::result::Result::Err(error),
        }
    };
}

/// Makes an enum that rows of a plan write as words.
///
/// ```
/// use generators::{params::FromValue, words};
///
/// words! {
///     /// How a position ends.
///     #[derive(Clone, Copy, Debug, PartialEq)]
///     enum End {
///         Lost = "lost",
///         WonOnce = "won_once",
///     }
/// }
///
/// assert_eq!(End::from_value(&"won_once".into()).unwrap(), End::WonOnce);
/// let refusal = End::from_value(&"won".into()).unwrap_err();
/// assert_eq!(refusal.to_string(), "\"won\" is not one of the words lost, won_once");
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $Enum:ident {
            $($(#[$variant_attribute:meta])* $Variant:ident = $word:literal),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        $visibility enum $Enum {
            $($(#[$variant_attribute])* $Variant,)*
        }

        impl $crate::params::FromValue for $Enum {
            fn from_value(
                value: &$crate::params::Value,
            ) -> ::std::result::Result<Self, $crate::params::Misfit> {
                let variants = [$(Self::$Variant),*];
                $crate::params::word(value, &[$($word),*]).map(|index| variants[index])
            }
        }
    };
}

/// Why a value does not fit, and where in the parameter it stands.
#[derive(Debug)]
pub struct Misfit {
    /// Where: `[2][0]`, or nothing if it is the whole value.
    place: String,
    /// Why; nothing, if there is no value at all.
    reason: Option<String>,
}

impl Misfit {
    /// A value that does not fit, for this reason.
    pub fn new(reason: impl Display) -> Misfit {
        Misfit { place: String::new(), reason: Some(reason.to_string()) }
    }

    /// No value, where there has to be one.
    fn missing() -> Misfit {
        Misfit { place: String::new(), reason: None }
    }

    /// A value that is not what it should be.
    pub fn is_not(value: &Value, wanted: &str) -> Misfit {
        Misfit::new(format!("{value} is not {wanted}"))
    }

    fn in_item(self, index: usize) -> Misfit {
        Misfit { place: format!("[{index}]{}", self.place), ..self }
    }

    fn in_parameter(self, name: &str) -> PlanError {
        PlanError::new(match self.reason {
            Some(reason) => format!("{name}{}: {reason}", self.place),
            None => format!("{name} is missing"),
        })
    }
}

impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let reason = self.reason.as_deref().unwrap_or("the value is missing");
        match self.place.as_str() {
            "" => f.write_str(reason),
            place => write!(f, "{place}: {reason}"),
        }
    }
}

impl Params {
    /// Refuses parameters with another name.
    #[doc(hidden)]
    pub fn only(&self, names: &[&str]) -> Result<(), PlanError> {
        let Some(other) = self.0.keys().find(|name| !names.contains(&name.as_str())) else {
            return Ok(());
        };
        Err(PlanError::new(match names {
            [] => format!("there is no parameter {other}; the recipe takes none"),
            [name] => format!("there is no parameter {other}; there is {name}"),
            [names @ .., last] => {
                format!("there is no parameter {other}; there are {} and {last}", names.join(", "))
            }
        }))
    }

    /// A parameter that has to be there, unless its type knows what it means if it is not.
    #[doc(hidden)]
    pub fn required<T: FromValue>(&self, name: &str) -> Result<T, PlanError> {
        in_parameter(name, self.0.get(name).map_or_else(T::missing, T::from_value))
    }

    /// A parameter, or what it is if it is missing.
    #[doc(hidden)]
    pub fn or<T: FromValue>(&self, name: &str, default: T) -> Result<T, PlanError> {
        match self.0.get(name) {
            Some(value) => in_parameter(name, T::from_value(value)),
            None => Ok(default),
        }
    }

    /// A parameter that a function reads.
    #[doc(hidden)]
    pub fn read_by<T>(&self, name: &str, reader: fn(&Value) -> Result<T, Misfit>) -> Result<T, PlanError> {
        in_parameter(name, self.0.get(name).ok_or_else(Misfit::missing).and_then(reader))
    }
}

fn in_parameter<T>(name: &str, read: Result<T, Misfit>) -> Result<T, PlanError> {
    match read {
        Ok(value) => Ok(value),
        Err(misfit) => Err(misfit.in_parameter(name)),
    }
}

/// What the value of a parameter may become.
pub trait FromValue: Sized {
    /// The value, if it fits.
    fn from_value(value: &Value) -> Result<Self, Misfit>;

    /// What it means that the parameter is missing, if it may be.
    fn missing() -> Result<Self, Misfit> {
        Err(Misfit::missing())
    }
}

/// An integer between two others.
fn integer(value: &Value, least: i128, most: i128) -> Result<i64, Misfit> {
    match value {
        Value::Integer(number) if (least..=most).contains(&(*number).into()) => Ok(*number),
        Value::Integer(_) => Err(Misfit::is_not(value, &format!("in [{least}, {most}]"))),
        _ => Err(Misfit::is_not(value, "an integer")),
    }
}

macro_rules! integers {
    ($($type:ty)*) => {$(
        impl FromValue for $type {
            fn from_value(value: &Value) -> Result<Self, Misfit> {
                integer(value, <$type>::MIN as i128, <$type>::MAX as i128).map(|number| number as $type)
            }
        }
    )*};
}

/// The text of a value.
pub fn text(value: &Value) -> Result<&str, Misfit> {
    value.as_str().ok_or_else(|| Misfit::is_not(value, "a text"))
}

/// The place of a value among some words.
pub fn word(value: &Value, words: &[&str]) -> Result<usize, Misfit> {
    let place = words.iter().position(|&word| value.as_str() == Some(word));
    place.ok_or_else(|| Misfit::is_not(value, &format!("one of the words {}", words.join(", "))))
}

/// Reads every item of a list.
fn items(value: &Value, read: &mut dyn FnMut(&Value) -> Result<(), Misfit>) -> Result<(), Misfit> {
    let Value::Array(items) = value else {
        return Err(Misfit::is_not(value, "a list"));
    };
    for (index, item) in items.iter().enumerate() {
        read(item).map_err(|misfit| misfit.in_item(index))?;
    }
    Ok(())
}

integers! { i32 i64 u32 u64 usize }

impl FromValue for bool {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        value.as_bool().ok_or_else(|| Misfit::new(format!("{value} is neither true nor false")))
    }
}

impl FromValue for f64 {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        match value {
            Value::Float(number) => Ok(*number),
            Value::Integer(number) => Ok(*number as f64),
            _ => Err(Misfit::is_not(value, "a number")),
        }
    }
}

impl FromValue for String {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        text(value).map(str::to_owned)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        T::from_value(value).map(Some)
    }

    fn missing() -> Result<Self, Misfit> {
        Ok(None)
    }
}

impl<T: FromValue> FromValue for Vec<T> {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        let mut list = Vec::new();
        items(value, &mut |item| T::from_value(item).map(|item| list.push(item)))?;
        Ok(list)
    }
}

impl<T: FromValue, const N: usize> FromValue for [T; N] {
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        let list = Vec::from_value(value)?;
        list.try_into().map_err(|_| Misfit::is_not(value, &format!("a list of {N}")))
    }
}

#[cfg(test)]
mod tests {
    use super::{Misfit, Value, text};
    use crate::Params;

    words! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        enum Kind {
            Lost = "lost",
            WonOnce = "won_once",
        }
    }

    params! {
        #[derive(Debug, PartialEq)]
        struct Shape {
            kind: Kind,
            rows: Vec<[i64; 2]>,
            least: Option<u32>,
            turned: bool = false,
            share: f64 = 0.5,
            size as "N": usize => letters,
        }
    }

    fn letters(value: &Value) -> Result<usize, Misfit> {
        match text(value)? {
            "" => Err(Misfit::new("there are no letters")),
            letters => Ok(letters.len()),
        }
    }

    fn read(text: &str) -> Result<Shape, String> {
        Params::parse(text).unwrap().read().map_err(|error| error.to_string())
    }

    #[test]
    fn a_row_becomes_a_struct() {
        assert_eq!(
            read(
                "kind = 'won_once'\nrows = [[1, -2], [3, 4]]\nleast = 7\nturned = true\nshare = 0.25\nN = 'abc'"
            ),
            Ok(Shape {
                kind: Kind::WonOnce,
                rows: vec![[1, -2], [3, 4]],
                least: Some(7),
                turned: true,
                share: 0.25,
                size: 3
            })
        );
        assert_eq!(
            read("kind = 'lost'\nrows = []\nN = 'a'"),
            Ok(Shape { kind: Kind::Lost, rows: vec![], least: None, turned: false, share: 0.5, size: 1 })
        );
        assert_eq!(read("kind = 'lost'\nrows = []\nN = 'a'\nshare = 2").unwrap().share, 2.0);
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let row = "kind = 'lost'\nrows = []\nN = 'a'";
        for (from, to, why) in [
            ("'lost'", "'won'", "kind: \"won\" is not one of the words lost, won_once"),
            ("'lost'", "3", "kind: 3 is not one of the words lost, won_once"),
            ("[]", "1.5", "rows: 1.5 is not a list"),
            ("[]", "[[1, 2], [3, 'x']]", "rows[1][1]: \"x\" is not an integer"),
            ("[]", "[[1, 2], [3]]", "rows[1]: [3] is not a list of 2"),
            ("'a'", "'a'\nturned = 1", "turned: 1 is neither true nor false"),
            ("'a'", "'a'\nshare = 'half'", "share: \"half\" is not a number"),
            ("'a'", "'a'\nleast = -1", "least: -1 is not in [0, 4294967295]"),
            ("'a'", "'a'\nleast = 4294967296", "least: 4294967296 is not in [0, 4294967295]"),
            ("'a'", "'a'\nleast = 1979-05-27", "least: 1979-05-27 is not an integer"),
            ("'a'", "''", "N: there are no letters"),
            ("'a'", "1", "N: 1 is not a text"),
            ("kind = 'lost'\n", "", "kind is missing"),
            ("N = 'a'", "", "N is missing"),
            (
                "'a'",
                "'a'\nsize = 1",
                "there is no parameter size; there are kind, rows, least, turned, share and N",
            ),
        ] {
            let text = row.replace(from, to);
            assert_eq!(read(&text).unwrap_err(), why, "{text}");
        }
    }
}
