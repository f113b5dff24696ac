//! What a value on a graph means, without a mex: a vertex is worth g if the player to move loses the sum of the graph,
//! played from that vertex, and a Nim pile of g counters. For oracles.

/// The game of moving from a vertex or taking from a pile.
pub struct GraphAndPile {
    successors: Vec<Vec<usize>>,
    /// By vertex and pile, once it is known.
    lost: Vec<Vec<Option<bool>>>,
}

impl GraphAndPile {
    /// The game with a pile of at most `most` counters, played through. The graph has no cycles.
    pub fn new(vertices: usize, arcs: impl IntoIterator<Item = (usize, usize)>, most: usize) -> Self {
        let mut game =
            GraphAndPile { successors: vec![Vec::new(); vertices], lost: vec![vec![None; most + 1]; vertices] };
        for (from, to) in arcs {
            game.successors[from].push(to);
        }
        for vertex in 0..vertices {
            game.settle(vertex, most);
        }
        game
    }

    /// Whether the player to move loses. A larger pile than were played is never lost: it was allowed for.
    pub fn is_lost(&self, vertex: usize, pile: u64) -> bool {
        let lost = usize::try_from(pile).ok().and_then(|pile| self.lost[vertex].get(pile).copied().flatten());
        lost.unwrap_or(false)
    }

    fn settle(&mut self, vertex: usize, pile: usize) -> bool {
        if let Some(lost) = self.lost[vertex][pile] {
            return lost;
        }
        // No short cut: after this every pile up to this one is known for the vertex.
        let mut wins = false;
        for smaller in 0..pile {
            wins |= self.settle(vertex, smaller);
        }
        for index in 0..self.successors[vertex].len() {
            let after = self.successors[vertex][index];
            wins |= self.settle(after, pile);
        }
        self.lost[vertex][pile] = Some(!wins);
        !wins
    }
}
