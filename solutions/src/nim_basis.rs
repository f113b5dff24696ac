//! Some of many numbers whose nim-sum is a given one.
//!
//! Numbers under exclusive or are vectors over the field with two elements, and a few of them that are independent span
//! all the others: for each highest digit that occurs, one is enough. Each number is reduced by those that were kept
//! before; what is left, if anything, has a new highest digit and is kept, together with the numbers that made it.
//!
//! Cost: time O(n · d) for n numbers of d binary digits at most, memory O(d).

/// The indices of some of the numbers, ascending, whose nim-sum is `sum`; nothing if no numbers have it. At most 64, one
/// for each digit.
///
/// ```
/// use solutions::nim_basis::with_nim_sum;
/// assert_eq!(with_nim_sum(&[6, 5, 3, 9], 12), Some(vec![1, 3]));
/// assert_eq!(with_nim_sum(&[6, 5, 3], 1), None);
/// assert_eq!(with_nim_sum(&[6], 0), Some(vec![]));
/// ```
pub fn with_nim_sum(numbers: &[u64], sum: u64) -> Option<Vec<usize>> {
    let mut basis = Basis { of_digit: [None; 64], kept: Vec::new() };
    let digits = numbers.iter().fold(0, |digits, number| digits | number).count_ones() as usize;
    for (index, &number) in numbers.iter().enumerate() {
        // As many as there are digits span everything.
        if basis.kept.len() == digits {
            break;
        }
        basis.add(index, number);
    }
    basis.subset(sum)
}

struct Basis {
    /// For each highest digit: the number with that digit, and which of `kept` make it, a digit each.
    of_digit: [Option<(u64, u64)>; 64],
    /// The indices of the numbers that were kept.
    kept: Vec<usize>,
}

impl Basis {
    /// What is left of a number, and which of the kept ones were added to it.
    fn reduced(&self, mut number: u64) -> (u64, u64) {
        let mut added = 0;
        while number != 0
            && let Some((other, makes)) = self.of_digit[number.ilog2() as usize]
        {
            number ^= other;
            added ^= makes;
        }
        (number, added)
    }

    fn add(&mut self, index: usize, number: u64) {
        let (left, added) = self.reduced(number);
        if left != 0 {
            self.of_digit[left.ilog2() as usize] = Some((left, added ^ 1 << self.kept.len()));
            self.kept.push(index);
        }
    }

    fn subset(&self, sum: u64) -> Option<Vec<usize>> {
        let (left, added) = self.reduced(sum);
        let chosen = self.kept.iter().enumerate().filter(|(place, _)| added >> place & 1 == 1);
        (left == 0).then(|| chosen.map(|(_, &index)| index).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sum_of_some_is_found_and_no_other() {
        for numbers in [&[1u64, 2, 4][..], &[3, 5, 6, 15, 8], &[0, 0, 7], &[], &[u64::MAX, 1 << 63, 2]] {
            let sum = |set: usize| {
                let chosen = numbers.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
                chosen.fold(0, |sum, (_, number)| sum ^ number)
            };
            let sums: Vec<u64> = (0..1 << numbers.len()).map(sum).collect();
            for wanted in (0..20).chain(sums.iter().copied()) {
                let found = with_nim_sum(numbers, wanted);
                assert_eq!(found.is_some(), sums.contains(&wanted), "{numbers:?} {wanted}");
                let found = found.map(|chosen| chosen.iter().fold(0, |sum, &index| sum ^ numbers[index]));
                assert!(found.is_none_or(|found| found == wanted));
            }
        }
    }
}
