//! The oracle: each pair of plans is played out from the root, and the matrix is solved by [`SmallGame`].

use checkers::number::Number;
use dashu_ratio::RBig;

use super::{
    Analysis, GameTree,
    tree::{Node, Tree},
};
use crate::shared::{
    grid,
    kernels::{SmallGame, judge_number, nearly},
};
use exercise::{Oracle, OracleFn};

/// The largest tree that is played out.
const NODES: usize = 100;

impl Oracle for GameTree {
    fn oracle(tree: &Tree) -> Option<OracleFn<'_, Analysis>> {
        let matrix = matrix(tree)?;
        let game = SmallGame::of(matrix.clone())?;
        Some(Box::new(move |answer| {
            for (given, exact) in answer.matrix.iter().flatten().zip(matrix.iter().flatten()) {
                judge_number(given, exact)?;
            }
            game.judge(&answer.solution)
        }))
    }

    /// Rivals of the solution under the right matrix, and matrices beside the right one: an entry a hair away,
    /// turned signs, rows or columns from behind.
    fn candidates(tree: &Tree) -> Vec<Analysis> {
        let Some(rows) = matrix(tree) else { return Vec::new() };
        let Some(game) = SmallGame::of(rows.clone()) else { return Vec::new() };
        let solutions = game.candidates();
        let Some(right) = solutions.first().cloned() else { return Vec::new() };
        let numbers = |rows: &[Vec<RBig>]| -> Vec<Vec<Number>> {
            grid::mapped(rows, |entry| Number::from(entry.clone()))
        };
        let mut candidates: Vec<Analysis> =
            solutions.into_iter().map(|solution| Analysis { matrix: numbers(&rows), solution }).collect();
        let mut matrices = Vec::new();
        let (last_row, last_column) = (rows.len() - 1, rows[0].len() - 1);
        for near in nearly(&rows[last_row][last_column]) {
            let mut other = rows.clone();
            other[last_row][last_column] = near;
            matrices.push(other);
        }
        matrices.push(grid::mapped(&rows, |entry| -entry.clone()));
        matrices.push(rows.iter().rev().cloned().collect());
        matrices.push(rows.iter().map(|row| row.iter().rev().cloned().collect()).collect());
        candidates
            .extend(matrices.iter().map(|rows| Analysis { matrix: numbers(rows), solution: right.clone() }));
        candidates
    }
}

/// What each pair of plans earns, or nothing if the tree is too large.
fn matrix(tree: &Tree) -> Option<Vec<Vec<RBig>>> {
    if tree.nodes.len() > NODES {
        return None;
    }
    let (first, second) = (plans(tree, 0), plans(tree, 1));
    Some(first.iter().map(|x| second.iter().map(|y| play(tree, 0, [x, y])).collect()).collect())
}

/// All plans of a player, counting up like an odometer.
fn plans(tree: &Tree, player: usize) -> Vec<Vec<usize>> {
    let choices = tree.choices(player);
    let mut plan = vec![0; choices.len()];
    let mut plans = vec![plan.clone()];
    while let Some(set) = (0..plan.len()).rev().find(|&set| plan[set] + 1 < choices[set]) {
        plan[set] += 1;
        plan[set + 1..].fill(0);
        plans.push(plan.clone());
    }
    plans
}

/// What the first player gets on average from a node on.
fn play(tree: &Tree, node: usize, plans: [&Vec<usize>; 2]) -> RBig {
    match &tree.nodes[node] {
        Node::Leaf(payoff) => RBig::from(*payoff),
        Node::Chance(branches) => branches.iter().fold(RBig::ZERO, |sum, &(child, probability)| {
            sum + probability.exact() * play(tree, child, plans)
        }),
        Node::Decision { player, set, children } => play(tree, children[plans[*player][*set]], plans),
    }
}
