//! Games on a board: Chomp, the queen, Turning Corners.

use std::sync::LazyLock;

use generators::Dice;
use problems::{
    bai9_03_chomp::{Cell, Position},
    bai9_25_turning_corners::{Board, Rectangle},
    wythoff::Query,
};
use solutions::{
    chomp,
    grundy::mex,
    nimber::nim_product,
    queen,
    wythoff::{Rule, cold_of_difference, winning_move},
};

use super::{
    Block, Drawing, Look, Move, Part, Play,
    drawing::{set, verdict_of},
    text::{halves, joined, number, numbers, row, zeros_and_ones},
};
use checkers::{Sentence, say};

/// Cells of a row have numbers of their own.
const STRIDE: usize = 32;

fn part(x: usize, y: usize) -> u16 {
    (y * STRIDE + x) as u16
}

fn place(part: u16) -> (usize, usize) {
    (usize::from(part) % STRIDE, usize::from(part) / STRIDE)
}

/// 9.3 Chomp.
pub struct Chomp;

/// The most rows and columns.
const MOST_CHOMP: usize = 8;

/// The outcome of every position of the largest board.
static CHOMP: LazyLock<chomp::Chomp> = LazyLock::new(|| chomp::Chomp::new(MOST_CHOMP, MOST_CHOMP));

impl Chomp {
    fn shape(heights: &[usize]) -> (usize, usize) {
        (heights.iter().filter(|&&height| height > 0).count(), heights.first().copied().unwrap_or(0))
    }
}

impl Play for Chomp {
    /// The heights of the columns, from left to right.
    type Position = Vec<usize>;

    fn misere(&self, _heights: &Vec<usize>) -> bool {
        true
    }

    fn read(&self, text: &str) -> Result<Vec<usize>, Sentence> {
        let heights = numbers(text, 1..=MOST_CHOMP, 0..=MOST_CHOMP as u64)?;
        if heights.windows(2).any(|pair| pair[0] < pair[1]) {
            return Err(say!(vi "chiều cao các cột không được tăng", en "the heights must not increase"));
        }
        Ok(heights.into_iter().map(|height| height as usize).collect())
    }

    fn write(&self, heights: &Vec<usize>) -> String {
        joined(heights, ".")
    }

    fn moves(&self, heights: &Vec<usize>) -> Vec<Move<Vec<usize>>> {
        let position = Position(heights.clone());
        let legal = position.cells().filter_map(|cell| Some((cell, position.after(cell).ok()?)));
        legal
            .map(|(Cell { column, row }, Position(to))| Move {
                touches: vec![part(column, row)],
                name: say!(vi "lấy ô ({column}, {row})", en "take cell ({column}, {row})"),
                to,
            })
            .collect()
    }

    fn is_lost(&self, heights: &Vec<usize>) -> bool {
        let mut padded = heights.clone();
        padded.resize(MOST_CHOMP, 0);
        CHOMP.is_lost(&padded)
    }

    fn value(&self, _heights: &Vec<usize>) -> Option<u64> {
        None
    }

    fn why(&self, heights: &Vec<usize>) -> Vec<Block> {
        let (columns, rows) = Self::shape(heights);
        let full = heights[..columns].iter().all(|&height| height == rows);
        let mut blocks = Vec::new();
        if full && columns * rows > 1 {
            blocks.push(Block::say(say!(vi "Hình chữ nhật đầy đủ luôn là thế thắng: nếu lấy ô góc xa nhất không thắng thì nước trả lời thắng của đối thủ đã có thể được đi ngay từ đầu (ăn cắp chiến lược).", en "A full rectangle is always won: if taking the far corner cell did not win, the opponent's winning answer could have been played at once (strategy stealing).")));
        }
        let square = columns == rows && columns > 1 && heights[1..columns].iter().all(|&height| height == 1);
        if square {
            blocks.push(Block::say(say!(vi "Hai nhánh bằng nhau quanh ô độc: đối thủ lấy ở nhánh này bao nhiêu thì ta lấy ở nhánh kia bấy nhiêu (chiến lược ghép đôi).", en "Two equal arms around the poisoned cell: whatever is taken from one is taken from the other (pairing).")));
        }
        blocks.push(Block::say(if self.is_lost(heights) {
            say!(vi "Chưa có công thức nào. Xét lần lượt mọi thế nhỏ hơn, không thế nào đến được từ đây là thế thua: vậy đây là thế thua.", en "No formula is known. Of all smaller positions, worked out one by one, none that can be reached from here is lost: this one is.")
        } else if columns == 0 {
            say!(vi "Ô độc đã bị lấy.", en "The poisoned cell has been taken.")
        } else {
            say!(vi "Chưa có công thức nào. Mọi thế nhỏ hơn được xét lần lượt, và từ đây đến được một thế thua.", en "No formula is known. All smaller positions were worked out one by one, and some that are lost can be reached from here.")
        }));
        blocks
    }

