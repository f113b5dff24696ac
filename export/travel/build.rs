//! Which exercise travels: the one whose folder the environment names. Its type is the one that the catalogue lists, so
//! nothing is written anew for an exercise.

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-env-changed=TRAVELLER");
    println!("cargo::rustc-check-cfg=cfg(carries)");
    let Ok(folder) = env::var("TRAVELLER") else { return };
    let catalogue = "../../problems/lib.rs";
    println!("cargo::rerun-if-changed={catalogue}");
    let text = fs::read_to_string(catalogue).expect("the catalogue is in the checkout");
    let listed = text.lines().find_map(|line| {
        let path = line.trim().strip_prefix("&Entry::<")?.split_once('>')?.0;
        path.starts_with(&format!("{folder}::")).then_some(path)
    });
    let path = listed.unwrap_or_else(|| panic!("the catalogue lists no exercise {folder}"));
    let out = env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&out).join("carried.rs"), format!("type Carried = problems::{path};\n"))
        .expect("cargo's folder can be written");
    println!("cargo::rustc-cfg=carries");
}
