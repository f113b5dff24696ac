//! The game to play: a region is drawn as a pile of dots.

use checkers::{Sentence, say};
use generators::TestRng;

use super::Loop;
use crate::shared::play::{
    piles::{drawn, part, place},
    splitting::read_piles,
};
use exercise::play::{Block, Drawing, Game, Move, outcome_of_sum, text::joined};

pub static GAME: Play = Play;

pub struct Play;

impl Game for Play {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, Sentence> {
        read_piles(text, 0)
    }

    fn write(&self, regions: &Vec<u64>) -> String {
        joined(regions, ".")
    }

    fn moves(&self, regions: &Vec<u64>) -> Vec<Move<Vec<u64>>> {
        let mut moves = Vec::new();
        for (index, &dots) in regions.iter().enumerate() {
            let region = index + 1;
            for inside in 0..dots {
                for outside in 0..dots - inside {
                    let drawn = Loop { region, inside, outside };
                    if drawn.is_legal(regions).is_err() {
                        continue;
                    }
                    let through = dots - inside - outside;
                    let mut to = regions.clone();
                    // A region without dots is no region any more, unless it would be the only one.
                    to.splice(index..=index, [inside, outside].into_iter().filter(|&dots| dots > 0));
                    if to.is_empty() {
                        to.push(0);
                    }
                    let mut touches = vec![part(index, inside + 1), part(index, dots - outside)];
                    touches.dedup();
                    let name = say!(vi "vẽ vòng qua {through} chấm của miền {region}: trong {inside}, ngoài {outside}", en "a loop through {through} dots of region {region}: {inside} inside, {outside} outside");
                    moves.push(Move { touches, name, to });
                }
            }
        }
        moves
    }

    fn is_lost(&self, regions: &Vec<u64>) -> bool {
        self.value(regions) == Some(0)
    }

    fn value(&self, regions: &Vec<u64>) -> Option<u64> {
        Some(regions.iter().fold(0, |sum, dots| sum ^ dots))
    }

    fn why(&self, regions: &Vec<u64>) -> Vec<Block> {
        let region = |(index, &dots): (usize, &u64)| {
            let number = index + 1;
            (say!(vi "miền {number}", en "region {number}"), dots)
        };
        vec![
            Block::say(
                say!(vi "Một miền x chấm có giá trị như một đống Nim x quân: vòng vẽ để lại a và b với a + b < x nên a ⊕ b < x; với b = 0 thì đạt được mọi số nhỏ hơn.", en "A region of x dots is worth a Nim pile of x: a loop leaves a and b with a + b < x, and so a ⊕ b < x too; with b = 0 every smaller number is reached."),
            ),
            Block::xor(&regions.iter().enumerate().map(region).collect::<Vec<_>>()),
            outcome_of_sum(self.value(regions).unwrap_or(0)),
        ]
    }

    fn draw(&self, regions: &Vec<u64>) -> Drawing {
        let region = |(index, &size): (usize, &u64)| {
            let number = index + 1;
            drawn(
                say!(vi "miền {number}", en "region {number}"),
                index,
                size,
                0,
                |dot| say!(vi "chấm {dot}", en "dot {dot}"),
            )
        };
        Drawing::Piles { piles: regions.iter().enumerate().map(region).collect() }
    }

    fn changes(&self, _regions: &Vec<u64>, made: &Move<Vec<u64>>) -> Option<Vec<u16>> {
        let (&first, &last) = (made.touches.first()?, made.touches.last()?);
        Some((first..=last).collect())
    }

    fn refuse(&self, _regions: &Vec<u64>, touched: &[u16]) -> Sentence {
        let regions: Vec<usize> = touched.iter().map(|&part| place(part).0).collect();
        if regions.windows(2).any(|pair| pair[0] != pair[1]) {
            say!(vi "vòng vẽ chỉ nằm trong một miền", en "a loop stays in one region")
        } else {
            say!(vi "chỉ cần chạm hai lần: chấm đầu và chấm cuối của vòng", en "two touches are enough: the first and the last dot of the loop")
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Vòng vẽ đi qua các chấm liền nhau: chạm chấm đầu và chấm cuối, hoặc chạm hai lần vào một chấm. Các chấm trước nó nằm trong vòng, các chấm sau nó nằm ngoài. Ai đến lượt mà không đi được thì thua.", en "The loop goes through neighbouring dots: touch the first and the last of them, or one of them twice. Dots before it stay inside, dots after it outside. Whoever cannot move loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<u64> {
        (0..3).map(|_| rng.unsigned(2, 7)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_19_rims::Rims,
        shared::play::{
            piles::place,
            testing::{agrees, reached},
        },
    };
    use exercise::{
        AnyExercise, Erased,
        play::{Game, text::joined},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["3.4.5", "8.3", "9"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        let positions = reached(&GAME, "3.4.2").into_iter();
        for regions in positions.filter(|regions| regions.iter().all(|&dots| dots > 0)) {
            let input = format!("{}\n{}\n", regions.len(), joined(&regions, " "));
            let case = Erased::<Rims>::new().read(input.as_bytes()).unwrap();
            for one in GAME.moves(&regions) {
                let (region, first) = place(one.touches[0]);
                let (_, last) = place(one.touches[one.touches.len() - 1]);
                let answer = format!("1 {} {} {}", region + 1, first - 1, regions[region] - last);
                let accepted = case.check(answer.as_bytes()).is_ok();
                assert_eq!(accepted, GAME.is_lost(&one.to), "{regions:?}: {answer}");
            }
        }
    }
}
