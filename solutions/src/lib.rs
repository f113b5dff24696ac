//! The algorithms behind the exercises, each in a module of its own.
//!
//! | module | what it computes |
//! |---|---|
//! | [`grundy`] | the minimal excludant, once or many times in a row |
//! | [`nimber`] | nim-sums and nim-products of 64-bit nimbers |

pub mod grundy;
pub mod nimber;
