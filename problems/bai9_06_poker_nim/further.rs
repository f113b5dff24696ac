//! What the editorial says of Northcott's game, compared with a search from the end of the game.

/// The places of the two tokens of a row: the mover's, counted from the mover's edge, and the other's.
type Row = (usize, usize);

/// Every position of two rows with so many squares, as the player to move sees it.
fn positions(squares: usize) -> Vec<[Row; 2]> {
    let rows: Vec<Row> =
        (0..squares).flat_map(|mine| (mine + 1..squares).map(move |other| (mine, other))).collect();
    rows.iter().flat_map(|&first| rows.iter().map(move |&second| [first, second])).collect()
}

/// The positions after each move, as the opponent sees them.
fn moves(position: [Row; 2], squares: usize) -> Vec<[Row; 2]> {
    let mut after = Vec::new();
    for row in 0..2 {
        let (from, other) = position[row];
        for to in (0..other).filter(|&to| to != from) {
            let mut moved = position;
            moved[row] = (to, other);
            after.push(moved.map(|(mine, other)| (squares - 1 - other, squares - 1 - mine)));
        }
    }
    after
}

#[test]
fn northcotts_game_is_nim_on_the_gaps() {
    for squares in 2..=6 {
        let all = positions(squares);
        let place = |position: &[Row; 2]| all.iter().position(|other| other == position).unwrap();
        let reached: Vec<Vec<usize>> =
            all.iter().map(|&position| moves(position, squares).iter().map(place).collect()).collect();
        // Play may go round in circles: an outcome counts only once it follows from the end of the game.
        let mut lost: Vec<Option<bool>> = vec![None; all.len()];
        loop {
            let before = lost.clone();
            for (index, reached) in reached.iter().enumerate() {
                if reached.iter().any(|&after| lost[after] == Some(true)) {
                    lost[index] = Some(false);
                } else if reached.iter().all(|&after| lost[after] == Some(false)) {
                    lost[index] = Some(true);
                }
            }
            if before == lost {
                break;
            }
        }
        for (position, lost) in all.iter().zip(lost) {
            let gaps = position.map(|(mine, other)| other - mine - 1);
            assert_eq!(lost, Some(gaps[0] == gaps[1]), "{position:?}");
        }
    }
}
