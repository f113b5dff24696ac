//! Nim multiplication of 64-bit nimbers.
//!
//! Conway's nimbers below 2^64 form a field of characteristic 2 whose sum is exclusive or and
//! whose product is determined by two rules on the Fermat powers F = 2^(2^t):
//! F ⊗ x = F · x for x < F, and F ⊗ F = F ⊕ F/2 (Conway, *On Numbers and Games*, chapter 6).
//!
//! Two methods stand here. [`nim_product_by_bit_table`] applies the distributive law bit by bit.
//! [`nim_product`] uses that a field with 2^64 elements is unique up to isomorphism: it carries
//! both operands into polynomials over GF(2) modulo t^64 + t^4 + t^3 + t + 1, multiplies them
//! there with sixteen ordinary machine multiplications, and carries the product back.
//!
//! Cost of a product: time O(1), 24 table look-ups and 16 multiplications, or about 1024 look-ups by the
//! distributive law for dense operands. Memory: 32 KiB of tables for either, made by the compiler.

/// The nim-sum of `x` and `y`: exclusive or.
///
/// Time and memory O(1).
///
/// ```
/// assert_eq!(solutions::nimber::nim_sum(5, 6), 3);
/// ```
pub const fn nim_sum(x: u64, y: u64) -> u64 {
    x ^ y
}

/// The nim-product x ⊗ y, the value of the coin (x, y) in Turning Corners.
///
/// # Method
/// Let r be a nimber with r^64 ⊕ r^4 ⊕ r^3 ⊕ r ⊕ 1 = 0. Sending t to r maps the
/// polynomials modulo t^64 + t^4 + t^3 + t + 1 to nimbers and respects sums and products.
/// The powers 1, r, …, r^63 are linearly independent over GF(2) (the build of the tables stops
/// otherwise), so the map is one to one. It is linear, hence eight look-ups, one per byte, each way.
///
/// # Cost
/// Time O(1): 24 table look-ups and 16 multiplications. Memory: 32 KiB of tables, made by the
/// compiler.
///
/// ```
/// use solutions::nimber::nim_product;
///
/// assert_eq!(nim_product(24, 17), 128);
/// assert_eq!(nim_product(16, 16), 24);
/// ```
pub fn nim_product(x: u64, y: u64) -> u64 {
    let product = carryless_product(apply(&TO_POLYNOMIAL, x), apply(&TO_POLYNOMIAL, y));
    apply(&TO_NIMBER, reduce(product))
}

/// The nim-product by the distributive law: the sum of 2^i ⊗ 2^j over the set bits i of `x` and
/// j of `y`, with all 64 × 64 products of powers of two in a table.
///
/// Time O(b(x) · b(y)) where b counts set bits, about 1024 look-ups for dense operands.
/// Memory: 32 KiB.
///
/// ```
/// assert_eq!(solutions::nimber::nim_product_by_bit_table(24, 17), 128);
/// ```
pub const fn nim_product_by_bit_table(x: u64, y: u64) -> u64 {
    bitwise_product(&PRODUCTS_OF_BITS, x, y)
}

const fn bitwise_product(products: &[[u64; 64]; 64], x: u64, y: u64) -> u64 {
    let mut product = 0;
    let mut left = x;
    while left != 0 {
        let row = &products[left.trailing_zeros() as usize];
        let mut right = y;
        while right != 0 {
            product ^= row[right.trailing_zeros() as usize];
            right &= right - 1;
        }
        left &= left - 1;
    }
    product
}

/// 2^i ⊗ 2^j for all i, j < 64.
static PRODUCTS_OF_BITS: [[u64; 64]; 64] = products_of_bits();

/// Let k be the highest power of two that occurs in the binary form of i or of j, so F = 2^k is
/// the greatest Fermat power in play. Splitting F off leaves products of smaller numbers, which
/// stand earlier in the table.
const fn products_of_bits() -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    table[0][0] = 1;
    let mut place = 1usize;
    while place < 64 * 64 {
        let (i, j) = (place / 64, place % 64);
        let k = 1usize << (i | j).ilog2();
        table[i][j] = match (i & k != 0, j & k != 0) {
            // F ⊗ z = F · z for z < F.
            (true, false) => table[i - k][j] << k,
            (false, true) => table[i][j - k] << k,
            // (F ⊗ F) ⊗ z = (F ⊗ z) ⊕ (F/2 ⊗ z).
            _ => {
                let rest = table[i - k][j - k];
                (rest << k) ^ bitwise_product(&table, rest, 1 << (k - 1))
            }
        };
        place += 1;
    }
    table
}

