//! Tartan games: the product of two coin-turning games on a board; whoever cannot move loses.

use std::slice;

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, say};
use solutions::{
    coin_games::CoinGame,
    tartan::{Board, Sets, winning_places, winning_rests},
};

use crate::shared::reply;
use exercise::{
    Exercise, Fact, Outcomes, Promise,
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

pub struct Tartan;

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<Sets>;

const ROWS: Bound = Bound::new("r", 1, 256);
const COLUMNS: Bound = Bound::new("c", 1, 256);

/// What messages call a line of the board.
const ROW: Name = Name::new("hàng đồng xu", "the row of coins");

/// How files call the games.
const LETTERS: [(&str, CoinGame); 4] = [
    ("W", CoinGame::Twins),
    ("T", CoinGame::TurningTurtles),
    ("M", CoinGame::MockTurtles),
    ("R", CoinGame::Ruler),
];

/// The game of a letter.
pub fn game_of(letter: &str) -> Option<CoinGame> {
    LETTERS.iter().find(|known| known.0 == letter).map(|known| known.1)
}

/// The letter of a game.
pub fn letter_of(game: CoinGame) -> &'static str {
    LETTERS.iter().find(|known| known.1 == game).map_or("", |known| known.0)
}

/// What a move of a game turns, in words.
fn rule_of(game: CoinGame) -> Sentence {
    match game {
        CoinGame::Twins => say!(vi "đúng hai", en "exactly two"),
        CoinGame::TurningTurtles => say!(vi "một hoặc hai", en "one or two"),
        CoinGame::MockTurtles => say!(vi "một, hai hoặc ba", en "one, two or three"),
        CoinGame::Ruler => say!(vi "một hay nhiều số liên tiếp", en "one or more consecutive"),
    }
}

/// The numbers of a set in ascending order, if the game may turn them, or why it may not. `set` is A or B.
fn legal_set(game: CoinGame, set: &'static str, numbers: &[usize]) -> Result<Vec<usize>, Sentence> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        let number = pair[0];
        return Err(say!(vi "số {number} có mặt hai lần trong {set}", en "{number} is in {set} twice"));
    }
    if game.allows(&numbers) {
        return Ok(numbers);
    }
    let (letter, rule) = (letter_of(game), rule_of(game));
    Err(say!(
        vi "{set} không hợp lệ: trò chơi {letter} lật {rule}",
        en "{set} is no legal set: the game {letter} turns {rule}";
        rule
    ))
}

/// The rule: both sets in ascending order, or why this is no move.
pub fn legal(board: &Board, (rows, columns): &Sets) -> Result<Sets, Sentence> {
    let rows = legal_set(board.games[0], "A", rows)?;
    let columns = legal_set(board.games[1], "B", columns)?;
    match (rows.last(), columns.last()) {
        (Some(&row), Some(&column)) if !board.is_heads(row, column) => Err(say!(
            vi "đồng ({row}, {column}) đang sấp, nhưng nó phải được lật từ ngửa sang sấp",
            en "the coin ({row}, {column}) shows tails, it must be turned from heads to tails",
        )),
        _ => Ok((rows, columns)),
    }
}

impl Exercise for Tartan {
    type Input = Board;
    type Answer = Reply;

    const FOLDER: &'static str = "tartan";
    const BOUNDS: &'static [Bound] = &[ROWS, COLUMNS];

    fn read(reader: &mut Reader) -> Result<Board, ReadError> {
        let letters = LETTERS.map(|(letter, _)| letter);
        let first = LETTERS[reader.one_of("s", &letters)?].1;
        reader.space()?;
        let second = LETTERS[reader.one_of("t", &letters)?].1;
        reader.end_line()?;
        let rows: usize = reader.integer(&ROWS)?;
        reader.space()?;
        let columns: usize = reader.integer(&COLUMNS)?;
        reader.end_line()?;
        let mut heads = Vec::with_capacity(rows * columns);
        for _ in 0..rows {
            heads.append(&mut reader.marks(ROW, columns)?);
            reader.end_line()?;
        }
        Ok(Board { games: [first, second], columns, heads })
    }

