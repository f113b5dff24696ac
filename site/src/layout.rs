//! What all pages have in common: the head, the bar at the top, the foot.

use std::fmt::Write;

use problems::document::Tongue;

use crate::{Assets, html::escaped, words};

/// What a browser may load for a page: our own files, and nothing from elsewhere. What is typed cannot be sent.
const POLICY: &str = "default-src 'none'; img-src 'self' data:; style-src 'self'; \
                      script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'";

/// A page without what all pages have.
pub struct Page<'a> {
    /// Its language.
    pub tongue: Tongue,
    /// Its title, as text.
    pub title: &'a str,
    /// What it is about, as text.
    pub about: &'a str,
    /// The same page in the other language, from this one.
    pub other: &'a str,
    /// The way to the site's folder: `../`, or nothing.
    pub up: &'a str,
    /// Whether scripts that play belong to it.
    pub app: bool,
    /// What stands in `main`.
    pub body: &'a str,
}

/// Three piles: the sign of the book.
pub const SIGN: &str = "<svg class=\"sign\" viewBox=\"0 0 22 22\" width=\"22\" height=\"22\" aria-hidden=\"true\">\
    <circle cx=\"4\" cy=\"18\" r=\"3\"/><circle cx=\"11\" cy=\"18\" r=\"3\"/><circle cx=\"11\" cy=\"11\" r=\"3\"/>\
    <circle class=\"last\" cx=\"18\" cy=\"18\" r=\"3\"/><circle class=\"last\" cx=\"18\" cy=\"11\" r=\"3\"/>\
    <circle class=\"last\" cx=\"18\" cy=\"4\" r=\"3\"/></svg>";

impl Page<'_> {
    /// The whole page.
    pub fn write(&self, assets: &Assets) -> String {
        let Page { tongue, title, about, other, up, app, body } = self;
        let (here, there) = (tongue.code(), words::other(*tongue));
        let mut out = format!(
            "<!doctype html>\n<html lang=\"{here}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <meta name=\"description\" content=\"{}\">\n<title>{}</title>\n\
             <link rel=\"icon\" href=\"{up}assets/icon.svg\" type=\"image/svg+xml\">\n",
            escaped(about),
            escaped(title),
        );
        for style in assets.styles(*app) {
            let _ = writeln!(out, "<link rel=\"stylesheet\" href=\"{up}assets/{style}\">");
        }
        let _ = write!(
            out,
            "<link rel=\"alternate\" hreflang=\"{}\" href=\"{other}\">\n\
             <script src=\"{up}assets/page.js\" defer></script>\n",
            there.code()
        );
        if *app && assets.has_app() {
            let _ = writeln!(out, "<script src=\"{up}assets/app.js\" defer></script>");
        }
        let _ = write!(
            out,
            "</head>\n<body>\n<a class=\"skip\" href=\"#content\">{skip}</a>\n\
             <header class=\"bar\">\n<a class=\"home\" href=\"{up}{here}/index.html\">{SIGN}<span>{name}</span></a>\n\
             <nav class=\"tongues\" aria-label=\"{language}\"><span aria-current=\"true\">{own}</span>\
             <a href=\"{other}\" lang=\"{code}\" hreflang=\"{code}\" rel=\"alternate\">{theirs}</a></nav>\n</header>\n\
             <main id=\"content\" tabindex=\"-1\">\n{body}</main>\n\
             <footer class=\"foot\"><p>{about}</p><p>{licence}</p></footer>\n\
             <p class=\"unseen\" role=\"status\" id=\"said\"></p>\n</body>\n</html>\n",
            skip = tongue.say("Đến nội dung", "Skip to the text"),
            name = escaped(words::name(*tongue)),
            language = tongue.say("Ngôn ngữ", "Language"),
            own = words::own_name(*tongue),
            code = there.code(),
            theirs = words::own_name(there),
            about = escaped(words::about(*tongue)),
            licence = tongue.say("Giấy phép MIT hoặc Apache-2.0.", "MIT or Apache-2.0, as you like."),
        );
        out
    }
}
