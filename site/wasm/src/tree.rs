//! Games in which the players move one after the other: drawn as a tree, and turned into the matrix that they are.
//!
//! Which tree an input is, and what can be chosen in it, is said by the exercise.

use checkers::{Sentence, say};
use dashu_ratio::RBig;
use exercise::laboratory::{Laboratory, Tree};
use serde::Serialize;
use serde_json::{Value, json};
use solutions::extensive_game::{ExtensiveGame, Node, Player};

use crate::{catalogue, matrix, reference};

/// The most nodes that are drawn.
const MOST_NODES: usize = 60;

/// A node as the page draws it.
#[derive(Serialize)]
struct Shown {
    /// `leaf`, `chance`, `first` or `second`: who decides here.
    kind: &'static str,
    /// The number of the information set, from 1.
    set: Option<usize>,
    payoff: Option<String>,
    branches: Vec<Branch>,
}

#[derive(Serialize)]
struct Branch {
    to: usize,
    name: Sentence,
    /// The probability, where chance decides.
    chance: Option<String>,
}

/// The pure strategies of a player, and what they are called: the choice in each set.
fn plans(tree: &Tree, game: &ExtensiveGame, player: Player) -> (Vec<Vec<usize>>, Vec<Sentence>) {
    let plans = game.strategies(player);
    let choice = |(set, &choice): (usize, &usize)| {
        let here = |node: &Node| matches!(node, Node::Decision { player: whose, set: at, .. } if *whose == player && *at == set);
        let node = tree.nodes.iter().position(here);
        node.map_or_else(|| Sentence::symbol(choice + 1), |node| tree.names[node][choice].clone())
    };
    let name = |plan: &Vec<usize>| match plan.is_empty() {
        true => Sentence::symbol("()"),
        false if tree.numbered => {
            let choices: Vec<String> = plan.iter().map(|choice| (choice + 1).to_string()).collect();
            Sentence::symbol(format!("({})", choices.join(", ")))
        }
        false => Sentence::joined(&plan.iter().enumerate().map(choice).collect::<Vec<_>>(), ", "),
    };
    let names = plans.iter().map(name).collect();
    (plans, names)
}

/// The nodes, as they are drawn.
fn shown(tree: &Tree) -> Vec<Shown> {
    let branch = |node: usize, place: usize, to: usize, chance: Option<&RBig>| Branch {
        to,
        name: tree.names[node][place].clone(),
        chance: chance.map(RBig::to_string),
    };
    let one = |(index, node): (usize, &Node)| match node {
        Node::Leaf(payoff) => {
            Shown { kind: "leaf", set: None, payoff: Some(payoff.to_string()), branches: Vec::new() }
        }
        Node::Chance(children) => {
            let branches = children.iter().enumerate();
            let branches = branches.map(|(place, (to, chance))| branch(index, place, *to, Some(chance)));
            Shown { kind: "chance", set: None, payoff: None, branches: branches.collect() }
        }
        Node::Decision { player, set, children } => {
            let kind = if *player == Player::First { "first" } else { "second" };
            let branches = children.iter().enumerate();
            let branches = branches.map(|(place, &to)| branch(index, place, to, None)).collect();
            Shown { kind, set: Some(set + 1), payoff: None, branches }
        }
    };
    tree.nodes.iter().enumerate().map(one).collect()
}

/// The tree of an input of an exercise, its matrix, and all that is known of that; or where the input breaks a promise
/// of the statement.
pub fn reduce(exercise: &str, input: &str) -> Result<Value, Sentence> {
    let line = catalogue::find(exercise)?;
    match (line.laboratory)(input.as_bytes()) {
        Err(error) => Ok(reference::invalid(error)),
        Ok(Ok(Laboratory::Tree(tree))) => explained(&tree),
        Ok(Err(refusal)) if line.kind == Some("tree") => Err(refusal),
        Ok(_) => Err(say!(vi "bài \"{exercise}\" không có cây", en "the exercise \"{exercise}\" has no tree")),
    }
}