/// A root of t^64 + t^4 + t^3 + t + 1 among the nimbers, the least of the 64. It was found by
/// Berlekamp's trace algorithm; that it is a root is checked when the tables are made.
const ROOT: u64 = 0x4028_84ca_01f7_c6b2;

/// A linear map of 64-bit vectors: the image of byte b at place i is `map[i][b]`.
type LinearMap = [[u64; 256]; 8];

static TO_NIMBER: LinearMap = linear_map(&powers_of_root());
static TO_POLYNOMIAL: LinearMap = linear_map(&inverse(&powers_of_root()));

fn apply(map: &LinearMap, x: u64) -> u64 {
    let bytes = x.to_le_bytes();
    let mut image = 0;
    for (table, byte) in map.iter().zip(bytes) {
        image ^= table[usize::from(byte)];
    }
    image
}

/// The linear map that sends bit i to `columns[i]`.
const fn linear_map(columns: &[u64; 64]) -> LinearMap {
    let mut map = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut byte = 1usize;
        while byte < 256 {
            let lowest = byte.trailing_zeros() as usize;
            map[place][byte] = map[place][byte & (byte - 1)] ^ columns[8 * place + lowest];
            byte += 1;
        }
        place += 1;
    }
    map
}

const fn powers_of_root() -> [u64; 64] {
    let mut powers = [1; 64];
    let mut k = 1;
    while k < 64 {
        powers[k] = nim_product_by_bit_table(powers[k - 1], ROOT);
        k += 1;
    }
    let next = nim_product_by_bit_table(powers[63], ROOT);
    assert!(next == powers[4] ^ powers[3] ^ powers[1] ^ powers[0]);
    powers
}

/// The columns of the inverse matrix over GF(2), by Gauss–Jordan elimination on columns:
/// what turns the given columns into unit vectors turns unit vectors into the inverse.
const fn inverse(columns: &[u64; 64]) -> [u64; 64] {
    let mut left = *columns;
    let mut right = [0; 64];
    let mut k = 0;
    while k < 64 {
        right[k] = 1 << k;
        k += 1;
    }
    let mut bit = 0;
    while bit < 64 {
        let mut pivot = bit;
        while (left[pivot] >> bit) & 1 == 0 {
            // Past the last column the index stops the build: the columns were dependent.
            pivot += 1;
        }
        left.swap(bit, pivot);
        right.swap(bit, pivot);
        let mut other = 0;
        while other < 64 {
            if other != bit && (left[other] >> bit) & 1 == 1 {
                left[other] ^= left[bit];
                right[other] ^= right[bit];
            }
            other += 1;
        }
        bit += 1;
    }
    right
}

/// The product of two polynomials over GF(2), bit i being the coefficient of t^i.
///
/// Ordinary multiplication differs from this one only by its carries. If every fourth bit alone
/// may be set, a sum of up to 15 equal powers stays within its four bits and its lowest bit is
/// the coefficient wanted. The top four bits of `x` go separately: with them the sum could be 16.
fn carryless_product(x: u64, y: u64) -> u128 {
    const EVERY_FOURTH: u64 = 0x1111_1111_1111_1111;
    const EVERY_FOURTH_WIDE: u128 = 0x1111_1111_1111_1111_1111_1111_1111_1111;

    let low = x & (u64::MAX >> 4);
    let xs = [0, 1, 2, 3].map(|i| u128::from(low & (EVERY_FOURTH << i)));
    let ys = [0, 1, 2, 3].map(|i| u128::from(y & (EVERY_FOURTH << i)));
    let mut product = 0;
    for class in 0..4 {
        let mut sum = 0;
        for i in 0..4 {
            sum ^= xs[i] * ys[(4 + class - i) % 4];
        }
        product |= sum & (EVERY_FOURTH_WIDE << class);
    }
    for i in 60..64 {
        let all_if_set = ((x >> i) & 1).wrapping_neg();
        product ^= u128::from(y & all_if_set) << i;
    }
    product
}

