//! The reference: the number of binary digits of n. Time and memory O(1).

pub use solutions::pile_values::at_least_half as value;
