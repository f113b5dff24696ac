//! Wythoff's game to play, as the walk of a queen.

use checkers::{Sentence, say};
use generators::TestRng;

use super::queen::{self, Rule};
use crate::shared::two_piles::TwoPiles;
use exercise::play::{
    Block, Drawing, Game, Move,
    text::{halves, number},
};

/// The game that is played by the rule that its position says.
pub static GAME: Play = Play;

/// See [`GAME`].
pub struct Play;

impl Game for Play {
    type Position = TwoPiles;

    fn misere(&self, piles: &TwoPiles) -> bool {
        piles.rule == Rule::Misere
    }

    fn read(&self, text: &str) -> Result<TwoPiles, Sentence> {
        let (rule, place) = halves(text, '-')?;
        let rule = if number(rule, &(0..=1))? == 1 { Rule::Misere } else { Rule::Normal };
        let (a, b) = queen::read(place)?;
        Ok(TwoPiles { rule, a, b })
    }

    fn write(&self, piles: &TwoPiles) -> String {
        format!("{}-{}", u8::from(self.misere(piles)), queen::write((piles.a, piles.b)))
    }

    fn moves(&self, piles: &TwoPiles) -> Vec<Move<TwoPiles>> {
        let &TwoPiles { rule, a, b } = piles;
        let to = queen::places((a, b), |to| piles.allows(to).is_ok()).into_iter();
        to.map(|(left, right)| {
            let (first, second) = (a - left, b - right);
            Move {
                touches: vec![queen::part_of((left, right))],
                name: say!(vi "lấy {first} và {second}, còn ({left}, {right})", en "take {first} and {second}, leaving ({left}, {right})"),
                to: TwoPiles { rule, a: left, b: right },
            }
        })
        .collect()
    }

    fn is_lost(&self, piles: &TwoPiles) -> bool {
        let place = (piles.a, piles.b);
        queen::is_cold(piles.rule, place) && !(self.misere(piles) && place == (0, 0))
    }

    fn value(&self, piles: &TwoPiles) -> Option<u64> {
        (!self.misere(piles)).then(|| queen::value((piles.a, piles.b)))
    }

    fn why(&self, piles: &TwoPiles) -> Vec<Block> {
        queen::explain(piles.rule, (piles.a, piles.b))
    }

    fn draw(&self, piles: &TwoPiles) -> Drawing {
        queen::draw((piles.a, piles.b))
    }

    fn refuse(&self, _piles: &TwoPiles, _touched: &[u16]) -> Sentence {
        say!(vi "lấy ở một đống (sang trái hoặc xuống), hoặc lấy cùng một số ở cả hai (đi chéo)", en "take from one pile (left or down), or the same number from both (diagonally)")
    }

    fn changes(&self, from: &TwoPiles, made: &Move<TwoPiles>) -> Option<Vec<u16>> {
        queen::changes((from.a, from.b), (made.to.a, made.to.b))
    }

    fn rules(&self) -> Sentence {
        say!(vi "Cột của quân hậu là đống thứ nhất, hàng là đống thứ hai. Chạm vào một ô bên trái (lấy ở đống thứ nhất), bên dưới (ở đống thứ hai), hoặc chéo xuống bên trái (lấy cùng một số ở cả hai).", en "The queen's column is the first pile, her row the second. Touch a cell to the left of her (take from the first), below her (from the second), or diagonally down to the left (the same from both).")
    }

    fn note(&self, &TwoPiles { rule, a, b }: &TwoPiles) -> Option<Sentence> {
        Some(match rule {
            Rule::Normal => {
                say!(vi "Hai đống {a} và {b} quân. Ai lấy cuối cùng thì thắng.", en "Piles of {a} and {b}. Whoever takes last wins.")
            }
            Rule::Misere => {
                say!(vi "Hai đống {a} và {b} quân. Luật misère: ai lấy cuối cùng thì thua.", en "Piles of {a} and {b}. Misère: whoever takes last loses.")
            }
        })
    }

    fn random(&self, rng: &mut TestRng) -> TwoPiles {
        let rule = if rng.chance(1, 2) { Rule::Misere } else { Rule::Normal };
        let (a, b) = queen::random(rng);
        TwoPiles { rule, a, b }
    }
}
