//! Sums of Fibonacci numbers.
//!
//! Zeckendorf's theorem: every positive integer is in exactly one way a sum of different Fibonacci
//! numbers 1, 2, 3, 5, … no two of which are neighbours. The greedy choice finds it: once the
//! largest f(k) <= n has been subtracted, less than f(k+1) - f(k) = f(k-1) is left, so that the next
//! part is at most f(k-2).

/// The Fibonacci numbers 1, 2, 3, 5, …, all that fit in 64 bits.
///
/// ```
/// use solutions::zeckendorf::FIBONACCI;
///
/// assert_eq!(FIBONACCI[..7], [1, 2, 3, 5, 8, 13, 21]);
/// assert_eq!(FIBONACCI[90].checked_add(FIBONACCI[91]), None);
/// ```
pub const FIBONACCI: [u64; 92] = {
    let mut numbers = [1; 92];
    numbers[1] = 2;
    let mut index = 2;
    while index < numbers.len() {
        numbers[index] = numbers[index - 1] + numbers[index - 2];
        index += 1;
    }
    numbers
};

/// The Fibonacci numbers whose sum is `n` and no two of which are neighbours, largest first.
///
/// Time O(log n) for all of them, memory O(1).
///
/// ```
/// use solutions::zeckendorf::parts;
///
/// assert!(parts(100).eq([89, 8, 3]));
/// assert_eq!(parts(0).count(), 0);
/// ```
pub fn parts(n: u64) -> impl Iterator<Item = u64> {
    let mut left = n;
    FIBONACCI.into_iter().rev().filter(move |&number| {
        let is_part = number <= left;
        if is_part {
            left -= number;
        }
        is_part
    })
}

/// The number whose Fibonacci digits are those of `n`, one place higher, and how many zeros the digits of `n` end in; both
/// are 0 if `n` is. The next Fibonacci number must fit.
///
/// Time O(log n), memory O(1).
///
/// ```
/// use solutions::zeckendorf::one_place_higher;
///
/// // 11 = 8 + 3, in Fibonacci digits 10100, becomes 13 + 5.
/// assert_eq!(one_place_higher(11), (18, 2));
/// ```
pub fn one_place_higher(n: u64) -> (u64, usize) {
    let (mut left, mut shifted, mut zeros) = (n, 0, 0);
    for (place, &number) in FIBONACCI.iter().enumerate().rev() {
        if number <= left {
            left -= number;
            shifted += FIBONACCI[place + 1];
            zeros = place;
        }
    }
    (shifted, zeros)
}

/// The least of the [`parts`] of `n`; nothing if `n` is 0. It is `n` itself if and only if `n` is a
/// Fibonacci number.
///
/// Time O(log n), memory O(1).
///
/// ```
/// use solutions::zeckendorf::least_part;
///
/// assert_eq!(least_part(100), Some(3));
/// assert_eq!(least_part(89), Some(89));
/// ```
pub fn least_part(n: u64) -> Option<u64> {
    parts(n).last()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_higher_are_the_next_parts() {
        let large = (0..1000).map(|step| FIBONACCI[90] - step * 0x1234_5678_9abc);
        for n in (0..5000).chain(large) {
            let places: Vec<usize> = parts(n).map(|part| FIBONACCI.binary_search(&part).unwrap()).collect();
            let shifted = places.iter().map(|place| FIBONACCI[place + 1]).sum();
            assert_eq!(one_place_higher(n), (shifted, places.last().copied().unwrap_or(0)), "{n}");
        }
    }

    #[test]
    fn parts_have_the_sum_and_are_no_neighbours() {
        let large = (0..1000).map(|step| u64::MAX - step * 0x1234_5678_9abc);
        for n in (0..5000).chain(large) {
            let parts: Vec<u64> = parts(n).collect();
            assert_eq!(parts.iter().sum::<u64>(), n);
            let place = |part: &u64| FIBONACCI.binary_search(part).unwrap();
            assert!(parts.windows(2).all(|pair| place(&pair[0]) >= place(&pair[1]) + 2));
        }
    }

    #[test]
    fn a_fibonacci_number_is_its_own_only_part() {
        for number in FIBONACCI {
            assert!(parts(number).eq([number]));
        }
    }
}
