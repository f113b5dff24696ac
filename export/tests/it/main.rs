//! Packages as judges meet them: written, read back, interrupted; the code that goes into them; the program that makes
//! them.

#[cfg(target_os = "linux")]
mod interactor;
mod interrupted;
mod portable;
mod program;
mod round_trip;
mod shared;
