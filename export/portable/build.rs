//! Which exercise travels: the one whose folder the environment names. Its type is the one that the catalogue lists, so
//! nothing is written anew for an exercise.

use std::{env, fs, path::Path};

use folders::{TEMPLATE, exercises, type_name};

#[path = "../../exercise/catalogue/src/folders.rs"]
mod folders;

fn main() {
    println!("cargo::rerun-if-env-changed=PORTABLE_EXERCISE");
    println!("cargo::rustc-check-cfg=cfg(portable_exercise)");
    println!("cargo::rerun-if-changed=../../exercise/catalogue/src/folders.rs");
    let Ok(folder) = env::var("PORTABLE_EXERCISE") else { return };
    let there = exercises(Path::new("../../problems")).expect("the exercises are in the checkout");
    assert!(folder != TEMPLATE && there.contains(&folder), "the catalogue lists no exercise {folder}");
    let out = env::var("OUT_DIR").expect("cargo names a folder");
    let portable = format!("type Portable = problems::{folder}::{};\n", type_name(&folder));
    fs::write(Path::new(&out).join("portable.rs"), portable).expect("cargo's folder can be written");
    println!("cargo::rustc-cfg=portable_exercise");
}
