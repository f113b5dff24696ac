//! 9.21 Nim product: x ⊗ y, the value of the coin (x, y) in Turning Corners.

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, Writer, sentence::QUERY};

use exercise::{
    Exercise, Fact,
    coverage::{self, Feature},
    picture::Picture,
};

mod brute;
mod checker;
mod facts;
mod generator;
mod pictures;
mod solution;

pub struct NimProduct;

/// One line of the input: the factors x and y.
pub type Pair = (u64, u64);

const LINES: Bound = Bound::lines(1, 100_000);
const X: Bound = Bound::new("x", 0, u64::MAX as i128);
const Y: Bound = Bound::new("y", 0, u64::MAX as i128);

impl Exercise for NimProduct {
    type Input = Vec<Pair>;
    /// The product of each pair.
    type Answer = Vec<u64>;

    const FOLDER: &'static str = "bai9_21_nim_product";
    const BOUNDS: &'static [Bound] = &[LINES, X, Y];
    const FEATURES: &'static [Feature] =
        &[Feature::Lengths { name: coverage::NUMBERS, least: 0, most: 64, except: &[] }];

    fn read(reader: &mut Reader) -> Result<Vec<Pair>, ReadError> {
        reader.lines(&LINES, |reader| {
            let x = reader.integer(&X)?;
            reader.space()?;
            Ok((x, reader.integer(&Y)?))
        })
    }

    fn write(pairs: &Vec<Pair>, out: &mut Writer) {
        out.rows(pairs.iter().map(|(x, y)| [x, y]));
    }

    fn read_answer(pairs: &Vec<Pair>, tokens: &mut Tokens) -> Result<Vec<u64>, Refusal> {
        let name = |query: usize| {
            let (x, y) = pairs[query - 1];
            format!("{x} ⊗ {y}")
        };
        tokens.integer_each(QUERY, pairs.len(), name, 0..=u64::MAX.into())
    }

    fn write_answer(products: &Vec<u64>, out: &mut Writer) {
        out.integer_lines(products);
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use solutions::nimber::nim_product;

    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        testing::judge::<NimProduct>(input, answer)
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
            assert_eq!(judge(input, row), Ok(()));
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
            (b"-8 13", "query 1 (line 1, column 1): 5 ⊗ 6 = -8 is not in [0, 18446744073709551615]"),
            (
                b"8\n18446744073709551616",
                "query 2 (line 2, column 1): 8 ⊗ 8 = 18446744073709551616 is not in [0, 18446744073709551615]",
            ),
            (b"8", "query 2: the answer ends where 8 ⊗ 8 should be"),
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
            Err("line 1, column 3: query 1: y = 18446744073709551616 is not in [0, 18446744073709551615]"
                .into())
        );
    }

    /// 6 = 4·1 ⊕ 2 and 13 = 4·3 ⊕ 1.
    #[test]
    fn the_worked_example_of_the_editorial() {
        let (a, b, c, d) = (1, 2, 3, 1);
        assert_eq!([(2, 2), (2, 3), (3, 3)].map(|(u, v)| nim_product(u, v)), [3, 1, 2]);
        let products = [(a, c), (a, d), (b, c), (b, d), (3, 2)].map(|(u, v)| nim_product(u, v));
        assert_eq!(products, [3, 1, 1, 2, 1]);
        assert_eq!((3 ^ 1 ^ 1, 2 ^ 1, nim_product(a ^ b, c ^ d) ^ 2), (3, 3, 3));
        assert_eq!(nim_product(6, 13), 15);
    }

    #[test]
    fn the_products_that_the_mistakes_name() {
        assert_eq!([(8, 8), (4, 8), (2, 8)].map(|(x, y)| nim_product(x, y)), [13, 11, 12]);
    }

    #[test]
    fn the_recursion_on_bits_is_right() {
        for x in (0..300).chain([1 << 33, u64::MAX, u64::MAX / 3]) {
            for y in [2, 3, 8, 15, 16, 17, 255, 256, 1 << 31, 1 << 32, 1 << 63, u64::MAX] {
                assert_eq!(facts::bit_by_bit(x, y, &mut 0), nim_product(x, y), "{x} ⊗ {y}");
            }
        }
    }

    /// Every block of side 2, 4 or 16 in the corner of the table holds a field: each row but the first is a
    /// permutation.
    #[test]
    fn the_corners_of_the_table_are_fields() {
        for size in [2, 4, 16] {
            for x in 1..size {
                let mut row: Vec<u64> = (0..size).map(|y| nim_product(x, y)).collect();
                row.sort_unstable();
                assert!(row.into_iter().eq(0..size), "row {x} of {size}");
            }
        }
    }
}
