//! What `cargo xtask export` starts: reads an order from standard input and tells on standard output what happens, in
//! JSON, a line each. The crate `export-order` says what both are.

use std::{
    io::{self, Read, Write},
    process::ExitCode,
};

use clap::Parser;
use exercise::{Error, library::checkout_at};
use export_order::{Event, Order};

/// Make packages for other judges. This is a part of `cargo xtask export`, which people call: it reads an order as JSON
/// from standard input and writes what happens, as JSON, to standard output.
#[derive(Parser)]
#[command(name = "export", version)]
struct Args {}

fn main() -> ExitCode {
    Args::parse();
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell(Event::Failed(error.sentence().clone()));
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Error> {
    let mut order = String::new();
    io::stdin().read_to_string(&mut order)?;
    let order: Order = serde_json::from_str(&order)
        .map_err(|error| Error::new(format!("standard input is no order: {error}")))?;
    let problems = checkout_at(&order.root)
        .ok_or_else(|| Error::file(&order.root, "this isn't a checkout: it has no problems/lib.rs"))?;
    export::make(&order, &problems::library(problems), &tell)
}

/// Writes a line. Who asked for packages may have gone away; then nobody wants them.
fn tell(event: Event) {
    let mut out = io::stdout().lock();
    let written = serde_json::to_writer(&mut out, &event).map_err(io::Error::from);
    if written.and_then(|()| writeln!(out)).and_then(|()| out.flush()).is_err() {
        std::process::exit(2);
    }
}
