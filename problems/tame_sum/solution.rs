//! The reference: the genus of every vertex, then one look at each arc that leaves a token's vertex.

use super::{Position, Reply, Step, TameSum};
use exercise::Reference;

impl Reference for TameSum {
    /// Time and memory O(n + m + k).
    fn solve(position: &Position) -> Reply {
        let genera = position.genera();
        let balance = position.balance(&genera);
        // Tokens on the same vertex have the same moves.
        let mut token_on = vec![None; genera.len()];
        for (token, &vertex) in position.tokens.iter().enumerate() {
            token_on[vertex] = Some(token);
        }
        position.graph.arcs.iter().find_map(|&(from, to)| {
            let token = token_on[from]?;
            balance.replaced(genera[from], genera[to]).is_lost().then_some(Step { token, to })
        })
    }
}
