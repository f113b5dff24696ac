//! The theory: take the least Zeckendorf part, where the limit allows it.

use std::sync::LazyLock;

use checkers::{Sentence, say};
use solutions::zeckendorf;

use super::{Position, TOKENS};

/// The least of the Fibonacci numbers, no two of them neighbours, whose sum is the number of tokens.
pub fn least_part(tokens: u64) -> u64 {
    zeckendorf::least_part(tokens).unwrap_or(0)
}

/// The least winning take. The next part is more than twice the least, so the opponent can't take it; whatever he
/// takes of it leaves a least part that we may take again. Time O(log N), memory O(1).
pub fn winning_take(position: &Position) -> Option<u64> {
    let least = least_part(position.tokens);
    (least <= position.most()).then_some(least)
}

/// Every winning take, ascending: the sums of the last few parts whose double is below the next part, as far as the
/// limit allows them.
pub fn winning_takes(position: &Position) -> Vec<u64> {
    let mut parts: Vec<u64> = zeckendorf::parts(position.tokens).collect();
    let (mut take, mut winning) = (0, Vec::new());
    while let Some(part) = parts.pop() {
        take += part;
        if take > position.most() {
            break;
        }
        if parts.last().is_none_or(|&next| 2 * take < next) {
            winning.push(take);
        }
    }
    winning
}

/// What the reference does: it wins if it can, and otherwise takes one.
pub fn best(position: &Position) -> u64 {
    winning_take(position).unwrap_or(1)
}

/// Why a position is won or lost.
pub fn why(position: &Position) -> Sentence {
    let parts: Vec<String> = zeckendorf::parts(position.tokens).map(|part| part.to_string()).collect();
    let (tokens, sum, most) = (position.tokens, parts.join(" + "), position.most());
    let least = least_part(tokens);
    match winning_take(position) {
        Some(_) => say!(
            vi "{tokens} = {sum}: lấy phần nhỏ nhất, {least}; phần kế tiếp lớn hơn hai lần nó nên đối thủ không lấy trọn được",
            en "{tokens} = {sum}: take the least part, {least}; the next one is more than twice as large, too much for the opponent",
        ),
        None => say!(
            vi "{tokens} = {sum}: phần nhỏ nhất là {least} mà chỉ được lấy nhiều nhất {most}; dù lấy bao nhiêu, đối thủ cũng lấy trọn được phần nhỏ nhất còn lại",
            en "{tokens} = {sum}: the least part is {least}, but at most {most} may be taken; whatever is taken, the opponent may take the least part of what is left",
        ),
    }
}

/// How long games last if the winner hurries and the loser delays.
pub struct Lengths {
    /// For each number of tokens, and each limit below its least part, the moves of a lost game.
    lost: Vec<Vec<u32>>,
}

/// For all positions. They are few: the least parts of all numbers up to n have a sum of O(n log n).
pub static LENGTHS: LazyLock<Lengths> = LazyLock::new(|| Lengths::up_to(TOKENS.max as u64));

impl Lengths {
    /// A higher limit only adds moves, so that each entry looks at one move more than the one before it.
    fn up_to(most: u64) -> Lengths {
        let mut lengths = Lengths { lost: vec![vec![0]] };
        for tokens in 1..=most {
            let mut longest = vec![0];
            for take in 1..least_part(tokens) {
                let length = 1 + lengths.plies(&Position { tokens, last: take }.after(take));
                longest.push(length.max(longest[longest.len() - 1]));
            }
            lengths.lost.push(longest);
        }
        lengths
    }

    /// In how many moves a game from here ends.
    pub fn plies(&self, position: &Position) -> u32 {
        let winning = winning_takes(position);
        let after = winning.iter().map(|&take| 1 + self.plies(&position.after(take)));
        match after.min() {
            Some(quickest) => quickest,
            None => self.lost[position.tokens as usize][position.most() as usize],
        }
    }
}