    fn write(board: &Board, out: &mut Writer) {
        out.line(board.games.map(letter_of));
        out.line([board.rows(), board.columns]);
        for row in board.heads.chunks(board.columns) {
            out.marks(row).end_line();
        }
    }

    fn read_answer(board: &Board, tokens: &mut Tokens) -> Result<Reply, Refusal> {
        let (rows, columns) = (board.rows() as i128, board.columns as i128);
        reply::read(tokens, |tokens| {
            let in_rows: usize = tokens.integer("k", 1..=rows)?;
            let in_columns: usize = tokens.integer("l", 1..=columns)?;
            let a = tokens.integers(in_rows, |index| format!("a{index}"), 0..=rows - 1)?;
            let b = tokens.integers(in_columns, |index| format!("b{index}"), 0..=columns - 1)?;
            Ok((a, b))
        })
    }

    fn write_answer(reply: &Reply, out: &mut Writer) {
        reply::write(reply, out, |(rows, columns), out| {
            out.value(rows.len()).value(columns.len()).end_line();
            out.integer_line(rows);
            out.integers(columns);
        });
    }

    const FEATURES: &'static [Feature] = &[
        Feature::Kind(coverage::FAR_FROM_THE_LEFT),
        Feature::Kind(coverage::FAR_FROM_THE_RIGHT),
        Feature::Kind(MULTIPLE),
        Feature::Kind(SINGLE),
        Feature::Kind(LARGE_FACTORS),
        Feature::Kind(LARGE_REST[0]),
        Feature::Kind(LARGE_REST[1]),
        Feature::Lengths { name: VALUE, least: 0, most: 16, except: &[] },
    ];

    fn cover(board: &Board, reply: &Reply, coverage: &mut Coverage) {
        let value = board.value();
        coverage.number(VALUE, value.into());
        if value != 0 && value.is_multiple_of(256) {
            coverage.kind(MULTIPLE);
        }
        if let Some((rows, columns)) = reply {
            let factors = [board.games[0].value_of(rows), board.games[1].value_of(columns)];
            if factors.iter().all(|&factor| factor > 255) {
                coverage.kind(LARGE_FACTORS);
            }
            let places = winning_places(board.games, board.rows(), board.columns, value);
            let heads = places.into_iter().zip(&board.heads).filter(|(_, heads)| **heads);
            let wins: Vec<bool> = heads.map(|(wins, _)| wins).collect();
            if wins.len() > 1 && wins.iter().filter(|wins| **wins).count() == 1 {
                coverage.kind(SINGLE);
                let last = |set: &Vec<usize>| set.iter().copied().max().unwrap_or(0);
                let rests = winning_rests(board.games, (last(rows), last(columns)), value);
                if rests.iter().all(|rest| rest.0 > 255) {
                    coverage.kind(LARGE_REST[0]);
                }
                if rests.iter().all(|rest| rest.1 > 255) {
                    coverage.kind(LARGE_REST[1]);
                }
            }
            coverage.places(wins, 10_000);
        }
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

    fn promises() -> Vec<Promise<Board>> {
        vec![Promise { name: "no_mock_turtles", keeps: no_mock_turtles }]
    }
}

const MULTIPLE: &str = "a value that is a multiple of 256";
const SINGLE: &str = "a single coin with a winning move, among others without";
const LARGE_FACTORS: &str = "a winning move whose two sets are worth more than 255";
const LARGE_REST: [&str; 2] = [
    "a single heads coin that wins, and only with other rows worth more than 255",
    "a single heads coin that wins, and only with other columns worth more than 255",
];
const VALUE: &str = "value of the board";

