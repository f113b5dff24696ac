//! Recipes: trees that grow at random, and trees of a shape.
//!
//! Every growing node carries its weight: its probability is `weight / unit`. A chance node splits its weight
//! among its children, so that the common denominator of all leaves divides `unit`.

use generators::{
    PlanError, TestRng,
    matrices::MatrixKind,
    params,
    params::{FromValue, Misfit, Value},
    words,
};

use super::{
    D, GameTree, PAYOFF,
    tree::{Node, Tree},
};
use crate::shared::{
    fraction::Fraction,
    grid,
    matrix_games::{Matrix, small_matrix},
    tree_shape::Numbering,
};
use exercise::{Generator, Recipe, Recipes};

impl Generator for GameTree {
    const RECIPES: Recipes<Tree> = &[
        &Recipe::new("random", random),
        &Recipe::new("simultaneous", simultaneous),
        &Recipe::new("given", given),
        &Recipe::new("parity", parity),
        &Recipe::new("alike", alike),
        &Recipe::new("deep", deep),
        &Recipe::new("deal", deal),
        &Recipe::new("lists", lists),
        &Recipe::new("chain", chain),
        &Recipe::new("tenths", tenths),
        &Recipe::new("dice", dice_after_dice),
    ];

    /// A tree of at most some thirty nodes in which each player has at most four pure strategies.
    fn small(rng: &mut TestRng) -> Tree {
        if rng.chance(1, 8) {
            // Large payoffs beside small ones: what the tolerances of answers are made for.
            let matrix = small_matrix(rng);
            let (turned, numbering) = (rng.chance(1, 2), *rng.pick(&Numbering::ALL));
            return at_once(rng, &matrix, turned, numbering);
        }
        const SETS: [&[usize]; 12] =
            [&[], &[1], &[2], &[2], &[3], &[4], &[2, 2], &[2, 2], &[1, 2], &[3, 1], &[2, 1, 2], &[1, 1]];
        let (first, second) = (rng.pick(&SETS).to_vec(), rng.pick(&SETS).to_vec());
        let (low, high) = *rng.pick(&[(-1, 1), (-3, 3), (-9, -2), (5, 5), (999, 1000), (-1000, 1000)]);
        let shape = Shape {
            nodes: *rng.pick(&[1, 8, 15, 25]),
            first,
            second,
            deals: *rng.pick(&[0, 0, 2, 3]),
            chance: *rng.pick(&[0, 25, 50]),
            unit: *rng.pick(&[1, 6, 60, 1000]),
            forgetful: rng.chance(1, 3),
            once: rng.chance(1, 5),
            deep: rng.chance(1, 3),
            low,
            high,
            numbering: *rng.pick(&Numbering::ALL),
        };
        shape.make(rng)
    }
}

/// The numbers of choices in a player's sets; there is something to choose in each.
fn choices(value: &Value) -> Result<Vec<usize>, Misfit> {
    let choices = Vec::from_value(value)?;
    if choices.contains(&0) {
        return Err(Misfit::new("a set has at least one choice, not 0"));
    }
    Ok(choices)
}

const LOWEST: i64 = PAYOFF.min as i64;
const HIGHEST: i64 = PAYOFF.max as i64;
const WHOLE: u64 = D.max as u64;

/// A leaf that may still become another node.
#[derive(Clone)]
struct Bud {
    node: usize,
    weight: u64,
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
    fn new(unit: u64) -> Growth {
        Growth { nodes: vec![Node::Leaf(0)], buds: vec![Bud { node: 0, weight: unit, above: Vec::new() }] }
    }

    /// Takes the root's bud.
    fn root(&mut self) -> Bud {
        self.buds.remove(0)
    }

