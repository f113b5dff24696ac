//! Plans: the groups of an exercise and their tests, as rows of its `problem.toml`.
//!
//! ```toml
//! [[group]]
//! name = "small"
//! points = 40
//! about.vi = "Tối đa 5 đống."
//! about.en = "At most 5 piles."
//! at_most = { n = 5 }
//! tests = [
//!     { recipe = "every_tiny", piles = 3, most = 4 },
//!     { recipe = "random", index = [1, 2, 3], piles = 5, most = 9 },
//! ]
//! ```
//!
//! `at_most` holds the group's tests to tighter maxima than the bounds of the exercise; it is what `about`
//! promises, and `verify` checks it. Where a bound has a negative end, its absolute value is meant. What no maximum can
//! say is a promise in code, which the exercise has by name: `promises = ["one_large_pile"]`. A row names a recipe, optionally the indices of its tests (one test with index 1 if it says nothing), and
//! the recipe's own parameters. `(recipe, index)` is unique in a group: the seed of a test depends on it.
//!
//! A row may also be an input of somebody's own, `{ file = "mine.inp" }`, which no seed changes.

use std::{
    collections::{BTreeMap, HashSet},
    fmt,
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use crate::params::FromParams;

/// What is wrong with a plan, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanError(String);

impl PlanError {
    /// An error with its reason.
    pub fn new(reason: impl fmt::Display) -> Self {
        PlanError(reason.to_string())
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PlanError {}

/// A text in both languages, as files have it: a title, what a group promises.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// Vietnamese.
    pub vi: String,
    /// English.
    pub en: String,
}

/// Vietnamese and English.
impl<'a> From<&'a Bilingual> for (&'a str, &'a str) {
    fn from(text: &'a Bilingual) -> Self {
        (&text.vi, &text.en)
    }
}

/// All groups of an exercise, worth 100 points together.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// In the order of the file.
    pub groups: Vec<Group>,
}

/// Tests whose points are won together or not at all.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The name, which is also the folder of its tests.
    pub name: String,
    /// The points.
    pub points: u32,
    /// What distinguishes it, for the statement.
    pub about: Bilingual,
    /// Tighter maxima that hold in this group, by the name of the bound.
    pub at_most: BTreeMap<String, i64>,
    /// What else holds in this group: the names of promises that the exercise has as code.
    pub promises: Vec<String>,
    /// In the order of the file; the first is test 01.
    pub tests: Vec<Test>,
}

impl Group {
    /// A group that a plan doesn't know, and that promises nothing: somebody's own.
    pub fn of_others(name: impl Into<String>, points: u32) -> Group {
        let (about, at_most) = (Bilingual::default(), BTreeMap::new());
        Group { name: name.into(), points, about, at_most, promises: Vec::new(), tests: Vec::new() }
    }
}

/// One test: a recipe, an index and parameters; or an input of somebody's own.
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// The recipe's name; the file's, where it holds the input.
    pub recipe: String,
    /// Which of the recipe's tests in this group.
    pub index: u64,
    /// What the recipe is told.
    pub params: Params,
    /// The input, where a file holds it and no recipe makes it.
    pub own: Option<Arc<[u8]>>,
}

impl Test {
    /// A test that a recipe makes.
    pub fn of_recipe(recipe: impl Into<String>, index: u64, params: Params) -> Test {
        Test { recipe: recipe.into(), index, params, own: None }
    }

    /// A test whose input a file holds.
    pub fn of_file(file: impl Into<String>, input: impl Into<Arc<[u8]>>) -> Test {
        Test { recipe: file.into(), index: 1, params: Params::default(), own: Some(input.into()) }
    }
}

/// Whoever reads the files that rows name.
pub type ReadFile<'a> = &'a dyn Fn(&str) -> Result<Vec<u8>, PlanError>;

/// A group as the file writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupRow {
    name: String,
    points: u32,
    about: Bilingual,
    #[serde(default)]
    at_most: BTreeMap<String, i64>,
    #[serde(default)]
    promises: Vec<String>,
    tests: Vec<TestRow>,
}

