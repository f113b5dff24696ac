//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use super::allows;
use crate::shared::{
    pile_move::PileMove,
    play::{
        nim_columns::{columns, nim_sum},
        piles::{MOST, MOST_PILES, OnPiles, PileChange},
    },
};
use exercise::play::{
    Block, outcome_of_sum,
    text::{joined, numbers},
};

/// Nim in which whoever takes the last counter loses.
pub static GAME: OnPiles<Play> = OnPiles(Play);

pub struct Play;

impl PileChange for Play {
    type Position = Vec<u64>;

    const MISERE: bool = true;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        numbers(text, 1..=MOST_PILES, 0..=MOST)
    }

    fn write(&self, piles: &Vec<u64>) -> String {
        joined(piles, ".")
    }

    fn sizes(&self, piles: &Vec<u64>) -> Vec<u64> {
        piles.clone()
    }

    fn leave(&self, piles: &Vec<u64>, pile: usize, after: u64) -> Result<Vec<u64>, Sentence> {
        let step = PileMove { pile, after };
        allows(piles, step).map_err(
            |_| say!(vi "mỗi nước phải lấy ít nhất một quân", en "a move takes at least one counter"),
        )?;
        Ok(step.played(piles))
    }

    fn is_lost(&self, piles: &Vec<u64>) -> bool {
        let only_ones = piles.iter().all(|&pile| pile <= 1);
        (nim_sum(piles) == 0) != only_ones
    }

    fn value(&self, _piles: &Vec<u64>) -> Option<u64> {
        None
    }

    fn why(&self, piles: &Vec<u64>) -> Vec<Block> {
        let large = piles.iter().filter(|&&pile| pile > 1).count();
        let ones = piles.iter().filter(|&&pile| pile == 1).count();
        let turning = match large {
            0 => {
                say!(vi "Đến đây luật misère đã đổi chiều: chỉ còn các đống 1 quân, có {ones} đống, không ai còn gì để chọn. Người sắp đi thua nếu số đống đó lẻ.", en "Here misère play has turned: only piles of 1 are left, {ones} of them, and nobody has a choice any more. Whoever moves loses if their number is odd.")
            }
            1 => {
                say!(vi "Đây là chỗ luật misère đổi chiều: chỉ còn một đống lớn hơn 1. Ai hạ nó xuống 0 hoặc 1 thì chọn được số đống 1 quân còn lại, và để lại một số lẻ.", en "Here misère play turns: one pile is larger than 1. Whoever lowers it to 0 or to 1 chooses how many piles of 1 are left, and leaves an odd number.")
            }
            _ => {
                say!(vi "Khi còn {large} đống lớn hơn 1, hãy chơi như Nim thường: luật misère chỉ đổi chiều khi đống cuối cùng trong số đó bị hạ xuống 0 hoặc 1.", en "While {large} piles are larger than 1, play as in Nim: misère play turns only when the last of them is lowered to 0 or 1.")
            }
        };
        let mut blocks = vec![Block::say(turning)];
        if large > 0 {
            blocks.push(columns(piles));
            blocks.push(outcome_of_sum(nim_sum(piles)));
        }
        blocks
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó trong đống bị lấy đi. Ai lấy quân cuối cùng của tất cả thì thua.", en "Touch a counter: it is taken with all that come after it in its pile. Whoever takes the last counter of all loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<u64> {
        (0..rng.size(3, 4)).map(|_| rng.unsigned(1, 9)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        misere_nim::MisereNim,
        shared::play::testing::{agrees, same_rules},
    };
    use exercise::play::{AnyGame, Game, Met, Positions, endgame::look_ahead, text::joined};

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["7.6.5", "3.3.3.3.2"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<MisereNim, _>(
            &GAME,
            "4.3.3",
            |piles| {
                let input = || format!("{}\n{}\n", piles.len(), joined(piles, " "));
                piles.iter().any(|&pile| pile > 0).then(input)
            },
            |before, one| {
                let pile = (0..before.len()).find(|&pile| before[pile] != one.to[pile]).unwrap();
                format!("1 {} {}", pile + 1, one.to[pile])
            },
        );
    }

    #[test]
    fn the_machine_resists_as_long_as_it_can() {
        // Nim with 1, 2, 3 is lost; the longest resistance takes six moves in all, one counter each time.
        let mut known = Met::new(&GAME, GAME.read("1.2.3").unwrap());
        let ahead = look_ahead(&mut known, usize::MAX).unwrap();
        let longest = known.moves(0).iter().filter_map(|one| ahead.plies(one.to)).max();
        let game: &dyn AnyGame = &GAME;
        assert_eq!(game.reply("1.2.3", None).unwrap().plies, longest);
    }
}
