//! From the row of a test to the struct that its recipe takes.
//!
//! The way that `toml` itself offers compiles every struct for every kind of value, dates included; with two hundred
//! structs that was a quarter of the code of all exercises. Here a field that wants an integer gets an integer, or
//! the row is refused.

use std::fmt;

use serde::{
    Deserializer, de,
    de::{IntoDeserializer, Unexpected, Visitor, value::StrDeserializer},
    forward_to_deserialize_any,
};
use toml::{Table, Value, map};

/// Why a row does not fit: a sentence of serde, and the parameter that it speaks of.
#[derive(Debug)]
pub struct Misfit {
    key: Option<String>,
    message: String,
}

impl Misfit {
    fn of(self, key: &str) -> Misfit {
        let key = match self.key {
            Some(below) => format!("{key}.{below}"),
            None => key.to_owned(),
        };
        Misfit { key: Some(key), ..self }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match &self.key {
            Some(key) => write!(f, "{key}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(message: T) -> Misfit {
        Misfit { key: None, message: message.to_string() }
    }
}

/// The parameters of a row, for the struct of a recipe.
pub struct Row<'a>(pub &'a Table);

impl<'de> Deserializer<'de> for Row<'_> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_map(Fields { rest: self.0.iter(), next: None })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Fields<'a> {
    rest: map::Iter<'a, String, Value>,
    next: Option<(&'a str, &'a Value)>,
}

impl<'de> de::MapAccess<'de> for Fields<'_> {
    type Error = Misfit;

    fn next_key_seed<K: de::DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misfit> {
        self.next = self.rest.next().map(|(key, value)| (key.as_str(), value));
        self.next.map(|(key, _)| seed.deserialize(StrDeserializer::new(key))).transpose()
    }

    fn next_value_seed<V: de::DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        match self.next {
            Some((key, value)) => seed.deserialize(Parameter(value)).map_err(|misfit| misfit.of(key)),
            None => Err(de::Error::custom("a value was asked for before its name")),
        }
    }
}

/// One parameter.
#[derive(Clone, Copy)]
struct Parameter<'a>(&'a Value);

impl Parameter<'_> {
    fn misfit<'de>(self, visitor: &impl Visitor<'de>) -> Misfit {
        let found = match self.0 {
            Value::String(text) => Unexpected::Str(text),
            Value::Integer(number) => Unexpected::Signed(*number),
            Value::Float(number) => Unexpected::Float(*number),
            Value::Boolean(truth) => Unexpected::Bool(*truth),
            Value::Datetime(_) => Unexpected::Other("date"),
            Value::Array(_) => Unexpected::Seq,
            Value::Table(_) => Unexpected::Map,
        };
        de::Error::invalid_type(found, visitor)
    }

    fn integer<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Integer(number) => visitor.visit_i64(*number),
            _ => Err(self.misfit(&visitor)),
        }
    }
}

macro_rules! integers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
            self.integer(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Parameter<'_> {
    type Error = Misfit;

    /// For whoever takes several kinds of values.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(text) => visitor.visit_str(text),
            Value::Integer(number) => visitor.visit_i64(*number),
            Value::Float(number) => visitor.visit_f64(*number),
            Value::Boolean(truth) => visitor.visit_bool(*truth),
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Table(table) => Row(table).deserialize_any(visitor),
            Value::Datetime(_) => Err(self.misfit(&visitor)),
        }
    }

    integers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Boolean(truth) => visitor.visit_bool(*truth),
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(text) => visitor.visit_str(text),
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Array(items) => visitor.visit_seq(Items(items.iter())),
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Table(table) => Row(table).deserialize_any(visitor),
            _ => Err(self.misfit(&visitor)),
        }
    }

    /// One of some words.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(word) => {
                visitor.visit_enum(IntoDeserializer::<Misfit>::into_deserializer(word.as_str()))
            }
            _ => Err(self.misfit(&visitor)),
        }
    }

    forward_to_deserialize_any! {
        f32 f64 char bytes byte_buf unit unit_struct tuple_struct map identifier ignored_any
    }
}

struct Items<'a>(std::slice::Iter<'a, Value>);

impl<'de> de::SeqAccess<'de> for Items<'_> {
    type Error = Misfit;

    fn next_element_seed<T: de::DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misfit> {
        self.0.next().map(|item| seed.deserialize(Parameter(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use crate::Params;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Lost,
        WonOnce,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(untagged)]
    enum Size {
        Exactly(u32),
        Between(u32, u32),
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Shape {
        kind: Kind,
        rows: Vec<[i64; 2]>,
        least: Option<i128>,
        #[serde(default)]
        turned: bool,
        size: Size,
    }

    fn read(text: &str) -> Result<Shape, String> {
        Params::parse(text).unwrap().read().map_err(|error| error.to_string())
    }

    #[test]
    fn a_row_becomes_a_struct() {
        assert_eq!(
            read("kind = 'won_once'\nrows = [[1, -2], [3, 4]]\nleast = -7\nturned = true\nsize = [2, 5]"),
            Ok(Shape {
                kind: Kind::WonOnce,
                rows: vec![[1, -2], [3, 4]],
                least: Some(-7),
                turned: true,
                size: Size::Between(2, 5)
            })
        );
        assert_eq!(
            read("kind = 'lost'\nrows = []\nsize = 3"),
            Ok(Shape { kind: Kind::Lost, rows: vec![], least: None, turned: false, size: Size::Exactly(3) })
        );
    }

    #[test]
    fn what_does_not_fit_is_named() {
        for (text, why) in [
            ("kind = 'won'", "kind: unknown variant `won`, expected `lost` or `won_once`"),
            ("kind = 3", "kind: invalid type: integer `3`, expected enum Kind"),
            ("kind = 'lost'\nrows = 1.5", "rows: invalid type: floating point `1.5`, expected a sequence"),
            ("kind = 'lost'\nrows = [[1, 'x']]", "rows: invalid type: string \"x\", expected i64"),
            ("kind = 'lost'\nrows = []\nturned = 1", "turned: invalid type: integer `1`, expected a boolean"),
            (
                "kind = 'lost'\nrows = []\nsize = -1",
                "size: data did not match any variant of untagged enum Size",
            ),
            ("kind = 'lost'\nrows = []", "missing field `size`"),
            ("kind = 'lost'\nleast = 1979-05-27", "least: invalid type: date, expected i128"),
        ] {
            assert_eq!(read(text).unwrap_err(), why, "{text}");
        }
    }
}
