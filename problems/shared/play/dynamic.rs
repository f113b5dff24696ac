//! Dynamic subtraction: what a move may take depends on what was just taken.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::zeckendorf;

use super::piles::{MOST, OnPiles, PileChange};
use crate::shared::dynamic::Theory;
use exercise::play::{
    Block,
    text::{halves, joined, number},
};

/// A game of dynamic subtraction.
pub struct Dynamic {
    factor: u64,
    least_winning_take: fn(tokens: u64) -> Option<u64>,
    parts: fn(tokens: u64) -> Vec<u64>,
    parts_name: fn() -> Sentence,
}

/// Fibonacci Nim, in which a move takes at most twice what the opponent has just taken.
pub static FIBONACCI: OnPiles<Dynamic> = OnPiles(Dynamic {
    factor: 2,
    least_winning_take: zeckendorf::least_part,
    parts: |tokens| zeckendorf::parts(tokens).collect(),
    parts_name: || say!(vi "số Fibonacci không kề nhau (biểu diễn Zeckendorf)", en "Fibonacci numbers, no two of them neighbours (Zeckendorf's digits)"),
});

impl Dynamic {
    /// The game of an exercise: the parts of a number by which its theory wins, the largest first, and what they are
    /// called.
    pub const fn of<Rule: Theory>(
        parts: fn(tokens: u64) -> Vec<u64>,
        parts_name: fn() -> Sentence,
    ) -> OnPiles<Dynamic> {
        let (factor, least_winning_take) = (Rule::FACTOR, Rule::least_winning_take);
        OnPiles(Dynamic { factor, least_winning_take, parts, parts_name })
    }
}

impl PileChange for Dynamic {
    /// The tokens, and the most that may be taken now.
    type Position = (u64, u64);

    fn read(&self, text: &str) -> Result<(u64, u64), Sentence> {
        let (tokens, most) = halves(text, '-')?;
        Ok((number(tokens, &(0..=MOST))?, number(most, &(0..=2 * MOST))?))
    }

    fn write(&self, &(tokens, most): &(u64, u64)) -> String {
        format!("{tokens}-{most}")
    }

    fn sizes(&self, &(tokens, _): &(u64, u64)) -> Vec<u64> {
        vec![tokens]
    }

    fn leave(&self, &(tokens, most): &(u64, u64), _pile: usize, after: u64) -> Result<(u64, u64), Sentence> {
        match tokens.checked_sub(after) {
            Some(taken) if taken > 0 && taken <= most => Ok((after, self.factor * taken)),
            Some(taken) if taken > most => Err(
                say!(vi "như vậy là lấy {taken} quân, lúc này chỉ được lấy nhiều nhất {most} quân", en "that would take {taken}, now a move takes at most {most}"),
            ),
            _ => Err(say!(vi "mỗi nước phải lấy ít nhất một quân", en "a move takes at least one token")),
        }
    }

    fn is_lost(&self, &(tokens, most): &(u64, u64)) -> bool {
        (self.least_winning_take)(tokens).is_none_or(|take| take > most)
    }

    fn value(&self, _position: &(u64, u64)) -> Option<u64> {
        None
    }

    fn why(&self, &(tokens, most): &(u64, u64)) -> Vec<Block> {
        let Some(least) = (self.least_winning_take)(tokens) else { return Vec::new() };
        let (sum, of) = (joined((self.parts)(tokens), " + "), (self.parts_name)());
        let factor = self.factor;
        let shown = say!(vi "{tokens} = {sum}: {of}.", en "{tokens} = {sum}: {of}."; of);
        let outcome = if least > most {
            say!(vi "Phần nhỏ nhất là {least}, mà chỉ được lấy {most}: không lấy trọn được nó, và dù lấy bao nhiêu thì đối thủ cũng lấy trọn được phần nhỏ nhất còn lại. Thế thua.", en "The smallest part is {least}, and only {most} may be taken: it cannot be taken whole, and whatever is taken of it leaves the opponent a smallest part that he may take. Lost.")
        } else {
            say!(vi "Hãy lấy phần nhỏ nhất, {least}: khi đó đối thủ chỉ được lấy nhiều nhất {factor} × {least}, ít hơn phần kế tiếp, nên không lấy trọn được phần ấy.", en "Take the smallest part, {least}: then the opponent may take at most {factor} × {least}, less than the next part, and cannot take that one whole.")
        };
        vec![Block::say(shown), Block::say(outcome)]
    }

    fn rules(&self) -> Sentence {
        let factor = self.factor;
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Nước đầu tiên không được lấy hết; mỗi nước sau lấy nhiều nhất {factor} lần số quân vừa bị lấy. Ai lấy quân cuối cùng thì thắng.", en "Touch a token: it is taken with all that come after it. The first move may not take everything; every later one takes at most {factor} times what was just taken. Whoever takes the last token wins.")
    }

    fn note(&self, &(_, most): &(u64, u64)) -> Option<Sentence> {
        Some(say!(vi "Lúc này được lấy nhiều nhất {most} quân.", en "Now at most {most} may be taken."))
    }

    fn random(&self, rng: &mut TestRng) -> (u64, u64) {
        let tokens = rng.unsigned(10, 50);
        (tokens, tokens - 1)
    }
}
