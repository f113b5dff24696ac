//! The answers of a native build: a request a line on standard input, an answer a line on standard output. The browser's
//! tests compare them with those of the modules, and ask the oracle.

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for request in io::stdin().lock().lines() {
        writeln!(out, "{}", browser::answer(request?.as_bytes()))?;
    }
    out.flush()
}
