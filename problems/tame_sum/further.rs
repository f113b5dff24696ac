//! What the editorial says and no other test shows.

use exercise::testing;
use solutions::tame::Genus;

use super::{Position, TameSum};
use crate::shared::graph::Graph;

fn position(arcs: &[(usize, usize)], tokens: &[usize]) -> Position {
    let vertices = arcs.iter().map(|&(from, to)| from.max(to) + 1).max().unwrap_or(1);
    Position { graph: Graph { vertices, arcs: arcs.to_vec() }, tokens: tokens.to_vec() }
}

/// Whether the player to move wins, by the rule alone.
fn is_won(position: &Position) -> bool {
    let Position { graph, tokens } = position;
    let moves = tokens.iter().enumerate().flat_map(|(token, &vertex)| {
        let leaving = graph.arcs.iter().filter(move |arc| arc.0 == vertex);
        leaving.map(move |&(_, to)| super::Step { token, to })
    });
    let mut moves = moves.peekable();
    moves.peek().is_none() || moves.any(|step| !is_won(&position.after(step)))
}

#[test]
fn two_tokens_on_the_same_vertex_are_lost_just_where_it_is_firm() {
    let sample = super::pictures::SAMPLE;
    let genera = position(sample, &[0]).genera();
    for (vertex, genus) in genera.into_iter().enumerate() {
        assert_eq!(!is_won(&position(sample, &[vertex, vertex])), !genus.is_fickle(), "{vertex}");
    }
}

#[test]
fn the_rule_is_wrong_where_the_graph_is_not_tame() {
    let five = [(1, 0), (2, 0), (2, 1), (3, 2), (4, 0), (4, 3)];
    let genera = position(&five, &[0]).genera();
    assert_eq!(genera[4], Genus { normal: 1, misere: 2 });
    let wrong: Vec<[usize; 2]> = (0..5)
        .flat_map(|one| (one..5).map(move |other| [one, other]))
        .filter(|tokens| {
            let position = position(&five, tokens);
            is_won(&position) == position.balance(&genera).is_lost()
        })
        .collect();
    assert_eq!(wrong, [[1, 4], [2, 4]]);
}

#[test]
fn the_worked_example_of_the_editorial() {
    let lines: String =
        super::pictures::SAMPLE.iter().map(|(from, to)| format!("{} {}\n", from + 1, to + 1)).collect();
    let wins = |tokens: &str| {
        let input = format!("7 9 {}\n{lines}{tokens}\n", tokens.split(' ').count());
        let moves = (1..=3).flat_map(|token| (1..=7).map(move |to| (token, to)));
        let right = |&(token, to): &(usize, usize)| {
            testing::judge::<TameSum>(&input, format!("1 {token} {to}").as_bytes()).is_ok()
        };
        moves.filter(right).collect::<Vec<_>>()
    };
    for (tokens, right) in [("7 6 1", &[(1, 4)][..]), ("4 2", &[(2, 1)]), ("5 2", &[]), ("7", &[(1, 4)])] {
        assert_eq!(wins(tokens), right, "{tokens}");
    }
}
