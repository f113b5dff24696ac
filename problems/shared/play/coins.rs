//! Coin-turning games on a row: a heads coin is a pile of its own.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::grundy::mex;

use super::row::{OnRow, RowGame, random_row};
use crate::shared::coins::{CoinGame, Coins, Written};
use exercise::play::{Block, Look, number_set, text::joined};

/// A coin-turning game.
pub struct CoinRow<Rule: CoinGame> {
    /// The coins that are touched for a move; any of these ways will do.
    touched: fn(&Rule::Turn) -> Vec<Vec<usize>>,
    /// The most coins that are touched for a move.
    most_touched: usize,
    rules: fn() -> Sentence,
    /// The shortest and the longest row to begin with.
    length: (usize, usize),
}

impl<Rule: CoinGame> CoinRow<Rule> {
    /// The game of an exercise: which coins are touched for a move, in any of these ways; how to move; the shortest and
    /// the longest row to begin with. A move takes two touches.
    pub const fn of(
        touched: fn(&Rule::Turn) -> Vec<Vec<usize>>,
        rules: fn() -> Sentence,
        length: (usize, usize),
    ) -> OnRow<CoinRow<Rule>> {
        OnRow(CoinRow { touched, most_touched: 2, rules, length })
    }

    /// As [`CoinRow::of`], where a move may take three touches.
    pub const fn of_three(
        touched: fn(&Rule::Turn) -> Vec<Vec<usize>>,
        rules: fn() -> Sentence,
        length: (usize, usize),
    ) -> OnRow<CoinRow<Rule>> {
        OnRow(CoinRow { touched, most_touched: 3, rules, length })
    }
}

impl<Rule: CoinGame> CoinRow<Rule> {
    fn heads(&self, row: &[bool]) -> impl Iterator<Item = usize> {
        row.iter().enumerate().filter(|(_, heads)| **heads).map(|(index, _)| index + Rule::FIRST)
    }

    /// The coins of every move whose rightmost coin is this one.
    fn turns(&self, coin: usize) -> impl Iterator<Item = (Rule::Turn, Vec<usize>)> {
        Rule::Turn::every(&Coins::tails(Rule::FIRST, coin))
            .into_iter()
            .filter_map(|turn| Rule::turned(&turn).ok().map(|turned| (turn, turned)))
            .filter(move |(_, turned)| turned.last() == Some(&coin))
    }
}

impl<Rule: CoinGame> RowGame for CoinRow<Rule> {
    fn first(&self) -> usize {
        Rule::FIRST
    }

    fn looks(&self) -> [Look; 2] {
        [Look::Tails, Look::Heads]
    }

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "sấp", en "tails"), say!(vi "ngửa", en "heads")]
    }

    fn moves(&self, row: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        let mut moves = Vec::new();
        for (turn, turned) in self.heads(row).flat_map(|coin| self.turns(coin)) {
            let mut after = row.to_vec();
            turned.iter().for_each(|coin| after[coin - Rule::FIRST] ^= true);
            let coins = joined(&turned, ", ");
            let name = say!(vi "lật {coins}", en "turn {coins}");
            moves.extend(
                (self.touched)(&turn).into_iter().map(|touched| (touched, name.clone(), after.clone())),
            );
        }
        moves
    }

    fn value(&self, row: &[bool]) -> u64 {
        self.heads(row).fold(0, |sum, coin| sum ^ Rule::value(coin))
    }

    fn why(&self, row: &[bool]) -> Vec<Block> {
        let mut blocks = vec![Block::say(
            say!(vi "Thế là tổng của các đồng ngửa, như thể mỗi đồng nằm một mình: lật một đồng đang ngửa thì hai giá trị bằng nhau triệt tiêu.", en "A position is the sum of its heads coins, as if each lay alone: a coin that is turned to heads where one lies already cancels it."),
        )];
        for coin in self.heads(row) {
            let options = self.turns(coin).map(|(_, turned)| {
                turned.iter().filter(|other| **other != coin).fold(0, |sum, &other| sum ^ Rule::value(other))
            });
            let options: Vec<u64> = options.collect();
            let (value, options) = (mex(options.iter().copied()), number_set(options.iter().copied()));
            blocks.push(Block::say(say!(vi "Đồng {coin}: g = mex {options} = {value}.", en "Coin {coin}: g = mex {options} = {value}.")));
        }
        let named: Vec<(Sentence, u64)> =
            self.heads(row).map(|coin| (say!(vi "đồng {coin}", en "coin {coin}"), Rule::value(coin))).collect();
        blocks.push(Block::xor(&named));
        blocks
    }

    fn refuse(&self, row: &[bool], touched: &[usize]) -> Sentence {
        let rightmost = touched.iter().copied().max().unwrap_or(Rule::FIRST);
        if touched.len() > self.most_touched {
            match self.most_touched {
                2 => say!(vi "chỉ cần chạm hai lần cho một nước đi", en "two touches are enough for a move"),
                most => say!(vi "một nước lật nhiều nhất {most} đồng", en "a move turns at most {most} coins"),
            }
        } else if touched.len() >= 2 && !row[rightmost - Rule::FIRST] {
            say!(vi "đồng {rightmost}, đồng bên phải nhất, đang sấp; nó phải từ ngửa thành sấp", en "coin {rightmost}, the rightmost of these, shows tails; it must go from heads to tails")
        } else {
            say!(vi "không có nước nào lật đồng đó như vậy", en "no move turns that coin so")
        }
    }

    fn rules(&self) -> Sentence {
        (self.rules)()
    }

    fn random(&self, rng: &mut TestRng) -> Vec<bool> {
        random_row(rng, self.length.0, self.length.1, 40)
    }
}
