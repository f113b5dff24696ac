//! Recipes: trees that grow at random, and trees of a shape.
//!
//! Every growing node carries its weight: its probability is `weight / unit`. A chance node splits its weight
//! among its children, so that the common denominator of all leaves divides `unit`.

use generators::{Dice, Params, PlanError, matrices::Kind};

use super::{
    D, PAYOFF,
    tree::{Node, Tree},
};
use crate::{exercise::Recipe, shared::fraction::Fraction};

pub const RECIPES: &[Recipe<Tree>] = &[
    Recipe::new("random", random),
    Recipe::new("simultaneous", simultaneous),
    Recipe::new("deal", deal),
    Recipe::new("lists", lists),
    Recipe::new("chain", chain),
    Recipe::new("tenths", tenths),
    Recipe::new("dice", dice_after_dice),
];

/// A tree of at most some thirty nodes in which each player has at most four pure strategies.
pub fn small(dice: &mut Dice) -> Tree {
    const SETS: [&[usize]; 12] =
        [&[], &[1], &[2], &[2], &[3], &[4], &[2, 2], &[2, 2], &[1, 2], &[3, 1], &[2, 1, 2], &[1, 1]];
    let [first, second] = [(); 2].map(|()| dice.pick(&SETS).to_vec());
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (5, 5), (999, 1000), (-1000, 1000)]);
    let shape = Shape {
        nodes: *dice.pick(&[1, 8, 15, 25]),
        sets: [first, second],
        deals: *dice.pick(&[0, 0, 2, 3]),
        chance: *dice.pick(&[0, 25, 50]),
        unit: *dice.pick(&[1, 6, 60, 1000]),
        forgetful: dice.chance(1, 3),
        once: dice.chance(1, 5),
        deep: dice.chance(1, 3),
    };
    let mut growth = shape.grow(dice);
    growth.pay(dice, low, high);
    let numbering = *dice.pick(&Numbering::ALL);
    growth.number(dice, numbering)
}

/// How nodes get their numbers.
#[derive(Clone, Copy)]
enum Numbering {
    /// Parents before children.
    Forward,
    /// Children before parents, but for the root.
    Backward,
    Random,
}

impl Numbering {
    const ALL: [Numbering; 3] = [Numbering::Forward, Numbering::Backward, Numbering::Random];

    fn of(params: &Params) -> Result<Numbering, PlanError> {
        match params.word("numbering")? {
            "forward" => Ok(Numbering::Forward),
            "backward" => Ok(Numbering::Backward),
            "random" => Ok(Numbering::Random),
            other => Err(PlanError::new(format!("there is no numbering {other}"))),
        }
    }
}

/// A leaf that may still become another node.
#[derive(Clone)]
struct Bud {
    node: usize,
    weight: i64,
    /// The sets on the way to it.
    above: Vec<(usize, usize)>,
}

/// A tree that grows; node 0 is the root, parents come before children.
struct Growth {
    nodes: Vec<Node>,
    buds: Vec<Bud>,
}

impl Growth {
    /// A root alone, of the whole weight.
    fn new(unit: i64) -> Growth {
        Growth { nodes: vec![Node::Leaf(0)], buds: vec![Bud { node: 0, weight: unit, above: Vec::new() }] }
    }

    /// Takes the root's bud.
    fn root(&mut self) -> Bud {
        self.buds.remove(0)
    }

    /// New leaves with these weights below a bud that is gone.
    fn sprout(&mut self, bud: &Bud, weights: impl IntoIterator<Item = i64>) -> Vec<Bud> {
        let sprout = |weight| {
            self.nodes.push(Node::Leaf(0));
            Bud { node: self.nodes.len() - 1, weight, above: bud.above.clone() }
        };
        weights.into_iter().map(sprout).collect()
    }

