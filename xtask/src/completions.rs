//! `completions`: what a shell needs to complete commands and options.

use clap::Command;
use clap_complete::Shell;

use crate::{
    lang::told,
    report::{self, Ended, Ending},
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(help = told!(vi "Shell nào", en "The shell"))]
    shell: Shell,
    #[arg(long, value_name = "NAME", default_value = "xtask", help = told!(
        vi "Tên chương trình trong shell đó",
        en "The name under which the shell knows the program"
    ))]
    name: String,
}

pub fn run(args: &Args, command: Command) -> Ended {
    let mut script = Vec::new();
    // The words behind `cargo xtask` are completed under the program's own name.
    let mut command = command.bin_name(&args.name);
    clap_complete::generate(args.shell, &mut command, &args.name, &mut script);
    report::line(String::from_utf8_lossy(&script).trim_end());
    Ok(Ending::Yes)
}
