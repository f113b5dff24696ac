//! What recipes are made of: seeds, plans of tests, distributions, and positions on demand.
//!
//! | module | what it is for |
//! |---|---|
//! | [`seed`] | the random source of a test, the same on every machine, independent of all other tests |
//! | [`plan`] | groups of tests as data: which recipe, with which parameters |
//! | [`mod@params`] | from the row of a test to the struct that its recipe takes |
//! | [`matrices`] | matrix games of every kind: saddle points, ties, equal rows, fair games |
//! | [`positions`] | lost positions and positions with a single winning move, on demand |
//!
//! Nothing here knows an exercise or an algorithm: what a recipe wants of a position it says in a closure.

#[macro_use]
pub mod params;
pub mod matrices;
pub mod plan;
pub mod positions;
pub mod seed;

pub use plan::{Group, NoParams, Params, Plan, PlanError, Test};
pub use seed::{TestName, TestRng};