    fn draw(&self, heights: &Vec<usize>) -> Drawing {
        let rows = heights.first().copied().unwrap_or(0).max(1);
        let cell = |column: usize, row: usize| {
            let there = row <= heights[column - 1];
            let look = match (column, row) {
                (1, 1) if there => Look::Poison,
                _ if there => Look::Cell,
                _ => Look::Gone,
            };
            let name = match look {
                Look::Poison => say!(vi "({column}, {row}), ô độc", en "({column}, {row}), poisoned"),
                Look::Gone => say!(vi "({column}, {row}), đã mất", en "({column}, {row}), gone"),
                _ => say!(vi "({column}, {row})", en "({column}, {row})"),
            };
            Part { id: part(column, row), look, text: String::new(), name }
        };
        let line = |row: usize| (1..=heights.len()).map(|column| cell(column, row)).collect();
        Drawing::Board { rows: (1..=rows).rev().map(line).collect() }
    }

    fn refuse(&self, _heights: &Vec<usize>, touched: &[u16]) -> Sentence {
        let (column, row) = touched.last().map_or((0, 0), |&part| place(part));
        say!(vi "ô ({column}, {row}) không còn nữa", en "the cell ({column}, {row}) is not there any more")
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một ô: ô đó và mọi ô bên phải, bên trên nó bị lấy đi. Ai lấy ô độc ở góc thì thua.", en "Touch a cell: it goes with all cells to the right of it and above it. Whoever takes the poisoned cell in the corner loses.")
    }

    fn random(&self, dice: &mut Dice) -> Vec<usize> {
        let (rows, columns) = (dice.size(3, 5), dice.size(4, 7));
        let mut heights = vec![rows; columns];
        if dice.chance(2, 3) {
            heights = heights.iter().map(|&height| dice.size(1, height)).collect();
            heights.sort_unstable_by(|a, b| b.cmp(a));
        }
        heights
    }
}

/// The largest coordinate on the queen's board.
const MOST_QUEEN: u64 = 15;

/// Values of the queen's places.
static QUEEN: LazyLock<Vec<Vec<u32>>> = LazyLock::new(|| queen::values(MOST_QUEEN as usize + 1));

fn queen_value(a: u64, b: u64) -> u64 {
    QUEEN[a as usize][b as usize].into()
}

type Place = (u64, u64);

/// What a move of the queen may leave, by the rule of the two piles.
fn queen_moves(rule: Rule, (a, b): Place) -> Vec<Place> {
    let query = Query { rule, a, b };
    let places = (0..=a).flat_map(|left| (0..=b).map(move |right| (left, right)));
    places.filter(|&place| query.allows(place).is_ok()).collect()
}

fn queen_name((a, b): Place) -> Sentence {
    say!(vi "đi đến ({a}, {b})", en "go to ({a}, {b})")
}

/// The board with the queen: columns are the first coordinate, rows the second, the goal is at the bottom left.
fn draw_queen((a, b): Place) -> Drawing {
    let (columns, rows) = (a.max(1), b.max(1));
    let cell = |x: u64, y: u64| {
        let (look, name) = match (x, y) {
            place if place == (a, b) => {
                (Look::Queen, say!(vi "({x}, {y}), quân hậu", en "({x}, {y}), the queen"))
            }
            (0, 0) => (Look::Goal, say!(vi "({x}, {y}), góc bàn", en "({x}, {y}), the corner")),
            _ => (Look::Cell, say!(vi "({x}, {y})", en "({x}, {y})")),
        };
        Part { id: part(x as usize, y as usize), look, text: String::new(), name }
    };
    let line = |y: u64| (0..=columns).map(|x| cell(x, y)).collect();
    Drawing::Board { rows: (0..=rows).rev().map(line).collect() }
}

