//! What the editorial says about rare and common values, measured by the method as the editorial tells it.

use std::sync::LazyLock;

use exercise::Fact;

/// The largest pile of the exercise.
const N: usize = 200_000;

/// No value up to [`N`] is as large, nor the xor of two of them.
const VALUES: usize = 256;

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("rare_values", |_| some_values(true)),
        Fact::new("common_values", |_| some_values(false)),
        Fact::new("rare_piles", |_| format!("${}$", SPARSE.rare.len())),
        Fact::new("last_rare", |_| number(SPARSE.rare.last().copied())),
        Fact::new("last_but_one", |_| number(SPARSE.rare.iter().rev().nth(1).copied())),
        Fact::new("wrong_without_it", |_| number(first_wrong_without_the_last_rare_pile())),
        Fact::new("tried", |_| format!("${}$", (SPARSE.tried + N / 2) / N / 100 * 100)),
        Fact::new("steps", |_| {
            format!("${} \\cdot 10^8$", (SPARSE.listed + SPARSE.tried + 50_000_000) / 100_000_000)
        }),
        Fact::new("above_63", |_| number(first_above(63))),
        Fact::new("above_127", |_| number(first_above(127))),
        Fact::new("largest", |_| number(SPARSE.values.iter().max().copied())),
    ]
}

pub fn is_rare(value: usize) -> bool {
    (value >> 1).count_ones().is_multiple_of(2)
}

fn number(number: Option<usize>) -> String {
    format!("${}$", number.expect("the exercise has such a pile"))
}

/// The first eight values that are rare, or that are common.
fn some_values(rare: bool) -> String {
    let values: Vec<String> =
        (0..).filter(|&value| is_rare(value) == rare).take(8).map(|value| value.to_string()).collect();
    format!("${}, \\dots$", values.join(", "))
}

fn first_above(most: usize) -> Option<usize> {
    SPARSE.values.iter().position(|&value| value > most)
}

fn first_wrong_without_the_last_rare_pile() -> Option<usize> {
    let last = *SPARSE.rare.last()?;
    let without = sparse(last + 1000, |pile| pile != last);
    without.values.iter().zip(&SPARSE.values).position(|(wrong, right)| wrong != right)
}

static SPARSE: LazyLock<Sparse> = LazyLock::new(|| sparse(N, |_| true));

/// What the method finds, and what it costs.
pub struct Sparse {
    pub values: Vec<usize>,
    pub rare: Vec<usize>,
    /// The splits of step 1, over all piles.
    listed: usize,
    /// The splits of step 2.
    tried: usize,
}

/// The method of the editorial; rare piles that `keeps` refuses are not put into the list.
pub fn sparse(n: usize, keeps: impl Fn(usize) -> bool) -> Sparse {
    let mut found = Sparse { values: vec![0], rare: Vec::new(), listed: 0, tried: 0 };
    let mut mark = [0; VALUES];
    for pile in 1..=n {
        let Sparse { values, rare, listed, tried } = &mut found;
        for &part in rare.iter().filter(|&&part| 2 * part != pile) {
            mark[values[part] ^ values[pile - part]] = pile;
        }
        *listed += rare.len();
        let is_open = |mark: &[usize; VALUES], value: usize| mark[value] != pile;
        let common = (0..VALUES).find(|&value| !is_rare(value) && is_open(&mark, value)).unwrap_or(VALUES);
        let mut missing = (0..common).filter(|&value| is_open(&mark, value)).count();
        for part in 1..pile.div_ceil(2) {
            if missing == 0 {
                break;
            }
            *tried += 1;
            let value = values[part] ^ values[pile - part];
            missing -= usize::from(value < common && is_open(&mark, value));
            mark[value] = pile;
        }
        let value = (0..common).find(|&value| is_open(&mark, value)).unwrap_or(common);
        values.push(value);
        if is_rare(value) && keeps(pile) {
            rare.push(pile);
        }
    }
    found
}
