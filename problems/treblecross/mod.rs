//! Treblecross: both players write X into an empty cell of a row; whoever makes three adjacent X wins.

use std::slice;

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};

use crate::shared::{reply, row};
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{self, Coverage, Feature, Text},
    picture::Picture,
    play::AnyGame,
};

mod brute;
mod checker;
mod facts;
mod game;
mod generator;
mod pictures;
mod solution;

/// The exercise.
pub struct Treblecross;

/// The cells from left to right: whether there is an X in each of them. No three adjacent ones have an X.
pub type Cells = Vec<bool>;

const N: Bound = Bound::new("n", 3, 10_000);

/// What messages call the second line of an input.
const ROW: Name = Name::new("hàng ô", "the row of cells");

/// The first of three adjacent X, counted from 0.
pub fn three(cells: &[bool]) -> Option<usize> {
    cells.windows(3).position(|three| three == [true, true, true])
}

/// The rule: the cells after an X is written into `cell`, counted from 1, or why it may not be.
pub fn mark(cells: &[bool], cell: usize) -> Result<Cells, Sentence> {
    if cell == 0 || cell > cells.len() {
        return Err(say!(vi "không có ô {cell}", en "there is no cell {cell}"));
    }
    if cells[cell - 1] {
        return Err(say!(vi "ô {cell} đã có X từ trước", en "cell {cell} has an X already"));
    }
    let mut after = cells.to_vec();
    after[cell - 1] = true;
    Ok(after)
}

impl Exercise for Treblecross {
    type Input = Cells;
    type Answer = Option<usize>;

    const FOLDER: &'static str = "treblecross";
    const BOUNDS: &'static [Bound] = &[N];

    fn read(reader: &mut Reader) -> Result<Cells, ReadError> {
        let start = reader.mark();
        let cells = row::read(reader, &N, 0, ROW)?;
        match three(&cells) {
            None => Ok(cells),
            Some(place) => {
                let (first, last) = (place + 1, place + 3);
                let message = say!(
                    vi "ván chơi đã kết thúc: các ô từ {first} đến {last} đều có X",
                    en "the game is over: the cells from {first} to {last} all have an X",
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
        Feature::Kind(AT_ONCE),
        Feature::Kind(NOTHING_SAFE),
        Feature::Kind(ASIDE),
        Feature::Kind(MOST_RUNS),
        Feature::Longest { text: Text::Line, bytes: 10_001 },
        Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 9, except: &[] },
    ];

    fn cover(cells: &Cells, _: &Option<usize>, coverage: &mut Coverage) {
        let mut wins = vec![false; cells.len()];
        solution::winning_cells(cells).iter().for_each(|cell| wins[cell - 1] = true);
        coverage.places((0..cells.len()).filter(|&cell| !cells[cell]).map(|cell| wins[cell]), 4_000);
        if solution::at_once(cells).next().is_some() {
            coverage.kind(AT_ONCE);
        } else {
            coverage.nim_sum(solution::nim_sum(cells).into());
            if !solution::safe(cells).contains(&true) {
                coverage.kind(NOTHING_SAFE);
            }
            if row::runs(&solution::safe(cells)).count() > MOST {
                coverage.kind(MOST_RUNS);
            }
            if solution::wins_aside(cells) {
                coverage.kind(ASIDE);
            }
        }
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

const AT_ONCE: &str = "a position that is won at once";
const ASIDE: &str =
    "a won position in which no move wins in a run of the greatest value or of the greatest length";
/// A run takes one cell, and between two runs are five.
const MOST: usize = N.max as usize / 6 - 10;
const MOST_RUNS: &str = "about as many runs of safe cells as there can be";
const NOTHING_SAFE: &str = "a position in which every move lets the opponent win at once";

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: &[u8]) -> Result<(), String> {
        testing::judge::<Treblecross>(input, answer)
    }

    /// The winning cells of a row, by the checker.
    fn winning(row: &str) -> Vec<usize> {
        let input = format!("{}\n{row}\n", row.len());
        (1..=row.len()).filter(|cell| judge(&input, format!("1 {cell}").as_bytes()).is_ok()).collect()
    }

    #[test]
    fn the_lost_empty_rows_of_the_contract() {
        let lost = |n: &usize| judge(format!("{n}\n{}\n", "0".repeat(*n)), b"0").is_ok();
        assert_eq!((3..=60).filter(lost).collect::<Vec<_>>(), [6, 12, 22, 30, 32, 44, 54]);
    }

    #[test]
    fn two_marks_at_distance_1_or_2_win_at_once() {
        assert_eq!(winning("110"), [3]);
        assert_eq!(winning("011"), [1]);
        assert_eq!(winning("101"), [2]);
        assert_eq!(winning("0110"), [1, 4]);
        assert_eq!(winning("010100"), [3]);
        assert_eq!(winning("11011000"), [3, 6]);
    }

    #[test]
    fn the_values_reach_262() {
        let values = solution::values();
        assert_eq!(values[..=10_000].iter().max(), Some(&262));
        assert_eq!([values[9166], values[9913], values[1357]], [256, 262, 64]);
    }

    /// All positions of up to 12 cells: 3728 of them can occur in a game that isn't over, as the editorial says.
    #[test]
    fn theory_and_rule_agree_on_all_small_positions() {
        let mut count = 0;
        for n in 3..=12 {
            let wins = brute::winners(n);
            for (set, &wins) in wins.iter().enumerate() {
                let cells: Cells = (0..n).map(|cell| set >> cell & 1 == 1).collect();
                if three(&cells).is_none() {
                    assert_eq!(solution::winning_cells(&cells).is_empty(), !wins, "{cells:?}");
                    count += 1;
                }
            }
        }
        assert_eq!(count, 3728);
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let values = solution::values();
        assert_eq!(values[..13], [0, 1, 1, 1, 2, 2, 0, 3, 3, 1, 1, 1, 0]);
        assert_eq!(winning("0000000000100000"), [3, 6]);
        assert_eq!(winning("000000"), []);
        assert_eq!(winning("0000000"), [4]);
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (input, answer, refusal) in [
            ("7\n0000000\n", &b"0"[..], "the answer is 0, but the position is won"),
            ("6\n000000\n", b"1 1", "the position is lost, no move wins"),
            ("7\n0100000\n", b"1 2", "cell 2 has an X already"),
            (
                "7\n0100000\n",
                b"1 3",
                "the move is legal, but it leaves the opponent a won position: an X in cell 1 makes three in a row",
            ),
            (
                "7\n0000000\n",
                b"1 1",
                "the move is legal, but it leaves the opponent a won position: the nim-sum of the runs of safe cells is 2, not 0",
            ),
            ("7\n0000000\n", b"1 8", "line 1, column 3: i = 8 is not in [1, 7]"),
            ("7\n0000000\n", b"1", "the answer ends where i should be"),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()), "{input} {answer:?}");
        }
    }

    #[test]
    fn the_reader_refuses_a_game_that_is_over() {
        assert_eq!(
            testing::read::<Treblecross>("5\n01110\n"),
            Err("line 1, column 1: the game is over: the cells from 2 to 4 all have an X".into())
        );
    }
}
