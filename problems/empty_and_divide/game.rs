//! The game to play: two boxes drawn as piles, and a cut through one of them.

use checkers::{Sentence, say};
use generators::TestRng;

use super::{Boxes, solution::value};
use crate::shared::play::piles::{MOST, drawn, part, place};
use exercise::play::{
    Block, Drawing, Game, Move, outcome_of_sum,
    text::{joined, numbers},
};

pub static GAME: Play = Play;

pub struct Play;

/// The name of a box, counted from 0.
fn box_name(index: usize) -> Sentence {
    let number = index + 1;
    say!(vi "hộp {number}", en "box {number}")
}

/// What each box holds.
fn sizes(&Boxes { m, n }: &Boxes) -> [u64; 2] {
    [m, n]
}

impl Game for Play {
    type Position = Boxes;

    fn read(&self, text: &str) -> Result<Boxes, Sentence> {
        let sizes = numbers(text, 2..=2, 1..=MOST)?;
        Ok(Boxes { m: sizes[0], n: sizes[1] })
    }

    fn write(&self, boxes: &Boxes) -> String {
        joined(sizes(boxes), ".")
    }

    fn moves(&self, boxes: &Boxes) -> Vec<Move<Boxes>> {
        let mut moves = Vec::new();
        for (index, kept) in sizes(boxes).into_iter().enumerate() {
            for first in 1..kept {
                let second = kept - first;
                let name = box_name(index);
                moves.push(Move {
                    touches: vec![part(index, first)],
                    name: say!(
                        vi "chia {name} thành {first} và {second}",
                        en "divide {name} into {first} and {second}";
                        name
                    ),
                    to: Boxes { m: first, n: second },
                });
            }
        }
        moves
    }

    fn is_lost(&self, boxes: &Boxes) -> bool {
        value(*boxes) == 0
    }

    fn value(&self, boxes: &Boxes) -> Option<u64> {
        Some(value(*boxes))
    }

    fn why(&self, boxes: &Boxes) -> Vec<Block> {
        let &Boxes { m, n } = boxes;
        let parity = match (m % 2, n % 2) {
            (1, 1) => {
                say!(vi "{m} và {n} đều lẻ: chia hộp nào cũng được một phần chẵn và một phần lẻ, và đối thủ lại có một hộp chẵn.", en "{m} and {n} are odd: either box falls into an even and an odd part, and the opponent has an even box again.")
            }
            _ => {
                let even = if m % 2 == 0 { m } else { n };
                say!(vi "{even} là số chẵn: chia thành hai phần lẻ thì đối thủ chỉ còn các hộp lẻ.", en "{even} is even: divided into two odd parts it leaves the opponent nothing but odd boxes.")
            }
        };
        let ones = value(*boxes);
        let digits = [(0, m - 1), (1, n - 1)].map(|(index, less)| {
            let (name, size) = (box_name(index), less + 1);
            (say!(vi "{name}: {size} − 1", en "{name}: {size} − 1"; name), less)
        });
        let caption = say!(
            vi "Giá trị: từ bên phải, số cột liên tiếp có chữ số 1, ở đây là {ones}",
            en "The value: how many columns from the right in a row have a 1, here {ones}",
        );
        vec![Block::say(parity), Block::digits(caption, &digits, 2), outcome_of_sum(ones)]
    }

    fn draw(&self, boxes: &Boxes) -> Drawing {
        let pile = |(index, size): (usize, u64)| {
            drawn(box_name(index), index, size, 0, |counter| {
                let rest = size - counter;
                say!(
                    vi "chia sau quân {counter}: {counter} và {rest}, hộp kia bị làm rỗng",
                    en "divide after counter {counter}: {counter} and {rest}, the other box is emptied",
                )
            })
        };
        Drawing::Piles { piles: sizes(boxes).into_iter().enumerate().map(pile).collect() }
    }

    fn changes(&self, boxes: &Boxes, made: &Move<Boxes>) -> Option<Vec<u16>> {
        let (kept, first) = made.touches.first().map(|&part| place(part))?;
        let sizes: Vec<u64> = sizes(boxes).into_iter().collect();
        let divided = (first + 1..=sizes[kept]).map(|counter| part(kept, counter));
        let emptied = (1..=sizes[1 - kept]).map(|counter| part(1 - kept, counter));
        Some(divided.chain(emptied).collect())
    }

    fn refuse(&self, _boxes: &Boxes, touched: &[u16]) -> Sentence {
        let (_, counter) = touched.last().map_or((0, 0), |&part| place(part));
        say!(
            vi "sau quân {counter} không còn quân nào: mỗi hộp phải có ít nhất một quân",
            en "there is nothing after counter {counter}: each box needs at least one",
        )
    }

    fn rules(&self) -> Sentence {
        say!(vi "Chạm vào một quân: hộp của nó bị chia ngay sau quân đó, phần đầu vào hộp 1, phần còn lại vào hộp 2; các quân của hộp kia bị bỏ đi. Ai đến lượt mà không đi được thì thua.", en "Touch a counter: its box is divided after it, the first part goes to box 1 and the rest to box 2; what was in the other box is thrown away. Whoever cannot move loses.")
    }

    fn random(&self, rng: &mut TestRng) -> Boxes {
        Boxes { m: rng.unsigned(4, 20), n: rng.unsigned(4, 20) }
    }
}

#[cfg(test)]
mod tests {
    use super::GAME;
    use crate::{
        empty_and_divide::EmptyAndDivide,
        shared::play::testing::{agrees, same_rules},
    };

    #[test]
    fn the_theory_is_what_a_search_finds() {
        agrees(&GAME, ["20.19", "16.20"]);
    }

    #[test]
    fn moves_are_those_of_the_exercise() {
        same_rules::<EmptyAndDivide, _>(
            &GAME,
            "9.12",
            |boxes| Some(format!("{} {}\n", boxes.m, boxes.n)),
            |_, one| format!("1 {} {}", one.to.m, one.to.n),
        );
    }
}
