//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use super::Query;
use crate::shared::play::piles::{MOST, OnPiles, PileChange, taken};
use exercise::play::{
    Block,
    text::{halves, number},
};

pub static GAME: OnPiles<Play> = OnPiles(Play);

pub struct Play;

impl PileChange for Play {
    type Position = Query;

    const MISERE: bool = true;

    fn read(&self, text: &str) -> Result<Query, Sentence> {
        let (counters, most) = halves(text, '-')?;
        Ok(Query { counters: number(counters, &(0..=MOST))?, most: number(most, &(1..=MOST))? })
    }

    fn write(&self, &Query { counters, most }: &Query) -> String {
        format!("{counters}-{most}")
    }

    fn sizes(&self, query: &Query) -> Vec<u64> {
        vec![query.counters]
    }

    fn leave(&self, query: &Query, _pile: usize, after: u64) -> Result<Query, Sentence> {
        let (taken, most) = (taken(query.counters, after)?, query.most);
        query.allows(taken).map_err(|_| {
            say!(vi "như vậy là lấy {taken} quân, mỗi nước chỉ được lấy nhiều nhất {most} quân", en "that would take {taken}, a move takes at most {most}")
        })?;
        Ok(Query { counters: after, most })
    }

    fn is_lost(&self, &Query { counters, most }: &Query) -> bool {
        counters % (most + 1) == 1 % (most + 1)
    }

    fn value(&self, _query: &Query) -> Option<u64> {
        None
    }

    fn why(&self, &Query { counters, most }: &Query) -> Vec<Block> {
        let (round, rest) = (most + 1, counters % (most + 1));
        vec![
            Block::say(
                say!(vi "Hai người cùng nhau luôn lấy được một vòng {round} quân: người này lấy x thì người kia lấy {round} − x.", en "Together the two players can always make a round of {round}: whatever x the one takes, the other takes {round} − x."),
            ),
            Block::say(
                say!(vi "Chỗ luật misère khác luật thường: phải để lại quân cuối cùng cho đối thủ, nên thế thua là khi số dư bằng 1 chứ không phải 0. {counters} mod {round} = {rest}.", en "Where misère play turns: the last counter must stay for the opponent, so the lost positions are those with remainder 1, not 0. {counters} mod {round} = {rest}."),
            ),
        ]
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: quân đó và mọi quân sau nó bị lấy đi. Ai lấy quân cuối cùng thì thua.", en "Touch a counter: it is taken with all that come after it. Whoever takes the last counter loses.")
    }

    fn note(&self, &Query { most, .. }: &Query) -> Option<Sentence> {
        Some(say!(vi "Mỗi nước lấy từ 1 đến {most} quân.", en "A move takes 1 to {most} counters."))
    }

    fn random(&self, rng: &mut TestRng) -> Query {
        Query { counters: rng.unsigned(10, 40), most: rng.unsigned(2, 7) }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_01_misere_take_away::MisereTakeAway,
        shared::play::testing::{agrees, same_rules},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, (1..8).map(|most| format!("40-{most}")));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<MisereTakeAway, _>(
            &GAME,
            "30-4",
            |query| (query.most <= query.counters).then(|| format!("{} {}\n", query.counters, query.most)),
            |query, one| format!("1 {}", query.counters - one.to.counters),
        );
    }
}