    /// Makes a bud a decision; gives the new buds.
    fn decide(&mut self, bud: &Bud, player: usize, set: usize, choices: usize) -> Vec<Bud> {
        let mut buds = self.sprout(bud, vec![bud.weight; choices]);
        buds.iter_mut().for_each(|bud| bud.above.push((player, set)));
        let children = buds.iter().map(|bud| bud.node).collect();
        self.nodes[bud.node] = Node::Decision { player, set, children };
        buds
    }

    /// Makes a bud a chance node whose branches have these parts of its weight; gives the new buds. Where
    /// nobody comes, with weight 0, the parts are taken as they are and mean nothing.
    fn leave_to_chance(&mut self, bud: &Bud, parts: &[i64]) -> Vec<Bud> {
        let whole: i64 = parts.iter().sum();
        let weights = parts.iter().map(|&part| if bud.weight == 0 { 0 } else { part });
        let buds = self.sprout(bud, weights);
        let branch = |(bud, &part): (&Bud, &i64)| (bud.node, Fraction::new(part, whole));
        self.nodes[bud.node] = Node::Chance(buds.iter().zip(parts).map(branch).collect());
        buds
    }

    /// Gives every leaf a payoff in `low..=high`.
    fn pay(&mut self, dice: &mut Dice, low: i64, high: i64) {
        for node in &mut self.nodes {
            if let Node::Leaf(payoff) = node {
                *payoff = dice.between(low, high);
            }
        }
    }

    /// The tree under its final numbers.
    fn number(self, dice: &mut Dice, numbering: Numbering) -> Tree {
        let count = self.nodes.len();
        let mut names: Vec<usize> = (1..count).collect();
        match numbering {
            Numbering::Forward => {}
            Numbering::Backward => names.reverse(),
            Numbering::Random => dice.shuffle(&mut names),
        }
        names.insert(0, 0);
        let mut nodes = vec![Node::Leaf(0); count];
        for (node, &name) in self.nodes.into_iter().zip(&names) {
            nodes[name] = match node {
                Node::Leaf(payoff) => Node::Leaf(payoff),
                Node::Chance(branches) => Node::Chance(
                    branches.into_iter().map(|(child, probability)| (names[child], probability)).collect(),
                ),
                Node::Decision { player, set, children } => {
                    let children = children.into_iter().map(|child| names[child]).collect();
                    Node::Decision { player, set, children }
                }
            };
        }
        Tree { nodes }
    }
}

/// Parts of a weight, some of them 0 and now and then the whole; of something else where the weight is 0.
fn split(dice: &mut Dice, weight: i64, count: usize) -> Vec<i64> {
    let weight = if weight == 0 { 6 } else { weight };
    let mut cuts: Vec<i64> = (1..count).map(|_| dice.between(0, weight)).collect();
    if dice.chance(1, 4) {
        // Small numerators.
        cuts.iter_mut().for_each(|cut| *cut = dice.any_length(0, weight as u64) as i64);
    }
    if dice.chance(1, 8) {
        cuts.fill(weight);
    }
    cuts.extend([0, weight]);
    cuts.sort_unstable();
    let mut parts: Vec<i64> = cuts.windows(2).map(|ends| ends[1] - ends[0]).collect();
    dice.shuffle(&mut parts);
    parts
}

/// Parts of a weight, none of them below half of its share.
fn split_fairly(dice: &mut Dice, weight: i64, count: usize) -> Vec<i64> {
    let least = weight / (2 * count as i64);
    let mut cuts: Vec<i64> = (1..count).map(|_| dice.between(0, weight - least * count as i64)).collect();
    cuts.extend([0, weight - least * count as i64]);
    cuts.sort_unstable();
    cuts.windows(2).map(|ends| least + ends[1] - ends[0]).collect()
}

/// What a random tree looks like.
struct Shape {
    /// How many nodes, or as many as the sets need.
    nodes: usize,
    /// Of each player, the numbers of choices in his sets.
    sets: [Vec<usize>; 2],
    /// How many branches chance has at the root, each likely enough to matter; 0 leaves the root to itself.
    deals: usize,
    /// Of a hundred inner nodes, how many are chance nodes.
    chance: u32,
    /// The common denominator divides this.
    unit: i64,
    /// Whether a set may have a node below another of its nodes.
    forgetful: bool,
    /// Whether every set has one node only: perfect information.
    once: bool,
    /// Whether the tree grows downwards rather than everywhere.
    deep: bool,
}

