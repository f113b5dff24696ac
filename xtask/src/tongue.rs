//! The language in which commands speak: that of `--lang`, or the user's own.
//!
//! It is decided once, before anything is read: even the help and the complaints about a wrong call are said in it.

use std::{
    env,
    ffi::OsString,
    sync::atomic::{AtomicBool, Ordering},
};

use problems::document::Tongue;

static VIETNAMESE: AtomicBool = AtomicBool::new(false);

/// Says the same in both languages, as [`say!`](checkers::say) does, and is the text in the language of this run.
macro_rules! told {
    ($($said:tt)*) => {
        ::checkers::say!($($said)*).in_tongue($crate::tongue::spoken()).to_string()
    };
}
pub(crate) use told;

/// Decides the language of this run.
pub fn speak(tongue: Tongue) {
    VIETNAMESE.store(tongue == Tongue::Vietnamese, Ordering::Relaxed);
}

/// The language of this run: what a person reads on the terminal.
pub fn spoken() -> Tongue {
    if VIETNAMESE.load(Ordering::Relaxed) { Tongue::Vietnamese } else { Tongue::English }
}

/// The language that `--lang` names.
pub fn parse(name: &str) -> Result<Tongue, String> {
    named(name).ok_or_else(|| {
        told!(
            vi "chỉ có vi (tiếng Việt) và en (tiếng Anh)",
            en "it is vi (Vietnamese) or en (English)"
        )
    })
}

fn named(name: &str) -> Option<Tongue> {
    Tongue::ALL.into_iter().find(|tongue| tongue.code() == name)
}

/// The language of a call as it was typed: `--lang vi`, `--lang=vi`. Whether it is a good call is seen later.
pub fn of_call(arguments: impl IntoIterator<Item = OsString>) -> Option<Tongue> {
    let mut arguments = arguments.into_iter().map(|argument| argument.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next().and_then(|name| named(&name)),
            Some(rest) if rest.starts_with('=') => return named(&rest[1..]),
            _ => {}
        }
    }
    None
}

/// The language of the user's locale: the first of the variables that says anything decides. English, if it is another
/// language or none.
pub fn of_user() -> Tongue {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let locale = variables.filter_map(|name| env::var(name).ok()).find(|locale| !locale.is_empty());
    locale.and_then(|locale| Tongue::of_locale(&locale)).unwrap_or(Tongue::English)
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_call_names_its_language_wherever_it_stands() {
        let tongue = |call: &str| of_call(call.split(' ').map(OsString::from));
        assert_eq!(tongue("judge --lang vi 9.8"), Some(Tongue::Vietnamese));
        assert_eq!(tongue("--lang=en list"), Some(Tongue::English));
        for none in ["list", "list --lang", "list --lang=fr", "list --language vi"] {
            assert_eq!(tongue(none), None, "{none}");
        }
    }
}
