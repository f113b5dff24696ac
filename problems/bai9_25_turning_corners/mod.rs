//! 9.25 Turning Corners: a move turns the four corners of a rectangle, the bottom-right one from heads to tails.

use std::slice;

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use solutions::turning_corners::{self, Steps};

use crate::shared::{grid, reply};
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
mod pictures;
mod solution;

pub struct TurningCorners;

/// A board of (n + 1) × (n + 1) coins; x counts columns and y rows, both from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub n: usize,
    /// Row by row.
    heads: Vec<bool>,
}

/// The corner (x, y) of a winning move, or nothing if the position is lost.
pub type Reply = Option<(usize, usize)>;

/// A move: the corners are (a, b), (x, b), (a, y) and (x, y).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rectangle {
    pub a: usize,
    pub b: usize,
    pub x: usize,
    pub y: usize,
}

const N: Bound = Bound::new("n", 1, 511);
const COIN: Bound = Bound::named(Name::new("mặt đồng xu", "coin"), 0, 1).shown("c_{yx}");

impl Board {
    /// A board on which every coin lies tails.
    pub fn tails(n: usize) -> Self {
        Board { n, heads: vec![false; (n + 1) * (n + 1)] }
    }

    /// How many coins a row or a column has.
    pub fn side(&self) -> usize {
        self.n + 1
    }

    /// The value of the position.
    fn value(&self) -> u64 {
        turning_corners::value(&self.heads, self.side())
    }

    pub fn is_heads(&self, x: usize, y: usize) -> bool {
        self.heads[y * self.side() + x]
    }

    pub fn turn(&mut self, x: usize, y: usize) {
        let side = self.side();
        let coin = &mut self.heads[y * side + x];
        *coin = !*coin;
    }

    /// The coins that lie heads, as (x, y), row by row.
    fn heads(&self) -> impl Iterator<Item = (usize, usize)> {
        let places = grid::places(0..self.n + 1, 0..self.n + 1);
        places.zip(&self.heads).filter_map(|((y, x), &heads)| heads.then_some((x, y)))
    }

    /// The rule for the corner of a move: whether some rectangle may be turned that ends in it.
    pub fn allows(&self, x: usize, y: usize) -> Result<(), Sentence> {
        if x == 0 || y == 0 {
            return Err(say!(
                vi "không hình chữ nhật nào có góc phải dưới ở ô ({x}, {y}): phải có 0 < x và 0 < y",
                en "no rectangle has its bottom-right corner at ({x}, {y}): 0 < x and 0 < y",
            ));
        }
        if !self.is_heads(x, y) {
            return Err(say!(
                vi "đồng xu ({x}, {y}) đang sấp, nhưng nó phải được lật từ ngửa sang sấp",
                en "the coin ({x}, {y}) lies tails, it must be turned from heads to tails",
            ));
        }
        Ok(())
    }

    /// Plays a move, whichever way the other three coins lie.
    pub fn play(&mut self, Rectangle { a, b, x, y }: Rectangle) {
        for (x, y) in [(a, b), (x, b), (a, y), (x, y)] {
            self.turn(x, y);
        }
    }
}

impl Exercise for TurningCorners {
    type Input = Board;
    type Answer = Reply;

    const FOLDER: &'static str = "bai9_25_turning_corners";
    const BOUNDS: &'static [Bound] = &[N, COIN];

    fn read(reader: &mut Reader) -> Result<Board, ReadError> {
        let n = reader.integer(&N)?;
        reader.end_line()?;
        let mut heads = Vec::with_capacity((n + 1) * (n + 1));
        for _ in 0..=n {
            heads.append(&mut reader.integers(&COIN, n + 1)?);
            reader.end_line()?;
        }
        Ok(Board { n, heads })
    }

    fn write(board: &Board, out: &mut Writer) {
        out.line([board.n]);
        board.heads.chunks(board.side()).for_each(|row| out.integer_line(row));
    }

