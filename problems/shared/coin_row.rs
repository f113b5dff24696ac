//! Pictures of rows of coins: a position, the coins that a move turns, and what it leaves.

use crate::shared::coins::{CoinGame, Coins};
use exercise::{
    document::Lang,
    picture::{Anchor, Svg, circle},
};

const STEP: f64 = 52.0;
const RADIUS: f64 = 19.0;
const LEFT: f64 = 96.0;
const ROWS: [f64; 2] = [34.0, 116.0];

/// The coins before and after a move of the game, the turned ones in rings. `names` stand below coins that the
/// statement calls by a letter.
pub fn draw<Game: CoinGame>(
    lang: Lang,
    row: &str,
    turn: &Game::Turn,
    names: &[(usize, &str)],
    title: &str,
) -> Svg {
    let mut coins = Coins::new(row.chars().map(|coin| coin == '1').collect(), Game::FIRST);
    let turned = Game::turned(turn).expect("the picture shows a move");
    let height = if names.is_empty() { 156.0 } else { 172.0 };
    let mut svg = Svg::new(LEFT + STEP * row.len() as f64, height, title);
    let x_of = |coin: usize| LEFT + STEP * ((coin - Game::FIRST) as f64 + 0.5);
    let words = match lang {
        Lang::Vietnamese => ["trước", "sau"],
        Lang::English => ["before", "after"],
    };
    for (y, word) in ROWS.into_iter().zip(words) {
        svg.text((8.0, y + 5.0), Anchor::Start, "", word);
        for coin in coins.first()..=coins.last() {
            let place = (x_of(coin), y);
            let heads = coins.shows_heads(coin);
            svg.disc(place, RADIUS, if heads { "s3 ink" } else { "fill-page ink" });
            svg.text((place.0, y + 5.0), Anchor::Middle, "", u8::from(heads));
            if turned.contains(&coin) {
                svg.curve(circle(place, RADIUS + 4.0), "b", true);
            }
        }
        turned.iter().for_each(|&coin| coins.turn(coin));
    }
    for coin in coins.first()..=coins.last() {
        svg.text((x_of(coin), 76.0), Anchor::Middle, "small", coin);
    }
    for &(coin, name) in names {
        svg.text((x_of(coin), 158.0), Anchor::Middle, "", name);
    }
    svg
}
