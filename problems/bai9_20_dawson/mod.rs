//! 9.20 Dawson's chess as marks on a row: mark an empty cell that is not next to a marked one; the last mark
//! wins.

use std::slice;

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{reply, row};
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod game;
mod generator;
mod pawns;
mod pictures;
mod solution;

pub struct Dawson;

/// The cells from left to right: whether each of them is marked. No two neighbours are.
pub type Cells = Vec<bool>;

const N: Bound = Bound::new("n", 1, 1_000_000);

/// What messages call the second line of an input.
const ROW: Name = Name::new("dải giấy", "the strip");

/// The runs whose values a lost row tells apart.
const RUN: &str = "run of free squares";

/// The rule: the cells after `cell`, counted from 1, is marked, or why it may not be.
pub fn mark(cells: &[bool], cell: usize) -> Result<Cells, Sentence> {
    let marked = |cell: usize| cells.get(cell - 1).is_some_and(|&marked| marked);
    if cell == 0 || cell > cells.len() {
        return Err(say!(vi "không có ô {cell}", en "there is no square {cell}"));
    }
    if marked(cell) {
        return Err(say!(vi "ô {cell} đã được đánh dấu từ trước", en "square {cell} is marked already"));
    }
    let left = (cell > 1).then(|| cell - 1);
    if let Some(neighbour) = left.into_iter().chain([cell + 1]).find(|&neighbour| marked(neighbour)) {
        return Err(say!(
            vi "ô {cell} kề với ô {neighbour} đã được đánh dấu",
            en "square {cell} is next to square {neighbour}, which is marked",
        ));
    }
    let mut after = cells.to_vec();
    after[cell - 1] = true;
    Ok(after)
}

impl Exercise for Dawson {
    type Input = Cells;
    type Answer = Option<usize>;

    const FOLDER: &'static str = "bai9_20_dawson";
    const BOUNDS: &'static [Bound] = &[N];

    fn read(reader: &mut Reader) -> Result<Cells, ReadError> {
        let start = reader.mark();
        let cells = row::read(reader, &N, 0, ROW)?;
        match cells.windows(2).position(|pair| pair == [true, true]) {
            None => Ok(cells),
            Some(place) => {
                let (left, right) = (place + 1, place + 2);
                let message = say!(
                    vi "hai ô kề nhau {left} và {right} đều được đánh dấu",
                    en "squares {left} and {right} are both marked, though neighbours",
                );
                Err(reader.error(start, message))
            }
        }
    }

    fn write(cells: &Cells, out: &mut Writer) {
        row::write(cells, 0, out);
    }

    fn read_answer(cells: &Cells, tokens: &mut Tokens) -> Result<Option<usize>, Refusal> {
        reply::read(tokens, |tokens| tokens.integer("i", 1..=cells.len() as i128))
    }

    fn write_answer(reply: &Option<usize>, out: &mut Writer) {
        reply::write(reply, out, |cell, out| {
            out.value(cell);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        // The values up to the period, and a period far from there.
        Feature::Table { name: RUN, from: 1, most: 86 },
        Feature::Table { name: RUN, from: 680, most: 713 },
    ];

    fn cover(cells: &Cells, reply: &Option<usize>, coverage: &mut Coverage) {
        let free = solution::free(cells);
        for run in row::runs(&free).filter(|_| reply.is_none()) {
            coverage.entry(RUN, run.len(), solution::VALUES.value(run.len()).into());
        }
        let mut wins = vec![false; cells.len()];
        solution::winning_cells(cells).for_each(|cell| wins[cell - 1] = true);
        coverage.places((0..cells.len()).filter(|&cell| free[cell]).map(|cell| wins[cell]), 250_000);
    }

    fn outcomes(reply: &Option<usize>) -> Option<Outcomes> {
        reply::outcomes(slice::from_ref(reply))
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
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
    use super::*;
    use exercise::testing;

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<Dawson>(input, answer)
    }

    #[test]
    fn eighteen_empty_cells_are_worth_3_and_won_by_5_7_12_and_14() {
        let cells = vec![false; 18];
        assert_eq!(solution::value(&cells), 3);
        assert_eq!(solution::winning_cells(&cells).collect::<Vec<_>>(), [5, 7, 12, 14]);
    }

    #[test]
    fn only_cell_6_wins_the_second_sample() {
        let cells: Cells = "00100000100".chars().map(|cell| cell == '1').collect();
        let free: Vec<usize> =
            (1..).zip(solution::free(&cells)).filter(|cell| cell.1).map(|cell| cell.0).collect();
        assert_eq!(free, [1, 5, 6, 7, 11]);
        assert_eq!(solution::winning_cells(&cells).collect::<Vec<_>>(), [6]);
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let values = |cells: usize| {
            let value = |cell: usize| {
                let left = solution::value(&vec![false; cell.saturating_sub(2)]);
                left ^ solution::value(&vec![false; cells.saturating_sub(cell + 1)])
            };
            (1..=cells).map(value).collect::<Vec<_>>()
        };
        assert_eq!(values(4), [1, 1, 1, 1]);
        assert_eq!(values(5), [2, 1, 0, 1, 2]);
        assert_eq!([3, 12, 5, 10].map(|cells| solution::value(&vec![false; cells])), [2, 2, 3, 3]);
    }

    #[test]
    fn the_figures_of_the_proof() {
        let (start, period) = (solution::VALUES.start(), solution::VALUES.period());
        assert_eq!((start, period, 2 * start + period + 3), (52, 34, 141));
        assert_eq!([51, 85, 119, 153].map(|run| solution::VALUES.value(run)), [2, 9, 9, 9]);
    }

    #[test]
    fn the_mistakes_of_the_editorial_fail_where_it_says() {
        for (input, answer) in [("1\n0\n", "1 1\n"), ("2\n10\n", "0\n"), ("3\n010\n", "0\n")] {
            assert_eq!(testing::answer::<Dawson>(input), answer);
        }
    }

    #[test]
    fn empty_rows_have_the_values_of_the_book() {
        let values: Vec<u32> = (0..=18).map(|n| solution::value(&vec![false; n])).collect();
        assert_eq!(values, [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3]);
    }

    #[test]
    fn any_winning_cell_is_right() {
        for answer in [&b"1 5"[..], b"1 7", b"1 12", b"1\n014\r\n"] {
            assert_eq!(judge(b"18\n000000000000000000\n", answer), Ok(()));
        }
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (input, answer, refusal) in [
            (
                &b"5\n00000\n"[..],
                &b"1 1"[..],
                "the move is legal, but it leaves the opponent a won position: its value is 2, not 0",
            ),
            (b"5\n00000\n", b"0", "the answer is 0, but the position is won"),
            (b"4\n0000\n", b"1 1", "the position is lost, no move wins"),
            (b"5\n10000\n", b"1 1", "square 1 is marked already"),
            (b"5\n10000\n", b"1 2", "square 2 is next to square 1, which is marked"),
            (b"5\n00001\n", b"1 4", "square 4 is next to square 5, which is marked"),
            (b"5\n00000\n", b"1 6", "line 1, column 3: i = 6 is not in [1, 5]"),
            (b"5\n00000\n", b"1 0", "line 1, column 3: i = 0 is not in [1, 5]"),
            (b"5\n00000\n", b"1", "the answer ends where i should be"),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn the_reader_refuses_marks_side_by_side() {
        assert_eq!(
            judge(b"4\n0110\n", b"0"),
            Err("line 1, column 1: squares 2 and 3 are both marked, though neighbours".into())
        );
    }
}
