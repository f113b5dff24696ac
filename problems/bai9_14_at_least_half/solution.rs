//! The reference: the number of binary digits of n.

pub use solutions::pile_values::at_least_half as value;
