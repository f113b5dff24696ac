//! Coin-turning games and the nim product.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};
use solutions::{grundy::mex, nimber::nim_product};

use super::nim::table;

/// How many coins are in the table of values.
const COINS: usize = 13;

/// The side of the board of the worked example.
const SIDE: usize = 6;

/// The heads of the worked example, Mock Turtles times Mock Turtles.
const HEADS: [Coin; 2] = [(0, 1), (4, 5)];

/// The move of the worked example, rows and columns.
const MOVE: [&[usize]; 2] = [&[0, 1, 4], &[1, 4, 5]];

/// A row and a column, from 0.
type Coin = (usize, usize);

/// A game with coins in a row, from 0: the sets that a move may turn of which a coin is the last.
type Game = fn(usize) -> Vec<Vec<usize>>;

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("values", |_| all_values()),
        Fact::new("products", |_| products()),
        Fact::new("inverses", |_| inverses()),
        Fact::new("legal", |_| format!("${}$", moves(mock_turtles, mock_turtles, HEADS[1]).len())),
        Fact::new("wins", wins),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("nine_coins", draw)]
}

fn twins(x: usize) -> Vec<Vec<usize>> {
    (0..x).map(|a| vec![a, x]).collect()
}

fn turning_turtles(x: usize) -> Vec<Vec<usize>> {
    [vec![x]].into_iter().chain(twins(x)).collect()
}

fn mock_turtles(x: usize) -> Vec<Vec<usize>> {
    let three = (0..x).flat_map(|b| (0..b).map(move |a| vec![a, b, x]));
    turning_turtles(x).into_iter().chain(three).collect()
}

fn ruler(x: usize) -> Vec<Vec<usize>> {
    (0..=x).map(|from| (from..=x).collect()).collect()
}

/// The values of single heads coins, by the definition.
fn values(game: Game, coins: usize) -> Vec<u64> {
    let mut values = Vec::new();
    for x in 0..coins {
        let others = game(x).into_iter().map(|set| worth(&values, &set[..set.len() - 1]));
        values.push(mex(others));
    }
    values
}

/// What the coins of a set are worth together.
fn worth(values: &[u64], set: &[usize]) -> u64 {
    set.iter().fold(0, |sum, &coin| sum ^ values[coin])
}

fn all_values() -> String {
    let games: [(&str, Game); 4] = [
        ("Twins", twins),
        ("Turning Turtles", turning_turtles),
        ("Mock Turtles", mock_turtles),
        ("Ruler", ruler),
    ];
    let head = ["$x$".into()].into_iter().chain((0..COINS).map(|x| x.to_string())).collect();
    let line = |(name, game): (&str, Game)| {
        [name.to_string()].into_iter().chain(values(game, COINS).iter().map(u64::to_string)).collect()
    };
    table([head].into_iter().chain(games.map(line)))
}

fn products() -> String {
    let head = [r"$\otimes$".into()].into_iter().chain((1..9).map(|y| format!("**{y}**"))).collect();
    let line = |x: u64| {
        let cells = (1..9).map(|y| nim_product(x, y).to_string());
        [format!("**{x}**")].into_iter().chain(cells).collect()
    };
    table([head].into_iter().chain((1..9).map(line)))
}

/// The inverse among the numbers below 16.
fn inverse(x: u64) -> Option<u64> {
    (1..16).find(|&y| nim_product(x, y) == 1)
}

fn inverses() -> String {
    let head = ["$x$".into()].into_iter().chain((1..16).map(|x| x.to_string())).collect();
    let cells = (1..16).map(|x| inverse(x).map_or_else(String::new, |y| y.to_string()));
    table([head, ["$x^{-1}$".into()].into_iter().chain(cells).collect()])
}

/// The moves of a product from a coin: the rows and the columns that are turned.
fn moves(rows: Game, columns: Game, (x, y): Coin) -> Vec<[Vec<usize>; 2]> {
    let columns = columns(y);
    rows(x).into_iter().flat_map(|a| columns.iter().map(move |b| [a.clone(), b.clone()])).collect()
}

/// The winning moves of the worked example, by what they change.
fn winning_moves() -> Vec<[Vec<usize>; 2]> {
    let values = values(mock_turtles, SIDE);
    let value = |rows: &[usize], columns: &[usize]| {
        let coins = rows.iter().flat_map(|&x| columns.iter().map(move |&y| (x, y)));
        coins.fold(0, |sum, (x, y)| sum ^ nim_product(values[x], values[y]))
    };
    let board = HEADS.iter().fold(0, |sum, &(x, y)| sum ^ value(&[x], &[y]));
    let all = HEADS.iter().flat_map(|&coin| moves(mock_turtles, mock_turtles, coin));
    all.filter(|[rows, columns]| value(rows, columns) == board).collect()
}

