//! Recipes. A tree grows from its root, parents before children; then its nodes get players, payoffs and numbers.
//!
//! With random payoffs nearly all choices are good enough. So most trees are *decided*: payoffs are the value, one step
//! above or one step below, and wherever it matters a single choice is right.

use generators::{PlanError, TestRng, params, words};
use solutions::{extensive_game::Player, perfect_information::Node};

use super::{PAYOFF, PerfectInformation, Tree};
use crate::shared::tree_shape::Numbering;
use exercise::{Generator, Recipe, Recipes};

impl Generator for PerfectInformation {
    const RECIPES: Recipes<Tree> = &[
        &Recipe::new("random", random),
        &Recipe::new("decided", decided),
        &Recipe::new("star", star),
        &Recipe::new("forest", forest),
    ];

    fn small(rng: &mut TestRng) -> Tree {
        let shape = Shape {
            nodes: *rng.pick(&[1, 2, 4, 7, 10, 13]),
            order: *rng.pick(&Order::ALL),
            least: rng.size(1, 2),
            most: rng.size(2, 4),
            doubling: false,
        };
        let players = *rng.pick(&Players::ALL);
        let numbering = *rng.pick(&Numbering::ALL);
        let mut growth = Growth::of(rng, shape, players);
        if rng.chance(1, 2) {
            growth.decide(rng, Right::Any, Levels { value: 3, step: 5 });
        } else {
            let (low, high) = *rng.pick(&[(-1, 1), (-9, -2), (4, 4), (0, 30), (PAYOFF_LOW, PAYOFF_HIGH)]);
            growth.pay(rng, low, high);
        }
        growth.number(rng, numbering)
    }
}

// The bounds of payoffs have 31 bits.
const PAYOFF_LOW: i64 = PAYOFF.min as i64;
const PAYOFF_HIGH: i64 = PAYOFF.max as i64;

words! {
    /// Which of the leaves so far becomes a node next.
    #[derive(Clone, Copy)]
    enum Order {
        /// Any.
        Any = "any",
        /// The newest: one long path, and leaves beside it.
        Deep = "deep",
        /// The oldest: level by level.
        Wide = "wide",
    }
}

impl Order {
    const ALL: [Order; 3] = [Order::Any, Order::Deep, Order::Wide];
}

words! {
    /// Who moves where.
    #[derive(Clone, Copy)]
    enum Players {
        Random = "random",
        /// In turn, the first player at the root.
        InTurn = "in_turn",
        /// In turn, the second player at the root.
        SecondFirst = "second_first",
        /// The first player everywhere.
        First = "first",
        /// The second player everywhere.
        Second = "second",
    }
}

impl Players {
    const ALL: [Players; 5] =
        [Players::Random, Players::InTurn, Players::SecondFirst, Players::First, Players::Second];

    /// Who moves so many levels below the root.
    fn at(self, rng: &mut TestRng, level: usize) -> Player {
        let is_first = match self {
            Players::Random => rng.chance(1, 2),
            Players::InTurn => level.is_multiple_of(2),
            Players::SecondFirst => !level.is_multiple_of(2),
            Players::First => true,
            Players::Second => false,
        };
        if is_first { Player::First } else { Player::Second }
    }
}

words! {
    /// Which choice is right where one is.
    #[derive(Clone, Copy)]
    enum Right {
        First = "first",
        Last = "last",
        Any = "any",
        /// The one with the most nodes below it.
        Largest = "largest",
    }
}

/// How a tree grows: every node that is not a leaf has `least..=most` children, or, if `doubling`, the first 1, the next 2,
/// then 4 and so on.
#[derive(Clone, Copy)]
struct Shape {
    nodes: usize,
    order: Order,
    least: usize,
    most: usize,
    doubling: bool,
}

/// The payoffs of a decided tree: its value, and what is a step better or worse.
#[derive(Clone, Copy)]
struct Levels {
    value: i64,
    step: i64,
}

/// A tree, parents before children. Its leaves have no payoffs yet.
struct Growth {
    children: Vec<Vec<usize>>,
    players: Vec<Player>,
    payoffs: Vec<i64>,
}

impl Growth {
    fn of(rng: &mut TestRng, shape: Shape, players: Players) -> Growth {
        let children = grown(rng, shape);
        let mut levels = vec![0; children.len()];
        for (node, below) in children.iter().enumerate() {
            below.iter().for_each(|&child| levels[child] = levels[node] + 1);
        }
        let players = levels.into_iter().map(|level| players.at(rng, level)).collect();
        Growth { payoffs: vec![0; children.len()], children, players }
    }