/// What the group `simple` promises besides maxima.
fn no_mock_turtles(board: &Board) -> Result<(), Sentence> {
    match board.games.contains(&CoinGame::MockTurtles) {
        false => Ok(()),
        true => Err(
            say!(vi "có trò chơi M, nhưng nhóm này không được có", en "one of the games is M, which this group excludes"),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    fn judge(input: impl AsRef<[u8]>, answer: impl AsRef<[u8]>) -> Result<(), String> {
        testing::judge::<Tartan>(input, answer)
    }

    /// The document's board of Mock Turtles: heads at (0, 1) and (4, 5).
    const MOCK: &str = "M M\n5 6\n010000\n000000\n000000\n000000\n000001\n";
    /// The document's fourth example: heads at (1, 3), (3, 2), (4, 4).
    fn fourth(letters: &str) -> String {
        format!("{letters}\n5 5\n00000\n00010\n00000\n00100\n00001\n")
    }

    /// All pairs of sets that the checker accepts, by the numbers in them.
    fn winning(input: &str) -> Vec<Sets> {
        let board = Tartan::read(&mut Reader::new(input.as_bytes())).unwrap();
        let sets = |most: usize| -> Vec<Vec<usize>> {
            (1u32..1 << most).map(|code| (0..most).filter(|place| code >> place & 1 == 1).collect()).collect()
        };
        let mut found = Vec::new();
        for rows in sets(board.rows()) {
            for columns in sets(board.columns) {
                let mut out = Writer::new();
                Tartan::write_answer(&Some((rows.clone(), columns.clone())), &mut out);
                if judge(input, out.into_string()).is_ok() {
                    found.push((rows.clone(), columns));
                }
            }
        }
        found
    }

    #[test]
    fn mock_turtles_times_mock_turtles() {
        let found = winning(MOCK);
        // The coin (0, 1) alone has no winning move: nine of the 176 moves from (4, 5) win.
        assert_eq!(found.len(), 9);
        assert!(found.contains(&(vec![0, 1, 4], vec![1, 4, 5])));
        let legal = |coins: usize, last: usize| {
            (1u32..1 << coins).filter(|code| code.count_ones() <= 3 && code.ilog2() == last as u32).count()
        };
        assert_eq!(legal(5, 4) * legal(6, 5), 176);
    }

    #[test]
    fn the_fourth_example_is_turning_turtles_twice() {
        assert!(winning(&fourth("T T")).contains(&(vec![1, 4], vec![2, 4])));
        let value = |letters: &str| Tartan::read(&mut Reader::new(fourth(letters).as_bytes())).unwrap().value();
        assert_eq!((value("T T"), value("W W")), (3, 4));
        assert!(!winning(&fourth("W W")).contains(&(vec![1, 4], vec![2, 4])));
    }

    #[test]
    fn the_first_game_is_on_rows() {
        // One coin in row 0, column 1: in Twins row 0 has no move, in Turning Turtles every coin has.
        assert_eq!(judge("W T\n1 2\n01\n", "0"), Ok(()));
        assert_eq!(judge("T W\n1 2\n01\n", "1 1 2\n0\n0 1\n"), Ok(()));
    }

    #[test]
    fn says_what_is_wrong_with_an_answer() {
        for (answer, refusal) in [
            ("0", "the answer is 0, but the position is won"),
            ("1 2 1 4 4 5", "4 is in A twice"),
            ("1 4 1 0 1 2 4 5", "A is no legal set: the game M turns one, two or three"),
            ("1 1 1 4 4", "the coin (4, 4) shows tails, it must be turned from heads to tails"),
            (
                "1 1 1 4 5",
                "the move is legal, but it leaves the opponent a won position: its value is 2, not 0",
            ),
            ("1 0 1 4", "line 1, column 3: k = 0 is not in [1, 5]"),
            ("1 1 7 4", "line 1, column 5: l = 7 is not in [1, 6]"),
            ("1 1 1 5 5", "line 1, column 7: a1 = 5 is not in [0, 4]"),
            ("1 1 1 4 6", "line 1, column 9: b1 = 6 is not in [0, 5]"),
            ("1 2 1 0 4", "the answer ends where b1 should be"),
        ] {
            assert_eq!(judge(MOCK, answer), Err(refusal.into()), "{answer}");
        }
        assert_eq!(judge(MOCK, "1 3 3 4 0 1 5 1 4"), Ok(()));
        assert_eq!(judge("R R\n1 1\n0\n", "1 1 1 0 0"), Err("the position is lost, no move wins".into()));
    }

    #[test]
    fn the_largest_values() {
        let largest = |game: CoinGame| (0..256).map(|coin| game.value(coin)).max().unwrap();
        assert_eq!(CoinGame::ALL.map(largest), [255, 256, 511, 256]);
    }
}
