//! What the editorial says and no other test shows.

use std::collections::HashMap;

use solutions::tame::Genus;

use super::facts::grundy_genera;

fn genus(normal: u64, misere: u64) -> Genus {
    Genus { normal, misere }
}

/// The genus of a position of Grundy's game, by the definition.
fn searched(known: &mut HashMap<Vec<usize>, Genus>, mut piles: Vec<usize>) -> Genus {
    piles.retain(|&pile| pile > 2);
    piles.sort_unstable();
    if let Some(&genus) = known.get(&piles) {
        return genus;
    }
    let mut moves = Vec::new();
    for place in 0..piles.len() {
        for part in 1..piles[place].div_ceil(2) {
            let mut after = piles.clone();
            after[place] -= part;
            after.push(part);
            moves.push(searched(known, after));
        }
    }
    let genus = Genus::after(&moves);
    known.insert(piles, genus);
    genus
}

#[test]
fn grundys_game_is_tame_up_to_12() {
    let mut known = HashMap::new();
    for (pile, genus) in (1..).zip(grundy_genera()) {
        assert_eq!(searched(&mut known, vec![pile]), genus);
        assert_eq!(genus.is_tame(), pile <= 12);
    }
    assert_eq!(grundy_genera()[12], genus(3, 1));
}

/// The genus of each pile up to `most` if a move takes a number of a set, ascending, from it.
fn subtraction(set: &[usize], most: usize) -> Vec<Genus> {
    let mut found: Vec<Genus> = Vec::new();
    for pile in 0..=most {
        let moves: Vec<Genus> = set.iter().map_while(|&taken| Some(found[pile.checked_sub(taken)?])).collect();
        found.push(Genus::after(&moves));
    }
    found
}

#[test]
fn ferguson_s_pairing_makes_every_game_of_taking_from_a_set_tame() {
    let sets = (1usize..1 << 7).map(|set| (1..=7).filter(|&s| set >> (s - 1) & 1 == 1).collect());
    let squares: Vec<usize> = (1..=50).map(|root| root * root).collect();
    for set in sets.chain([squares]) {
        let genera = subtraction(&set, 2500);
        for (pile, &Genus { normal, misere }) in genera.iter().enumerate() {
            let paired = pile.checked_sub(set[0]).is_some_and(|before| genera[before].normal == 0);
            assert_eq!(normal == 1, paired, "{set:?} {pile}");
            assert_eq!(misere, if normal < 2 { 1 - normal } else { normal }, "{set:?} {pile}");
        }
    }
}

/// Every graph on so many vertices in a line, arcs leading to earlier ones: the genera.
fn graphs(vertices: usize) -> Vec<Vec<Genus>> {
    (0..vertices).fold(vec![Vec::new()], |begun: Vec<Vec<Genus>>, vertex| {
        let grown = begun.iter().flat_map(|genera| {
            (0..1usize << vertex).map(move |set| {
                let moves: Vec<Genus> =
                    (0..vertex).filter(|after| set >> after & 1 == 1).map(|after| genera[after]).collect();
                [&genera[..], &[Genus::after(&moves)]].concat()
            })
        });
        grown.collect()
    })
}

#[test]
fn five_vertices_are_needed_and_then_four_games_are_not_tame() {
    assert!(graphs(4).iter().flatten().all(|genus| genus.is_tame()));
    let all = graphs(5);
    assert_eq!(all.len(), 1024);
    let mut wild: Vec<Vec<Genus>> =
        all.into_iter().filter(|genera| genera.iter().any(|genus| !genus.is_tame())).collect();
    wild.sort_unstable();
    let with_last = |last: Genus| vec![genus(0, 1), genus(1, 0), genus(2, 2), genus(0, 0), last];
    assert_eq!(wild, [(1, 2), (1, 3), (2, 1), (3, 1)].map(|(normal, misere)| with_last(genus(normal, misere))));
}

#[test]
fn what_leads_to_a_vertex_that_is_not_tame_may_be_tame() {
    let moves = [genus(0, 1), genus(1, 0), genus(2, 2), genus(0, 2)];
    assert_eq!(Genus::after(&moves), genus(3, 3));
}

#[test]
fn the_worked_example_of_the_editorial() {
    let genera = solutions::graph_grundy::genera(7, super::pictures::SAMPLE).unwrap();
    let expected = [(0, 0), (1, 1), (1, 0), (0, 1), (2, 2), (1, 2), (3, 3)];
    assert_eq!(genera, expected.map(|(normal, misere)| genus(normal, misere)));
}
