//! What the editorial says and code computes.

use checkers::Lang;
use exercise::Fact;
use solutions::coin_games::CoinGame;

use super::letter_of;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("values", values)]
}

/// The values of the first coins in each game.
fn values(lang: Lang) -> String {
    const MOST: usize = 12;
    let name = |game: CoinGame| match game {
        CoinGame::Twins => "Twins",
        CoinGame::TurningTurtles => "Turning Turtles",
        CoinGame::MockTurtles => "Mock Turtles",
        CoinGame::Ruler => "Ruler",
    };
    let coins: Vec<String> = (0..=MOST).map(|coin| coin.to_string()).collect();
    let head = lang.say("đồng xu", "coin");
    let mut table = format!("\n| {head} | {} |\n|{}\n", coins.join(" | "), "---|".repeat(MOST + 2));
    for game in CoinGame::ALL {
        let values: Vec<String> = (0..=MOST).map(|coin| game.value(coin).to_string()).collect();
        table += &format!("| {} (`{}`) | {} |\n", name(game), letter_of(game), values.join(" | "));
    }
    table
}