/// The remainder modulo t^64 + t^4 + t^3 + t + 1: t^64 is t^4 + t^3 + t + 1.
fn reduce(polynomial: u128) -> u64 {
    let (low, high) = (polynomial as u64, (polynomial >> 64) as u64);
    // What the shifts push out at the top, at most three bits, is a multiple of t^64 once more.
    let over = (high >> 60) ^ (high >> 61) ^ (high >> 63);
    let high = high ^ over;
    low ^ high ^ (high << 1) ^ (high << 3) ^ (high << 4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    const METHODS: [fn(u64, u64) -> u64; 2] = [nim_product, nim_product_by_bit_table];

    /// Conway's rules on halves of 2^(level - 1) bits: x = F·a + b, y = F·c + d.
    fn product_on_halves(level: u32, x: u64, y: u64) -> u64 {
        if level == 0 || x < 2 || y < 2 {
            return x * y;
        }
        let bits = 1 << (level - 1);
        let mask = (1 << bits) - 1;
        let (a, b, c, d) = (x >> bits, x & mask, y >> bits, y & mask);
        let product = |u, v| product_on_halves(level - 1, u, v);
        let ac = product(a, c);
        let high = ac ^ product(a, d) ^ product(b, c);
        (high << bits) ^ product(b, d) ^ product(ac, 1 << (bits - 1))
    }

    #[test]
    fn known_products() {
        for product in METHODS {
            for (x, y, expected) in [
                (24, 17, 128),
                (5, 6, 8),
                (8, 8, 13),
                (2, 16, 32),
                (16, 16, 24),
                (1 << 32, 1 << 32, (1 << 32) ^ (1 << 31)),
                (1 << 32, u64::from(u32::MAX), u64::from(u32::MAX) << 32),
            ] {
                assert_eq!(product(x, y), expected, "{x} ⊗ {y}");
            }
        }
    }

    /// x ⊗ y = mex { (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) : a < x, b < y }.
    #[test]
    fn agrees_with_the_definition_by_mex() {
        const SIDE: usize = 33;
        let mut table = [[0; SIDE]; SIDE];
        for x in 0..SIDE {
            for y in 0..SIDE {
                let mut seen = [false; 4096];
                for a in 0..x {
                    for b in 0..y {
                        seen[table[a][y] ^ table[x][b] ^ table[a][b]] = true;
                    }
                }
                table[x][y] = seen.iter().position(|&s| !s).unwrap();
                for product in METHODS {
                    assert_eq!(product(x as u64, y as u64), table[x][y] as u64, "{x} ⊗ {y}");
                }
            }
        }
    }

    #[test]
    fn agrees_with_the_recursion_on_halves() {
        let mut rng = ChaCha8Rng::seed_from_u64(921);
        let mut pairs: Vec<(u64, u64)> = (0..2000)
            .map(|_| {
                let (i, j) = (rng.random_range(0..64), rng.random_range(0..64));
                (rng.random::<u64>() >> i, rng.random::<u64>() >> j)
            })
            .collect();
        // Dense operands, where carries of the machine's product are the longest.
        for shift in 0..64 {
            pairs.push((u64::MAX, u64::MAX >> shift));
            pairs.push((u64::MAX << shift, u64::MAX));
        }
        for (x, y) in pairs {
            let expected = product_on_halves(6, x, y);
            for product in METHODS {
                assert_eq!(product(x, y), expected, "{x} ⊗ {y}");
            }
        }
    }

    #[test]
    fn carryless_product_of_dense_operands_drops_every_carry() {
        let mut rng = ChaCha8Rng::seed_from_u64(64);
        let check = |x: u64, y: u64| {
            let expected = (0..64).filter(|i| (x >> i) & 1 == 1).fold(0, |sum, i| sum ^ (u128::from(y) << i));
            assert_eq!(carryless_product(x, y), expected, "{x:#x} times {y:#x}");
        };
        for shift in 0..64 {
            check(u64::MAX, u64::MAX >> shift);
            check(u64::MAX >> shift, u64::MAX);
        }
        for _ in 0..2000 {
            check(rng.random(), rng.random());
        }
    }

    #[test]
    fn nimbers_are_a_field() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        for _ in 0..500 {
            let [x, y, z]: [u64; 3] = rng.random();
            assert_eq!(nim_product(x, y), nim_product(y, x));
            assert_eq!(nim_product(nim_product(x, y), z), nim_product(x, nim_product(y, z)));
            assert_eq!(nim_product(x, nim_sum(y, z)), nim_sum(nim_product(x, y), nim_product(x, z)));
            assert_eq!(nim_product(x, 1), x);
            assert_eq!(nim_product(x, 0), 0);
            // The inverse is the power 2^64 - 2 = 2 + 4 + … + 2^63.
            let (mut square, mut inverse) = (x, 1);
            for _ in 1..64 {
                square = nim_product(square, square);
                inverse = nim_product(inverse, square);
            }
            assert_eq!(nim_product(x, inverse), u64::from(x != 0));
        }
    }
}