    /// New leaves with these weights below a bud that is gone.
    fn sprout(&mut self, bud: &Bud, weights: impl IntoIterator<Item = u64>) -> Vec<Bud> {
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
    fn leave_to_chance(&mut self, bud: &Bud, parts: &[u64]) -> Vec<Bud> {
        let whole: u64 = parts.iter().sum();
        let weights = parts.iter().map(|&part| if bud.weight == 0 { 0 } else { part });
        let buds = self.sprout(bud, weights);
        // A plan's integers and the denominators of files have at most 63 bits, and no weight is longer.
        let branch = |(bud, &part): (&Bud, &u64)| (bud.node, Fraction::new(part as i64, whole as i64));
        self.nodes[bud.node] = Node::Chance(buds.iter().zip(parts).map(branch).collect());
        buds
    }

    /// Plays a matrix game below a bud: one player chooses, then the other, who does not see it. With `turned` the
    /// second player goes first.
    fn choose_at_once(&mut self, bud: &Bud, matrix: &Matrix, turned: bool) {
        let (m, n) = (matrix.len(), matrix[0].len());
        let (leader, choices, answers) = if turned { (1, n, m) } else { (0, m, n) };
        for (x, bud) in self.decide(bud, leader, 0, choices).into_iter().enumerate() {
            for (y, bud) in self.decide(&bud, 1 - leader, 0, answers).into_iter().enumerate() {
                self.nodes[bud.node] = Node::Leaf(if turned { matrix[y][x] } else { matrix[x][y] });
            }
        }
    }

    /// Gives every leaf a payoff in `low..=high`.
    fn pay(&mut self, rng: &mut TestRng, low: i64, high: i64) {
        for node in &mut self.nodes {
            if let Node::Leaf(payoff) = node {
                *payoff = rng.between(low, high);
            }
        }
    }

    /// The tree under its final numbers.
    fn number(self, rng: &mut TestRng, numbering: Numbering) -> Tree {
        let count = self.nodes.len();
        let names = numbering.names(rng, count);
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
fn split(rng: &mut TestRng, weight: u64, count: usize) -> Vec<u64> {
    let weight = if weight == 0 { 6 } else { weight };
    let mut cuts: Vec<u64> = (1..count).map(|_| rng.unsigned(0, weight)).collect();
    if rng.chance(1, 4) {
        // Small numerators.
        cuts.iter_mut().for_each(|cut| *cut = rng.any_length(0, weight));
    }
    if rng.chance(1, 8) {
        cuts.fill(weight);
    }
    cuts.extend([0, weight]);
    cuts.sort_unstable();
    let mut parts: Vec<u64> = cuts.windows(2).map(|ends| ends[1] - ends[0]).collect();
    rng.shuffle(&mut parts);
    parts
}

/// Parts of a weight, none of them below half of its share.
fn split_fairly(rng: &mut TestRng, weight: u64, count: usize) -> Vec<u64> {
    let least = weight / (2 * count as u64);
    let mut cuts: Vec<u64> = (1..count).map(|_| rng.unsigned(0, weight - least * count as u64)).collect();
    cuts.extend([0, weight - least * count as u64]);
    cuts.sort_unstable();
    cuts.windows(2).map(|ends| least + ends[1] - ends[0]).collect()
}

params! {
    /// What a random tree looks like.
    struct Shape {
        /// How many nodes, or as many as the sets need.
        nodes: usize,
        /// The numbers of choices in the first player's sets.
        first: Vec<usize> => choices,
        /// The numbers of choices in the second player's sets.
        second: Vec<usize> => choices,
        /// How many branches chance has at the root, each likely enough to matter; 0 leaves the root to itself.
        deals: usize = 0,
        /// Of a hundred inner nodes, how many are chance nodes.
        chance: u32,
        /// The common denominator divides this.
        unit: u64 = WHOLE,
        /// Whether a set may have a node below another of its nodes.
        forgetful: bool = false,
        /// Whether every set has one node only: perfect information.
        once: bool = false,
        /// Whether the tree grows downwards rather than everywhere.
        deep: bool = false,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

impl Shape {
    fn make(&self, rng: &mut TestRng) -> Tree {
        let mut growth = self.grow(rng);
        growth.pay(rng, self.low, self.high);
        growth.number(rng, self.numbering)
    }

    fn grow(&self, rng: &mut TestRng) -> Growth {
        let mut growth = Growth::new(self.unit);
        let sets = [&self.first, &self.second];
        let sets: Vec<(usize, usize, usize)> = (0..2)
            .flat_map(|player| sets[player].iter().enumerate().map(move |(set, &k)| (player, set, k)))
            .collect();
        let mut missing = sets.clone();
        rng.shuffle(&mut missing);
        if self.deals > 0 {
            let root = growth.root();
            let parts = split_fairly(rng, self.unit, self.deals);
            growth.buds = growth.leave_to_chance(&root, &parts);
        }
        let needed = growth.nodes.len() + sets.iter().map(|&(.., choices)| choices).sum::<usize>();
        let target = self.nodes.max(needed);
        while growth.nodes.len() < target {
            let last = growth.buds.len() - 1;
            let from = if self.deep { last.saturating_sub(2) } else { 0 };
            let place = rng.size(from, last);
            let bud = growth.buds.swap_remove(place);
            // What the missing sets will need is not to be given away.
            let reserved: usize = missing.iter().map(|&(.., choices)| choices).sum();
            let room = target - growth.nodes.len() - reserved;
            let next = if rng.chance(self.chance, 100) && room > 0 {
                None
            } else if let Some(set) = missing.pop() {
                Some(set)
            } else {
                let fits = |&&(player, set, choices): &&(usize, usize, usize)| {
                    choices <= room && (self.forgetful || !bud.above.contains(&(player, set)))
                };
                let fitting: Vec<_> = sets.iter().filter(fits).collect();
                if fitting.is_empty() || self.once { None } else { Some(**rng.pick(&fitting)) }
            };
            let buds = match next {
                Some((player, set, choices)) => growth.decide(&bud, player, set, choices),
                None => {
                    let count = rng.size(1, room.min(4));
                    let parts = split(rng, bud.weight, count);
                    growth.leave_to_chance(&bud, &parts)
                }
            };
            growth.buds.extend(buds);
        }
        growth
    }
}

/// A random tree, see [`Shape`].
fn random(rng: &mut TestRng, shape: Shape) -> Result<Tree, PlanError> {
    Ok(shape.make(rng))
}

params! {
    struct Simultaneous {
        kind: MatrixKind,
        m: usize,
        n: usize,
        turned: bool = false,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

/// A matrix game of a `kind` as a tree, see [`at_once`].
fn simultaneous(rng: &mut TestRng, params: Simultaneous) -> Result<Tree, PlanError> {
    let Simultaneous { kind, m, n, turned, low, high, numbering } = params;
    let matrix = kind.make(rng, m, n, low, high);
    Ok(at_once(rng, &matrix, turned, numbering))
}

/// A matrix game as a tree: one player chooses, then the other, in one set. With `turned` the second player goes
/// first.
pub(super) fn at_once(rng: &mut TestRng, matrix: &Matrix, turned: bool, numbering: Numbering) -> Tree {
    let mut growth = Growth::new(1);
    let root = growth.root();
    growth.choose_at_once(&root, matrix, turned);
    growth.number(rng, numbering)
}

params! { struct Given { rows: Matrix, turned: bool = false, numbering: Numbering } }

/// The matrix game that the plan writes out, one that careless programs are known to fail on, as a tree.
fn given(rng: &mut TestRng, Given { rows, turned, numbering }: Given) -> Result<Tree, PlanError> {
    match rows.first() {
        Some(first) if !first.is_empty() && rows.iter().all(|row| row.len() == first.len()) => {
            Ok(at_once(rng, &rows, turned, numbering))
        }
        _ => Err(PlanError::new("the rows of a game have one length, which is not 0")),
    }
}

params! { struct Parity { side: usize, first: usize, turned: bool = false, numbering: Numbering } }

/// An ill-conditioned game as a tree: rows and columns have the numbers from `first` on, a pair with an odd number of
/// common binary digits pays [`ODD`], any other nothing, and 1 more is paid on the diagonal.
fn parity(rng: &mut TestRng, Parity { side, first, turned, numbering }: Parity) -> Result<Tree, PlanError> {
    let pays = |i: usize, j: usize| {
        let odd = ((first + i) & (first + j)).count_ones() % 2;
        ODD * i64::from(odd) + i64::from(i == j)
    };
    let matrix: Matrix = grid::table(side, side, pays);
    Ok(at_once(rng, &matrix, turned, numbering))
}

/// As much as can be paid so that 1 more is still a payoff.
const ODD: i64 = HIGHEST - 1;

params! { struct Alike { side: usize, equal: i64, different: i64, numbering: Numbering } }

/// A game as a tree in which only equality counts: equal choices pay `equal`, others `different`. All choices are
/// equally likely, which takes many digits to write.
fn alike(rng: &mut TestRng, Alike { side, equal, different, numbering }: Alike) -> Result<Tree, PlanError> {
    let row = |i| (0..side).map(|j| if i == j { equal } else { different }).collect();
    let matrix: Matrix = (0..side).map(row).collect();
    Ok(at_once(rng, &matrix, false, numbering))
}

params! {
    struct Deep {
        count: usize,
        most: u64,
        kind: MatrixKind,
        m: usize,
        n: usize,
        turned: bool = false,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

/// A matrix game of a `kind` at the end of a long path of chance nodes (`count`), each with its own denominator up to
/// `most`. They rarely end the game: more than one game in four goes all the way.
fn deep(rng: &mut TestRng, params: Deep) -> Result<Tree, PlanError> {
    let Deep { count, most, kind, m, n, turned, low, high, numbering } = params;
    let steps = count as u64;
    if count < 2 || most < 2 * steps {
        return Err(PlanError::new(format!("{most} is too small for a path of {count} rare ends")));
    }
    let mut growth = Growth::new(1);
    let mut bud = growth.root();
    for _ in 0..count {
        let whole = rng.unsigned(2 * steps, most);
        let off = rng.unsigned(1, whole / steps);
        let buds = growth.leave_to_chance(&bud, &[off, whole - off]);
        bud = Bud { weight: 1, ..buds[1].clone() };
    }
    growth.pay(rng, low, high);
    let matrix = kind.make(rng, m, n, low, high);
    growth.choose_at_once(&bud, &matrix, turned);
    Ok(growth.number(rng, numbering))
}

params! {
    struct Deal {
        hands: usize,
        ends: usize,
        first: Vec<usize> => choices,
        second: Vec<usize> => choices,
        unit: u64 = WHOLE,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

/// Cards: chance deals in so many `hands`, and besides ends the game at once in so many `ends`. In a hand a
/// player in one of his sets moves, then the other in one of his, who knows his card but not what was done.
fn deal(rng: &mut TestRng, params: Deal) -> Result<Tree, PlanError> {
    let Deal { hands, ends, first, second, unit, low, high, numbering } = params;
    let all = [first, second];
    let mut growth = Growth::new(unit);
    let root = growth.root();
    let parts = split_fairly(rng, unit, hands + ends);
    for (hand, bud) in growth.leave_to_chance(&root, &parts).iter().enumerate().take(hands) {
        // Every set is in some hand, if there are enough of them.
        let cards =
            all.each_ref().map(|sets| if sets.len() > hand { hand } else { rng.size(0, sets.len() - 1) });
        let leader = rng.size(0, 1);
        let other = 1 - leader;
        for bud in growth.decide(bud, leader, cards[leader], all[leader][cards[leader]]) {
            growth.decide(&bud, other, cards[other], all[other][cards[other]]);
        }
    }
    growth.pay(rng, low, high);
    Ok(growth.number(rng, numbering))
}

params! {
    struct Lists {
        m: usize,
        halves: usize,
        depth: usize,
        sets: usize,
        turned: bool = false,
        unit: u64 = WHOLE,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

/// Large matrices of full rank from few nodes: a player has `m` choices in his only set; behind each, chance
/// takes one of `halves` ways, and there the other player decides in a row in `depth` of his `sets` sets with two
/// choices, other ones each time. With `turned` the second player goes first.
fn lists(rng: &mut TestRng, params: Lists) -> Result<Tree, PlanError> {
    let Lists { m, halves, depth, sets, turned, unit, low, high, numbering } = params;
    let leader = usize::from(turned);
    if depth > sets {
        return Err(PlanError::new(format!("{sets} sets are too few for a depth of {depth}")));
    }
    let mut growth = Growth::new(unit);
    let root = growth.root();
    for choice in growth.decide(&root, leader, 0, m) {
        let ways = match halves {
            0 | 1 => vec![choice],
            _ => {
                let parts = split(rng, choice.weight, halves);
                growth.leave_to_chance(&choice, &parts)
            }
        };
        for way in ways {
            let mut buds = vec![way];
            for set in rng.subset(sets, depth) {
                buds = buds.iter().flat_map(|bud| growth.decide(bud, 1 - leader, set, 2)).collect();
            }
        }
    }
    growth.pay(rng, low, high);
    Ok(growth.number(rng, numbering))
}

words! {
    /// What a path is made of.
    #[derive(Clone, Copy)]
    enum Link {
        /// A set of its own with one choice.
        Sets = "sets",
        /// A chance node that is none.
        Certain = "certain",
        /// One set of each player, whose first choice leaves the path and whose last goes on.
        Exits = "exits",
    }
}

params! {
    struct Chain {
        kind: Link,
        length: usize,
        alone: bool = false,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

/// A path of so many inner nodes (`length`), each of a `kind`; the players move in turn, or with `alone` all the
/// sets are the first player's.
fn chain(rng: &mut TestRng, params: Chain) -> Result<Tree, PlanError> {
    let Chain { kind, length, alone, low, high, numbering } = params;
    let mut growth = Growth::new(1);
    let mut bud = growth.root();
    for step in 0..length {
        let player = if alone { 0 } else { step % 2 };
        let buds = match kind {
            Link::Sets => growth.decide(&bud, player, if alone { step } else { step / 2 }, 1),
            Link::Certain => growth.leave_to_chance(&bud, &[1]),
            Link::Exits => growth.decide(&bud, player, 0, 2),
        };
        // The sets above serve nobody here, and a copy of them at every step would be long.
        let Some(next) = buds.into_iter().last() else { break };
        bud = Bud { above: Vec::new(), ..next };
    }
    growth.pay(rng, low, high);
    Ok(growth.number(rng, numbering))
}

/// Decisions of both players below a bud, the first player's first in every other `step`: first every set of either
/// player once, then any.
fn decide_twice(rng: &mut TestRng, growth: &mut Growth, bud: &Bud, all: &[Vec<usize>; 2], step: usize) {
    let player = step % 2;
    let set = if step / 2 < all[player].len() { step / 2 } else { rng.size(0, all[player].len() - 1) };
    for after in growth.decide(bud, player, set, all[player][set]) {
        let other = 1 - player;
        let set = rng.size(0, all[other].len() - 1);
        growth.decide(&after, other, set, all[other][set]);
    }
}

params! {
    struct Tenths {
        base: u64,
        count: usize,
        games: usize,
        first: Vec<usize> => choices,
        second: Vec<usize> => choices,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

/// So many chance nodes (`count`) below each other; each goes on with probability 1 / `base` and otherwise ends the
/// game, but for the first, `games` of them, where it comes to decisions: base^count is the common denominator.
fn tenths(rng: &mut TestRng, params: Tenths) -> Result<Tree, PlanError> {
    let Tenths { base, count, games, first, second, low, high, numbering } = params;
    let all = [first, second];
    let whole = u32::try_from(count).ok().and_then(|count| base.checked_pow(count));
    let Some(whole) = whole.filter(|&whole| D.contains(whole.into())) else {
        return Err(PlanError::new(format!("{base}^{count} is not in [{}, {}]", D.min, D.max)));
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
        decide_twice(rng, &mut growth, &buds[0], &all, step);
        bud = buds[1].clone();
    }
    growth.pay(rng, low, high);
    Ok(growth.number(rng, numbering))
}

params! {
    struct DiceAfterDice {
        count: usize,
        most: u64,
        games: usize,
        first: Vec<usize> => choices,
        second: Vec<usize> => choices,
        low: i64 = LOWEST,
        high: i64 = HIGHEST,
        numbering: Numbering,
    }
}

/// So many chance nodes (`count`) below each other, each with its own denominator up to `most`, so that the leaves'
/// probabilities have a common denominator far too long for any word. Going on is likelier than not; where play
/// does not go on, it comes to decisions in the first `games` cases and ends in the others.
fn dice_after_dice(rng: &mut TestRng, params: DiceAfterDice) -> Result<Tree, PlanError> {
    let DiceAfterDice { count, most, games, first, second, low, high, numbering } = params;
    let all = [first, second];
    let mut growth = Growth::new(1);
    let mut bud = growth.root();
    for step in 0..count {
        let whole = rng.unsigned(2, most);
        let off = rng.unsigned(1, whole / 2);
        let buds = growth.leave_to_chance(&bud, &[off, whole - off]);
        if step < games {
            decide_twice(rng, &mut growth, &buds[0], &all, step);
        }
        // Only chance is above it, and nobody asks for its weight.
        bud = Bud { weight: 1, ..buds[1].clone() };
    }
    growth.pay(rng, low, high);
    Ok(growth.number(rng, numbering))
}

/// Trees whose leaves' probabilities are as long as they can be, in many words and just in one.
#[cfg(test)]
pub(super) fn deep_trees(rng: &mut TestRng) -> Vec<Tree> {
    let numbering = Numbering::Random;
    let (low, high) = (LOWEST, HIGHEST);
    let (first, second) = (vec![4, 4], vec![2, 2, 2, 2]);
    let path = Deep {
        count: 860,
        most: WHOLE,
        kind: MatrixKind::Random,
        m: 16,
        n: 16,
        turned: false,
        low,
        high,
        numbering,
    };
    let dies = DiceAfterDice {
        count: 400,
        most: WHOLE,
        games: 30,
        first: first.clone(),
        second: second.clone(),
        low,
        high,
        numbering,
    };
    let halves = Tenths { base: 2, count: 59, games: 10, first, second, low, high, numbering };
    [deep(rng, path), dice_after_dice(rng, dies), tenths(rng, halves)].map(Result::unwrap).to_vec()
}
