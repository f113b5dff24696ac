//! Coin-turning games on a row: a heads coin is a pile of its own.

use std::marker::PhantomData;

use generators::Dice;
use problems::{
    bai9_22_twins::TwinsGame,
    bai9_23_ruler::RulerGame,
    bai9_24_grunt::GruntGame,
    shared::coins::{CoinGame, Turn},
};
use solutions::grundy::mex;

use super::{
    Block, Look,
    drawing::set,
    row::{InRow, Rows, random_row},
    text::joined,
};
use checkers::{Sentence, say};

/// A coin-turning game.
pub struct Turning<Game> {
    /// The coins that are touched for a move; any of these ways will do.
    touched: fn(Turn) -> Vec<Vec<usize>>,
    rules: fn() -> Sentence,
    /// The shortest and the longest row to begin with.
    length: (usize, usize),
    game: PhantomData<fn() -> Game>,
}

/// 9.22.
pub static TWINS: InRow<Turning<TwinsGame>> = InRow(Turning {
    touched: |(x, y)| vec![vec![x, y]],
    rules: || say!(vi "Chạm vào hai đồng xu: cả hai bị lật, và đồng bên phải phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch two coins: both are turned, and the right one must go from heads to tails. Whoever cannot move loses."),
    length: (7, 11),
    game: PhantomData,
});

/// 9.23.
pub static RULER: InRow<Turning<RulerGame>> = InRow(Turning {
    touched: |(l, r)| vec![vec![l, r]],
    rules: || say!(vi "Chạm vào đồng đầu và đồng cuối của một đoạn, hoặc chạm hai lần vào một đồng: mọi đồng trong đoạn bị lật, và đồng bên phải nhất phải từ ngửa thành sấp. Ai đến lượt mà không đi được thì thua.", en "Touch the first and the last coin of a block, or one coin twice: all coins of the block are turned, and the rightmost must go from heads to tails. Whoever cannot move loses."),
    length: (7, 12),
    game: PhantomData,
});

/// 9.24.
pub static GRUNT: InRow<Turning<GruntGame>> = InRow(Turning {
    touched: |(x, a)| vec![vec![x, a], vec![x, x - a]],
    rules: || say!(vi "Chạm vào một đồng ngửa x và một đồng a ở giữa 0 và x: các đồng 0, a, x − a và x bị lật; đó phải là bốn đồng khác nhau. Ai đến lượt mà không đi được thì thua.", en "Touch a heads coin x and a coin a between 0 and x: coins 0, a, x − a and x are turned; they must be four different ones. Whoever cannot move loses."),
    length: (8, 14),
    game: PhantomData,
});

impl<Game: CoinGame> Turning<Game> {
    fn heads(row: &[bool]) -> impl Iterator<Item = usize> {
        row.iter().enumerate().filter(|(_, heads)| **heads).map(|(index, _)| index + Game::FIRST)
    }

    /// The coins of every move whose rightmost coin is this one.
    fn turns(coin: usize) -> impl Iterator<Item = (Turn, Vec<usize>)> {
        let numbers = move || Game::FIRST..=coin;
        let pairs = numbers().flat_map(move |one| numbers().map(move |other| (one, other)));
        pairs
            .filter_map(|turn| Some((turn, Game::turned(turn).ok()?)))
            .filter(move |(_, turned)| turned.last() == Some(&coin))
    }
}

impl<Game: CoinGame> Rows for Turning<Game> {
    const FIRST: usize = Game::FIRST;
    const LOOKS: [Look; 2] = [Look::Tails, Look::Heads];

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "sấp", en "tails"), say!(vi "ngửa", en "heads")]
    }

    fn moves(&self, row: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        let mut moves = Vec::new();
        for (turn, turned) in Self::heads(row).flat_map(Self::turns) {
            let mut after = row.to_vec();
            turned.iter().for_each(|coin| after[coin - Game::FIRST] ^= true);
            let coins = joined(&turned, ", ");
            let name = say!(vi "lật {coins}", en "turn {coins}");
            moves
                .extend((self.touched)(turn).into_iter().map(|touched| (touched, name.clone(), after.clone())));
        }
        moves
    }

    fn value(&self, row: &[bool]) -> u64 {
        Self::heads(row).fold(0, |sum, coin| sum ^ Game::value(coin))
    }

    fn why(&self, row: &[bool]) -> Vec<Block> {
        let mut blocks = vec![Block::say(
            say!(vi "Thế là tổng của các đồng ngửa, như thể mỗi đồng nằm một mình: lật một đồng đang ngửa thì hai giá trị bằng nhau triệt tiêu.", en "A position is the sum of its heads coins, as if each lay alone: a coin that is turned to heads where one lies already cancels it."),
        )];
        for coin in Self::heads(row) {
            let options = Self::turns(coin).map(|(_, turned)| {
                turned.iter().filter(|other| **other != coin).fold(0, |sum, &other| sum ^ Game::value(other))
            });
            let options: Vec<u64> = options.collect();
            let (value, options) = (mex(options.iter().copied()), set(options.iter().copied()));
            blocks.push(Block::say(say!(vi "Đồng {coin}: g = mex {options} = {value}.", en "Coin {coin}: g = mex {options} = {value}.")));
        }
        let named: Vec<(Sentence, u64)> = Self::heads(row)
            .map(|coin| (say!(vi "đồng {coin}", en "coin {coin}"), Game::value(coin)))
            .collect();
        blocks.push(Block::xor(&named));
        blocks
    }

    fn refuse(&self, row: &[bool], touched: &[usize]) -> Sentence {
        let rightmost = touched.iter().copied().max().unwrap_or(Game::FIRST);
        if touched.len() > 2 {
            say!(vi "chỉ cần chạm hai lần cho một nước đi", en "two touches are enough for a move")
        } else if touched.len() == 2 && !row[rightmost - Game::FIRST] {
            say!(vi "đồng {rightmost}, đồng bên phải, đang sấp; nó phải từ ngửa thành sấp", en "coin {rightmost}, the right one of the two, shows tails; it must go from heads to tails")
        } else {
            say!(vi "không có nước nào lật đồng đó như vậy", en "no move turns that coin so")
        }
    }

    fn rules(&self) -> Sentence {
        (self.rules)()
    }

    fn random(&self, dice: &mut Dice) -> Vec<bool> {
        random_row(dice, self.length.0, self.length.1, 40)
    }
}
