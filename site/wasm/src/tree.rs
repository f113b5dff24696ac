//! Games in which the players move one after the other: drawn as a tree, and turned into the matrix that they are.
//!
//! The silver coin (9.36) and the endgame in poker (9.38) are trees as well as any input of 9.37: all three become nodes
//! with names for what can be chosen, and from there on they are one laboratory.

use checkers::{Sentence, say};
use dashu_ratio::RBig;
use serde::Serialize;
use serde_json::{Value, json};
use solutions::extensive_game::{ExtensiveGame, Node, Player};

use crate::{matrix, reference};

/// The most nodes that are drawn.
const MOST_NODES: usize = 60;

/// A tree with names.
struct Drawn {
    nodes: Vec<Node>,
    /// Of each node, what its branches are called.
    names: Vec<Vec<Sentence>>,
    /// Whether choices have no other names than their numbers: a plan is then written as the statement of 9.37 does.
    numbered: bool,
}

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

impl Drawn {
    fn new(numbered: bool) -> Drawn {
        Drawn { nodes: Vec::new(), names: Vec::new(), numbered }
    }

    fn add(&mut self, node: Node, names: Vec<Sentence>) {
        self.nodes.push(node);
        self.names.push(names);
    }

    fn leaf(&mut self, payoff: RBig) {
        self.add(Node::Leaf(payoff), Vec::new());
    }

    /// The pure strategies of a player, and what they are called: the choice in each set.
    fn plans(&self, game: &ExtensiveGame, player: Player) -> (Vec<Vec<usize>>, Vec<Sentence>) {
        let plans = game.strategies(player);
        let choice = |(set, &choice): (usize, &usize)| {
            let here = |node: &Node| matches!(node, Node::Decision { player: whose, set: at, .. } if *whose == player && *at == set);
            let node = self.nodes.iter().position(here);
            node.map_or_else(|| Sentence::symbol(choice + 1), |node| self.names[node][choice].clone())
        };
        let name = |plan: &Vec<usize>| match plan.is_empty() {
            true => Sentence::symbol("()"),
            false if self.numbered => {
                let choices: Vec<String> = plan.iter().map(|choice| (choice + 1).to_string()).collect();
                Sentence::symbol(format!("({})", choices.join(", ")))
            }
            false => Sentence::joined(&plan.iter().enumerate().map(choice).collect::<Vec<_>>(), ", "),
        };
        let names = plans.iter().map(name).collect();
        (plans, names)
    }

