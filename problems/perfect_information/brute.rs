//! The oracle: no value is computed. The choices of each player meet every plan of the other, and each pair is played out:
//! if the first player never gets less than `V` and the second never pays more, `V` is the value.

use solutions::{extensive_game::Player, perfect_information::Node};

use super::{PerfectInformation, Saddle, Tree, decisions};
use exercise::{Oracle, OracleFn};

/// The most nodes of a tree that is looked at.
const NODES: usize = 40;
/// The most plans of a player that are tried.
const PLANS: usize = 5000;
/// The most answers that are proposed.
const CANDIDATES: usize = 60;

impl Oracle for PerfectInformation {
    fn oracle(nodes: &Tree) -> Option<OracleFn<'_, Saddle>> {
        let [first, second] = [Player::First, Player::Second].map(|player| plans(nodes, Some(player)));
        let (first, second) = (first?, second?);
        Some(Box::new(move |saddle| {
            let own = saddle.at_nodes(nodes);
            for other in &second {
                let earned = played(nodes, &own, other);
                if earned < saddle.value {
                    return Err(format!("player 1 gets {earned} against {other:?}"));
                }
            }
            for other in &first {
                let paid = played(nodes, other, &own);
                if paid > saddle.value {
                    return Err(format!("player 2 pays {paid} against {other:?}"));
                }
            }
            Ok(())
        }))
    }

    /// Every payoff as the value, with every pair of plans or evenly many of them.
    fn candidates(nodes: &Tree) -> Vec<Saddle> {
        let mut payoffs: Vec<i64> = nodes.iter().filter_map(payoff).collect();
        payoffs.sort_unstable();
        payoffs.dedup();
        let Some(plans) = plans(nodes, None) else { return Vec::new() };
        let all = payoffs.len() * plans.len();
        let saddle = |index: usize| {
            let (value, plan) = (payoffs[index % payoffs.len()], &plans[index / payoffs.len()]);
            let choices = decisions(nodes).map(|(node, _)| plan[node]).collect();
            Saddle { value, choices }
        };
        // An odd step meets every payoff and every choice.
        (0..all).step_by(all.div_ceil(CANDIDATES) | 1).map(saddle).collect()
    }
}

fn payoff(node: &Node) -> Option<i64> {
    match node {
        Node::Leaf(payoff) => Some(*payoff),
        Node::Decision { .. } => None,
    }
}

/// Every plan of a player, or of both as one: a choice for each node. Nothing if there are too many.
fn plans(nodes: &Tree, player: Option<Player>) -> Option<Vec<Vec<usize>>> {
    if nodes.len() > NODES {
        return None;
    }
    let mut plans = vec![vec![0; nodes.len()]];
    for (index, node) in nodes.iter().enumerate() {
        let Node::Decision { player: mover, children } = node else { continue };
        if player.is_some_and(|player| player != *mover) {
            continue;
        }
        if plans.len() * children.len() > PLANS {
            return None;
        }
        let with = |plan: &Vec<usize>, choice| {
            let mut plan = plan.clone();
            plan[index] = choice;
            plan
        };
        plans =
            plans.iter().flat_map(|plan| (0..children.len()).map(move |choice| with(plan, choice))).collect();
    }
    Some(plans)
}

/// What the first player gets if both keep to their plans.
fn played(nodes: &Tree, first: &[usize], second: &[usize]) -> i64 {
    let mut node = 0;
    loop {
        match &nodes[node] {
            Node::Leaf(payoff) => return *payoff,
            Node::Decision { player, children } => {
                node = children[if *player == Player::First { first } else { second }[node]];
            }
        }
    }
}
