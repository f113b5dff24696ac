//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use super::{Pile, Rule};
use crate::shared::play::{
    pile_sum::{explain, refuse_at_least_half, refuse_even_odd},
    piles::{MOST, MOST_PILES, OnPiles, PileChange, taken},
};
use exercise::play::{
    Block,
    text::{joined, number},
};

pub static GAME: OnPiles<Play> = OnPiles(Play);

pub struct Play;

impl PileChange for Play {
    type Position = Vec<Pile>;

    fn read(&self, text: &str) -> Result<Vec<Pile>, Sentence> {
        let pile = |word: &str| -> Result<Pile, Sentence> {
            let rule = Rule::ALL.into_iter().find(|rule| word.starts_with(rule.letter()));
            let rule = rule.ok_or_else(|| {
                say!(vi "\"{word}\" phải bắt đầu bằng E, H hoặc N", en "\"{word}\" should begin with E, H or N")
            })?;
            Ok(Pile { rule, size: number(&word[1..], &(0..=MOST))? })
        };
        let piles: Vec<Pile> = text.split('.').map(pile).collect::<Result<_, _>>()?;
        match piles.len() {
            1..=MOST_PILES => Ok(piles),
            _ => Err(
                say!(vi "chỉ vẽ được nhiều nhất {MOST_PILES} đống", en "at most {MOST_PILES} piles can be shown"),
            ),
        }
    }

    fn write(&self, piles: &Vec<Pile>) -> String {
        joined(piles.iter().map(|pile| format!("{}{}", pile.rule.letter(), pile.size)), ".")
    }

    fn sizes(&self, piles: &Vec<Pile>) -> Vec<u64> {
        piles.iter().map(|pile| pile.size).collect()
    }

    fn leave(&self, piles: &Vec<Pile>, pile: usize, after: u64) -> Result<Vec<Pile>, Sentence> {
        let Pile { rule, size } = piles[pile];
        let taken = taken(size, after)?;
        piles[pile].allows(after).map_err(|_| match rule {
            Rule::EvenOdd => refuse_even_odd(size, taken),
            _ => refuse_at_least_half(size, taken),
        })?;
        let mut piles = piles.clone();
        piles[pile].size = after;
        Ok(piles)
    }

    fn is_lost(&self, piles: &Vec<Pile>) -> bool {
        self.value(piles) == Some(0)
    }

    fn value(&self, piles: &Vec<Pile>) -> Option<u64> {
        Some(piles.iter().fold(0, |sum, pile| sum ^ pile.value()))
    }

    fn why(&self, piles: &Vec<Pile>) -> Vec<Block> {
        let options = |pile: usize, size: u64| {
            let left = |after: u64| Pile { size: after, ..piles[pile] }.value();
            (0..size).filter(|&after| piles[pile].allows(after).is_ok()).map(left).collect()
        };
        explain(&self.sizes(piles), options, &piles.iter().map(|pile| pile.value()).collect::<Vec<_>>())
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Đống E: lấy một số chẵn nhưng không lấy hết, hoặc lấy hết nếu lẻ. Đống H: lấy ít nhất một nửa. Đống N: lấy bao nhiêu cũng được. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: it is taken with all that come after it. From an E pile: an even number but not all, or all if it is odd. From an H pile: at least half. From an N pile: any number. Whoever cannot move loses.")
    }

    fn pile_name(&self, piles: &Vec<Pile>, pile: usize) -> Sentence {
        let (number, letter) = (pile + 1, piles[pile].rule.letter());
        say!(vi "đống {number} ({letter})", en "pile {number} ({letter})")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<Pile> {
        let pile = |rng: &mut TestRng| Pile { rule: *rng.pick(&Rule::ALL), size: rng.unsigned(3, 18) };
        (0..rng.size(3, 4)).map(|_| pile(rng)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{GAME, Pile};
    use crate::{
        bai9_16_sum_of_games::SumOfGames,
        shared::play::testing::{agrees, same_rules},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["E11.H12.N9", "E8.E7.N5.H6"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<SumOfGames, _>(
            &GAME,
            "E7.H6.N4",
            |piles| {
                let line = |pile: &Pile| format!("{} {}\n", pile.rule.letter(), pile.size);
                Some(format!("{}\n{}", piles.len(), piles.iter().map(line).collect::<String>()))
            },
            |before, one| {
                let pile = (0..before.len()).find(|&pile| before[pile] != one.to[pile]).unwrap();
                format!("1 {} {}", pile + 1, one.to[pile].size)
            },
        );
    }
}
