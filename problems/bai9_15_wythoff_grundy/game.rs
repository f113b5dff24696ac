//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;
use solutions::grundy::mex;

use super::is_move;
use crate::shared::play::queen::{self, Place, Rule};
use exercise::play::{Block, Drawing, Game, Move, number_set};

pub static GAME: Play = Play;

pub struct Play;

/// Where the queen may go.
fn steps(from: Place) -> Vec<Place> {
    let square = |(a, b): Place| (a as usize, b as usize);
    queen::places(from, |to| is_move(square(from), square(to)))
}

impl Game for Play {
    type Position = Place;

    fn read(&self, text: &str) -> Result<Place, Sentence> {
        queen::read(text)
    }

    fn write(&self, &place: &Place) -> String {
        queen::write(place)
    }

    fn moves(&self, &place: &Place) -> Vec<Move<Place>> {
        let name = |(a, b): Place| say!(vi "đi đến ({a}, {b})", en "go to ({a}, {b})");
        let to = steps(place).into_iter();
        to.map(|to| Move { touches: vec![queen::part_of(to)], name: name(to), to }).collect()
    }

    fn is_lost(&self, &place: &Place) -> bool {
        queen::is_cold(Rule::Normal, place)
    }

    fn value(&self, &place: &Place) -> Option<u64> {
        Some(queen::value(place))
    }

    fn why(&self, &(a, b): &Place) -> Vec<Block> {
        let options: Vec<u64> = steps((a, b)).into_iter().map(queen::value).collect();
        let (value, options) = (mex(options.iter().copied()), number_set(options.iter().copied()));
        let mut blocks = vec![Block::say(
            say!(vi "g({a}, {b}) = mex {options} = {value}: số tự nhiên nhỏ nhất không có mặt trên hàng, cột và đường chéo.", en "g({a}, {b}) = mex {options} = {value}: the least number that is missing on the row, the column and the diagonal."),
        )];
        blocks.extend(queen::explain(Rule::Normal, (a, b)));
        blocks
    }

    fn draw(&self, &place: &Place) -> Drawing {
        queen::draw(place)
    }

    fn changes(&self, &from: &Place, made: &Move<Place>) -> Option<Vec<u16>> {
        queen::changes(from, made.to)
    }

    fn refuse(&self, _place: &Place, _touched: &[u16]) -> Sentence {
        say!(vi "quân hậu đi sang trái, đi xuống, hoặc đi chéo xuống bên trái, bao nhiêu bước cũng được", en "the queen goes left, down, or diagonally down and left, any number of steps")
    }

    fn rules(&self) -> Sentence {
        let how = say!(vi "Chạm vào một ô bên trái quân hậu, bên dưới, hoặc trên đường chéo xuống bên trái.", en "Touch a cell to the left of the queen, below her, or on the diagonal down to the left.");
        say!(vi "{how} Ai đến được góc thì thắng.", en "{how} Whoever reaches the corner wins."; how)
    }

    fn random(&self, rng: &mut TestRng) -> Place {
        queen::random(rng)
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::shared::play::testing::agrees;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["15.15"]);
    }
}
