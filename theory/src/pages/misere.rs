//! Misère play and tame games.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};
use solutions::grundy::mex;

use super::nim::{listed, table};

/// The values of a position in normal and in misère play.
type Genus = (u64, u64);

/// How many piles of Grundy's game are in the table: all that are tame, and the first that is not.
const SPLIT: u64 = 13;

/// The greatest number in the table of Euclid's game.
const PAIRS: usize = 8;

/// The positions of the counterexample: where their moves lead, and where they are drawn.
const FIVE: [(&[usize], (f64, f64)); 5] = [
    (&[], (230.0, 206.0)),
    (&[0], (60.0, 152.0)),
    (&[0, 1], (110.0, 104.0)),
    (&[2], (200.0, 70.0)),
    (&[0, 3], (310.0, 24.0)),
];

/// The names of these positions.
const NAMES: [&str; 5] = ["e", "x", "y", "v", "t"];

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("splits", splits),
        Fact::new("pairs", |_| pairs()),
        Fact::new("squares", |_| squares_table()),
        Fact::new("lost", |_| listed((1..).zip(squares(60)).filter(|(_, g)| g.1 == 0).map(|(pile, _)| pile))),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("misere", draw)]
}

/// The genus of a position from those of its moves.
fn genus(moves: &[Genus]) -> Genus {
    match moves {
        [] => (0, 1),
        _ => (mex(moves.iter().map(|g| g.0)), mex(moves.iter().map(|g| g.1))),
    }
}

fn is_fickle(genus: Genus) -> bool {
    genus.0 + genus.1 == 1
}

fn is_tame(genus: Genus) -> bool {
    is_fickle(genus) || genus.0 == genus.1
}

/// The genus of a sum of two tame positions, by the theorem.
fn added(a: Genus, b: Genus) -> Genus {
    let sum = a.0 ^ b.0;
    (sum, if is_fickle(a) && is_fickle(b) { 1 - sum } else { sum })
}

/// Grundy's game: the genus of each pile from 1 on, as long as the parts are tame.
fn split_piles() -> Vec<Genus> {
    let mut found: Vec<Genus> = Vec::new();
    for pile in 1..=SPLIT {
        let parts = (1..pile).map(|part| (part, pile - part)).filter(|(a, b)| a < b);
        let moves = parts.map(|(a, b)| added(found[a as usize - 1], found[b as usize - 1]));
        let genus = genus(&moves.collect::<Vec<_>>());
        found.push(genus);
    }
    found
}

fn splits(lang: Lang) -> String {
    let row = |name: &str, numbers: Vec<u64>| {
        [name.to_string()].into_iter().chain(numbers.into_iter().map(|x| x.to_string())).collect::<Vec<_>>()
    };
    let found = split_piles();
    table([
        row(lang.say("đống", "pile"), (1..=SPLIT).collect()),
        row("$g^+$", found.iter().map(|g| g.0).collect()),
        row("$g^-$", found.iter().map(|g| g.1).collect()),
    ])
}

/// Euclid's game: the genus of each pair, up to a greatest number.
fn euclid(most: usize) -> Vec<Vec<Genus>> {
    let mut found = vec![vec![(0, 1); most + 1]; most + 1];
    for (a, b) in (1..=most).flat_map(|a| (1..=most).map(move |b| (a, b))) {
        let (small, large) = (a.min(b), a.max(b));
        let moves: Vec<_> = (1..=large / small)
            .map(|times| large - times * small)
            .map(|rest| if rest < small { found[rest][small] } else { found[small][rest] })
            .collect();
        found[a][b] = genus(&moves);
    }
    found
}

fn pairs() -> String {
    let found = euclid(PAIRS);
    let head = ["$a, b$".into()].into_iter().chain((0..=PAIRS).map(|b| format!("**{b}**"))).collect();
    let line = |a: usize| {
        let pairs = found[a].iter().map(|(plus, minus)| format!("({plus}, {minus})"));
        [format!("**{a}**")].into_iter().chain(pairs).collect()
    };
    table([head].into_iter().chain((0..=4).map(line)))
}

/// Taking squares: the genus of each pile from 1 to the largest.
fn squares(largest: usize) -> Vec<Genus> {
    let mut found = vec![(0, 1)];
    for pile in 1..=largest {
        let squares = (1..).map(|root| root * root).take_while(|&square| square <= pile);
        let moves: Vec<_> = squares.map(|square| found[pile - square]).collect();
        found.push(genus(&moves));
    }
    found.split_off(1)
}

