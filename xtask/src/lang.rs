//! The language in which commands speak: that of `--lang`, or the user's own.
//!
//! It is decided once, before anything is read: even the help and the complaints about a wrong call are said in it.

use std::{
    env,
    ffi::OsString,
    sync::atomic::{AtomicBool, Ordering},
};

use exercise::document::Lang;
use sandbox::Tier;

static VIETNAMESE: AtomicBool = AtomicBool::new(false);

/// Says the same in both languages, as [`say!`](checkers::say) does, and is the text in the language of this run.
macro_rules! told {
    ($($said:tt)*) => {
        ::checkers::say!($($said)*).in_lang($crate::lang::spoken()).to_string()
    };
}
pub(crate) use told;

/// Decides the language of this run.
pub fn speak(lang: Lang) {
    VIETNAMESE.store(lang == Lang::Vietnamese, Ordering::Relaxed);
}

/// The language of this run: what a person reads on the terminal.
pub fn spoken() -> Lang {
    if VIETNAMESE.load(Ordering::Relaxed) { Lang::Vietnamese } else { Lang::English }
}

/// The language that `--lang` names.
pub fn parse(name: &str) -> Result<Lang, String> {
    named(name).ok_or_else(|| {
        told!(
            vi "chỉ có vi (tiếng Việt) và en (tiếng Anh)",
            en "choose vi (Vietnamese) or en (English)"
        )
    })
}

/// The tier of the sandbox that `--require-tier` names.
pub fn tier(letter: &str) -> Result<Tier, String> {
    letter.parse().map_err(|_| told!(vi "mức cách li là a, b hoặc c", en "a tier is a, b or c"))
}

fn named(name: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(name))
}

/// The language of a call as it was typed: `--lang vi`, `--lang=vi`. Whether it is a good call is seen later.
pub fn of_call(arguments: impl IntoIterator<Item = OsString>) -> Option<Lang> {
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
pub fn of_user() -> Lang {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let locale = variables.filter_map(|name| env::var(name).ok()).find(|locale| !locale.is_empty());
    locale.and_then(|locale| Lang::of_locale(&locale)).unwrap_or(Lang::English)
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_call_names_its_language_wherever_it_stands() {
        let lang = |call: &str| of_call(call.split(' ').map(OsString::from));
        assert_eq!(lang("judge --lang vi 9.8"), Some(Lang::Vietnamese));
        assert_eq!(lang("--lang=en list"), Some(Lang::English));
        assert_eq!(lang("--lang VI list"), Some(Lang::Vietnamese));
        for none in ["list", "list --lang", "list --lang=fr", "list --language vi"] {
            assert_eq!(lang(none), None, "{none}");
        }
    }
}
