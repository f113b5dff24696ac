//! The game to play, as the walk of a queen.

use checkers::{Sentence, say};
use generators::TestRng;

use super::Query;
use crate::shared::play::queen::{self, Rule};
use exercise::play::{
    Block, Drawing, Game, Move,
    text::{halves, number},
};

pub static GAME: Play = Play;

pub struct Play;

impl Game for Play {
    type Position = Query;

    fn misere(&self, query: &Query) -> bool {
        query.rule == Rule::Misere
    }

    fn read(&self, text: &str) -> Result<Query, Sentence> {
        let (rule, place) = halves(text, '-')?;
        let rule = if number(rule, &(0..=1))? == 1 { Rule::Misere } else { Rule::Normal };
        let (a, b) = queen::read(place)?;
        Ok(Query { rule, a, b })
    }

    fn write(&self, query: &Query) -> String {
        format!("{}-{}", u8::from(self.misere(query)), queen::write((query.a, query.b)))
    }

    fn moves(&self, query: &Query) -> Vec<Move<Query>> {
        let &Query { rule, a, b } = query;
        let to = queen::places((a, b), |to| query.allows(to).is_ok()).into_iter();
        to.map(|(left, right)| {
            let (first, second) = (a - left, b - right);
            Move {
                touches: vec![queen::part_of((left, right))],
                name: say!(vi "lấy {first} và {second}, còn ({left}, {right})", en "take {first} and {second}, leaving ({left}, {right})"),
                to: Query { rule, a: left, b: right },
            }
        })
        .collect()
    }

    fn is_lost(&self, query: &Query) -> bool {
        let place = (query.a, query.b);
        queen::is_cold(query.rule, place) && !(self.misere(query) && place == (0, 0))
    }

    fn value(&self, query: &Query) -> Option<u64> {
        (!self.misere(query)).then(|| queen::value((query.a, query.b)))
    }

    fn why(&self, query: &Query) -> Vec<Block> {
        queen::explain(query.rule, (query.a, query.b))
    }

    fn draw(&self, query: &Query) -> Drawing {
        queen::draw((query.a, query.b))
    }

    fn refuse(&self, _query: &Query, _touched: &[u16]) -> Sentence {
        say!(vi "lấy ở một đống (sang trái hoặc xuống), hoặc lấy cùng một số ở cả hai (đi chéo)", en "take from one pile (left or down), or the same number from both (diagonally)")
    }

    fn changes(&self, from: &Query, made: &Move<Query>) -> Option<Vec<u16>> {
        queen::changes((from.a, from.b), (made.to.a, made.to.b))
    }

    fn rules(&self) -> Sentence {
        say!(vi "Cột của quân hậu là đống thứ nhất, hàng là đống thứ hai. Chạm vào một ô bên trái (lấy ở đống thứ nhất), bên dưới (ở đống thứ hai), hoặc chéo xuống bên trái (lấy cùng một số ở cả hai).", en "The queen's column is the first pile, her row the second. Touch a cell to the left of her (take from the first), below her (from the second), or diagonally down to the left (the same from both).")
    }

    fn note(&self, &Query { rule, a, b }: &Query) -> Option<Sentence> {
        Some(match rule {
            Rule::Normal => {
                say!(vi "Hai đống {a} và {b} quân. Ai lấy cuối cùng thì thắng.", en "Piles of {a} and {b}. Whoever takes last wins.")
            }
            Rule::Misere => {
                say!(vi "Hai đống {a} và {b} quân. Luật misère: ai lấy cuối cùng thì thua.", en "Piles of {a} and {b}. Misère: whoever takes last loses.")
            }
        })
    }

    fn random(&self, rng: &mut TestRng) -> Query {
        let rule = if rng.chance(1, 2) { Rule::Misere } else { Rule::Normal };
        let (a, b) = queen::random(rng);
        Query { rule, a, b }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        shared::play::testing::{agrees, same_rules},
        wythoff::Wythoff,
    };
    use exercise::play::Game;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["0-15.15", "1-15.15"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        for rule in 0..2 {
            same_rules::<Wythoff, _>(
                &GAME,
                &format!("{rule}-7.8"),
                |query| {
                    let over = GAME.misere(query) && query.a + query.b == 0;
                    (!over).then(|| format!("{rule} {} {}\n", query.a, query.b))
                },
                |_, one| format!("1 {} {}", one.to.a, one.to.b),
            );
        }
    }
}
