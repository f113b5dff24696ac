//! The game to play: two piles for each pair, and multiples of the smaller are taken from the larger.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::{
    Rule,
    euclid::{is_lost, is_simple, value},
};

use super::{Position, Step};
use crate::shared::play::piles::{MOST_PILES, OnPiles, PileChange};
use exercise::play::{
    Block, outcome_of_sum,
    text::{halves, joined, number, numbers},
};

pub static GAME: OnPiles<Play> = OnPiles(Play);

pub struct Play;

/// The largest number that is shown.
const MOST: u64 = 40;

/// `pair 2`.
fn pair_name(index: usize) -> Sentence {
    let number = index + 1;
    say!(vi "cặp {number}", en "pair {number}")
}

impl PileChange for Play {
    type Position = Position;

    fn misere(&self, position: &Position) -> bool {
        position.rule == Rule::Misere
    }

    fn read(&self, text: &str) -> Result<Position, Sentence> {
        let (rule, pairs) = halves(text, '-')?;
        let rule = if number(rule, &(0..=1))? == 1 { Rule::Misere } else { Rule::Normal };
        let sizes = numbers(pairs, 2..=MOST_PILES, 0..=MOST)?;
        let pairs: Vec<(u64, u64)> = sizes.chunks_exact(2).map(|two| (two[0], two[1])).collect();
        if sizes.len() % 2 == 1 || pairs.contains(&(0, 0)) {
            return Err(say!(
                vi "cần các cặp số, không cặp nào là 0.0",
                en "there should be pairs of numbers, none of them 0.0",
            ));
        }
        Ok(Position { rule, pairs })
    }

    fn write(&self, position: &Position) -> String {
        format!("{}-{}", u8::from(self.misere(position)), joined(self.sizes(position), "."))
    }

    fn sizes(&self, position: &Position) -> Vec<u64> {
        position.pairs.iter().flat_map(|&(a, b)| [a, b]).collect()
    }

    fn leave(&self, position: &Position, pile: usize, after: u64) -> Result<Position, Sentence> {
        let pair = pile / 2;
        let (a, b) = position.pairs[pair];
        let (here, other) = if pile.is_multiple_of(2) { (a, b) } else { (b, a) };
        // Of two equal piles either may be taken: both moves leave the same pair, turned round.
        let multiple = || here.checked_sub(after).filter(|taken| other > 0 && taken.is_multiple_of(other));
        let times = multiple().map_or(0, |taken| taken / other);
        if times == 0 || other > here {
            return Err(say!(
                vi "ở một cặp phải lấy từ số lớn một bội dương của số nhỏ",
                en "a move takes a positive multiple of the smaller number of a pair from the larger",
            ));
        }
        position.allows(Step { pair, times })?;
        let mut left = position.clone();
        left.pairs[pair] = if pile.is_multiple_of(2) { (after, b) } else { (a, after) };
        Ok(left)
    }

    fn is_lost(&self, position: &Position) -> bool {
        is_lost(position.rule, &position.pairs)
    }

    fn value(&self, position: &Position) -> Option<u64> {
        let sum = position.pairs.iter().fold(0, |sum, &pair| sum ^ value(pair));
        (!self.misere(position)).then_some(sum)
    }

    fn why(&self, position: &Position) -> Vec<Block> {
        let named: Vec<(Sentence, u64)> =
            position.pairs.iter().enumerate().map(|(index, &pair)| (pair_name(index), value(pair))).collect();
        let sum = named.iter().fold(0, |sum, (_, value)| sum ^ value);
        let mut blocks = vec![Block::xor(&named)];
        let others = position.pairs.iter().filter(|&&pair| !is_simple(pair)).count();
        match (position.rule, others) {
            (Rule::Normal, _) => blocks.push(outcome_of_sum(sum)),
            (Rule::Misere, 0) => {
                let equal = position.pairs.iter().filter(|(a, b)| a == b).count();
                blocks.push(Block::say(say!(vi "Chỉ còn các cặp (0, n) và (n, n): mỗi cặp bằng nhau còn đúng một nước. Có {equal} cặp như vậy; người sắp đi thua nếu số đó lẻ.", en "Only pairs (0, n) and (n, n) are left, and each equal pair has exactly one move. There are {equal} of them; whoever moves loses if that is odd.")));
            }
            (Rule::Misere, _) => {
                blocks.push(Block::say(say!(vi "Còn {others} cặp không có dạng (0, n) hay (n, n): chừng nào còn cặp như vậy, thế thua khi và chỉ khi tổng Nim bằng 0, như luật thường.", en "There are {others} pairs not of the form (0, n) or (n, n): while there are such pairs, a position is lost exactly if the nim-sum is 0, as in normal play.")));
                blocks.push(outcome_of_sum(sum));
            }
        }
        blocks
    }

    fn pile_name(&self, _position: &Position, pile: usize) -> Sentence {
        let (pair, letter) = (pile / 2 + 1, if pile.is_multiple_of(2) { "a" } else { "b" });
        say!(vi "cặp {pair}, {letter}", en "pair {pair}, {letter}")
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân của số lớn trong một cặp: quân đó và mọi quân sau nó bị lấy đi. Số quân lấy phải là bội của số nhỏ. Cặp có số 0 thì không đi được nữa.", en "Touch a counter of the larger number of a pair: it is taken with all that come after it. A move takes a multiple of the smaller number. A pair with a 0 is finished.")
    }

    fn note(&self, position: &Position) -> Option<Sentence> {
        Some(match position.rule {
            Rule::Normal => say!(vi "Ai đến lượt mà không đi được thì thua.", en "Whoever cannot move loses."),
            Rule::Misere => {
                say!(vi "Luật misère: ai đi nước cuối cùng thì thua.", en "Misère: whoever makes the last move loses.")
            }
        })
    }

    fn random(&self, rng: &mut TestRng) -> Position {
        let rule = if rng.chance(1, 2) { Rule::Misere } else { Rule::Normal };
        let pairs = (0..rng.size(1, 3)).map(|_| (rng.unsigned(1, 9), rng.unsigned(2, 24))).collect();
        Position { rule, pairs }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        euclid::Euclid,
        shared::play::testing::{agrees, same_rules},
    };
    use exercise::play::Game;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["0-11.30.7.24", "1-11.30.7.24", "1-2.3.4.4.3.5", "0-2.6.4.4.3.7", "1-2.6.4.4.5.5"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        for rule in 0..2 {
            same_rules::<Euclid, _>(
                &GAME,
                &format!("{rule}-3.11.7.24"),
                |position| {
                    let over = GAME.misere(position) && position.is_over();
                    let line = |&(a, b): &(u64, u64)| format!("{a} {b}\n");
                    let lines: String = position.pairs.iter().map(line).collect();
                    (!over).then(|| format!("{rule} {}\n{lines}", position.pairs.len()))
                },
                |before, one| {
                    let changed = |index: &usize| before.pairs[*index] != one.to.pairs[*index];
                    let index = (0..before.pairs.len()).find(changed).unwrap();
                    let ((a, b), (c, d)) = (before.pairs[index], one.to.pairs[index]);
                    format!("1 {} {}", index + 1, (a + b - c - d) / a.min(b))
                },
            );
        }
    }
}