    /// Gives every leaf a payoff in `low..=high`.
    fn pay(&mut self, rng: &mut TestRng, low: i64, high: i64) {
        self.payoffs.iter_mut().for_each(|payoff| *payoff = rng.between(low, high));
    }

    /// Gives leaves the payoffs of a decided tree. Every node gets a level, 0 at the root; one child has its level, all
    /// others are worse for whoever moves, as long as there is anything worse.
    fn decide(&mut self, rng: &mut TestRng, right: Right, levels: Levels) {
        let sizes = self.sizes();
        let mut level = vec![0; self.children.len()];
        for (node, below) in self.children.iter().enumerate() {
            self.payoffs[node] = levels.value + levels.step * level[node];
            let Some(last) = below.len().checked_sub(1) else { continue };
            let right = match right {
                Right::First => 0,
                Right::Last => last,
                Right::Any => rng.size(0, last),
                Right::Largest => (0..=last).max_by_key(|&choice| sizes[below[choice]]).unwrap_or(0),
            };
            for (choice, &child) in below.iter().enumerate() {
                level[child] = match self.players[node] {
                    _ if choice == right => level[node],
                    Player::First => rng.between(-1, (level[node] - 1).max(-1)),
                    Player::Second => rng.between((level[node] + 1).min(1), 1),
                };
            }
        }
    }

    /// How many nodes hang on each, itself included.
    fn sizes(&self) -> Vec<usize> {
        let mut sizes = vec![1; self.children.len()];
        for (node, below) in self.children.iter().enumerate().rev() {
            sizes[node] += below.iter().map(|&child| sizes[child]).sum::<usize>();
        }
        sizes
    }

    /// The tree under its final numbers.
    fn number(self, rng: &mut TestRng, numbering: Numbering) -> Tree {
        let names = numbering.names(rng, self.children.len());
        let mut nodes = vec![Node::Leaf(0); names.len()];
        for (node, children) in self.children.into_iter().enumerate() {
            nodes[names[node]] = if children.is_empty() {
                Node::Leaf(self.payoffs[node])
            } else {
                let children = children.into_iter().map(|child| names[child]).collect();
                Node::Decision { player: self.players[node], children }
            };
        }
        nodes
    }
}

/// The children of every node of a tree of a shape, in random order.
fn grown(rng: &mut TestRng, shape: Shape) -> Vec<Vec<usize>> {
    let mut children: Vec<Vec<usize>> = vec![Vec::new()];
    let mut buds = std::collections::VecDeque::from([0]);
    let mut step = 0;
    while children.len() < shape.nodes {
        // There is a bud: every node that is taken leaves at least one behind.
        let bud = match shape.order {
            Order::Any => buds.swap_remove_back(rng.size(0, buds.len() - 1)),
            Order::Deep => buds.pop_back(),
            Order::Wide => buds.pop_front(),
        };
        let Some(bud) = bud else { break };
        let wanted = if shape.doubling { 1 << step.min(40) } else { rng.size(shape.least, shape.most) };
        step += 1;
        let first = children.len();
        let count = wanted.clamp(1, shape.nodes - first);
        buds.extend(first..first + count);
        children.resize(first + count, Vec::new());
        children[bud] = (first..first + count).collect();
        rng.shuffle(&mut children[bud]);
    }
    children
}

fn checked(shape: Shape) -> Result<Shape, PlanError> {
    if shape.nodes == 0 || shape.least == 0 || shape.most < shape.least {
        return Err(PlanError::new("a tree has a node, and 1 <= least <= most"));
    }
    Ok(shape)
}

params! {
    struct Random {
        nodes: usize, order: Order, least: usize = 1, most: usize = 3, players: Players, numbering: Numbering,
        low: i64 = PAYOFF_LOW, high: i64 = PAYOFF_HIGH,
    }
}

/// A tree with random payoffs in `low..=high`.
fn random(rng: &mut TestRng, planned: Random) -> Result<Tree, PlanError> {
    let Random { nodes, order, least, most, players, numbering, low, high } = planned;
    let shape = checked(Shape { nodes, order, least, most, doubling: false })?;
    let mut growth = Growth::of(rng, shape, players);
    growth.pay(rng, low, high);
    Ok(growth.number(rng, numbering))
}

