//! Dawson's chess as it was invented: two ranks of pawns, an empty rank between them, and whoever can capture must.
//! The statement's game of marks is what is left of it; the picture shows why, a test compares the two.

/// The owner of a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Moves down from rank 3.
    White,
    /// Moves up from rank 1.
    Black,
}

/// A square: the file, a = 0, and the rank less one.
pub type Square = (usize, usize);

/// The board: for each of the three ranks, from the first on, what stands on each file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pawns {
    ranks: [Vec<Option<Side>>; 3],
}

impl Pawns {
    /// White on rank 3, Black on rank 1.
    pub fn new(files: usize) -> Pawns {
        let rank = |pawn| vec![pawn; files];
        Pawns { ranks: [rank(Some(Side::Black)), rank(None), rank(Some(Side::White))] }
    }

    pub fn files(&self) -> usize {
        self.ranks[0].len()
    }

    pub fn at(&self, (file, rank): Square) -> Option<Side> {
        self.ranks[rank].get(file).copied().flatten()
    }

    /// The board after a move.
    pub fn after(&self, (from, to): (Square, Square)) -> Pawns {
        let mut after = self.clone();
        after.ranks[to.1][to.0] = after.ranks[from.1][from.0].take();
        after
    }
}

/// The game that the editorial plays, exchange by exchange; White begins.
pub const EXCHANGES: [&[&str]; 2] =
    [&["a3-a2", "b1-a2", "b3-a2"], &["f1-f2", "e3-f2", "e1-f2", "g3-f2", "g1-f2"]];

/// A move as it is written: `a3-a2`.
pub fn written(step: &str) -> (Square, Square) {
    let square = |text: &str| {
        let text = text.as_bytes();
        (usize::from(text[0] - b'a'), usize::from(text[1] - b'1'))
    };
    (square(&step[..2]), square(&step[3..]))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::bai9_20_dawson::solution;

    impl Side {
        fn other(self) -> Side {
            match self {
                Side::White => Side::Black,
                Side::Black => Side::White,
            }
        }
    }

    impl Pawns {
        /// Every move of a side: only captures, if there are any.
        fn moves(&self, side: Side) -> Vec<(Square, Square)> {
            let (mut steps, mut captures) = (Vec::new(), Vec::new());
            for from in (0..3).flat_map(|rank| (0..self.files()).map(move |file| (file, rank))) {
                if self.at(from) != Some(side) {
                    continue;
                }
                let ahead = match side {
                    Side::White => from.1.checked_sub(1),
                    Side::Black => Some(from.1 + 1).filter(|&rank| rank < 3),
                };
                let Some(ahead) = ahead else { continue };
                if self.at((from.0, ahead)).is_none() {
                    steps.push((from, (from.0, ahead)));
                }
                for file in [from.0.wrapping_sub(1), from.0 + 1] {
                    if self.at((file, ahead)) == Some(side.other()) {
                        captures.push((from, (file, ahead)));
                    }
                }
            }
            if captures.is_empty() { steps } else { captures }
        }
    }

    #[test]
    fn the_game_of_the_editorial_follows_the_rules() {
        let (mut pawns, mut side) = (Pawns::new(8), Side::White);
        for exchange in EXCHANGES {
            let before = side;
            for (index, step) in exchange.iter().enumerate() {
                let moves = pawns.moves(side);
                assert!(moves.contains(&written(step)), "{step}");
                let is_capture = |&(from, to): &(Square, Square)| from.0 != to.0;
                assert_eq!(moves.iter().all(is_capture), index > 0, "{step}");
                pawns = pawns.after(written(step));
                side = side.other();
            }
            assert_eq!(side, before.other());
        }
        // What is left: the blocked pairs on a and f, and whole files on c, d, h.
        let files: String =
            "abcdefgh".chars().filter(|&file| pawns.at((file as usize - 97, 0)).is_some()).collect();
        assert_eq!(files, "acdh");
        assert_eq!(pawns.at((5, 1)), Some(Side::Black));
        assert_eq!(pawns.at((5, 2)), Some(Side::White));
        let steps: Vec<_> = pawns.moves(side).iter().map(|step| step.0.0).collect();
        assert_eq!((side, steps), (Side::White, vec![2, 3, 7]));
    }

    fn wins(pawns: &Pawns, side: Side, known: &mut HashMap<(Pawns, Side), bool>) -> bool {
        let key = (pawns.clone(), side);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let moves = pawns.moves(side);
        let wins = moves.into_iter().any(|step| !wins(&pawns.after(step), side.other(), known));
        known.insert(key, wins);
        wins
    }

    #[test]
    fn pawns_are_won_exactly_where_marks_are() {
        let mut known = HashMap::new();
        for files in 1..=10 {
            let marks = solution::value(&vec![false; files]) > 0;
            assert_eq!(wins(&Pawns::new(files), Side::White, &mut known), marks, "{files} files");
        }
    }
}
