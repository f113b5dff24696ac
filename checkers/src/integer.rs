//! The types of integers that files hold. Whoever reads or writes a row of numbers has one of these types, and the loop
//! over the row is compiled here, with optimisation, once for each type: what is generic would be compiled in the crate
//! that calls it, and exercises are compiled as they are, to build fast.

use std::ops::RangeInclusive;

use crate::{Bound, ReadError, Reader, Refusal, Tokens, Writer, sentence::Called, tokens::Row};

/// An integer that [`Reader`] and [`Tokens`] read and [`Writer`] writes; `bool` is 0 or 1.
pub trait Integer: Copy {
    /// One integer under its bound; see [`Reader::integer`].
    fn read(reader: &mut Reader, bound: &Bound) -> Result<Self, ReadError>;

    /// A row of integers, so many or up to the end of the line; see [`Reader::integers`].
    fn read_row(reader: &mut Reader, bound: &Bound, count: Option<usize>) -> Result<Vec<Self>, ReadError>;

    /// A line for each integer; see [`Reader::integer_lines`].
    fn read_lines(reader: &mut Reader, lines: &Bound, bound: &Bound) -> Result<Vec<Self>, ReadError>;

    /// One integer of an answer; see [`Tokens::integer`].
    fn read_token(
        tokens: &mut Tokens,
        name: &dyn Called,
        range: &RangeInclusive<i128>,
    ) -> Result<Self, Refusal>;

    /// So many integers of an answer; see [`Tokens::integers`].
    fn read_tokens(tokens: &mut Tokens, row: Row, range: &RangeInclusive<i128>) -> Result<Vec<Self>, Refusal>;

    /// Writes integers one after the other, on one line or on a line each.
    fn write(row: &[Self], a_line_each: bool, out: &mut Writer);
}

macro_rules! integers {
    ($($type:ty, $from:expr, $write:expr;)*) => {$(
        impl Integer for $type {
            fn read(reader: &mut Reader, bound: &Bound) -> Result<Self, ReadError> {
                reader.integer_as(bound, $from)
            }

            fn read_row(reader: &mut Reader, bound: &Bound, count: Option<usize>) -> Result<Vec<Self>, ReadError> {
                reader.row_as(bound, count, $from)
            }

            fn read_lines(reader: &mut Reader, lines: &Bound, bound: &Bound) -> Result<Vec<Self>, ReadError> {
                reader.lines(lines, |reader| Self::read(reader, bound))
            }

            fn read_token(
                tokens: &mut Tokens,
                name: &dyn Called,
                range: &RangeInclusive<i128>,
            ) -> Result<Self, Refusal> {
                tokens.integer_as(name, range, $from)
            }

            fn read_tokens(
                tokens: &mut Tokens,
                row: Row,
                range: &RangeInclusive<i128>,
            ) -> Result<Vec<Self>, Refusal> {
                tokens.row_as(row, range, $from)
            }

            fn write(row: &[Self], a_line_each: bool, out: &mut Writer) {
                for &value in row {
                    $write(out, value);
                    if a_line_each {
                        out.end_line();
                    }
                }
            }
        }
    )*};
}

macro_rules! numbers {
    ($($type:ty)*) => {
        integers! {$(
            $type,
            |value| <$type>::try_from(value).ok(),
            |out: &mut Writer, value: $type| out.integer(value < 0 as $type, value.abs_diff(0) as u128);
        )*}
    };
}

numbers! { u8 u16 u32 u64 usize i32 i64 i128 }

integers! {
    bool,
    |value| match value {
        0 => Some(false),
        1 => Some(true),
        _ => None,
    },
    |out: &mut Writer, value: bool| out.integer(false, value.into());
}
