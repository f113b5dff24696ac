//! What the editorial answers to its further questions.

use solutions::nimber::nim_product;

/// The inverse by the recursion of the editorial.
fn inverse(x: u64) -> u64 {
    if x == 1 {
        return 1;
    }
    let half = 1 << x.ilog2().ilog2();
    let a = x >> half;
    let n = nim_product(x, x ^ a);
    assert!(n < 1 << half, "{x}");
    nim_product(x ^ a, inverse(n))
}

#[test]
fn powers_of_two_without_a_common_digit_multiply_as_ordinary_numbers() {
    for i in 0..64 {
        for j in 0..64 {
            let ordinary = i + j < 64 && nim_product(1 << i, 1 << j) == 1 << (i + j);
            assert_eq!(ordinary, i & j == 0, "{i} {j}");
        }
    }
}

#[test]
fn inverses() {
    assert_eq!([2, 4].map(inverse), [3, 15]);
    for x in (2..300).chain([1 << 16, 1 << 32, 1 << 63, u64::MAX, 0x0123_4567_89AB_CDEF]) {
        assert_eq!(nim_product(x, inverse(x)), 1, "{x}");
    }
}

#[test]
fn the_root_is_the_number_squared_63_times() {
    for z in (0..300).chain([1 << 32, 1 << 63, u64::MAX, 0x0123_4567_89AB_CDEF]) {
        let root = (0..63).fold(z, |power, _| nim_product(power, power));
        assert_eq!(nim_product(root, root), z);
    }
    assert_eq!(nim_product(3, 3), 2);
}

#[test]
fn the_small_products_of_the_worked_example() {
    let products = [(5, 6), (4, 4), (4, 2), (8, 8), (2, 2), (3, 6)];
    assert_eq!(products.map(|(x, y)| nim_product(x, y)), [8, 6, 8, 13, 3, 13]);
}