/// A tree, its matrix, and all that is known of that.
pub fn explained(tree: &Tree) -> Result<Value, Sentence> {
    if tree.nodes.len() > MOST_NODES {
        return Err(say!(
            vi "cây có {count} nút, ở đây chỉ vẽ được {MOST_NODES}",
            en "the tree has {count} nodes, {MOST_NODES} can be drawn here",
            count = tree.nodes.len()
        ));
    }
    let game = ExtensiveGame::new(tree.nodes.clone());
    let (rows, row_names) = plans(tree, &game, Player::First);
    let (columns, column_names) = plans(tree, &game, Player::Second);
    matrix::fits(rows.len(), columns.len())?;
    let mut told = matrix::explained(&game.normal_form());
    told["tree"] = json!(shown(tree));
    told["plans"] = json!({ "rows": rows, "columns": columns });
    told["names"] = json!({ "rows": row_names, "columns": column_names });
    Ok(told)
}

/// Whether a tree can be drawn and both players have a choice in it.
pub fn is_good_example(tree: &Tree) -> bool {
    if tree.nodes.len() > MOST_NODES {
        return false;
    }
    let game = ExtensiveGame::new(tree.nodes.clone());
    [Player::First, Player::Second]
        .iter()
        .all(|&player| (2..=matrix::MOST).contains(&game.strategies(player).len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laboratory::sample;

    /// The value that the reference writes: the first number of an answer, or the one below a matrix under its shape.
    fn reference_value(exercise: &str, input: &str) -> String {
        let answer = reference::solve(exercise, input).unwrap()["answer"].as_str().unwrap().to_owned();
        let lines: Vec<Vec<&str>> = answer.lines().map(|line| line.split(' ').collect()).collect();
        let shape: Vec<usize> = lines[0].iter().filter_map(|word| word.parse().ok()).collect();
        let line = match shape[..] {
            [rows, columns] if lines[0].len() == 2 && lines[rows].len() == columns => rows + 1,
            _ => 0,
        };
        lines[line][0].to_owned()
    }

    #[test]
    fn the_tree_is_worth_what_the_reference_says() {
        let mut compared = 0;
        for exercise in catalogue::all().filter(|line| line.kind == Some("tree")).map(|line| line.folder) {
            for seed in 0..20 {
                let text = sample(exercise, seed * 1000).unwrap()["text"].as_str().unwrap().to_owned();
                let told = reduce(exercise, &text).unwrap();
                assert_eq!(told["value"], reference_value(exercise, &text), "{exercise}: {text}");
                let count = |of: &Value| of.as_array().unwrap().len();
                assert_eq!(count(&told["plans"]["rows"]), count(&told["matrix"]));
                compared += 1;
            }
        }
        assert!(compared >= 60, "{compared}");
    }

    #[test]
    fn plans_are_called_as_the_statement_calls_them() {
        let told = reduce("bai9_38_poker_endgame", "1/4 2\n").unwrap();
        let names: Vec<&str> =
            told["names"]["rows"].as_array().unwrap().iter().map(|name| name["en"].as_str().unwrap()).collect();
        assert_eq!(names, ["bet, bet", "bet, check", "check, bet", "check, check"]);
        assert_eq!(told["names"]["columns"][1]["vi"], "bỏ bài");
        assert_eq!(told["value"], "-1/4");
    }

    #[test]
    fn what_is_too_large_or_wrong_is_told() {
        assert!(reduce("bai9_36_silver_coin", "9\n1 1 1 1 1 1 1 1 1\n").is_err());
        assert!(reduce("bai9_38_poker_endgame", "1/4 2\n1/2 2\n").is_err());
        let told = reduce("bai9_38_poker_endgame", "5/4 2\n").unwrap();
        assert_eq!(told["invalid"]["line"], 1);
    }
}
