//! Recipes. The value of the board, and which coins have a winning move, are what programs get wrong.

use generators::{
    PlanError, TestRng, params,
    params::{Misfit, Value, text},
    positions::{self, Place},
};
use solutions::{
    coin_games::CoinGame,
    nim_basis::with_nim_sum,
    nimber::nim_product,
    tartan::{Board, winning_places, winning_rests},
};

use super::{COLUMNS, ROWS, Tartan, game_of};
use crate::shared::row::marks;
use exercise::{Generator, Recipe, Recipes};

impl Generator for Tartan {
    const RECIPES: Recipes<Board> = &[
        &Recipe::new("drawn", drawn),
        &Recipe::new("listed", listed),
        &Recipe::new("random", random),
        &Recipe::new("valued", valued),
        &Recipe::new("single_coin", single_coin),
    ];

    /// A board that the oracle knows, lost every third time.
    fn small(rng: &mut TestRng) -> Board {
        let games = [*rng.pick(&CoinGame::ALL), *rng.pick(&CoinGame::ALL)];
        let rows = rng.size(1, 5);
        let columns = rng.size(1, [12, 6, 4, 3, 2][rows - 1].min(6));
        let heads = rng.size(5, 95) as u32;
        let board = Board { games, columns, heads: rng.marks(rows * columns, heads) };
        if rng.chance(1, 3) { make_lost(board) } else { board }
    }
}

/// The board after a winning move, if there is one.
fn make_lost(mut board: Board) -> Board {
    if let Some(sets) = board.winning_move() {
        board.play(&sets);
    }
    board
}

/// Two letters.
fn games(value: &Value) -> Result<[CoinGame; 2], Misfit> {
    let letters = text(value)?;
    let mut found = letters.split("").filter_map(game_of);
    match (found.next(), found.next(), letters.len()) {
        (Some(first), Some(second), 2) => Ok([first, second]),
        _ => Err(Misfit::new(format!("{letters:?} should be two of the letters W, T, M and R"))),
    }
}

/// A board of coins that show tails.
fn tails(games: [CoinGame; 2], rows: usize, columns: usize) -> Result<Board, PlanError> {
    match ROWS.contains(rows as i128) && COLUMNS.contains(columns as i128) {
        true => Ok(Board { games, columns, heads: vec![false; rows * columns] }),
        false => Err(PlanError::new(format!("{rows} × {columns} is out of bounds"))),
    }
}

params! {
    struct Drawn {
        games: [CoinGame; 2] => games,
        columns: usize,
        coins: Vec<bool> => marks,
    }
}

/// The board that the plan draws, its rows laid end to end.
fn drawn(_: &mut TestRng, Drawn { games, columns, coins }: Drawn) -> Result<Board, PlanError> {
    match columns > 0 && !coins.is_empty() && coins.len().is_multiple_of(columns) {
        true => Ok(Board { games, columns, heads: coins }),
        false => Err(PlanError::new("the coins do not make full rows")),
    }
}

params! { struct Listed { games: [CoinGame; 2] => games, r: usize, c: usize, heads: Vec<usize> } }

/// Heads at row, column, row, column, … of the list.
fn listed(_: &mut TestRng, Listed { games, r, c, heads }: Listed) -> Result<Board, PlanError> {
    let mut board = tails(games, r, c)?;
    for place in heads.chunks(2) {
        match *place {
            [row, column] if row < r && column < c => board.turn(row, column),
            _ => return Err(PlanError::new(format!("{place:?} is no place of the board"))),
        }
    }
    Ok(board)
}

params! {
    struct Random {
        games: [CoinGame; 2] => games,
        r: usize,
        c: usize,
        percent: u32,
        lost: bool = false,
    }
}

/// Each coin shows heads with a probability; played on to a lost position if `lost` says so.
fn random(rng: &mut TestRng, Random { games, r, c, percent, lost }: Random) -> Result<Board, PlanError> {
    let mut board = tails(games, r, c)?;
    board.heads = rng.marks(r * c, percent);
    Ok(if lost { make_lost(board) } else { board })
}