fn refuse_queen() -> Sentence {
    say!(vi "quân hậu đi sang trái, đi xuống, hoặc đi chéo xuống bên trái, bao nhiêu bước cũng được", en "the queen goes left, down, or diagonally down and left, any number of steps")
}

fn queen_rules() -> Sentence {
    say!(vi "Chạm vào một ô bên trái quân hậu, bên dưới, hoặc trên đường chéo xuống bên trái.", en "Touch a cell to the left of the queen, below her, or on the diagonal down to the left.")
}

/// Why a place is lost or won: the cold places.
fn explain_cold(rule: Rule, (a, b): Place) -> Vec<Block> {
    let pairs = (0..6).map(|k| cold_of_difference(rule, k)).map(|(a, b)| format!("({a}, {b})"));
    let pairs = joined(pairs, ", ");
    let known = match rule {
        Rule::Normal => {
            say!(vi "Các thế lạnh là (⌊kφ⌋, ⌊kφ²⌋) và ảnh đối xứng, với φ là tỉ số vàng: {pairs}, …", en "Cold places are (⌊kφ⌋, ⌊kφ²⌋) and their mirror images, with the golden ratio φ: {pairs}, …")
        }
        Rule::Misere => {
            say!(vi "Chỗ luật misère khác luật thường: (0, 1) và (2, 2) thay cho (0, 0) và (1, 2); các thế lạnh khác giữ nguyên: {pairs}, …", en "Where misère play turns: (0, 1) and (2, 2) take the places of (0, 0) and (1, 2); all other cold places stay: {pairs}, …")
        }
    };
    let outcome = match winning_move(rule, a, b) {
        Some((left, right)) => {
            say!(vi "Từ ({a}, {b}) có nước đi đến thế lạnh ({left}, {right}).", en "From ({a}, {b}) a move leads to the cold place ({left}, {right}).")
        }
        None => say!(vi "({a}, {b}) là một thế như vậy.", en "({a}, {b}) is such a place."),
    };
    vec![Block::say(known), Block::say(outcome)]
}

/// 9.15: the queen game.
pub struct Queen;

impl Play for Queen {
    type Position = Place;

    fn read(&self, text: &str) -> Result<Place, Sentence> {
        let (a, b) = halves(text, '.')?;
        Ok((number(a, &(0..=MOST_QUEEN))?, number(b, &(0..=MOST_QUEEN))?))
    }

    fn write(&self, (a, b): &Place) -> String {
        format!("{a}.{b}")
    }

    fn moves(&self, &place: &Place) -> Vec<Move<Place>> {
        let to = queen_moves(Rule::Normal, place).into_iter();
        to.map(|to| Move { touches: vec![part(to.0 as usize, to.1 as usize)], name: queen_name(to), to })
            .collect()
    }

    fn is_lost(&self, &(a, b): &Place) -> bool {
        winning_move(Rule::Normal, a, b).is_none()
    }

    fn value(&self, &(a, b): &Place) -> Option<u64> {
        Some(queen_value(a, b))
    }

    fn why(&self, &(a, b): &Place) -> Vec<Block> {
        let options: Vec<u64> =
            queen_moves(Rule::Normal, (a, b)).into_iter().map(|(a, b)| queen_value(a, b)).collect();
        let (value, options) = (mex(options.iter().copied()), set(options.iter().copied()));
        let mut blocks = vec![Block::say(
            say!(vi "g({a}, {b}) = mex {options} = {value}: số tự nhiên nhỏ nhất không có mặt trên hàng, cột và đường chéo.", en "g({a}, {b}) = mex {options} = {value}: the least number that is missing on the row, the column and the diagonal."),
        )];
        blocks.extend(explain_cold(Rule::Normal, (a, b)));
        blocks
    }

    fn draw(&self, &place: &Place) -> Drawing {
        draw_queen(place)
    }

    fn refuse(&self, _place: &Place, _touched: &[u16]) -> Sentence {
        refuse_queen()
    }

    fn rules(&self) -> Sentence {
        let how = queen_rules();
        say!(vi "{how} Ai đến được góc thì thắng.", en "{how} Whoever reaches the corner wins."; how)
    }

    fn random(&self, dice: &mut Dice) -> Place {
        (dice.unsigned(2, 10), dice.unsigned(2, 10))
    }
}

