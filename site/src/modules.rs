//! The modules of WebAssembly, built when a site is asked for, and their way into a page: a page from a folder cannot
//! fetch, so that each module is a script that says its bytes. A page loads it when it is used.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use problems::Error;

use crate::Assets;

/// The families of games, each a module and a feature of the crate `browser`.
const FAMILIES: [&str; 2] = ["impartial", "payoffs"];

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the modules of a checkout and adds them to the assets.
pub fn build(root: &Path, assets: &mut Assets) -> Result<(), Error> {
    if !target_is_there(root)? {
        return Err(Error::new(format!(
            "the games of the pages need the target {TARGET}: `rustup target add {TARGET}` adds it"
        )));
    }
    // A folder of its own: another profile and target, and nobody waits for it who builds something else.
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from).join("web");
    for family in FAMILIES {
        let status = Command::new(cargo())
            .args(["build", "--quiet", "--package", "browser", "--profile", "web", "--target", TARGET])
            .args(["--no-default-features", "--features", family, "--target-dir"])
            .arg(&folder)
            .arg("--manifest-path")
            .arg(root.join("Cargo.toml"))
            .status()
            .map_err(|error| Error::new(format!("cargo, which builds the games of the pages: {error}")))?;
        if !status.success() {
            return Err(Error::new(format!("the games of the family {family} could not be built")));
        }
        let module = folder.join(TARGET).join("web/browser.wasm");
        let bytes = fs::read(&module).map_err(|error| Error::file(&module, error))?;
        assets.insert(format!("{family}.wasm.js"), script(family, &bytes));
    }
    Ok(())
}

fn cargo() -> std::ffi::OsString {
    env::var_os("CARGO").unwrap_or("cargo".into())
}

/// Whether the standard library of the target is installed.
fn target_is_there(root: &Path) -> Result<bool, Error> {
    let output = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
        .current_dir(root)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .map_err(|error| Error::new(format!("rustc, which builds the games of the pages: {error}")))?;
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(output.status.success() && Path::new(folder.trim()).is_dir())
}

/// The script that says a module's bytes.
fn script(family: &str, bytes: &[u8]) -> Vec<u8> {
    format!("Games.module(\"{family}\", \"{}\");\n", base64(bytes)).into_bytes()
}

/// Bytes in the 64 letters that every browser decodes (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { letter.into() } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_the_letters_of_the_standard() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xfb, 0xff, 0xfe]), "+//+");
    }
}