fn wins(lang: Lang) -> String {
    let head = match lang {
        Lang::Vietnamese => ["hàng", "cột", "số đồng xu"],
        Lang::English => ["rows", "columns", "coins"],
    };
    let set = |set: &[usize]| {
        let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
        format!(r"$\{{{}\}}$", numbers.join(", "))
    };
    let line = |[rows, columns]: [Vec<usize>; 2]| {
        vec![set(&rows), set(&columns), (rows.len() * columns.len()).to_string()]
    };
    table([head.map(String::from).into()].into_iter().chain(winning_moves().into_iter().map(line)))
}

/// The board before and after the move; heads are discs, the coins that are turned lie on shaded squares.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Bàn 6 × 6 trước và sau khi lật chín đồng xu; đĩa đậm là đồng ngửa",
        "A board of 6 × 6 coins before and after nine of them are turned; a disc is a coin that shows heads",
    );
    let turned = |(row, column): Coin| MOVE[0].contains(&row) && MOVE[1].contains(&column);
    let (side, top, gap) = (28.0, 44.0, 40.0);
    let width = side * SIDE as f64 + gap;
    let mut svg = Svg::new(2.0 * width + 10.0, top + side * SIDE as f64 + 10.0, title);
    for (number, name) in [lang.say("trước", "before"), lang.say("sau", "after")].into_iter().enumerate() {
        let left = gap - 8.0 + width * number as f64;
        svg.text((left, 14.0), Anchor::Start, "", name);
        for line in 0..SIDE {
            let middle = side * (line as f64 + 0.5);
            svg.text((left + middle, top - 8.0), Anchor::Middle, "small", line);
            svg.text((left - 8.0, top + middle + 4.0), Anchor::End, "small", line);
        }
        for coin in (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column))) {
            let corner = (left + side * coin.1 as f64, top + side * coin.0 as f64);
            let class = ["s0", "s3"][usize::from(turned(coin))];
            svg.rectangle(corner, (side - 1.0, side - 1.0), class);
            if HEADS.contains(&coin) != (number == 1 && turned(coin)) {
                svg.disc((corner.0 + side / 2.0 - 0.5, corner.1 + side / 2.0 - 0.5), 8.0, "fill-ink");
            }
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_have_the_values_that_the_texts_prove() {
        let odious: Vec<u64> = (0u64..64).filter(|number| number.count_ones() % 2 == 1).collect();
        assert_eq!(values(mock_turtles, 32), odious);
        for x in 0..32 {
            let number = x as u64;
            assert_eq!(values(twins, 32)[x], number);
            assert_eq!(values(turning_turtles, 32)[x], number + 1);
            assert_eq!(values(ruler, 32)[x], 1 << (number + 1).trailing_zeros());
        }
    }

    #[test]
    fn a_product_has_the_products_of_values() {
        let games: [Game; 4] = [twins, turning_turtles, mock_turtles, ruler];
        for (first, second) in games.into_iter().flat_map(|first| games.map(|second| (first, second))) {
            let mut board = [[0; 5]; 5];
            for (x, y) in (0..5).flat_map(|x| (0..5).map(move |y| (x, y))) {
                let left = |[rows, columns]: [Vec<usize>; 2]| {
                    let coins = rows.iter().flat_map(|&a| columns.iter().map(move |&b| (a, b)));
                    coins.filter(|&coin| coin != (x, y)).fold(0, |sum, (a, b)| sum ^ board[a][b])
                };
                board[x][y] = mex(moves(first, second, (x, y)).into_iter().map(left));
                assert_eq!(board[x][y], nim_product(values(first, 5)[x], values(second, 5)[y]));
            }
        }
    }

    #[test]
    fn nine_moves_win_on_the_board_one_of_them_with_nine_coins() {
        let wins = winning_moves();
        assert_eq!(wins.len(), 9);
        assert!(wins.contains(&MOVE.map(<[usize]>::to_vec)));
        assert!(wins.contains(&[vec![0, 4], vec![0, 5]]));
        assert_eq!(moves(mock_turtles, mock_turtles, HEADS[1]).len(), 11 * 16);
    }

    #[test]
    fn the_products_in_the_texts_are_right() {
        let all =
            [(5, 6, 8), (8, 8, 13), (3, 6, 13), (8, 11, 9), (3, 10, 5), (3, 11, 6), (8, 10, 1), (2, 3, 1)];
        assert!(all.into_iter().all(|(x, y, product)| nim_product(x, y) == product));
        assert_eq!(nim_product(4, 15), 1);
    }

    #[test]
    fn the_board_with_three_heads_is_worth_3_with_turtles_and_4_with_twins() {
        let board = |game: Game| {
            let values = values(game, 5);
            [(1, 3), (3, 2), (4, 4)].into_iter().fold(0, |sum, (x, y)| sum ^ nim_product(values[x], values[y]))
        };
        assert_eq!((board(turning_turtles), board(twins)), (3, 4));
        let turtles = values(turning_turtles, 5);
        assert_eq!(nim_product(worth(&turtles, &[1, 4]), worth(&turtles, &[2, 4])), 3);
    }
}