impl Shape {
    fn grow(&self, dice: &mut Dice) -> Growth {
        let mut growth = Growth::new(self.unit);
        let sets: Vec<(usize, usize, usize)> = (0..2)
            .flat_map(|player| self.sets[player].iter().enumerate().map(move |(set, &k)| (player, set, k)))
            .collect();
        let mut missing = sets.clone();
        dice.shuffle(&mut missing);
        if self.deals > 0 {
            let root = growth.root();
            let parts = split_fairly(dice, self.unit, self.deals);
            growth.buds = growth.leave_to_chance(&root, &parts);
        }
        let needed = growth.nodes.len() + sets.iter().map(|&(.., choices)| choices).sum::<usize>();
        let target = self.nodes.max(needed);
        while growth.nodes.len() < target {
            let last = growth.buds.len() - 1;
            let from = if self.deep { last.saturating_sub(2) } else { 0 };
            let place = dice.size(from, last);
            let bud = growth.buds.swap_remove(place);
            // What the missing sets will need is not to be given away.
            let reserved: usize = missing.iter().map(|&(.., choices)| choices).sum();
            let room = target - growth.nodes.len() - reserved;
            let next = if dice.chance(self.chance, 100) && room > 0 {
                None
            } else if let Some(set) = missing.pop() {
                Some(set)
            } else {
                let fits = |&&(player, set, choices): &&(usize, usize, usize)| {
                    choices <= room && (self.forgetful || !bud.above.contains(&(player, set)))
                };
                let fitting: Vec<_> = sets.iter().filter(fits).collect();
                if fitting.is_empty() || self.once { None } else { Some(**dice.pick(&fitting)) }
            };
            let buds = match next {
                Some((player, set, choices)) => growth.decide(&bud, player, set, choices),
                None => {
                    let count = dice.size(1, room.min(4));
                    let parts = split(dice, bud.weight, count);
                    growth.leave_to_chance(&bud, &parts)
                }
            };
            growth.buds.extend(buds);
        }
        growth
    }
}

/// A list of numbers of choices.
fn sets(params: &Params, name: &str) -> Result<Vec<usize>, PlanError> {
    let positive = |&choices: &i64| usize::try_from(choices).ok().filter(|&choices| choices > 0);
    let sets: Option<Vec<usize>> = params.integers(name)?.iter().map(positive).collect();
    sets.ok_or_else(|| PlanError::new(format!("a number of choices of {name} is not positive")))
}

fn payoffs(params: &Params) -> Result<(i64, i64), PlanError> {
    Ok((params.integer_or("low", PAYOFF.min as i64)?, params.integer_or("high", PAYOFF.max as i64)?))
}

fn unit(params: &Params) -> Result<i64, PlanError> {
    params.integer_or("unit", D.max as i64)
}

/// A random tree of so many `nodes` with sets of these sizes, `first` and `second`; see [`Shape`].
fn random(dice: &mut Dice, params: &Params) -> Result<Tree, PlanError> {
    let shape = Shape {
        nodes: params.size("nodes")?,
        deals: params.size_or("deals", 0)?,
        sets: [sets(params, "first")?, sets(params, "second")?],
        chance: params.size("chance")? as u32,
        unit: unit(params)?,
        forgetful: params.flag("forgetful")?,
        once: params.flag("once")?,
        deep: params.flag("deep")?,
    };
    let (low, high) = payoffs(params)?;
    let mut growth = shape.grow(dice);
    growth.pay(dice, low, high);
    Ok(growth.number(dice, Numbering::of(params)?))
}

