//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use super::Query;
use crate::shared::play::piles::{drawn, part, pile_name, place};
use exercise::play::{
    Block, Drawing, Game, Move, TableRow,
    text::{halves, joined, number, numbers},
};

/// At most so many piles are shown, and so many counters in each: a move is a choice in several piles at once.
const MOST_PILES: usize = 5;
const MOST: u64 = 9;
const MOST_LOWERED: u64 = 3;

pub static GAME: Play = Play;

pub struct Play;

impl Play {
    /// How many piles have a one in each column of binary digits, from the highest.
    fn columns(piles: &[u64]) -> Vec<(u64, usize)> {
        let most = piles.iter().copied().max().unwrap_or(0);
        let ones = |digit: u32| piles.iter().filter(|&&pile| pile >> digit & 1 == 1).count();
        (0..64 - most.leading_zeros()).rev().map(|digit| (1 << digit, ones(digit))).collect()
    }
}

impl Game for Play {
    type Position = Query;

    fn read(&self, text: &str) -> Result<Query, Sentence> {
        let (k, piles) = halves(text, '-')?;
        let k = number(k, &(1..=MOST_LOWERED))? as usize;
        Ok(Query { k, piles: numbers(piles, 1..=MOST_PILES, 0..=MOST)? })
    }

    fn write(&self, Query { k, piles }: &Query) -> String {
        format!("{k}-{}", joined(piles, "."))
    }

    fn moves(&self, query: &Query) -> Vec<Move<Query>> {
        let Query { k, piles } = query;
        // Every choice of what is left of the piles so far, as long as not too many are lowered.
        let mut choices: Vec<Vec<u64>> = vec![Vec::new()];
        for &pile in piles {
            let longer = choices.iter().flat_map(|left| {
                let lowered = left.iter().zip(piles).filter(|(left, before)| left < before).count();
                let least = if lowered < *k { 0 } else { pile };
                (least..=pile).map(|after| left.iter().copied().chain([after]).collect::<Vec<u64>>())
            });
            choices = longer.collect();
        }
        let legal = choices.into_iter().filter(|after| query.allows(after).is_ok());
        legal
            .map(|after| {
                let lowered =
                    || after.iter().zip(piles).enumerate().filter(|(_, (after, before))| after < before);
                let steps = |pile: &str| {
                    joined(lowered().map(|(index, (after, _))| format!("{pile} {} → {after}", index + 1)), ", ")
                };
                Move {
                    touches: lowered().map(|(index, (after, _))| part(index, after + 1)).collect(),
                    name: Sentence::new(steps("đống"), steps("pile")),
                    to: Query { k: *k, piles: after },
                }
            })
            .collect()
    }

    fn is_lost(&self, Query { k, piles }: &Query) -> bool {
        Self::columns(piles).iter().all(|(_, ones)| ones % (k + 1) == 0)
    }

    fn value(&self, _query: &Query) -> Option<u64> {
        None
    }

    fn why(&self, query: &Query) -> Vec<Block> {
        let Query { k, piles } = query;
        let (columns, modulus) = (Self::columns(piles), k + 1);
        let digits = |(index, pile): (usize, &u64)| TableRow {
            name: pile_name(index),
            cells: columns.iter().map(|(power, _)| u64::from(pile & power != 0).to_string()).collect(),
            strong: false,
        };
        let mut rows: Vec<TableRow> = piles.iter().enumerate().map(digits).collect();
        rows.push(TableRow {
            name: say!(vi "số chữ số 1 mod {modulus}", en "ones mod {modulus}"),
            cells: columns.iter().map(|(_, ones)| (ones % modulus).to_string()).collect(),
            strong: true,
        });
        let table = Block::Table {
            caption: say!(vi "Chữ số nhị phân, từng cột", en "Binary digits, column by column"),
            head: columns.iter().map(|(power, _)| power.to_string()).collect(),
            rows,
        };
        let outcome = if self.is_lost(query) {
            say!(vi "Cột nào cũng có số chữ số 1 chia hết cho {modulus}: nước đi hạ nhiều nhất {k} đống sẽ phá điều đó, và đối thủ sửa lại được. Thế thua.", en "Every column has a multiple of {modulus} ones: a move that lowers at most {k} piles breaks that, and the opponent can mend it. Lost.")
        } else {
            say!(vi "Có cột mà số chữ số 1 không chia hết cho {modulus}: nước đi làm mọi cột chia hết là nước thắng.", en "Some column has no multiple of {modulus} ones: a move that makes all of them multiples wins.")
        };
        vec![table, Block::say(outcome)]
    }

    fn draw(&self, query: &Query) -> Drawing {
        let pile = |(index, &size): (usize, &u64)| {
            drawn(pile_name(index), index, size, 0, |counter| {
                let left = counter - 1;
                say!(vi "hạ xuống {left}", en "lower to {left}")
            })
        };
        Drawing::Piles { piles: query.piles.iter().enumerate().map(pile).collect() }
    }

    fn refuse(&self, Query { k, .. }: &Query, touched: &[u16]) -> Sentence {
        let again = touched.split_last().and_then(|(&last, before)| {
            before.iter().map(|&part| place(part).0).find(|&pile| pile == place(last).0)
        });
        match again {
            Some(pile) => {
                let number = pile + 1;
                say!(vi "đống {number} đã được hạ rồi; chạm lại quân đã chọn để đi", en "pile {number} is lowered already; touch its chosen counter once more to make the move")
            }
            None => say!(vi "mỗi nước hạ nhiều nhất {k} đống", en "a move lowers at most {k} piles"),
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân ở mỗi đống muốn hạ: quân đó và mọi quân sau nó bị lấy đi. Chạm lại một quân đã chọn để đi. Ai đến lượt mà không đi được thì thua.", en "Touch a counter in each pile that you lower: it goes with all that come after it. Touch a chosen counter again to make the move. Whoever cannot move loses.")
    }

    fn note(&self, Query { k, .. }: &Query) -> Option<Sentence> {
        Some(say!(vi "Mỗi nước hạ từ 1 đến {k} đống.", en "A move lowers 1 to {k} piles."))
    }

    fn random(&self, rng: &mut TestRng) -> Query {
        let k = rng.size(2, 3);
        Query { k, piles: (0..k + 2).map(|_| rng.unsigned(1, 6)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_08_moore_nim::MooreNim,
        shared::play::testing::{agrees, same_rules},
    };
    use exercise::play::text::joined;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["1-5.6.7", "2-4.4.4.4", "3-3.3.3.3.3", "2-7.6.5"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<MooreNim, _>(
            &GAME,
            "2-3.3.4",
            |query| {
                let input = || format!("{} {}\n", query.k, joined(&query.piles, " "));
                query.piles.iter().all(|&pile| pile > 0).then(input)
            },
            |_, one| format!("1 {}", joined(&one.to.piles, " ")),
        );
    }
}
