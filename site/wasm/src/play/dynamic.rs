//! Dynamic subtraction: what a move may take depends on what was just taken.

use std::marker::PhantomData;

use generators::Dice;
use problems::{
    bai9_04_dynamic_subtraction, bai9_05_fibonacci_nim,
    shared::dynamic::{DynamicGame, Theory},
};
use solutions::zeckendorf;

use super::{
    Block,
    taking::{MOST, Taken, Taking},
    text::{halves, joined, number},
};
use checkers::{Sentence, say};

/// A game of dynamic subtraction.
pub struct Dynamic<Game> {
    /// The parts of a number, the largest first: powers of two, or Fibonacci numbers.
    parts: fn(u64) -> Vec<u64>,
    parts_name: fn() -> Sentence,
    game: PhantomData<fn() -> Game>,
}

/// 9.4.
pub static DYNAMIC_SUBTRACTION: Taken<Dynamic<bai9_04_dynamic_subtraction::Game>> = Taken(Dynamic {
    parts: |tokens| (0..u64::BITS).rev().map(|digit| 1 << digit).filter(|power| tokens & power != 0).collect(),
    parts_name: || say!(vi "luỹ thừa của 2, các chữ số nhị phân", en "powers of two, its binary digits"),
    game: PhantomData,
});

/// 9.5.
pub static FIBONACCI_NIM: Taken<Dynamic<bai9_05_fibonacci_nim::Game>> = Taken(Dynamic {
    parts: |tokens| zeckendorf::parts(tokens).collect(),
    parts_name: || say!(vi "số Fibonacci không kề nhau (biểu diễn Zeckendorf)", en "Fibonacci numbers, no two of them neighbours (Zeckendorf's digits)"),
    game: PhantomData,
});

impl<Game: Theory + DynamicGame> Taking for Dynamic<Game> {
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
            Some(taken) if taken > 0 && taken <= most => Ok((after, Game::FACTOR * taken)),
            Some(taken) if taken > most => Err(
                say!(vi "như vậy là lấy {taken} quân, lúc này chỉ được lấy nhiều nhất {most} quân", en "that would take {taken}, now a move takes at most {most}"),
            ),
            _ => Err(say!(vi "mỗi nước phải lấy ít nhất một quân", en "a move takes at least one token")),
        }
    }

    fn is_lost(&self, &(tokens, most): &(u64, u64)) -> bool {
        Game::least_winning_take(tokens).is_none_or(|take| take > most)
    }

    fn value(&self, _position: &(u64, u64)) -> Option<u64> {
        None
    }

    fn why(&self, &(tokens, most): &(u64, u64)) -> Vec<Block> {
        let Some(least) = Game::least_winning_take(tokens) else { return Vec::new() };
        let (sum, of) = (joined((self.parts)(tokens), " + "), (self.parts_name)());
        let factor = Game::FACTOR;
        let shown = say!(vi "{tokens} = {sum}: {of}.", en "{tokens} = {sum}: {of}."; of);
        let outcome = if least > most {
            say!(vi "Phần nhỏ nhất là {least}, mà chỉ được lấy {most}: không lấy trọn được nó, và dù lấy bao nhiêu thì đối thủ cũng lấy trọn được phần nhỏ nhất còn lại. Thế thua.", en "The smallest part is {least}, and only {most} may be taken: it cannot be taken whole, and whatever is taken of it leaves the opponent a smallest part that he may take. Lost.")
        } else {
            say!(vi "Hãy lấy phần nhỏ nhất, {least}: khi đó đối thủ chỉ được lấy nhiều nhất {factor} × {least}, ít hơn phần kế tiếp, nên không lấy trọn được phần ấy.", en "Take the smallest part, {least}: then the opponent may take at most {factor} × {least}, less than the next part, and cannot take that one whole.")
        };
        vec![Block::say(shown), Block::say(outcome)]
    }

    fn rules(&self) -> Sentence {
        let factor = Game::FACTOR;
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Nước đầu tiên không được lấy hết; mỗi nước sau lấy nhiều nhất {factor} lần số quân vừa bị lấy. Ai lấy quân cuối cùng thì thắng.", en "Touch a token: it is taken with all that come after it. The first move may not take everything; every later one takes at most {factor} times what was just taken. Whoever takes the last token wins.")
    }

    fn note(&self, &(_, most): &(u64, u64)) -> Option<Sentence> {
        Some(say!(vi "Lúc này được lấy nhiều nhất {most} quân.", en "Now at most {most} may be taken."))
    }

    fn random(&self, dice: &mut Dice) -> (u64, u64) {
        let tokens = dice.unsigned(10, 50);
        (tokens, tokens - 1)
    }
}