/// A matrix game of a `kind` as a tree: one player chooses, then the other, in one set. With `turned` the second
/// player goes first.
fn simultaneous(dice: &mut Dice, params: &Params) -> Result<Tree, PlanError> {
    let kind = Kind::named(params.word("kind")?)?;
    let (m, n) = (params.size("m")?, params.size("n")?);
    let (low, high) = payoffs(params)?;
    let turned = params.flag("turned")?;
    let matrix = kind.make(dice, m, n, low, high);
    let mut growth = Growth::new(1);
    let root = growth.root();
    let (leader, choices, answers) = if turned { (1, n, m) } else { (0, m, n) };
    for (x, bud) in growth.decide(&root, leader, 0, choices).into_iter().enumerate() {
        for (y, bud) in growth.decide(&bud, 1 - leader, 0, answers).into_iter().enumerate() {
            growth.nodes[bud.node] = Node::Leaf(if turned { matrix[y][x] } else { matrix[x][y] });
        }
    }
    Ok(growth.number(dice, Numbering::of(params)?))
}

/// Cards: chance deals in so many `hands`, and besides ends the game at once in so many `ends`. In a hand a
/// player in one of his sets moves, then the other in one of his, who knows his card but not what was done.
fn deal(dice: &mut Dice, params: &Params) -> Result<Tree, PlanError> {
    let (hands, ends) = (params.size("hands")?, params.size("ends")?);
    let all = [sets(params, "first")?, sets(params, "second")?];
    let (low, high) = payoffs(params)?;
    let unit = unit(params)?;
    let mut growth = Growth::new(unit);
    let root = growth.root();
    let parts = split_fairly(dice, unit, hands + ends);
    for (hand, bud) in growth.leave_to_chance(&root, &parts).iter().enumerate().take(hands) {
        // Every set is in some hand, if there are enough of them.
        let cards =
            all.each_ref().map(|sets| if sets.len() > hand { hand } else { dice.size(0, sets.len() - 1) });
        let leader = dice.size(0, 1);
        let other = 1 - leader;
        for bud in growth.decide(bud, leader, cards[leader], all[leader][cards[leader]]) {
            growth.decide(&bud, other, cards[other], all[other][cards[other]]);
        }
    }
    growth.pay(dice, low, high);
    Ok(growth.number(dice, Numbering::of(params)?))
}

/// Large matrices of full rank from few nodes: a player has `m` choices in his only set; behind each, chance
/// takes one of `halves` ways, and there the other player decides in a row in `depth` of his `sets` sets with two
/// choices, other ones each time. With `turned` the second player goes first.
fn lists(dice: &mut Dice, params: &Params) -> Result<Tree, PlanError> {
    let (m, halves) = (params.size("m")?, params.size("halves")?);
    let (depth, sets) = (params.size("depth")?, params.size("sets")?);
    let leader = usize::from(params.flag("turned")?);
    let (low, high) = payoffs(params)?;
    let unit = unit(params)?;
    if depth > sets {
        return Err(PlanError::new(format!("{sets} sets are too few for a depth of {depth}")));
    }
    let mut growth = Growth::new(unit);
    let root = growth.root();
    for choice in growth.decide(&root, leader, 0, m) {
        let ways = match halves {
            0 | 1 => vec![choice],
            _ => {
                let parts = split(dice, choice.weight, halves);
                growth.leave_to_chance(&choice, &parts)
            }
        };
        for way in ways {
            let mut buds = vec![way];
            for set in dice.subset(sets, depth) {
                buds = buds.iter().flat_map(|bud| growth.decide(bud, 1 - leader, set, 2)).collect();
            }
        }
    }
    growth.pay(dice, low, high);
    Ok(growth.number(dice, Numbering::of(params)?))
}

