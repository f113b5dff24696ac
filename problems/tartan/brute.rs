//! The oracle: the winner of every position of a tiny board, from the rule alone.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use solutions::{
    coin_games::CoinGame,
    tartan::{Board, Sets},
};

use super::{Reply, Tartan, legal};
use crate::shared::reply;
use exercise::{Oracle, OracleFn};

/// The most coins of a board that an oracle takes on.
const MOST: usize = 16;

/// The games, the numbers of rows and of columns.
type Kind = ([CoinGame; 2], usize, usize);

/// For each kind of board that was asked about: which positions are lost.
static LOST: LazyLock<Mutex<HashMap<Kind, Arc<Vec<bool>>>>> = LazyLock::new(Mutex::default);

impl Oracle for Tartan {
    fn oracle(board: &Board) -> Option<OracleFn<'_, Reply>> {
        if board.heads.len() > MOST {
            return None;
        }
        let kind = (board.games, board.rows(), board.columns);
        // A board is put there when it is complete, so a panic elsewhere harms nothing.
        let mut known = LOST.lock().unwrap_or_else(PoisonError::into_inner);
        let lost = known.entry(kind).or_insert_with(|| Arc::new(lost_positions(kind))).clone();
        Some(Box::new(move |reply| {
            reply::check(reply, !lost[position(board)], |sets| {
                let mut after = board.clone();
                after.play(&legal(board, sets)?);
                match lost[position(&after)] {
                    true => Ok(()),
                    false => Err(format!("the opponent wins after {sets:?}")),
                }
            })
        }))
    }

    /// Every set of rows with every set of columns, legal or not, and giving up.
    fn candidates(board: &Board) -> Vec<Reply> {
        if board.heads.len() > MOST {
            return Vec::new();
        }
        every_pair(board.rows(), board.columns).into_iter().map(Some).chain([None]).collect()
    }
}

/// Every set of rows with every set of columns; sets are not empty.
fn every_pair(rows: usize, columns: usize) -> Vec<Sets> {
    let set = |code: usize, count: usize| -> Vec<usize> {
        (0..count).filter(|place| code >> place & 1 == 1).collect()
    };
    let pairs = (1..1 << rows).flat_map(|a| (1..1 << columns).map(move |b| (a, b)));
    pairs.map(|(a, b): (usize, usize)| (set(a, rows), set(b, columns))).collect()
}

/// The heads as binary digits.
fn position(board: &Board) -> usize {
    board.heads.iter().rev().fold(0, |position, &heads| 2 * position + usize::from(heads))
}

/// A position is lost if every move leads to one that is not. Moves lead to smaller numbers: the coin that goes from heads
/// to tails has the highest digit of those that change.
fn lost_positions((games, rows, columns): Kind) -> Vec<bool> {
    let all_heads = Board { games, columns, heads: vec![true; rows * columns] };
    let mut moves = Vec::new();
    for sets in every_pair(rows, columns) {
        if legal(&all_heads, &sets).is_ok() {
            let mut turned = Board { heads: vec![false; rows * columns], ..all_heads.clone() };
            turned.play(&sets);
            let turned = position(&turned);
            moves.push((turned, 1usize << turned.ilog2()));
        }
    }
    let mut lost: Vec<bool> = Vec::with_capacity(1 << (rows * columns));
    for here in 0..1usize << (rows * columns) {
        lost.push(!moves.iter().any(|&(turned, corner)| here & corner != 0 && lost[here ^ turned]));
    }
    lost
}
