//! Two-person zero-sum games given by a tree: leaves, chance moves, and decisions in information sets.
//!
//! A player who is to move knows which information set the game has come to, and no more: so all nodes of a set have
//! the same number of choices, and a plan names one choice for each *set*. Such a plan is a pure strategy. Two
//! plans, one of each player, leave only chance open, and the expected payoffs of all pairs are a matrix: the
//! normal form of the game (von Neumann 1928; with information sets, Kuhn 1953). [`matrix_game`](crate::matrix_game)
//! solves it.
//!
//! The matrix is filled leaf by leaf rather than pair by pair. Going down from the root we keep the strategies of
//! each player that can lead to the node at hand; at a leaf they are a set of rows and a set of columns, and
//! exactly these entries get the leaf's payoff, times the probability of the chance moves on the way.
//!
//! Cost: O(nodes · (r + c) + leaves · r · c) for a matrix of r × c, whose numbers are as long as the tree is deep, or of
//! about 200 bits where that would be too long ([`ExtensiveGame::short_normal_form`]).

use dashu_base::{Abs, BitTest};
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use crate::matrix_game::common_multiple;

/// One of the two players. The payoffs go to the first; her strategies are the rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// The one who wants much.
    First,
    /// The one who pays.
    Second,
}

/// A node of a tree. Children are indices into the list of all nodes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// The end: what the first player gets.
    Leaf(RBig),
    /// Chance goes on to each child with its probability.
    Chance(Vec<(usize, RBig)>),
    /// A player goes on to one of the children, knowing only that he is in this set.
    Decision {
        /// Whose turn it is.
        player: Player,
        /// The information set: 0, 1, … among those of the player.
        set: usize,
        /// Where each choice leads.
        children: Vec<usize>,
    },
}

impl Node {
    fn children(&self) -> Vec<usize> {
        match self {
            Node::Leaf(_) => Vec::new(),
            Node::Chance(branches) => branches.iter().map(|&(child, _)| child).collect(),
            Node::Decision { children, .. } => children.clone(),
        }
    }
}

/// A game in extensive form.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::{extensive_game::{ExtensiveGame, Node, Player}, matrix_game::solve_rational};
///
/// // Matching pennies: the second player does not see what the first did, his two nodes are one set.
/// let leaf = |payoff: i8| Node::Leaf(payoff.into());
/// let guess = |children| Node::Decision { player: Player::Second, set: 0, children };
/// let game = ExtensiveGame::new(vec![
///     Node::Decision { player: Player::First, set: 0, children: vec![1, 2] },
///     guess(vec![3, 4]),
///     guess(vec![5, 6]),
///     leaf(1), leaf(-1), leaf(-1), leaf(1),
/// ]);
/// let matrix = game.normal_form();
/// assert_eq!(matrix, [[1, -1], [-1, 1]].map(|row| row.map(RBig::from).to_vec()));
/// assert_eq!(solve_rational(&matrix).value, RBig::ZERO);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtensiveGame {
    nodes: Vec<Node>,
    /// Of each player, how many choices his sets have.
    choices: [Vec<usize>; 2],
}

impl ExtensiveGame {
    /// The game whose root is the first of these nodes.
    ///
    /// A set may hold nodes at different depths, even one below another: a player who forgets where he is takes
    /// the same choice again. Time and memory O(nodes).
    ///
    /// # Panics
    /// Unless every node but the root is the child of exactly one other and the root of none, the sets of each
    /// player are numbered without a gap, and the nodes of each set have the same number of choices, at least one.
    pub fn new(nodes: Vec<Node>) -> ExtensiveGame {
        let mut parents = vec![0; nodes.len()];
        let mut choices = [Vec::new(), Vec::new()];
        for node in &nodes {
            for child in node.children() {
                parents[child] += 1;
            }
            if let Node::Decision { player, set, children } = node {
                let choices = &mut choices[*player as usize];
                if choices.len() <= *set {
                    choices.resize(set + 1, 0);
                }
                assert!(
                    [0, children.len()].contains(&choices[*set]),
                    "the nodes of a set have equally many choices"
                );
                choices[*set] = children.len();
            }
        }
        // With one parent each, what is reached from the root is a tree, and the rest would be cycles beside it.
        let one_parent = parents.first() == Some(&0) && parents[1..].iter().all(|&count| count == 1);
        assert!(one_parent && reached_from_root(&nodes).len() == nodes.len(), "the nodes form a tree");
        let no_gap = choices.iter().flatten().all(|&count| count > 0);
        assert!(no_gap, "the sets of a player are numbered without a gap");
        ExtensiveGame { nodes, choices }
    }

