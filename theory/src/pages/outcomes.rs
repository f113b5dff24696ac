//! Won and lost positions.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// How far the picture goes.
const LAST: usize = 12;

/// Moves of the worked example.
const MOVES: [usize; 3] = [1, 3, 4];

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![Fact::new("lost", |_| lost().map(|pile| format!("${pile}$")).collect::<Vec<_>>().join(", "))]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("outcomes", draw)]
}

/// Whether the player to move loses, for piles from 0.
fn outcomes() -> Vec<bool> {
    let mut lost = Vec::new();
    for pile in 0..=LAST {
        lost.push(!MOVES.iter().any(|&take| take <= pile && lost[pile - take]));
    }
    lost
}

fn lost() -> impl Iterator<Item = usize> {
    outcomes().into_iter().enumerate().filter_map(|(pile, lost)| lost.then_some(pile))
}

/// The piles in a row, lost ones filled; above, from each won pile an arc to the first lost one that a move reaches.
fn draw(lang: Lang) -> Svg {
    let (step, y) = (44.0, 96.0);
    let x = |pile: usize| 30.0 + step * pile as f64;
    let title = lang.say(
        "Các đống từ 0 đến 12 quân: thế thua được tô đậm, từ mỗi thế thắng có một nước đi đến thế thua",
        "Piles of 0 to 12 counters: lost ones are filled, and from each won one a move leads to a lost one",
    );
    let mut svg = Svg::new(x(LAST) + 30.0, y + 44.0, title);
    let outcomes = outcomes();
    for (pile, &lost) in outcomes.iter().enumerate() {
        if !lost {
            let take = MOVES.into_iter().find(|&take| take <= pile && outcomes[pile - take]).unwrap_or(1);
            let (from, to) = (x(pile), x(pile - take));
            let height = 18.0 * take as f64;
            let arc = (0..=16).map(|part| {
                let along = f64::from(part) / 16.0;
                (from + (to - from) * along, y - 16.0 - height * 4.0 * along * (1.0 - along))
            });
            svg.curve(arc, "b", false);
        }
        svg.disc((x(pile), y), 14.0, if lost { "s2" } else { "s0" });
        svg.text((x(pile), y + 5.0), Anchor::Middle, "", pile);
        let word = if lost { "P" } else { "N" };
        svg.text((x(pile), y + 34.0), Anchor::Middle, "small", word);
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lost_piles_are_those_with_remainder_0_or_2_by_7() {
        assert!(outcomes().iter().enumerate().all(|(pile, &lost)| lost == matches!(pile % 7, 0 | 2)));
    }

    /// A game of 1 to `most` counters between a human, who takes what `human` says, and the machine: whether the human
    /// took the last counter, and whose turn it would be then, if the human begins.
    fn played(mut counters: usize, most: usize, human: impl Fn(usize) -> usize) -> (bool, bool) {
        let (mut human_moves, mut human_was_last) = (true, false);
        while counters > 0 {
            let take = match (human_moves, counters % (most + 1)) {
                (true, _) => human(counters),
                (false, 0) => 1,
                (false, rest) => rest,
            };
            counters -= take;
            human_was_last = human_moves;
            human_moves = !human_moves;
        }
        (human_was_last, human_moves)
    }

    #[test]
    fn whoever_would_have_to_move_at_the_end_has_lost() {
        for (counters, most) in (1..40).flat_map(|counters| (1..8).map(move |most| (counters, most))) {
            for greed in 1..=most {
                let (human_won, human_would_move) = played(counters, most, |left| greed.min(left));
                assert_eq!(human_won, !human_would_move);
            }
            let (human_won, _) = played(counters, most, |left| (left % (most + 1)).max(1));
            assert_eq!(human_won, counters % (most + 1) != 0);
        }
    }
}