#[derive(Clone, Debug, Deserialize)]
struct TestRow {
    recipe: Option<String>,
    file: Option<String>,
    index: Option<Indices>,
    #[serde(flatten)]
    params: toml::Table,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Indices {
    One(u64),
    Many(Vec<u64>),
}

impl TestRow {
    /// The tests that a row stands for.
    fn tests(self, read_file: ReadFile) -> Result<Vec<Test>, PlanError> {
        match self {
            TestRow { recipe: Some(recipe), file: None, index, params } => {
                let indices = match index {
                    None => vec![1],
                    Some(Indices::One(index)) => vec![index],
                    Some(Indices::Many(indices)) => indices,
                };
                let test = |index| Test::of_recipe(&recipe, index, Params(params.clone()));
                Ok(indices.into_iter().map(test).collect())
            }
            TestRow { recipe: None, file: Some(file), index: None, params } if params.is_empty() => {
                let input = read_file(&file)?;
                Ok(vec![Test::of_file(file, input)])
            }
            TestRow { file: Some(file), .. } => Err(PlanError::new(format!(
                "{{ file = \"{}\" }} takes no recipe, index or other parameters",
                file.escape_debug()
            ))),
            TestRow { .. } => Err(PlanError::new("a test needs a recipe or a file")),
        }
    }
}

impl Plan {
    /// The plan of the rows, if it is one: names are unique, points sum to 100, no test stands twice.
    pub fn from_rows(rows: Vec<GroupRow>, read_file: ReadFile) -> Result<Plan, PlanError> {
        let group = |row| Group::from_row(row, read_file);
        let groups = rows.into_iter().map(group).collect::<Result<Vec<_>, _>>()?;
        let names: HashSet<_> = groups.iter().map(|group| &group.name).collect();
        if names.len() < groups.len() {
            return Err(PlanError::new("two groups have the same name"));
        }
        let points: u32 = groups.iter().map(|group| group.points).sum();
        if points != 100 {
            return Err(PlanError::new(format!("the groups are worth {points} points together, not 100")));
        }
        Ok(Plan { groups })
    }
}

impl Group {
    fn from_row(row: GroupRow, read_file: ReadFile) -> Result<Group, PlanError> {
        let plain = |name: &str| {
            !name.is_empty()
                && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
        };
        if !plain(&row.name) {
            let message = format!("group \"{}\": a name is made of a-z, 0-9 and _", row.name);
            return Err(PlanError::new(message));
        }
        let GroupRow { name, points, about, at_most, promises, tests: rows } = row;
        let mut group = Group { name, points, about, at_most, promises, tests: Vec::new() };
        for row in rows {
            let in_group = |error| PlanError::new(format!("group {}: {error}", group.name));
            for test in row.tests(read_file).map_err(in_group)? {
                group.add(test)?;
            }
        }
        if group.tests.is_empty() {
            return Err(PlanError::new(format!("group {} has no tests", group.name)));
        }
        Ok(group)
    }

    /// Adds a test behind the others, unless it is there.
    pub fn add(&mut self, test: Test) -> Result<(), PlanError> {
        let Test { recipe, index, own, .. } = &test;
        if self.tests.iter().any(|known| known.recipe == *recipe && known.index == *index) {
            let name = &self.name;
            return Err(PlanError::new(match own {
                Some(_) => format!("group {name}: {recipe} is listed twice"),
                None => format!(
                    "group {name}: recipe {recipe} has two tests with index {index}; give one of them another index"
                ),
            }));
        }
        self.tests.push(test);
        Ok(())
    }
}

/// The parameters of a test, as its row has them. A recipe declares what it takes by [`params!`](macro@crate::params):
///
/// ```
/// use generators::{Params, params};
///
/// params! {
///     #[derive(Debug, PartialEq)]
///     struct Shape { lines: usize, most: u64 }
/// }
///
/// let read = |text: &str| -> Result<Shape, _> { Params::parse(text).unwrap().read() };
/// assert_eq!(read("lines = 3\nmost = 1000"), Ok(Shape { lines: 3, most: 1000 }));
/// assert_eq!(read("lines = 3").unwrap_err().to_string(), "most is missing");
/// assert_eq!(
///     read("lines = 3\nmots = 7").unwrap_err().to_string(),
///     "there is no parameter mots; there are lines and most"
/// );
/// let negative = read("lines = 3\nmost = -1").unwrap_err().to_string();
/// assert_eq!(negative, "most: -1 is not in [0, 18446744073709551615]");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Params(pub(crate) toml::Table);

impl Params {
    /// The parameters of a text in TOML.
    pub fn parse(text: &str) -> Result<Self, PlanError> {
        text.parse().map(Params).map_err(PlanError::new)
    }

