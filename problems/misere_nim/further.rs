//! What the editorial answers to its further questions, compared with play to the end.

use std::collections::HashMap;

use solutions::grundy::mex;

use crate::shared::grundys_game::splits;

/// A sum: piles of Nim of which a move takes at most so many counters, and piles of Grundy's game.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sum {
    nim: Vec<u64>,
    most: u64,
    grundy: Vec<usize>,
}

impl Sum {
    fn nim(piles: &[u64], most: u64) -> Sum {
        Sum { nim: piles.to_vec(), most, grundy: Vec::new() }
    }

    fn grundy(piles: &[usize]) -> Sum {
        Sum { nim: Vec::new(), most: 0, grundy: piles.to_vec() }
    }

    fn moves(&self) -> Vec<Sum> {
        let mut all = Vec::new();
        for (place, &pile) in self.nim.iter().enumerate() {
            for take in 1..=pile.min(self.most) {
                let mut after = self.clone();
                after.nim[place] -= take;
                all.push(after);
            }
        }
        for (place, &pile) in self.grundy.iter().enumerate() {
            for (a, b) in splits(pile) {
                let mut after = self.clone();
                after.grundy[place] = a;
                after.grundy.push(b);
                after.grundy.retain(|&pile| pile > 2);
                after.grundy.sort_unstable();
                all.push(after);
            }
        }
        all
    }

    /// The values of normal and of misère play.
    fn pair(&self, known: &mut HashMap<Sum, (u64, u64)>) -> (u64, u64) {
        if let Some(&pair) = known.get(self) {
            return pair;
        }
        let after: Vec<(u64, u64)> = self.moves().iter().map(|after| after.pair(known)).collect();
        let misere = if after.is_empty() { 1 } else { mex(after.iter().map(|pair| pair.1)) };
        let pair = (mex(after.iter().map(|pair| pair.0)), misere);
        known.insert(self.clone(), pair);
        pair
    }
}

/// Bouton's theorem.
fn is_lost(piles: &[u64]) -> bool {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    if piles.iter().any(|&pile| pile > 1) { sum == 0 } else { sum == 1 }
}

/// All positions of `count` piles of at most `most` counters.
fn positions(count: usize, most: u64) -> Vec<Vec<u64>> {
    (0..count).fold(vec![Vec::new()], |begun, _| {
        begun.iter().flat_map(|begun| (0..=most).map(|pile| [&begun[..], &[pile]].concat())).collect()
    })
}

#[test]
fn the_number_of_winning_moves() {
    let mut known = HashMap::new();
    for piles in positions(4, 4) {
        let position = Sum::nim(&piles, 4);
        let moves = position.moves();
        let wins = moves.iter().filter(|after| after.pair(&mut known).1 == 0).count();
        let usual = moves.iter().filter(|after| after.pair(&mut known).0 == 0).count();
        let big = piles.iter().filter(|&&pile| pile > 1).count();
        match big {
            _ if is_lost(&piles) => assert_eq!(wins, 0),
            0 => assert_eq!(wins, piles.iter().filter(|&&pile| pile == 1).count()),
            1 => assert_eq!(wins, 1),
            _ => assert_eq!((wins, wins % 2), (usual, 1)),
        }
    }
}

#[test]
fn at_most_k_counters_leave_remainders() {
    for k in 1..=4 {
        let mut known = HashMap::new();
        for piles in positions(3, 9) {
            let remainders: Vec<u64> = piles.iter().map(|pile| pile % (k + 1)).collect();
            assert_eq!(Sum::nim(&piles, k).pair(&mut known).1 == 0, is_lost(&remainders), "{k}: {piles:?}");
        }
    }
}

#[test]
fn sums_of_tame_games_are_tame() {
    let mut known = HashMap::new();
    for nim in positions(2, 5) {
        for grundy in [&[3, 5][..], &[6, 9], &[5, 8], &[10, 12], &[3, 6, 12], &[4, 11], &[1, 7]] {
            let parts = nim.iter().map(|&pile| Sum::nim(&[pile], 3));
            let parts = parts.chain(grundy.iter().map(|&pile| Sum::grundy(&[pile])));
            let pairs: Vec<(u64, u64)> = parts.map(|part| part.pair(&mut known)).collect();
            assert!(pairs.iter().all(|&(g, misere)| g == misere || g + misere == 1), "{pairs:?}");
            let value = pairs.iter().fold(0, |sum, pair| sum ^ pair.0);
            let firm = pairs.iter().any(|(g, misere)| g == misere);
            let sum = Sum { nim: nim.clone(), most: 3, grundy: grundy.to_vec() };
            let expected = if firm { (value, value) } else { (value, 1 - value) };
            assert_eq!(sum.pair(&mut known), expected, "{nim:?} {grundy:?}");
        }
    }
    assert_eq!(Sum::grundy(&[13]).pair(&mut known), (3, 1));
}