    fn shown(&self) -> Vec<Shown> {
        let branch = |node: usize, place: usize, to: usize, chance: Option<&RBig>| Branch {
            to,
            name: self.names[node][place].clone(),
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
        self.nodes.iter().enumerate().map(one).collect()
    }
}

/// The tree of an input of 9.36, 9.37 or 9.38, its matrix, and all that is known of that; or where the input breaks a
/// promise of the statement.
pub fn reduce(exercise: &str, input: &str) -> Result<Value, Sentence> {
    let told = reference::validate(exercise, input)?;
    if told.get("invalid").is_some() {
        return Ok(told);
    }
    let drawn = drawn(exercise, input)?;
    if drawn.nodes.len() > MOST_NODES {
        return Err(say!(
            vi "cây có {count} nút, ở đây chỉ vẽ được {MOST_NODES}",
            en "the tree has {count} nodes, {MOST_NODES} can be drawn here",
            count = drawn.nodes.len()
        ));
    }
    let game = ExtensiveGame::new(drawn.nodes.clone());
    let (rows, row_names) = drawn.plans(&game, Player::First);
    let (columns, column_names) = drawn.plans(&game, Player::Second);
    matrix::fits(rows.len(), columns.len())?;
    let mut told = matrix::explained(&game.normal_form());
    told["tree"] = json!(drawn.shown());
    told["plans"] = json!({ "rows": rows, "columns": columns });
    told["names"] = json!({ "rows": row_names, "columns": column_names });
    Ok(told)
}

/// An input that can be drawn, of the kind that the exercise is about.
pub fn sample(exercise: &str, seed: u64) -> Result<Value, Sentence> {
    let mut last = String::new();
    for attempt in 0..400 {
        let told = reference::small(exercise, seed.wrapping_add(attempt))?;
        last = told["input"].as_str().unwrap_or_default().to_owned();
        if of(exercise) == Some(Kind::Poker) {
            last = last.lines().take(1).map(|line| format!("{line}\n")).collect();
        }
        let known = reduce(exercise, &last);
        let plans =
            |of: &str| known.as_ref().map_or(0, |known| known["plans"][of].as_array().map_or(0, Vec::len));
        if plans("rows") > 1 && plans("columns") > 1 {
            break;
        }
    }
    Ok(json!({ "text": last }))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Coin,
    Tree,
    Poker,
}

fn of(exercise: &str) -> Option<Kind> {
    match exercise {
        "bai9_36_silver_coin" => Some(Kind::Coin),
        "bai9_37_game_tree" => Some(Kind::Tree),
        "bai9_38_poker_endgame" => Some(Kind::Poker),
        _ => None,
    }
}

/// The tree of a valid input.
fn drawn(exercise: &str, input: &str) -> Result<Drawn, Sentence> {
    let kind = of(exercise).ok_or_else(
        || say!(vi "bài \"{exercise}\" không có cây", en "the exercise \"{exercise}\" has no tree"),
    )?;
    // What the strict reader has let through has the words that are asked for.
    let broken = || say!(vi "không đọc được dữ liệu vào", en "the input cannot be read");
    let mut words = input.lines().map(|line| line.split(' '));
    match kind {
        Kind::Coin => {
            let chances =
                words.nth(1).ok_or_else(broken)?.map(matrix::long_number).collect::<Result<_, _>>()?;
            coin(chances)
        }
        Kind::Poker => {
            if input.lines().count() > 1 {
                return Err(say!(vi "ở đây chỉ một dòng: p và b", en "one line here: p and b"));
            }
            let numbers: Vec<RBig> =
                words.next().ok_or_else(broken)?.map(matrix::long_number).collect::<Result<_, _>>()?;
            let [p, b] = <[RBig; 2]>::try_from(numbers).map_err(|_| broken())?;
            Ok(poker(p, b))
        }
        Kind::Tree => input.lines().skip(1).try_fold(Drawn::new(true), |mut drawn, line| {
            let (node, names) = node(line).ok_or_else(broken)?;
            drawn.add(node, names);
            Ok(drawn)
        }),
    }
}

/// The silver coin: he hides, she searches without knowing where, chance decides whether she finds it.
fn coin(chances: Vec<RBig>) -> Result<Drawn, Sentence> {
    let count = chances.len();
    matrix::fits(count, count)?;
    let rooms: Vec<Sentence> = (1..=count).map(|room| say!(vi "phòng {room}", en "room {room}")).collect();
    let mut drawn = Drawn::new(false);
    let hider = Node::Decision { player: Player::Second, set: 0, children: (1..=count).collect() };
    drawn.add(hider, rooms.clone());
    // The nodes of each hiding place: first all of hers, then what follows from each, room by room.
    let mut next = count + 1;
    let mut behind = Vec::new();
    for (hidden, _) in chances.iter().enumerate() {
        let children: Vec<usize> = (0..count)
            .map(|searched| {
                let at = next;
                next += if searched == hidden { 3 } else { 1 };
                at
            })
            .collect();
        behind.push((hidden, children.clone()));
        drawn.add(Node::Decision { player: Player::First, set: 0, children }, rooms.clone());
    }
    for (hidden, children) in behind {
        for (searched, at) in children.into_iter().enumerate() {
            if searched != hidden {
                drawn.leaf(RBig::ZERO);
                continue;
            }
            let found = chances[hidden].clone();
            let missed = RBig::ONE - &found;
            drawn.add(
                Node::Chance(vec![(at + 1, found), (at + 2, missed)]),
                vec![say!(vi "tìm thấy", en "found"), say!(vi "không thấy", en "missed")],
            );
            drawn.leaf(RBig::ONE);
            drawn.leaf(RBig::ZERO);
        }
    }
    Ok(drawn)
}

/// The endgame in poker.
fn poker(p: RBig, b: RBig) -> Drawn {
    let bet = || say!(vi "cược", en "bet");
    let check = || say!(vi "kiểm tra", en "check");
    let answers = || vec![say!(vi "theo", en "call"), say!(vi "bỏ bài", en "fold")];
    let raised = RBig::ONE + b;
    let mut drawn = Drawn::new(false);
    let lost = RBig::ONE - &p;
    drawn.add(
        Node::Chance(vec![(1, p), (2, lost)]),
        vec![say!(vi "bài thắng", en "winning card"), say!(vi "bài thua", en "losing card")],
    );
    for (set, children) in [(0, vec![3, 4]), (1, vec![5, 6])] {
        drawn.add(Node::Decision { player: Player::First, set, children }, vec![bet(), check()]);
    }
    drawn.add(Node::Decision { player: Player::Second, set: 0, children: vec![7, 8] }, answers());
    drawn.leaf(RBig::ONE);
    drawn.add(Node::Decision { player: Player::Second, set: 0, children: vec![9, 10] }, answers());
    drawn.leaf(-RBig::ONE);
    for payoff in [raised.clone(), RBig::ONE, -raised, RBig::ONE] {
        drawn.leaf(payoff);
    }
    drawn
}

/// A node from its line of the input, and the names of its branches: numbers.
fn node(line: &str) -> Option<(Node, Vec<Sentence>)> {
    let words: Vec<&str> = line.split(' ').collect();
    let child = |word: &&str| word.parse::<usize>().ok()?.checked_sub(1);
    let numbered = |count: usize| (1..=count).map(Sentence::symbol).collect::<Vec<_>>();
    match *words.first()? {
        "L" => Some((Node::Leaf(words.get(1)?.parse::<i64>().ok()?.into()), Vec::new())),
        "C" => {
            let branch = |pair: &[&str]| Some((child(&pair[0])?, pair.get(1)?.parse::<RBig>().ok()?));
            let branches = words[2..].chunks(2).map(branch).collect::<Option<Vec<_>>>()?;
            let names = vec![Sentence::symbol(""); branches.len()];
            Some((Node::Chance(branches), names))
        }
        player => {
            let player = if player == "1" { Player::First } else { Player::Second };
            let children = words[3..].iter().map(child).collect::<Option<Vec<usize>>>()?;
            let names = numbered(children.len());
            Some((Node::Decision { player, set: child(words.get(1)?)?, children }, names))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LABORATORIES: [&str; 3] = ["bai9_36_silver_coin", "bai9_37_game_tree", "bai9_38_poker_endgame"];

    /// The value that the reference writes, whatever the form of the answer.
    fn reference_value(exercise: &str, input: &str) -> String {
        let answer = reference::solve(exercise, input).unwrap()["answer"].as_str().unwrap().to_owned();
        let mut lines = answer.lines();
        let line = match of(exercise).unwrap() {
            Kind::Tree => {
                let rows: usize = lines.next().unwrap().split(' ').next().unwrap().parse().unwrap();
                lines.nth(rows).unwrap()
            }
            _ => lines.next().unwrap(),
        };
        line.split(' ').next().unwrap().to_owned()
    }

    #[test]
    fn the_tree_is_worth_what_the_reference_says() {
        for exercise in LABORATORIES {
            for seed in 0..20 {
                let text = sample(exercise, seed * 1000).unwrap()["text"].as_str().unwrap().to_owned();
                let told = reduce(exercise, &text).unwrap();
                assert_eq!(told["value"], reference_value(exercise, &text), "{exercise}: {text}");
                assert_eq!(
                    told["plans"]["rows"].as_array().unwrap().len(),
                    told["matrix"].as_array().unwrap().len()
                );
            }
        }
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