    /// The parameters as the struct that a recipe takes.
    pub fn read<P: FromParams>(&self) -> Result<P, PlanError> {
        P::from_params(self)
    }
}

params! {
    /// The parameters of a recipe that takes none.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct NoParams {}
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let parts: Vec<_> = self.0.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        f.write_str(&parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(text: &str) -> Result<Plan, String> {
        #[derive(Deserialize)]
        struct File {
            group: Vec<GroupRow>,
        }
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let read_file = |name: &str| match name {
            "mine.inp" => Ok(b"1 2 3\n".to_vec()),
            _ => Err(PlanError::new(format!("{name}: there is no such file"))),
        };
        Plan::from_rows(file.group, &read_file).map_err(|error| error.to_string())
    }

    const SMALL: &str = "[[group]]\nname = 'small'\npoints = 100\nabout.vi = 'a'\nabout.en = 'b'\n";

    #[test]
    fn a_row_may_stand_for_several_tests() {
        let plan =
            plan(&format!("{SMALL}tests = [{{ recipe = 'r', index = [1, 5], n = 3 }}, {{ recipe = 's' }}]"));
        let tests: Vec<_> =
            plan.unwrap().groups[0].tests.iter().map(|test| (test.recipe.clone(), test.index)).collect();
        assert_eq!(tests, [("r".into(), 1), ("r".into(), 5), ("s".into(), 1)]);
    }

    #[test]
    fn mistakes_are_named() {
        let twice = plan(&format!("{SMALL}tests = [{{ recipe = 'r' }}, {{ recipe = 'r', n = 3 }}]"));
        assert!(twice.unwrap_err().contains("recipe r has two tests with index 1"));
        let points = plan(&format!("{}tests = [{{ recipe = 'r' }}]", SMALL.replace("100", "90")));
        assert!(points.unwrap_err().contains("worth 90 points"));
        let name = plan(&format!("{}tests = [{{ recipe = 'r' }}]", SMALL.replace("small", "../small")));
        assert!(name.unwrap_err().contains("a-z, 0-9 and _"));
        let neither = plan(&format!("{SMALL}tests = [{{ n = 3 }}]"));
        assert_eq!(neither.unwrap_err(), "group small: a test needs a recipe or a file");
    }

    #[test]
    fn somebody_s_own_input_joins_a_plan() {
        let with = |rows: &str| plan(&format!("{SMALL}tests = [{{ recipe = 'r' }}, {rows}]"));
        let tests = with("{ file = 'mine.inp' }").unwrap().groups.remove(0).tests;
        assert_eq!(tests[1], Test::of_file("mine.inp", *b"1 2 3\n"));
        assert!(tests[0].own.is_none());
        let twice = with("{ file = 'mine.inp' }, { file = 'mine.inp' }").unwrap_err();
        assert_eq!(twice, "group small: mine.inp is listed twice");
        assert!(with("{ file = 'yours.inp' }").unwrap_err().contains("yours.inp: there is no such file"));
        for more in ["recipe = 's'", "index = 2", "lines = 7"] {
            let row = format!("{{ file = 'mine.inp', {more} }}");
            assert!(with(&row).unwrap_err().contains("takes no recipe"), "{more}");
        }
    }
}
