//! Markup that escapes by construction: an element has a name, attributes and what is inside, and words are never taken
//! for markup, whatever they contain.

use std::fmt::{Display, Write};

/// Markup in the making.
///
/// ```
/// use exercise::markup::Markup;
///
/// let mut page = Markup::default();
/// page.element("p", &[("class", &"quiet")], |p| {
///     p.text("1 < 2").void("br", &[]).element("em", &[], |em| _ = em.text("so"));
/// });
/// assert_eq!(page.into_string(), "<p class=\"quiet\">1 &lt; 2<br><em>so</em></p>");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Markup {
    written: String,
}

/// An attribute: its name and its value.
pub type Attribute<'a> = (&'static str, &'a dyn Display);

impl Markup {
    /// Markup that begins with what is no element: `<!DOCTYPE html>`.
    pub fn beginning_with(declaration: &'static str) -> Markup {
        Markup { written: declaration.into() }
    }

    /// An element with what is inside.
    pub fn element(
        &mut self,
        name: &'static str,
        attributes: &[Attribute],
        inside: impl FnOnce(&mut Markup),
    ) -> &mut Markup {
        self.open(name, attributes, ">");
        inside(self);
        self.written.extend(["</", name, ">"]);
        self
    }

    /// An element with words inside.
    pub fn words(&mut self, name: &'static str, attributes: &[Attribute], words: impl Display) -> &mut Markup {
        self.element(name, attributes, |inside| _ = inside.text(words))
    }

    /// An element of HTML that has no end: `<br>`.
    pub fn void(&mut self, name: &'static str, attributes: &[Attribute]) -> &mut Markup {
        self.open(name, attributes, ">")
    }

    /// An element of XML with nothing inside: `<path d="M0 0"/>`.
    pub fn empty(&mut self, name: &'static str, attributes: &[Attribute]) -> &mut Markup {
        self.open(name, attributes, "/>")
    }

    /// Words.
    pub fn text(&mut self, words: impl Display) -> &mut Markup {
        // Writing to a string does not fail.
        let _ = write!(Escaping(&mut self.written), "{words}");
        self
    }

    /// A line end, for those who read the source.
    pub fn line(&mut self) -> &mut Markup {
        self.text('\n')
    }

    /// What was written.
    pub fn into_string(self) -> String {
        self.written
    }

    fn open(&mut self, name: &'static str, attributes: &[Attribute], end: &str) -> &mut Markup {
        self.written.extend(["<", name]);
        for (name, value) in attributes {
            self.written.extend([" ", name, "=\""]);
            self.text(value);
            self.written.push('"');
        }
        self.written.push_str(end);
        self
    }
}

/// Writes text so that it stands for itself, between tags and within quotes.
struct Escaping<'a>(&'a mut String);

impl Write for Escaping<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for letter in text.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                letter => self.0.push(letter),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_said_becomes_markup() {
        let mut page = Markup::beginning_with("<!DOCTYPE html>");
        page.words("p", &[("title", &"\"><script>")], "</p><script>&");
        page.void("br", &[]).empty("path", &[("d", &1.5)]);
        assert_eq!(
            page.into_string(),
            "<!DOCTYPE html><p title=\"&quot;&gt;&lt;script&gt;\">&lt;/p&gt;&lt;script&gt;&amp;</p><br><path d=\"1.5\"/>"
        );
    }
}