    fn read_answer(board: &Board, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        let most = board.n as i128;
        reply::read(tokens, |tokens| Ok((tokens.integer("x", 0..=most)?, tokens.integer("y", 0..=most)?)))
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |(x, y), out| {
            // The move has a line of its own.
            out.end_line();
            out.value(x).value(y);
        });
    }

    /// From the right no way is long: in a board with many heads of large numbers on the right, one of them wins.
    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Lengths { name: coverage::NIM_SUM, least: 16, most: 16, except: &[] },
        Feature::Decides { name: coverage::NIM_SUM, digits: 16 },
    ];

    fn cover(board: &Board, _: &Reply, coverage: &mut Coverage) {
        let sum = board.value();
        coverage.nim_sum(sum);
        coverage.places(Steps::new(board.side(), sum).marks(&board.heads), 100_000);
    }

    fn outcomes(reply: &Reply) -> Option<Outcomes> {
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
    use exercise::{Reference, testing};

    fn judge(input: &[u8], answer: &[u8]) -> Result<(), String> {
        testing::judge::<TurningCorners>(input, answer)
    }

    /// The document's board: heads at (3, 1), (2, 3) and (4, 4).
    const DOCUMENT: &[u8] = b"4\n0 0 0 0 0\n0 0 0 1 0\n0 0 0 0 0\n0 0 1 0 0\n0 0 0 0 1\n";

    #[test]
    fn the_document_s_position_and_its_move() {
        assert_eq!(judge(DOCUMENT, b"1\n4 4\n"), Ok(()));
        let after = b"4\n0 0 0 0 0\n0 0 0 1 0\n0 0 0 0 0\n0 0 1 1 1\n0 0 0 1 0\n";
        assert_eq!(judge(after, b"0\n"), Ok(()));
    }

    #[test]
    fn coins_turn_whichever_way_they_lie() {
        // From heads at (1, 1) and (2, 2) the winning move turns (1, 1) from heads to tails.
        assert_eq!(judge(b"2\n0 0 0\n0 1 0\n0 0 1\n", b"1 2 2"), Ok(()));
    }

    /// The document's restricted rule, that the other three coins lie tails, is another game: on the boards of
    /// 3 × 3 coins it has another winner on 295 of 512.
    #[test]
    fn the_restricted_rule_has_another_winner_on_295_boards() {
        let mut lost = vec![false; 512];
        for position in 0..512usize {
            let coin = |x: usize, y: usize| 1usize << (3 * y + x);
            let mut moves = Vec::new();
            for (x, y) in (1..3).flat_map(|x| (1..3).map(move |y| (x, y))) {
                for (a, b) in (0..x).flat_map(|a| (0..y).map(move |b| (a, b))) {
                    let others = coin(a, b) | coin(x, b) | coin(a, y);
                    if position & coin(x, y) != 0 && position & others == 0 {
                        moves.push(position ^ coin(x, y) ^ others);
                    }
                }
            }
            lost[position] = !moves.iter().any(|&after| lost[after]);
        }
        let differ = (0..512).filter(|position| {
            let heads = (0..9).map(|place| position >> place & 1 == 1).collect();
            TurningCorners::solve(&Board { n: 2, heads }).is_none() != lost[*position]
        });
        assert_eq!(differ.count(), 295);
    }

    /// Every rectangle of every corner, played and judged by the value of what is left.
    #[test]
    fn a_corner_is_right_if_some_rectangle_is() {
        let mut board = "7\n".to_string() + &"0 1 1 0 1 0 1 1\n1 1 0 1 0 0 1 0\n".repeat(3);
        board += "0 0 1 0 0 0 0 1\n1 1 0 0 0 0 1 1\n";
        let input = board.as_bytes();
        let board = TurningCorners::read(&mut Reader::new(input)).unwrap();
        let mut right = 0;
        for (x, y) in board.heads() {
            let wins = (0..x).flat_map(|a| (0..y).map(move |b| (a, b))).any(|(a, b)| {
                let mut after = board.clone();
                after.play(Rectangle { a, b, x, y });
                TurningCorners::solve(&after).is_none()
            });
            assert_eq!(judge(input, format!("1 {x} {y}").as_bytes()).is_ok(), wins, "({x}, {y})");
            right += usize::from(wins);
        }
        // Nine coins have a value that goes down; four more win by a rectangle that raises theirs.
        assert_eq!(right, 13);
    }

    #[test]
    fn says_what_is_wrong_with_a_corner() {
        for (answer, refusal) in [
            (&b"1 1 3"[..], "the coin (1, 3) lies tails, it must be turned from heads to tails"),
            (b"1 0 3", "no rectangle has its bottom-right corner at (0, 3): 0 < x and 0 < y"),
            (
                b"1 2 3",
                "the coin (2, 3) may be turned, but every rectangle with this corner leaves the opponent a won position",
            ),
            (b"0", "the answer is 0, but the position is won"),
            (b"1 5 3", "line 1, column 3: x = 5 is not in [0, 4]"),
            (b"1 4", "the answer ends where y should be"),
            (b"2 4 4", "line 1, column 1: the outcome = 2 is not in [0, 1]"),
        ] {
            assert_eq!(judge(DOCUMENT, answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"1\n1 1\n1 0\n", b"1 1 1"), Err("the position is lost, no move wins".into()));
        assert_eq!(judge(b"1\n1 1\n1 0\n", b"0"), Ok(()));
    }

    #[test]
    fn the_reader_wants_n_plus_1_rows_of_n_plus_1_coins() {
        let short = judge(b"1\n1 1\n", b"0").unwrap_err();
        assert_eq!(short, "line 3, column 1: expected coin (an integer in [0, 1]), but the file ends");
        let long = judge(b"1\n1 1 0\n1 0\n", b"0").unwrap_err();
        assert_eq!(long, "line 2, column 4: expected the end of the line (LF), but found a space");
    }

    /// Heads at (3, 1), (2, 3) and (4, 4), worth 3, 1 and 6.
    #[test]
    fn the_worked_example_of_the_editorial() {
        use solutions::turning_corners::coin_value;
        assert_eq!([(3, 1), (2, 3), (4, 4)].map(coin_value), [3, 1, 6]);
        assert_eq!([(4, 3), (3, 4), (3, 3), (7, 7)].map(coin_value), [12, 12, 2, 4]);
        let right = (1..=4).flat_map(|x| (1..=4).map(move |y| (x, y)));
        let right: Vec<_> =
            right.filter(|(x, y)| judge(DOCUMENT, format!("1 {x} {y}").as_bytes()).is_ok()).collect();
        assert_eq!(right, [(4, 4)]);
        let board = TurningCorners::read(&mut Reader::new(DOCUMENT)).unwrap();
        let rectangles = (0..4).flat_map(|a| (0..4).map(move |b| Rectangle { a, b, x: 4, y: 4 }));
        let winning = rectangles.filter(|&rectangle| {
            let mut after = board.clone();
            after.play(rectangle);
            after.value() == 0
        });
        assert_eq!(winning.collect::<Vec<_>>(), [Rectangle { a: 3, b: 3, x: 4, y: 4 }]);
    }

    #[test]
    fn the_largest_value_on_the_largest_board() {
        use solutions::turning_corners::coin_value;
        let n = N.max as usize;
        let values = (0..=n).flat_map(|x| (0..=n).map(move |y| coin_value((x, y))));
        assert_eq!(values.max(), Some(65_535));
        let below = (0..256).flat_map(|x| (0..256).map(move |y| coin_value((x, y))));
        assert_eq!(below.max(), Some(255));
    }
}
