//! The catalogue of the exercises, made from their folders: an exercise is a folder with a `problem.toml` and a `mod.rs`,
//! and the type that it exports has the folder's name without its number, `bai9_08_moore_nim::MooreNim`.
//!
//! A macro and not a build script, because modules that a build script declares lie, for the compiler, below the folder of
//! the build: the program would carry the path of the checkout it was built in.

use std::{env, fmt::Write, path::PathBuf};

use proc_macro::TokenStream;

use folders::{TEMPLATE, exercises, type_name};

mod folders;

/// In the crate of the exercises: declares the module of every folder, and `CATALOGUE`, which lists them.
///
/// Cargo does not notice a folder that is new; whoever makes one touches the file that this stands in.
#[proc_macro]
pub fn declare_exercises(_: TokenStream) -> TokenStream {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let code = match exercises(&root) {
        Ok(folders) => declarations(&folders),
        Err(error) => format!("compile_error!({:?});", format!("{}: {error}", root.display())),
    };
    code.parse().unwrap_or_else(|error| panic!("{error}: a folder's name cannot name a module:\n{code}"))
}

fn declarations(folders: &[String]) -> String {
    let mut modules = String::new();
    let mut catalogue =
        String::from("/// Every exercise: those of the book in its order, then the others by name.\n");
    catalogue += "pub static CATALOGUE: ::exercise::Catalogue = &[\n";
    for folder in folders {
        let _ = writeln!(modules, "pub mod {folder};");
        if folder != TEMPLATE {
            let _ = writeln!(catalogue, "    &::exercise::Erased::<{folder}::{}>::new(),", type_name(folder));
        }
    }
    modules + &catalogue + "];\n"
}