params! {
    struct Decided {
        nodes: usize, order: Order, least: usize = 2, most: usize = 3, doubling: bool = false, players: Players,
        numbering: Numbering, right: Right = Right::Any, value: i64 = 0, step: i64 = 1,
    }
}

/// A tree in which only right choices will do: payoffs are `value`, and `value` plus or minus `step`.
fn decided(rng: &mut TestRng, planned: Decided) -> Result<Tree, PlanError> {
    let Decided { nodes, order, least, most, doubling, players, numbering, right, value, step } = planned;
    let shape = checked(Shape { nodes, order, least, most, doubling })?;
    let mut growth = Growth::of(rng, shape, players);
    growth.decide(rng, right, Levels { value, step });
    Ok(growth.number(rng, numbering))
}

params! {
    struct Star { nodes: usize, player: usize, place: usize, best: i64, others: i64, numbering: Numbering }
}

/// A root of `player` (1 or 2) with leaves alone: all pay `others`, but the one at `place` pays `best`.
fn star(rng: &mut TestRng, planned: Star) -> Result<Tree, PlanError> {
    let Star { nodes, player, place, best, others, numbering } = planned;
    if nodes < 2 || place == 0 || place >= nodes {
        return Err(PlanError::new(format!("there is no choice {place} among {nodes} nodes")));
    }
    let mut children = vec![Vec::new(); nodes];
    children[0] = (1..nodes).collect();
    let player = if player == 1 { Player::First } else { Player::Second };
    let mut growth = Growth { children, players: vec![player; nodes], payoffs: vec![others; nodes] };
    growth.payoffs[place] = best;
    Ok(growth.number(rng, numbering))
}

params! { struct Forest { player: usize, value: i64, numbering: Numbering } }

/// A root of `player` (1 or 2), and below it every tree of at most two levels with one or two children a node and payoffs
/// -1, 0 and 1, moved so that all have the same value: the other player's choices must be right in every one of them.
fn forest(rng: &mut TestRng, Forest { player, value, numbering }: Forest) -> Result<Tree, PlanError> {
    let mut trees = tiny_trees();
    rng.shuffle(&mut trees);
    let mut growth = Growth { children: vec![Vec::new()], players: vec![PLAYERS[0]], payoffs: vec![0] };
    growth.players[0] = PLAYERS[usize::from(player != 1)];
    for tree in &trees {
        let root = growth.plant(tree, value - tree.value());
        growth.children[0].push(root);
    }
    Ok(growth.number(rng, numbering))
}

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

/// A tree of a few nodes.
#[derive(Clone)]
enum Tiny {
    Leaf(i64),
    Decision(Player, Vec<Tiny>),
}

impl Tiny {
    fn value(&self) -> i64 {
        match self {
            Tiny::Leaf(payoff) => *payoff,
            Tiny::Decision(player, children) => {
                let values = children.iter().map(Tiny::value);
                // No decision is without children.
                if *player == Player::First { values.max() } else { values.min() }.unwrap_or(0)
            }
        }
    }
}

impl Growth {
    /// Adds a tree whose payoffs are all raised by `step`; its root hangs on nothing yet.
    fn plant(&mut self, tree: &Tiny, step: i64) -> usize {
        let root = self.children.len();
        self.children.push(Vec::new());
        self.players.push(PLAYERS[0]);
        self.payoffs.push(0);
        match tree {
            Tiny::Leaf(payoff) => self.payoffs[root] = payoff + step,
            Tiny::Decision(player, children) => {
                self.players[root] = *player;
                self.children[root] = children.iter().map(|child| self.plant(child, step)).collect();
            }
        }
        root
    }
}

/// The trees of [`forest`]: both players, one or two children, at most two levels of choices.
fn tiny_trees() -> Vec<Tiny> {
    let leaves: Vec<Tiny> = (-1..=1).map(Tiny::Leaf).collect();
    let low = [leaves.clone(), above(&leaves)].concat();
    above(&low)
}

/// Every decision above one or two of these trees.
fn above(trees: &[Tiny]) -> Vec<Tiny> {
    let singles = trees.iter().map(|tree| vec![tree.clone()]);
    let pairs = trees.iter().flat_map(|one| trees.iter().map(move |other| vec![one.clone(), other.clone()]));
    let children: Vec<Vec<Tiny>> = singles.chain(pairs).collect();
    PLAYERS
        .iter()
        .flat_map(|&player| children.iter().map(move |below| Tiny::Decision(player, below.clone())))
        .collect()
}