/// Wythoff's game, normal or misère, as the walk of a queen.
pub struct Wythoff;

impl Wythoff {
    fn rule(misere: bool) -> Rule {
        if misere { Rule::Misere } else { Rule::Normal }
    }
}

impl Play for Wythoff {
    /// Whether it is misère play, and the two piles.
    type Position = (bool, Place);

    fn misere(&self, &(misere, _): &Self::Position) -> bool {
        misere
    }

    fn read(&self, text: &str) -> Result<Self::Position, Sentence> {
        let (rule, place) = halves(text, '-')?;
        Ok((number(rule, &(0..=1))? == 1, Queen.read(place)?))
    }

    fn write(&self, (misere, place): &Self::Position) -> String {
        format!("{}-{}", u8::from(*misere), Queen.write(place))
    }

    fn moves(&self, &(misere, place): &Self::Position) -> Vec<Move<Self::Position>> {
        let to = queen_moves(Self::rule(misere), place).into_iter();
        to.map(|to| {
            let (left, right) = to;
            let (first, second) = (place.0 - left, place.1 - right);
            Move {
                touches: vec![part(left as usize, right as usize)],
                name: say!(vi "lấy {first} và {second}, còn ({left}, {right})", en "take {first} and {second}, leaving ({left}, {right})"),
                to: (misere, to),
            }
        })
        .collect()
    }

    fn is_lost(&self, &(misere, (a, b)): &Self::Position) -> bool {
        winning_move(Self::rule(misere), a, b).is_none() && !(misere && (a, b) == (0, 0))
    }

    fn value(&self, &(misere, (a, b)): &Self::Position) -> Option<u64> {
        (!misere).then(|| queen_value(a, b))
    }

    fn why(&self, &(misere, place): &Self::Position) -> Vec<Block> {
        explain_cold(Self::rule(misere), place)
    }

    fn draw(&self, &(_, place): &Self::Position) -> Drawing {
        draw_queen(place)
    }

    fn refuse(&self, _position: &Self::Position, _touched: &[u16]) -> Sentence {
        say!(vi "lấy ở một đống (sang trái hoặc xuống), hoặc lấy cùng một số ở cả hai (đi chéo)", en "take from one pile (left or down), or the same number from both (diagonally)")
    }

    fn rules(&self) -> Sentence {
        say!(vi "Cột của quân hậu là đống thứ nhất, hàng là đống thứ hai. Chạm vào một ô bên trái (lấy ở đống thứ nhất), bên dưới (ở đống thứ hai), hoặc chéo xuống bên trái (lấy cùng một số ở cả hai).", en "The queen's column is the first pile, her row the second. Touch a cell to the left of her (take from the first), below her (from the second), or diagonally down to the left (the same from both).")
    }

    fn note(&self, &(misere, (a, b)): &Self::Position) -> Option<Sentence> {
        Some(match misere {
            false => {
                say!(vi "Hai đống {a} và {b} quân. Ai lấy cuối cùng thì thắng.", en "Piles of {a} and {b}. Whoever takes last wins.")
            }
            true => {
                say!(vi "Hai đống {a} và {b} quân. Luật misère: ai lấy cuối cùng thì thua.", en "Piles of {a} and {b}. Misère: whoever takes last loses.")
            }
        })
    }

    fn random(&self, dice: &mut Dice) -> Self::Position {
        (dice.chance(1, 2), Queen.random(dice))
    }
}

/// 9.25 Turning Corners.
pub struct Corners;

/// The largest n: the board has n + 1 rows.
const MOST_CORNERS: usize = 9;

impl Corners {
    fn board(rows: &[Vec<bool>]) -> Board {
        let mut board = Board::tails(rows.len() - 1);
        for (x, y) in Self::heads(rows) {
            board.turn(x, y);
        }
        board
    }

    fn heads(rows: &[Vec<bool>]) -> impl Iterator<Item = (usize, usize)> {
        rows.iter()
            .enumerate()
            .flat_map(|(y, row)| row.iter().enumerate().filter(|(_, heads)| **heads).map(move |(x, _)| (x, y)))
    }
}

impl Play for Corners {
    /// Row by row, from the top.
    type Position = Vec<Vec<bool>>;

