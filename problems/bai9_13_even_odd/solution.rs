//! The reference: g(2k) = k - 1 and g(2k - 1) = k for k >= 1, g(0) = 0. Time and memory O(1).

pub use solutions::pile_values::even_odd as value;
