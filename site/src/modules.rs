//! The modules of WebAssembly, built when a site is asked for, and their way into a page: over HTTP a worker fetches them
//! as they are; a page from a folder cannot fetch, so that each module is a script that says its bytes, too. A page loads
//! it when it is used.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use exercise::Error;

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
        assets.insert(format!("{family}.wasm"), bytes);
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
    format!("Games.module(\"{family}\", \"{}\");\n", letters(bytes)).into_bytes()
}

/// Bytes as the text of a string in a script: each is the letter with its number. Servers compress that by a quarter
/// better than base64, whose letters straddle the bytes.
fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3);
    for (index, &byte) in bytes.iter().enumerate() {
        match byte {
            // Before a digit, \0 would be a number in base eight.
            0 if bytes.get(index + 1).is_some_and(u8::is_ascii_digit) => text.push_str("\\x00"),
            0 => text.push_str("\\0"),
            b'\n' => text.push_str("\\n"),
            b'\r' => text.push_str("\\r"),
            b'"' => text.push_str("\\\""),
            b'\\' => text.push_str("\\\\"),
            _ => text.push(byte.into()),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_the_letter_with_its_number_and_nothing_ends_the_string() {
        assert_eq!(letters(b"\0asm\x01"), "\\0asm\u{1}");
        assert_eq!(letters(b"\x007\0"), "\\x007\\0");
        assert_eq!(letters(b"a\"b\\c\n\r"), "a\\\"b\\\\c\\n\\r");
        assert_eq!(letters(&[0x7f, 0x80, 0xff]), "\u{7f}\u{80}\u{ff}");
        let all: Vec<u8> = (0..=255).collect();
        assert!(!letters(&all).contains(['\0', '\n', '\r']));
    }
}