/// A path of so many inner nodes (`length`), each of a `kind`: `sets` a set of its own with one choice, the players
/// in turn or all of them the first player's with `alone`; `certain` a chance node that is none; `exits` one set of
/// each player, whose first choice leaves the path and whose last goes on.
fn chain(dice: &mut Dice, params: &Params) -> Result<Tree, PlanError> {
    let (kind, length, alone) = (params.word("kind")?, params.size("length")?, params.flag("alone")?);
    let (low, high) = payoffs(params)?;
    let mut growth = Growth::new(1);
    let mut bud = growth.root();
    for step in 0..length {
        let player = if alone { 0 } else { step % 2 };
        let buds = match kind {
            "sets" => growth.decide(&bud, player, if alone { step } else { step / 2 }, 1),
            "certain" => growth.leave_to_chance(&bud, &[1]),
            "exits" => growth.decide(&bud, player, 0, 2),
            other => return Err(PlanError::new(format!("there is no chain of {other}"))),
        };
        // The sets above serve nobody here, and a copy of them at every step would be long.
        let Some(next) = buds.into_iter().last() else { break };
        bud = Bud { above: Vec::new(), ..next };
    }
    growth.pay(dice, low, high);
    Ok(growth.number(dice, Numbering::of(params)?))
}

/// Decisions of both players below a bud, the first player's first in every other `step`: first every set of either
/// player once, then any.
fn decide_twice(dice: &mut Dice, growth: &mut Growth, bud: &Bud, all: &[Vec<usize>; 2], step: usize) {
    let player = step % 2;
    let set = if step / 2 < all[player].len() { step / 2 } else { dice.size(0, all[player].len() - 1) };
    for after in growth.decide(bud, player, set, all[player][set]) {
        let other = 1 - player;
        let set = dice.size(0, all[other].len() - 1);
        growth.decide(&after, other, set, all[other][set]);
    }
}

/// So many chance nodes (`count`) below each other; each goes on with probability 1 / `base` and otherwise ends the
/// game, but for the first, `games` of them, where it comes to decisions: base^count is the common denominator.
fn tenths(dice: &mut Dice, params: &Params) -> Result<Tree, PlanError> {
    let (base, count, games) = (params.integer("base")?, params.size("count")?, params.size("games")?);
    let all = [sets(params, "first")?, sets(params, "second")?];
    let (low, high) = payoffs(params)?;
    let whole = u32::try_from(count).ok().and_then(|count| base.checked_pow(count));
    let Some(whole) = whole else {
        return Err(PlanError::new(format!("{base}^{count} is too large")));
    };
    let mut growth = Growth::new(whole);
    let mut bud = growth.root();
    for step in 0..count {
        let part = bud.weight / base;
        let buds = growth.leave_to_chance(&bud, &[bud.weight - part, part]);
        if step >= games {
            bud = buds[1].clone();
            continue;
        }
        decide_twice(dice, &mut growth, &buds[0], &all, step);
        bud = buds[1].clone();
    }
    growth.pay(dice, low, high);
    Ok(growth.number(dice, Numbering::of(params)?))
}

/// So many chance nodes (`count`) below each other, each with its own denominator up to `most`, so that the leaves'
/// probabilities have a common denominator far too long for any word. Going on is likelier than not; where play
/// does not go on, it comes to decisions in the first `games` cases and ends in the others.
fn dice_after_dice(dice: &mut Dice, params: &Params) -> Result<Tree, PlanError> {
    let (count, games) = (params.size("count")?, params.size("games")?);
    let most = params.integer("most")?;
    let all = [sets(params, "first")?, sets(params, "second")?];
    let (low, high) = payoffs(params)?;
    let mut growth = Growth::new(1);
    let mut bud = growth.root();
    for step in 0..count {
        let whole = dice.between(2, most);
        let off = dice.between(1, whole / 2);
        let buds = growth.leave_to_chance(&bud, &[off, whole - off]);
        if step < games {
            decide_twice(dice, &mut growth, &buds[0], &all, step);
        }
        // Only chance is above it, and nobody asks for its weight.
        bud = Bud { weight: 1, ..buds[1].clone() };
    }
    growth.pay(dice, low, high);
    Ok(growth.number(dice, Numbering::of(params)?))
}