/// Turns some of the coins at these places, so that the board has a value.
fn bring_about(board: &mut Board, places: &[usize], value: u64) -> Option<()> {
    let all = board.coin_values();
    let values: Vec<u64> = places.iter().map(|&place| all[place]).collect();
    for index in with_nim_sum(&values, board.value() ^ value)? {
        board.heads[places[index]] ^= true;
    }
    Some(())
}

params! {
    struct Valued {
        games: [CoinGame; 2] => games,
        r: usize,
        c: usize,
        percent: u32,
        value: u64,
    }
}

/// A random board of a value.
fn valued(rng: &mut TestRng, Valued { games, r, c, percent, value }: Valued) -> Result<Board, PlanError> {
    let mut board = tails(games, r, c)?;
    board.heads = rng.marks(r * c, percent);
    let mut places: Vec<usize> = (0..r * c).collect();
    rng.shuffle(&mut places);
    match bring_about(&mut board, &places, value) {
        Some(()) => Ok(board),
        None => Err(PlanError::new(format!("no such board is worth {value}"))),
    }
}

params! {
    struct SingleCoin {
        games: [CoinGame; 2] => games,
        r: usize,
        c: usize,
        percent: u32,
        place: Place = Place::Any,
        value: Option<u64>,
        row_rest: u64 = 0,
        column_rest: u64 = 0,
    }
}

/// A won board in which one coin alone has a winning move; of the coins that would have none, so many percent show heads.
/// The coin is in the first sixteenth of the rows, in the last, or anywhere, and in the latter cases at least a quarter of
/// the other coins might show heads. If the plan says `value`, that is the value of the board. Beside the
/// coin's row a winning move turns rows worth `row_rest` at least, and likewise for columns.
fn single_coin(rng: &mut TestRng, row: SingleCoin) -> Result<Board, PlanError> {
    tails(row.games, row.r, row.c)?;
    let made = (0..positions::TRIES / 10).find_map(|_| try_single_coin(rng, &row));
    made.ok_or_else(|| PlanError::new("no board with a single winning coin was found"))
}

fn try_single_coin(rng: &mut TestRng, row: &SingleCoin) -> Option<Board> {
    let &SingleCoin { games, r, c, percent, place, value, row_rest, column_rest } = row;
    let [first, last] = match place {
        Place::First => [0, r / 16],
        Place::Last => [r - 1 - r / 16, r - 1],
        Place::Any => [0, r - 1],
    };
    let coin = (rng.size(first, last), rng.size(0, c - 1));
    let worth = [games[0].value(coin.0), games[1].value(coin.1)];
    let value = match value {
        Some(value) => value,
        None if worth.contains(&0) => return None,
        // What is left of each number is less than before.
        None => nim_product(worth[0] ^ rng.unsigned(0, worth[0] - 1), worth[1] ^ rng.unsigned(0, worth[1] - 1)),
    };
    let small = |&(row, column): &(u64, u64)| row < row_rest || column < column_rest;
    if row_rest + column_rest > 0 && winning_rests(games, coin, value).iter().any(small) {
        return None;
    }
    let wins = winning_places(games, r, c, value);
    let index = coin.0 * c + coin.1;
    let mut others: Vec<usize> = (0..r * c).filter(|&place| !wins[place]).collect();
    if !wins[index] || others.is_empty() || (place != Place::First && 4 * others.len() < r * c) {
        return None;
    }
    rng.shuffle(&mut others);
    let mut board = Board { games, columns: c, heads: vec![false; r * c] };
    board.heads[index] = true;
    for (&place, heads) in others.iter().zip(rng.marks(others.len(), percent)) {
        board.heads[place] = heads;
    }
    bring_about(&mut board, &others, value)?;
    Some(board)
}
