//! 9.19 Rims: a loop through at least one dot of a region leaves some dots inside and some outside; whoever
//! cannot draw a loop loses.

use std::slice;

use checkers::{Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{pile_move, reply};
use exercise::{
    Exercise, Outcomes,
    coverage::{self, Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pictures;
mod solution;

pub struct Rims;

/// The dots of each region.
pub type Regions = Vec<u64>;

/// A move: a loop in `region`, counted from 1, with so many dots left inside and outside of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loop {
    pub region: usize,
    pub inside: u64,
    pub outside: u64,
}

const N: Bound = Bound::new("n", 1, 100_000);
const DOTS: Bound = Bound::new("x", 1, (1 << 60) - 1).shown("x_i");

impl Loop {
    /// The rule: whether the loop can be drawn, and if not, why.
    pub fn is_legal(self, regions: &[u64]) -> Result<(), Sentence> {
        let Loop { region, inside, outside } = self;
        let dots = regions[region - 1];
        // Both are below 2^60.
        if inside + outside < dots {
            return Ok(());
        }
        Err(say!(
            vi "miền {region} có {dots} chấm và vòng phải đi qua ít nhất một chấm: \
                để lại {inside} chấm bên trong và {outside} chấm bên ngoài là quá nhiều",
            en "region {region} has {dots} dots, and the loop goes through at least one of them: \
                {inside} inside and {outside} outside are too many",
        ))
    }
}

impl Exercise for Rims {
    type Input = Regions;
    type Answer = Option<Loop>;

    const FOLDER: &'static str = "bai9_19_rims";
    const BOUNDS: &'static [Bound] = &[N, DOTS];

    fn read(reader: &mut Reader) -> Result<Regions, ReadError> {
        let n = reader.integer(&N)?;
        reader.end_line()?;
        let regions = reader.integers(&DOTS, n)?;
        reader.end_line()?;
        Ok(regions)
    }

    fn write(regions: &Regions, out: &mut Writer) {
        out.line([regions.len()]);
        out.integer_line(regions);
    }

    fn read_answer(regions: &Regions, tokens: &mut Tokens) -> Result<Option<Loop>, Refusal> {
        reply::read(tokens, |tokens| {
            let region = tokens.integer("i", 1..=regions.len() as i128)?;
            let inside = tokens.integer("a", 0..=DOTS.max)?;
            let outside = tokens.integer("b", 0..=DOTS.max)?;
            Ok(Loop { region, inside, outside })
        })
    }

    fn write_answer(reply: &Option<Loop>, out: &mut Writer) {
        reply::write(reply, out, |Loop { region, inside, outside }, out| {
            out.value(region).value(inside).value(outside);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(coverage::ROUNDED_UP),
        Feature::Lengths { name: coverage::NIM_SUM, least: 60, most: 60, except: &[] },
        Feature::Decides { name: coverage::NIM_SUM, digits: 60 },
        Feature::Apart(pile_move::LOWERED),
    ];

    fn cover(regions: &Regions, _: &Option<Loop>, coverage: &mut Coverage) {
        let sum = regions.iter().fold(0, |sum, dots| sum ^ dots);
        coverage.nim_sum(sum);
        pile_move::cover_comparison(regions, sum, coverage);
        coverage.places(regions.iter().map(|dots| dots ^ sum < *dots), N.max as usize - 1);
    }

    fn outcomes(reply: &Option<Loop>) -> Option<Outcomes> {
        reply::outcomes(slice::from_ref(reply))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        testing::judge::<Rims>(input, answer)
    }

    #[test]
    fn the_loop_of_the_book_wins_either_way_round() {
        for answer in [&b"1 1 1 0"[..], b"1 1 0 1"] {
            assert_eq!(judge(b"3\n3 4 5\n", answer), Ok(()));
        }
    }

    #[test]
    fn every_split_with_the_right_nim_sum_is_right() {
        // 7 and 2: the opponent must find 2 in place of 7, in one region or in two.
        for answer in [&b"1 1 2 0"[..], b"1 1 0 2", b"1 1 3 1", b"1 1 1 3"] {
            assert_eq!(judge(b"2\n7 2\n", answer), Ok(()));
        }
        assert_eq!(judge(b"1\n7\n", b"1 1 3 3"), Ok(()));
        assert!(judge(b"1\n6\n", b"1 1 3 3").is_err());
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        // 7 and 2: of all splits of 7, these are worth 2.
        let splits = (0..7u64).flat_map(|a| (0..7 - a).map(move |b| (a, b)));
        let worth_2: Vec<_> = splits.clone().filter(|(a, b)| a ^ b == 2).collect();
        assert_eq!(worth_2, [(0, 2), (1, 3), (2, 0), (3, 1)]);
        assert_eq!(splits.clone().count(), 28);
        assert!(splits.clone().all(|(a, b)| a ^ b < 7));
        assert_eq!((3 ^ 4 ^ 5, 3 ^ 2, 4 ^ 2, 5 ^ 2), (2, 1, 6, 7));
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, answer) in [
            // The largest region cannot be used; nor can the first that has a digit of the sum.
            (&b"3\n1 2 2\n"[..], "1 1 0 0\n"),
            (b"2\n1 2\n", "1 2 1 0\n"),
            (b"1\n1\n", "1 1 0 0\n"),
        ] {
            assert_eq!(testing::answer::<Rims>(input), answer);
        }
        let winning = |input: &[u8], region: usize, dots: u64| {
            let splits = (0..dots).flat_map(|a| (0..dots - a).map(move |b| (a, b)));
            splits.filter(|(a, b)| judge(input, format!("1 {region} {a} {b}")).is_ok()).count()
        };
        assert_eq!([1, 2].map(|region| winning(b"2\n1 2\n", region, region as u64)), [0, 2]);
        assert_eq!(
            [(1, 1), (2, 2), (3, 2)].map(|(region, dots)| winning(b"3\n1 2 2\n", region, dots)),
            [1, 0, 0]
        );
    }

    #[test]
    fn refuses_a_loop_through_no_dot() {
        assert_eq!(
            judge(b"2\n5 2\n", b"1 1 2 3"),
            Err("region 1 has 5 dots, and the loop goes through at least one of them: \
                 2 inside and 3 outside are too many"
                .into())
        );
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (input, answer, refusal) in [
            (
                &b"3\n3 4 5\n"[..],
                &b"1 2 1 0"[..],
                "the move is legal, but it leaves the opponent a won position: \
                 the nim-sum of the regions is 7, not 0",
            ),
            (b"3\n3 4 5\n", b"0", "the answer is 0, but the position is won"),
            (b"2\n4 4\n", b"1 1 1 1", "the position is lost, no move wins"),
            (b"3\n3 4 5\n", b"1 0 1 0", "line 1, column 3: i = 0 is not in [1, 3]"),
            (b"3\n3 4 5\n", b"1 1 1 -1", "line 1, column 7: b = -1 is not in [0, 1152921504606846975]"),
            (b"3\n3 4 5\n", b"1 1 1", "the answer ends where b should be"),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_largest_numbers_do_not_overflow() {
        let most = "1152921504606846975";
        let refusal = judge(format!("1\n{most}\n"), format!("1 1 {most} {most}"));
        assert!(refusal.unwrap_err().contains("too many"));
    }
}
