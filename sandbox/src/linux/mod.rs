//! The sandbox itself: what Linux offers to keep a program apart.
//!
//! The judge's process has a [`Worker`] (`worker`), which starts a zygote from its own executable
//! (`host`) and speaks with it (`contact`, `wire`). The zygote (`zygote`) builds a world
//! (`namespaces` or `confine`), and starts the program in it behind a filter of system calls
//! (`seccomp`). `sys` has all that is `unsafe`.

mod bounded;
mod carry;
mod cgroup;
mod compile;
mod confine;
mod contact;
mod hidden;
mod host;
mod namespaces;
mod pipes;
mod seccomp;
mod sys;
mod wire;
mod worker;
mod working;
mod zygote;

pub use compile::compile;
pub use host::{host_zygotes_in, zygote_entry_if_asked};
pub use worker::Worker;
