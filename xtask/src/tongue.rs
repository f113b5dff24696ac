//! The language in which a command speaks: `--lang`, or the user's own.

use std::env;

use problems::document::Tongue;

/// The language that `--lang` names.
pub fn parse(name: &str) -> Result<Tongue, String> {
    let known = Tongue::ALL.into_iter().find(|tongue| tongue.code() == name);
    known.ok_or_else(|| "it is vi (Vietnamese) or en (English)".into())
}

/// The language of the user's locale: the first of the variables that says anything decides. English, if it is another
/// language or none.
pub fn of_user() -> Tongue {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let locale = variables.filter_map(|name| env::var(name).ok()).find(|locale| !locale.is_empty());
    locale.and_then(|locale| Tongue::of_locale(&locale)).unwrap_or(Tongue::English)
}