    fn read(&self, text: &str) -> Result<Self::Position, Sentence> {
        let rows: Vec<Vec<bool>> =
            text.split('.').map(|line| row(line, 2..=MOST_CORNERS + 1)).collect::<Result<_, _>>()?;
        if rows.iter().any(|row| row.len() != rows.len()) {
            return Err(say!(vi "bàn phải là hình vuông", en "the board should be a square"));
        }
        Ok(rows)
    }

    fn write(&self, rows: &Self::Position) -> String {
        joined(rows.iter().map(|row| zeros_and_ones(row)), ".")
    }

    fn moves(&self, rows: &Self::Position) -> Vec<Move<Self::Position>> {
        let board = Self::board(rows);
        let mut moves = Vec::new();
        for (x, y) in Self::heads(rows).filter(|&(x, y)| board.allows(x, y).is_ok()) {
            for (a, b) in (0..y).flat_map(|b| (0..x).map(move |a| (a, b))) {
                let mut after = board.clone();
                after.play(Rectangle { a, b, x, y });
                let line = |y: usize| (0..=board.n).map(|x| after.is_heads(x, y)).collect();
                moves.push(Move {
                    touches: vec![part(a, b), part(x, y)],
                    name: say!(vi "lật bốn góc của ({a}, {b}) – ({x}, {y})", en "turn the corners of ({a}, {b}) – ({x}, {y})"),
                    to: (0..=board.n).map(line).collect(),
                });
            }
        }
        moves
    }

    fn is_lost(&self, rows: &Self::Position) -> bool {
        self.value(rows) == Some(0)
    }

    fn value(&self, rows: &Self::Position) -> Option<u64> {
        Some(Self::heads(rows).fold(0, |sum, (x, y)| sum ^ nim_product(x as u64, y as u64)))
    }

    fn why(&self, rows: &Self::Position) -> Vec<Block> {
        let coin = |(x, y): (usize, usize)| {
            let product = nim_product(x as u64, y as u64);
            (Sentence::symbol(format!("{x} ⊗ {y}")), product)
        };
        vec![
            Block::say(
                say!(vi "Một đồng ngửa nằm riêng ở (x, y) có giá trị bằng tích Nim x ⊗ y; thế là tổng của các đồng ngửa.", en "A heads coin at (x, y) alone is worth the nim product x ⊗ y; a position is the sum of its heads coins."),
            ),
            Block::xor(&Self::heads(rows).map(coin).collect::<Vec<_>>()),
            verdict_of(self.value(rows).unwrap_or(0)),
        ]
    }

    fn draw(&self, rows: &Self::Position) -> Drawing {
        let coin = |x: usize, y: usize, heads: bool| Part {
            id: part(x, y),
            look: if heads { Look::Heads } else { Look::Tails },
            text: String::new(),
            name: match heads {
                true => say!(vi "({x}, {y}), ngửa", en "({x}, {y}), heads"),
                false => say!(vi "({x}, {y}), sấp", en "({x}, {y}), tails"),
            },
        };
        let line = |(y, row): (usize, &Vec<bool>)| {
            row.iter().enumerate().map(|(x, &heads)| coin(x, y, heads)).collect()
        };
        Drawing::Board { rows: rows.iter().enumerate().map(line).collect() }
    }

    fn refuse(&self, _rows: &Self::Position, touched: &[u16]) -> Sentence {
        match touched {
            [_] => {
                say!(vi "không nước đi nào có góc ở đó: góc dưới phải đang ngửa, góc kia ở bên trên và bên trái nó", en "no move has a corner there: the bottom-right corner shows heads, the other is above it and to its left")
            }
            _ => {
                say!(vi "hai ô đó không phải là hai góc đối của một nước đi: đồng ở dưới bên phải phải ngửa, ô kia ở trên và bên trái nó", en "these are no opposite corners of a move: the lower right coin must show heads, the other lie above it and to its left")
            }
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào hai góc đối của một hình chữ nhật, góc dưới bên phải và góc trên bên trái: cả bốn góc bị lật, và góc dưới bên phải phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch two opposite corners of a rectangle, the bottom-right one and the top-left one: all four corners are turned, and the bottom-right one must go from heads to tails. Whoever cannot move loses.")
    }

    fn random(&self, dice: &mut Dice) -> Self::Position {
        let n = dice.size(3, 4);
        (0..=n).map(|_| (0..=n).map(|_| dice.chance(1, 4)).collect()).collect()
    }
}