    /// The pure strategies of a player, in lexicographic order: for each of his sets the choice, from 0.
    ///
    /// There are as many as the product of the numbers of choices; a player without sets has one, the empty one.
    pub fn strategies(&self, player: Player) -> Vec<Vec<usize>> {
        pure_strategies(&self.choices[player as usize])
    }

    /// The expected payoff of each pair of pure strategies: a row for each of the first player's, a column for
    /// each of the second's, in the order of [`ExtensiveGame::strategies`].
    ///
    /// Time O(nodes · (r + c)) to find who can reach what, and one addition for each leaf and each pair that can
    /// reach it, O(leaves · r · c) at most. Nothing recurses: a tree may be as deep as it has nodes.
    ///
    /// ```
    /// use dashu_ratio::RBig;
    /// use solutions::extensive_game::{ExtensiveGame, Node, Player};
    ///
    /// // Chance lets the first player move in two cases of three; she takes 0 or 6.
    /// let third = |parts: i8| RBig::from_parts(parts.into(), 3u8.into());
    /// let game = ExtensiveGame::new(vec![
    ///     Node::Chance(vec![(1, third(2)), (2, third(1))]),
    ///     Node::Decision { player: Player::First, set: 0, children: vec![3, 4] },
    ///     Node::Leaf(RBig::from(-3)),
    ///     Node::Leaf(RBig::from(0)),
    ///     Node::Leaf(RBig::from(6)),
    /// ]);
    /// assert_eq!(game.normal_form(), [[RBig::from(-1)], [RBig::from(3)]]);
    /// ```
    pub fn normal_form(&self) -> Vec<Vec<RBig>> {
        let (gains, unit) = self.exact_gains(usize::MAX).expect("no denominator is that long");
        self.fill(&gains, &unit)
    }

    /// The normal form, exact if the leaves' probabilities have a common denominator of one word at most; otherwise
    /// in rounded numbers, which may save megabytes: a toss of a coin at every node of a deep tree is enough.
    ///
    /// Time as for [`ExtensiveGame::normal_form`], with numbers of about 200 bits.
    pub fn short_normal_form(&self) -> NormalForm {
        const WORD: usize = 64;
        const BITS: usize = 192;
        match self.exact_gains(WORD) {
            Some((gains, unit)) => NormalForm { matrix: self.fill(&gains, &unit), radius: RBig::ZERO },
            None => {
                let (gains, units) = self.rounded_gains(BITS);
                let unit = IBig::ONE << BITS;
                NormalForm { matrix: self.fill(&gains, &unit), radius: units / RBig::from(unit) }
            }
        }
    }

    /// What each leaf adds to the entries of those who come there, its payoff times its probability, over one
    /// denominator, if that has at most so many bits; 0 for other nodes.
    fn exact_gains(&self, bits: usize) -> Option<(Vec<IBig>, IBig)> {
        let mut unit = UBig::ONE;
        let mut probabilities = vec![RBig::ZERO; self.nodes.len()];
        probabilities[0] = RBig::ONE;
        for node in reached_from_root(&self.nodes) {
            let here = std::mem::take(&mut probabilities[node]);
            match &self.nodes[node] {
                Node::Leaf(payoff) => {
                    let gain = payoff * here;
                    unit = common_multiple(unit, gain.denominator());
                    probabilities[node] = gain;
                }
                Node::Chance(branches) => {
                    branches.iter().for_each(|(child, share)| probabilities[*child] = &here * share);
                }
                Node::Decision { children, .. } => {
                    children.iter().for_each(|&child| probabilities[child] = here.clone());
                }
            }
            if unit.bit_len() > bits || here_is_long(&probabilities, &self.nodes[node], bits) {
                return None;
            }
        }
        let gain = |gain: RBig| gain.numerator() * (&unit / gain.denominator());
        Some((probabilities.into_iter().map(gain).collect(), unit.clone().into()))
    }

