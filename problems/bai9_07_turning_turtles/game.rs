//! The game to play.

use checkers::{Sentence, say};
use generators::TestRng;

use super::{Row, Turn};
use crate::shared::play::row::{OnRow, RowGame, random_row};
use exercise::play::{Block, Look};

pub static GAME: OnRow<Play> = OnRow(Play);

pub struct Play;

impl RowGame for Play {
    fn looks(&self) -> [Look; 2] {
        [Look::Tails, Look::Heads]
    }

    fn places(&self) -> [Sentence; 2] {
        [say!(vi "nằm ngửa", en "on its back"), say!(vi "đang đứng", en "standing")]
    }

    fn moves(&self, standing: &[bool]) -> Vec<(Vec<usize>, Sentence, Vec<bool>)> {
        let row = Row { standing: standing.to_vec() };
        let mut moves = Vec::new();
        for x in 1..=standing.len() {
            for y in 0..x {
                if row.allows(Turn { x, y }).is_err() {
                    continue;
                }
                let mut after = row.clone();
                after.turn(x);
                after.turn(y);
                let (touched, name) = if y == 0 {
                    (vec![x], say!(vi "lật rùa {x}", en "turn turtle {x}"))
                } else {
                    (vec![x, y], say!(vi "lật rùa {x} và {y}", en "turn turtles {x} and {y}"))
                };
                moves.push((touched, name, after.standing));
            }
        }
        moves
    }

    fn value(&self, row: &[bool]) -> u64 {
        row.iter().zip(1..).filter(|(stands, _)| **stands).fold(0, |sum, (_, place)| sum ^ place)
    }

    fn why(&self, row: &[bool]) -> Vec<Block> {
        let standing = row.iter().zip(1..).filter(|(stands, _)| **stands);
        let named: Vec<(Sentence, u64)> =
            standing.map(|(_, place)| (say!(vi "rùa {place}", en "turtle {place}"), place)).collect();
        vec![
            Block::say(
                say!(vi "Con rùa đứng ở chỗ x là một đống Nim x quân: lật nó và y thì đống thành y quân; nếu y đang đứng sẵn thì hai đống bằng nhau triệt tiêu.", en "A turtle that stands in place x is a Nim pile of x counters: turning it and y makes it a pile of y; if y stood already, two equal piles cancel."),
            ),
            Block::xor(&named),
        ]
    }

    fn refuse(&self, row: &[bool], touched: &[usize]) -> Sentence {
        let rightmost = touched.iter().copied().max().unwrap_or(0);
        if touched.len() > 2 {
            say!(vi "mỗi nước lật nhiều nhất hai con rùa", en "a move turns at most two turtles")
        } else if !row[rightmost - 1] {
            say!(vi "rùa {rightmost} đang nằm ngửa: con bên phải nhất được lật phải đang đứng", en "turtle {rightmost} lies on its back: the rightmost one that is turned must stand")
        } else {
            say!(vi "đó không phải là nước đi", en "that is no move")
        }
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một con rùa đang đứng để lật ngửa nó, và nếu muốn thì thêm một con bên trái nó, nằm kiểu nào cũng lật được. Chạm hai lần để chỉ lật con đó. Ai đến lượt mà không đi được thì thua.", en "Touch a standing turtle to turn it onto its back, and if you want one more to its left, which is turned either way. Touch it twice to turn it alone. Whoever cannot move loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Vec<bool> {
        random_row(rng, 7, 12, 45)
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        bai9_07_turning_turtles::TurningTurtles,
        shared::play::testing::{agrees, rows, same_rules},
    };
    use exercise::play::text::zeros_and_ones;

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, rows(9));
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<TurningTurtles, _>(
            &GAME,
            "1111111",
            |row| Some(format!("{}\n{}\n", row.len(), zeros_and_ones(row))),
            |_, one| {
                let x = one.touches.last().unwrap();
                let y = one.touches.iter().find(|part| *part != x).unwrap_or(&0);
                format!("1 {x} {y}")
            },
        );
    }
}
