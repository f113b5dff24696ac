//! The runner as its users meet it: commands are started, and what they say and write is read.

mod calls;
mod class;
mod commands;
mod duel;
mod export;
mod files;
mod hostile;
mod judge;
mod kept;
mod lang;
mod new;
mod people;
mod readme;
mod site;
mod strength;
mod students;
mod talk;
mod workspace;
