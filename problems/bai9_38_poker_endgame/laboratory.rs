//! The game as a tree.

use checkers::{Sentence, say};
use dashu_ratio::RBig;
use solutions::extensive_game::{Node, Player};

use super::{Query, payoff};
use exercise::laboratory::Tree;

/// The tree of the only query.
pub fn tree(queries: &[Query]) -> Result<Tree, Sentence> {
    match queries {
        [query] => Ok(endgame(query.p.exact(), &query.b.exact())),
        _ => Err(say!(vi "ở đây chỉ một dòng: p và b", en "one line here: p and b")),
    }
}

fn endgame(p: RBig, b: &RBig) -> Tree {
    let answers = || vec![say!(vi "theo", en "call"), say!(vi "bỏ bài", en "fold")];
    let choices = || vec![say!(vi "cược", en "bet"), say!(vi "kiểm tra", en "check")];
    let mut tree = Tree::default();
    let lost = RBig::ONE - &p;
    tree.add(
        Node::Chance(vec![(1, p), (2, lost)]),
        vec![say!(vi "bài thắng", en "winning card"), say!(vi "bài thua", en "losing card")],
    );
    for (set, children) in [(0, vec![3, 4]), (1, vec![5, 6])] {
        tree.add(Node::Decision { player: Player::First, set, children }, choices());
    }
    for (card_wins, children) in [(true, vec![7, 8]), (false, vec![9, 10])] {
        tree.add(Node::Decision { player: Player::Second, set: 0, children }, answers());
        tree.leaf(payoff(b, card_wins, false, false));
    }
    for card_wins in [true, false] {
        for calls in [true, false] {
            tree.leaf(payoff(b, card_wins, true, calls));
        }
    }
    tree
}
