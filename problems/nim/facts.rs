//! What the texts say and code computes.

use exercise::Fact;

/// The numbers of the table of nim-sums.
const SIZES: std::ops::Range<u64> = 0..8;

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("table", |_| table()), Fact::new("shares", |_| shares())]
}

/// The nim-sums of small numbers.
fn table() -> String {
    let row = |head: String, cells: &dyn Fn(u64) -> String| {
        SIZES.map(cells).fold(format!("| {head} |"), |row, cell| row + &format!(" {cell} |")) + "\n"
    };
    let head = row("$\\oplus$".into(), &|y| format!("**{y}**"));
    let rule = row("---".into(), &|_| "---".into());
    let lines = SIZES.map(|x| row(format!("**{x}**"), &|y| (x ^ y).to_string()));
    format!("\n{head}{rule}{}", lines.collect::<String>())
}

/// How many positions of three piles of 0 to 15 counters have 0, 1 and 3 winning moves.
fn shares() -> String {
    let counts = counts();
    format!("${}$, ${}$, ${}$", counts[0], counts[1], counts[3])
}

fn counts() -> [u64; 4] {
    let mut counts = [0; 4];
    for place in 0..16u64.pow(3) {
        let piles = [place & 15, place >> 4 & 15, place >> 8];
        counts[super::solution::winning_moves(&piles).len()] += 1;
    }
    counts
}

#[cfg(test)]
mod tests {
    #[test]
    fn three_piles_never_have_two_winning_moves() {
        let counts = super::counts();
        assert_eq!(counts[2], 0);
        assert_eq!(counts.iter().sum::<u64>(), 4096);
        assert_eq!(counts[0], 256);
    }
}
