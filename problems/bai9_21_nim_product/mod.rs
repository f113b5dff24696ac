//! 9.21 Nim product: x ⊗ y, the value of the coin (x, y) in Turning Corners.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens};
use generators::Dice;

use crate::exercise::{Exercise, Oracle, Recipe};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct NimProduct;

/// One line of the input: the factors x and y.
pub type Pair = (u64, u64);

const LINES: Bound = Bound::new("lines", 1, 100_000);
const X: Bound = Bound::new("x", 0, u64::MAX as i128);
const Y: Bound = Bound::new("y", 0, u64::MAX as i128);

impl Exercise for NimProduct {
    type Input = Vec<Pair>;
    /// The product of each pair.
    type Answer = Vec<u64>;

    const FOLDER: &'static str = "bai9_21_nim_product";
    const BOUNDS: &'static [Bound] = &[LINES, X, Y];
    const RECIPES: &'static [Recipe<Vec<Pair>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<Pair>, ReadError> {
        reader.lines(&LINES, |reader| {
            let x = reader.integer(&X)?;
            reader.space()?;
            Ok((x, reader.integer(&Y)?))
        })
    }

    fn write(pairs: &Vec<Pair>, out: &mut String) {
        for (x, y) in pairs {
            let _ = writeln!(out, "{x} {y}");
        }
    }

    fn read_answer(pairs: &Vec<Pair>, tokens: &mut Tokens) -> Result<Vec<u64>, Refusal> {
        let product = |(index, (x, y)): (usize, &Pair)| {
            tokens.label("query", index + 1);
            tokens.integer(format_args!("{x} ⊗ {y}"), 0..=u64::MAX.into())
        };
        pairs.iter().enumerate().map(product).collect()
    }

    fn write_answer(products: &Vec<u64>, out: &mut String) {
        for product in products {
            let _ = writeln!(out, "{product}");
        }
    }

    fn solve(pairs: &Vec<Pair>) -> Vec<u64> {
        solution::products(pairs)
    }

    fn oracle(pairs: &Vec<Pair>) -> Option<Oracle<'_, Vec<u64>>> {
        brute::oracle(pairs)
    }

    fn check(pairs: &Vec<Pair>, products: &Vec<u64>, reference: &Vec<u64>) -> Result<(), Refusal> {
        checker::check(pairs, products, reference)
    }

    fn small(dice: &mut Dice) -> Vec<Pair> {
        generator::small(dice)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        let case = find("9.21").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_products_of_the_document() {
        assert_eq!(judge(b"24 17\n5 6\n8 8\n2 16\n16 16\n", b"128\n8\n13\n32\n24\n"), Ok(()));
    }

    /// The document's table of Turning Corners, its rows 6 and 13.
    #[test]
    fn rows_of_the_document_s_table() {
        for (x, row) in
            [(6, "0 6 11 13 14 8 5 3 7 1 12 10 9 15 2 4"), (13, "0 13 6 11 9 4 15 2 14 3 8 5 7 10 1 12")]
        {
            let input: String = (0..16).map(|y| format!("{x} {y}\n")).collect();
            assert_eq!(judge(input.as_bytes(), row.as_bytes()), Ok(()));
        }
    }

    #[test]
    fn products_fill_all_64_bits() {
        // 2^63 = 2^32 ⊗ 2^31, and 3 is the inverse of 2.
        assert_eq!(judge(b"4294967296 2147483648\n", b"9223372036854775808"), Ok(()));
        assert_eq!(judge(b"4294967296 4294967295\n", b"18446744069414584320"), Ok(()));
        assert_eq!(judge(b"18446744073709551615 1\n", b"18446744073709551615"), Ok(()));
        assert_eq!(judge(b"18446744073709551615 0\n", b"0"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong() {
        for (answer, refusal) in [
            (&b"8 63"[..], "query 2: 8 ⊗ 8 is 63, expected 13"),
            (b"-8 13", "query 1 (line 1, column 1): 5 ⊗ 6 = -8 is not in 0..=18446744073709551615"),
            (
                b"8\n18446744073709551616",
                "query 2 (line 2, column 1): 8 ⊗ 8 = 18446744073709551616 is not in 0..=18446744073709551615",
            ),
            (b"8", "query 2: the answer ends where 8 ⊗ 8 should stand"),
            (b"8 13 0", "line 1, column 6: the answer should end here, found \"0\""),
        ] {
            assert_eq!(judge(b"5 6\n8 8\n", answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_reader_takes_64_bits_and_no_more() {
        assert_eq!(judge(b"18446744073709551615 0\n", b"0"), Ok(()));
        assert_eq!(
            judge(b"1 18446744073709551616\n", b"0"),
            Err("line 1, column 3: query 1: y = 18446744073709551616 is not in 0..=18446744073709551615".into())
        );
    }
}