    /// The gains of [`ExtensiveGame::exact_gains`] in units of 2^-bits, rounded down all the way, and how many units
    /// a sum of them may be off.
    fn rounded_gains(&self, bits: usize) -> (Vec<IBig>, RBig) {
        let mut probabilities = vec![IBig::ZERO; self.nodes.len()];
        probabilities[0] = IBig::ONE << bits;
        let mut off = RBig::ZERO;
        for node in reached_from_root(&self.nodes) {
            let here = std::mem::take(&mut probabilities[node]);
            match &self.nodes[node] {
                Node::Leaf(payoff) => {
                    // One unit for each node on the way, and one for this product.
                    off += RBig::from(self.nodes.len()) * payoff.clone().abs() + RBig::ONE;
                    probabilities[node] = (RBig::from(here) * payoff).floor();
                }
                Node::Chance(branches) => {
                    for (child, share) in branches {
                        probabilities[*child] = (RBig::from(here.clone()) * share).floor();
                    }
                }
                Node::Decision { children, .. } => {
                    children.iter().for_each(|&child| probabilities[child] = here.clone());
                }
            }
        }
        (probabilities, off)
    }

    /// The matrix, if each leaf adds its gain divided by `unit`.
    fn fill(&self, gains: &[IBig], unit: &IBig) -> Vec<Vec<RBig>> {
        let strategies = [Player::First, Player::Second].map(|player| self.strategies(player));
        let mut sums = vec![vec![IBig::ZERO; strategies[1].len()]; strategies[0].len()];
        let all = [0, 1].map(|player: usize| (0..strategies[player].len()).collect::<Vec<_>>());
        let mut open = vec![(0, all)];
        while let Some((node, plans)) = open.pop() {
            match &self.nodes[node] {
                Node::Leaf(_) => {
                    for &row in &plans[0] {
                        for &column in &plans[1] {
                            sums[row][column] += &gains[node];
                        }
                    }
                }
                Node::Chance(branches) => {
                    let possible = branches.iter().filter(|(_, share)| *share != RBig::ZERO);
                    open.extend(possible.map(|&(child, _)| (child, plans.clone())));
                }
                Node::Decision { player, set, children } => {
                    let player = *player as usize;
                    for (choice, &child) in children.iter().enumerate() {
                        let mut plans = plans.clone();
                        plans[player].retain(|&plan| strategies[player][plan][*set] == choice);
                        // In a set below itself the choice was taken above; the other ways are never gone.
                        if !plans[player].is_empty() {
                            open.push((child, plans));
                        }
                    }
                }
            }
        }
        let entry = |sum: IBig| RBig::from_parts_signed(sum, unit.clone());
        sums.into_iter().map(|row| row.into_iter().map(entry).collect()).collect()
    }
}

/// A matrix of expected payoffs, each of them at most `radius` away from the true one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NormalForm {
    /// A row for each strategy of the first player, a column for each of the second.
    pub matrix: Vec<Vec<RBig>>,
    /// 0 if the matrix is exact.
    pub radius: RBig,
}

/// Whether a chance node has a child whose probability alone has too long a denominator.
fn here_is_long(probabilities: &[RBig], node: &Node, bits: usize) -> bool {
    let Node::Chance(branches) = node else { return false };
    branches.iter().any(|&(child, _)| probabilities[child].denominator().bit_len() > bits)
}

/// The nodes that can be reached from the first, parents before children; no two of them share a child.
fn reached_from_root(nodes: &[Node]) -> Vec<usize> {
    let mut reached = vec![0];
    let mut done = 0;
    while let Some(&node) = reached.get(done) {
        done += 1;
        reached.extend(nodes[node].children());
    }
    reached
}

