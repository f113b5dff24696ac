//! 9.18 Kayles: a move fells one standing pin or two that stand side by side; whoever cannot move loses.

use std::slice;

use checkers::{Bound, Name, ReadError, Reader, Refusal, Tokens, Writer};

use crate::shared::{
    kayles::{Pins, Shot},
    play, reply, row,
};
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
#[cfg(test)]
mod game;
mod generator;
mod pictures;
mod solution;

pub struct Kayles;

const N: Bound = Bound::new("n", 1, 1_000_000);

/// What messages call the second line of an input.
const ROW: Name = Name::new("hàng ki", "the row of pins");

/// The runs whose values a lost row tells apart.
const RUN: &str = "run of pins";

impl Exercise for Kayles {
    type Input = Pins;
    type Answer = Option<Shot>;

    const FOLDER: &'static str = "bai9_18_kayles";
    const BOUNDS: &'static [Bound] = &[N];

    fn read(reader: &mut Reader) -> Result<Pins, ReadError> {
        row::read(reader, &N, 0, ROW)
    }

    fn write(pins: &Pins, out: &mut Writer) {
        row::write(pins, 0, out);
    }

    fn read_answer(pins: &Pins, tokens: &mut Tokens) -> Result<Option<Shot>, Refusal> {
        reply::read(tokens, |tokens| {
            let count = tokens.integer("c", 1..=2)?;
            let first = tokens.integer("i", 1..=pins.len() as i128)?;
            Ok(Shot { count, first })
        })
    }

    fn write_answer(reply: &Option<Shot>, out: &mut Writer) {
        reply::write(reply, out, |Shot { count, first }, out| {
            out.value(count).value(first);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind("a winning move that fells two pins"),
        // The values up to the period, and a period far from there.
        Feature::Table { name: RUN, from: 1, most: 83 },
        Feature::Table { name: RUN, from: 612, most: 623 },
    ];

    fn cover(pins: &Pins, reply: &Option<Shot>, coverage: &mut Coverage) {
        let mut wins = vec![false; pins.len()];
        solution::winning_shots(pins).for_each(|shot| wins[shot.first - 1] = true);
        coverage.places((0..pins.len()).filter(|&pin| pins[pin]).map(|pin| wins[pin]), 250_000);
        for run in row::runs(pins).filter(|_| reply.is_none()) {
            coverage.entry(RUN, run.len(), solution::VALUES.value(run.len()).into());
        }
        if reply.is_some_and(|shot| shot.count == 2) {
            coverage.kind("a winning move that fells two pins");
        }
    }

    fn outcomes(reply: &Option<Shot>) -> Option<Outcomes> {
        reply::outcomes(slice::from_ref(reply))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&play::kayles::GAME)
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::{solution, *};
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<Kayles>(input, answer)
    }

    #[test]
    fn the_row_of_the_book_is_worth_7_and_won_by_pins_6_and_10() {
        let pins: Pins = "1011111111111".chars().map(|pin| pin == '1').collect();
        assert_eq!(solution::value(&pins), 7);
        let winning: Vec<Shot> = solution::winning_shots(&pins).collect();
        assert_eq!(winning, [6, 10].map(|first| Shot { count: 1, first }));
    }

    #[test]
    fn only_pin_4_wins_the_second_sample() {
        let pins: Pins = "1101011".chars().map(|pin| pin == '1').collect();
        assert_eq!(solution::winning_shots(&pins).collect::<Vec<_>>(), [Shot { count: 1, first: 4 }]);
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let values: Vec<u32> = (0..=11).map(|run| solution::value(&vec![true; run])).collect();
        assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
        let parts =
            |rest: usize| (0..=rest / 2).map(|left| values[left] ^ values[rest - left]).collect::<Vec<_>>();
        // Runs of 3 and of 4: one pin falls, then two.
        assert_eq!((parts(2), parts(1)), (vec![2, 0], vec![1]));
        assert_eq!((parts(3), parts(2)), (vec![3, 3], vec![2, 0]));
        // The run of 11.
        assert_eq!(parts(10), [2, 5, 3, 1, 2, 0]);
        assert_eq!(parts(9), [4, 0, 0, 0, 5]);
    }

    #[test]
    fn the_figures_of_the_proof() {
        let (start, period) = (solution::VALUES.start(), solution::VALUES.period());
        assert_eq!((start, period, 2 * start + period + 2), (71, 12, 156));
        let value = |run| solution::VALUES.value(run);
        assert_eq!((value(70), value(82), value(94)), (6, 2, 2));
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        // If gaps closed, 101 would be won; if balls could not split, 111 would be lost; as Nim, 1111 and 1 are won.
        for (input, answer) in [("3\n101\n", "0\n"), ("3\n111\n", "1 1 2\n"), ("6\n111101\n", "0\n")] {
            assert_eq!(testing::answer::<Kayles>(input), answer);
        }
        let mut ends: Vec<u64> = vec![0];
        for run in 1..=3 {
            ends.push(solutions::grundy::mex(
                (1..=2).filter(|&felled| felled <= run).map(|felled| ends[run - felled]),
            ));
        }
        assert_eq!(ends[3], 0);
    }

    #[test]
    fn any_winning_move_is_right() {
        for answer in [&b"1 1 6"[..], b"1 1 10", b"1\n01\t0010\r\n"] {
            assert_eq!(judge(b"13\n1011111111111\n", answer), Ok(()));
        }
    }

    #[test]
    fn refuses_felling_across_a_gap() {
        assert_eq!(judge(b"4\n1101\n", b"1 2 2"), Err("pin 3 is down already".into()));
        assert_eq!(judge(b"4\n0011\n", b"1 2 4"), Err("there is no pin 5".into()));
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (input, answer, refusal) in [
            (
                &b"3\n111\n"[..],
                &b"1 1 1"[..],
                "the move is legal, but it leaves the opponent a won position: its value is 2, not 0",
            ),
            (b"3\n111\n", b"0", "the answer is 0, but the position is won"),
            (b"3\n101\n", b"1 1 1", "the position is lost, no move wins"),
            (b"3\n111\n", b"1 3 1", "line 1, column 3: c = 3 is not in [1, 2]"),
            (b"3\n111\n", b"1 1 4", "line 1, column 5: i = 4 is not in [1, 3]"),
            (b"3\n111\n", b"1 1", "the answer ends where i should be"),
            (b"3\n111\n", b"1 1 2 0", "line 1, column 7: the answer should end here, found \"0\""),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_reader_wants_n_pins_and_nothing_else() {
        for input in [&b"3\n11\n"[..], b"3\n1111\n", b"3\n121\n", b"3\n1 1\n", b"3 111\n"] {
            assert!(testing::read::<Kayles>(input).is_err(), "{}", input.escape_ascii());
        }
    }
}
