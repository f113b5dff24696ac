//! Positions for tests: every tiny one, and random ones of several shapes.

use generators::TestRng;
use solutions::kayles::Row;

/// Every row in which so many pins stand and at most two are down.
pub fn of_size(standing: usize) -> Vec<Row> {
    (standing..=standing + 2).flat_map(|n| rows(n, standing)).collect()
}

fn rows(n: usize, standing: usize) -> impl Iterator<Item = Row> {
    let sets = (0..1u32 << n).filter(move |set| set.count_ones() as usize == standing);
    sets.map(move |set| Row::of(&(0..n).map(|pin| set >> pin & 1 == 1).collect::<Vec<_>>()))
}

/// A random row of at most `most` pins: some pins down anywhere, a full row with a few gaps, runs of special lengths, or
/// two equal runs beside short ones.
pub fn random(rng: &mut TestRng, most: usize) -> Row {
    let n = match rng.chance(1, 2) {
        true => rng.any_length(1, most as u64) as usize,
        false => rng.size(most.div_ceil(2), most),
    };
    let mut pins = match rng.unsigned(0, 3) {
        0 => {
            let percent = rng.unsigned(40, 100) as u32;
            rng.marks(n, percent)
        }
        1 => full_but_for_gaps(rng, n),
        2 => laid_out(n, special_runs(rng, n)),
        _ => balanced(rng, n),
    };
    if !pins.contains(&true) {
        pins[n - 1] = true;
    }
    Row::of(&pins)
}

fn full_but_for_gaps(rng: &mut TestRng, n: usize) -> Vec<bool> {
    let mut pins = vec![true; n];
    for _ in 0..rng.size(0, 4.min(n - 1)) {
        let pin = rng.size(0, n - 1);
        pins[pin] = false;
    }
    pins
}

/// Runs where tables go wrong: those around which the values are not periodic yet, and small ones.
const SPECIAL: [usize; 16] = [1, 2, 3, 5, 9, 11, 22, 28, 39, 57, 70, 71, 82, 94, 106, 130];

fn special_runs(rng: &mut TestRng, n: usize) -> Vec<usize> {
    let mut lengths = Vec::new();
    let mut room = n;
    loop {
        let fitting: Vec<usize> = SPECIAL.into_iter().filter(|&length| length <= room).collect();
        if fitting.is_empty() || lengths.len() > 12 {
            return lengths;
        }
        let length = *rng.pick(&fitting);
        lengths.push(length);
        room = room.saturating_sub(length + 1);
    }
}

/// Two equal runs, and short ones between them.
fn balanced(rng: &mut TestRng, n: usize) -> Vec<bool> {
    let short: Vec<usize> = (0..rng.size(0, 3)).map(|_| rng.size(1, 4)).collect();
    let used: usize = short.iter().sum::<usize>() + short.len() + 1;
    let Some(side) = n.checked_sub(used).map(|room| room / 2).filter(|&side| side > 0) else {
        return vec![true; n];
    };
    laid_out(n, [vec![side], short, vec![side]].concat())
}

/// Runs of these lengths with a gap of one pin behind each, and fallen pins at the end.
fn laid_out(n: usize, lengths: Vec<usize>) -> Vec<bool> {
    let mut pins = Vec::with_capacity(n + 1);
    for length in lengths {
        pins.extend(std::iter::repeat_n(true, length));
        pins.push(false);
    }
    pins.resize(n, false);
    pins
}