/// All ways to take one choice in each of some sets, in lexicographic order: the first set changes last.
///
/// Time and memory O(sets · product of the choices).
///
/// ```
/// use solutions::extensive_game::pure_strategies;
///
/// assert_eq!(pure_strategies(&[2, 3]), [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]);
/// assert_eq!(pure_strategies(&[]), [[0; 0]]);
/// ```
pub fn pure_strategies(choices: &[usize]) -> Vec<Vec<usize>> {
    let mut strategies = vec![Vec::new()];
    for &count in choices {
        let longer = |strategy: &Vec<usize>| {
            let strategy = strategy.clone();
            (0..count).map(move |choice| [&strategy[..], &[choice]].concat())
        };
        strategies = strategies.iter().flat_map(longer).collect();
    }
    strategies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix_game::solve_rational;

    fn leaf(payoff: i64) -> Node {
        Node::Leaf(payoff.into())
    }

    fn decision(player: Player, set: usize, children: &[usize]) -> Node {
        Node::Decision { player, set, children: children.to_vec() }
    }

    fn fraction(a: i64, b: i64) -> RBig {
        RBig::from_parts_signed(a.into(), b.into())
    }

    fn integers(rows: &[&[i64]]) -> Vec<Vec<RBig>> {
        rows.iter().map(|row| row.iter().map(|&entry| entry.into()).collect()).collect()
    }

    #[test]
    fn the_basic_endgame_in_poker_is_a_four_by_two_game() {
        // Bet or check with a winning card (set 0) or a losing one (set 1); then call or fold.
        let call = |children: &[usize]| decision(Player::Second, 0, children);
        let game = ExtensiveGame::new(vec![
            Node::Chance(vec![(1, fraction(1, 4)), (2, fraction(3, 4))]),
            decision(Player::First, 0, &[3, 4]),
            decision(Player::First, 1, &[5, 6]),
            call(&[7, 8]),
            leaf(1),
            call(&[9, 10]),
            leaf(-1),
            leaf(3),
            leaf(1),
            leaf(-3),
            leaf(1),
        ]);
        let matrix = game.normal_form();
        let halves: [[i64; 2]; 4] = [[-3, 2], [0, -1], [-4, 2], [-1, -1]];
        assert_eq!(matrix, halves.map(|row| row.map(|half| fraction(half, 2)).to_vec()));
        assert_eq!(solve_rational(&matrix).value, fraction(-1, 4));
    }

    #[test]
    fn a_set_below_itself_takes_the_same_choice_again() {
        // The absent-minded driver: leave now, leave at the next exit, or go to the end.
        let game = ExtensiveGame::new(vec![
            decision(Player::First, 0, &[1, 2]),
            leaf(0),
            decision(Player::First, 0, &[3, 4]),
            leaf(4),
            leaf(1),
        ]);
        assert_eq!(game.normal_form(), integers(&[&[0], &[1]]));
    }

    #[test]
    fn the_first_set_changes_last() {
        // The sets in the order 1, 0 on the way down; the strategies are still in the order 0, 1.
        let game = ExtensiveGame::new(vec![
            decision(Player::Second, 1, &[1, 2]),
            decision(Player::Second, 0, &[3, 4]),
            leaf(30),
            leaf(10),
            leaf(20),
        ]);
        assert_eq!(game.normal_form(), integers(&[&[10, 30, 20, 30]]));
    }

    #[test]
    fn a_leaf_alone_is_a_game() {
        assert_eq!(ExtensiveGame::new(vec![leaf(7)]).normal_form(), integers(&[&[7]]));
    }

    #[test]
    fn a_path_of_a_hundred_thousand_nodes_is_no_deeper_than_the_stack() {
        let length = 100_000;
        let mut nodes: Vec<Node> = (1..length).map(|child| Node::Chance(vec![(child, RBig::ONE)])).collect();
        nodes.push(leaf(5));
        assert_eq!(ExtensiveGame::new(nodes).normal_form(), integers(&[&[5]]));
    }

    #[test]
    fn what_is_short_is_exact_and_what_is_long_is_rounded() {
        let half = || fraction(1, 2);
        let tosses = |count: usize| {
            let mut nodes = Vec::new();
            for toss in 0..count {
                nodes.push(Node::Chance(vec![(2 * toss + 1, half()), (2 * toss + 2, half())]));
                nodes.push(decision(Player::First, 0, &[2 * (count + toss) + 1, 2 * (count + toss) + 2]));
            }
            nodes.push(leaf(7));
            for toss in 0..count as i64 {
                nodes.extend([leaf(toss), leaf(-toss)]);
            }
            ExtensiveGame::new(nodes)
        };
        for count in [1, 20, 63, 64, 300] {
            let game = tosses(count);
            let NormalForm { matrix, radius } = game.short_normal_form();
            assert_eq!(radius == RBig::ZERO, count < 64, "{count}");
            let exact = game.normal_form();
            for (entry, exact) in matrix.iter().flatten().zip(exact.iter().flatten()) {
                let off = (entry - exact).abs();
                assert!(off <= radius, "{count}");
            }
            assert!(radius < fraction(1, 10).pow(45));
        }
    }

    #[test]
    #[should_panic(expected = "the nodes form a tree")]
    fn a_cycle_is_no_tree() {
        ExtensiveGame::new(vec![decision(Player::First, 0, &[0])]);
    }

    #[test]
    #[should_panic(expected = "the nodes form a tree")]
    fn a_cycle_beside_the_tree_is_refused() {
        ExtensiveGame::new(vec![leaf(0), decision(Player::First, 0, &[1])]);
    }

    #[test]
    #[should_panic(expected = "without a gap")]
    fn a_missing_set_is_refused() {
        ExtensiveGame::new(vec![decision(Player::First, 1, &[1]), leaf(0)]);
    }
}