fn squares_table() -> String {
    let found = squares(14);
    let row = |name: &str, cells: Vec<String>| [name.to_string()].into_iter().chain(cells).collect::<Vec<_>>();
    table([
        row("$n$", (1..=14).map(|n| n.to_string()).collect()),
        row("$g^+$", found.iter().map(|g| g.0.to_string()).collect()),
        row("$g^-$", found.iter().map(|g| g.1.to_string()).collect()),
    ])
}

/// The genus of each position of the counterexample.
fn five() -> Vec<Genus> {
    let mut found: Vec<Genus> = Vec::new();
    for (moves, _) in FIVE {
        let moves: Vec<_> = moves.iter().map(|&to| found[to]).collect();
        found.push(genus(&moves));
    }
    found
}

/// The five positions of the counterexample; moves lead downwards.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Năm thế e, x, y, v, t với chi của chúng; các nước đi đều hướng xuống dưới",
        "Five positions e, x, y, v, t with the genus of each; all moves lead downwards",
    );
    let mut svg = Svg::new(380.0, 234.0, title);
    for (moves, from) in FIVE {
        for &to in moves {
            svg.line(from, FIVE[to].1, "ink");
        }
    }
    for (((_, (x, y)), name), genus) in FIVE.into_iter().zip(NAMES).zip(five()) {
        svg.disc((x, y), 14.0, if is_tame(genus) { "s1" } else { "s3" });
        svg.text((x, y + 5.0), Anchor::Middle, "", name);
        // On the left where lines leave to the right.
        let (side, anchor) = if x < 150.0 { (-20.0, Anchor::End) } else { (20.0, Anchor::Start) };
        svg.text((x + side, y + 5.0), anchor, "small", format!("({}, {})", genus.0, genus.1));
    }
    svg
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// The genus of a sum of piles, by the definition.
    fn searched(
        known: &mut HashMap<Vec<u64>, Genus>,
        mut piles: Vec<u64>,
        options: fn(u64) -> Vec<Vec<u64>>,
    ) -> Genus {
        piles.sort_unstable();
        if let Some(&genus) = known.get(&piles) {
            return genus;
        }
        let mut moves = Vec::new();
        for place in 0..piles.len() {
            for parts in options(piles[place]) {
                let mut next = piles.clone();
                next.remove(place);
                next.extend(parts);
                moves.push(searched(known, next, options));
            }
        }
        let genus = genus(&moves);
        known.insert(piles, genus);
        genus
    }

    fn split(pile: u64) -> Vec<Vec<u64>> {
        (1..pile).filter(|part| 2 * part < pile).map(|part| vec![part, pile - part]).collect()
    }

    #[test]
    fn grundys_game_is_tame_up_to_12_and_the_sums_are_as_the_theorem_says() {
        let (mut known, piles) = (HashMap::new(), split_piles());
        for (pile, &genus) in (1..).zip(&piles) {
            assert_eq!(searched(&mut known, vec![pile], split), genus);
        }
        for (a, b) in (1..=12).flat_map(|a| (a..=12).map(move |b| (a, b))) {
            let sum = added(piles[a as usize - 1], piles[b as usize - 1]);
            assert_eq!(searched(&mut known, vec![a, b], split), sum, "{a} {b}");
        }
        assert!(piles[..12].iter().all(|&genus| is_tame(genus)));
        assert_eq!(piles[12], (3, 1));
    }

    #[test]
    fn misere_nim_is_bouton_s_rule() {
        let mut known = HashMap::new();
        for (a, b, c) in (0..5).flat_map(|a| (0..5).flat_map(move |b| (0..5).map(move |c| (a, b, c)))) {
            let lost =
                searched(&mut known, vec![a, b, c], |pile| (0..pile).map(|rest| vec![rest]).collect()).1 == 0;
            assert_eq!(lost, a ^ b ^ c == u64::from(a.max(b).max(c) <= 1), "{a} {b} {c}");
        }
    }

    #[test]
    fn in_euclids_game_only_finished_and_equal_pairs_are_fickle() {
        for (a, row) in euclid(60).into_iter().enumerate() {
            for (b, genus) in row.into_iter().enumerate() {
                assert!(is_tame(genus));
                assert_eq!(is_fickle(genus), a == b || a * b == 0, "{a} {b}");
            }
        }
    }

    #[test]
    fn taking_squares_is_tame_and_has_no_firm_piles_of_value_below_2() {
        let found = squares(20_000);
        assert!(found.iter().all(|&genus| is_tame(genus) && is_fickle(genus) == (genus.0 < 2)));
    }

    #[test]
    fn the_five_positions_are_not_tame() {
        assert_eq!(five(), [(0, 1), (1, 0), (2, 2), (0, 0), (1, 2)]);
    }
}
