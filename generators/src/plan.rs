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
//! promises, and `verify` checks it. A row names a recipe, optionally the indices of its tests (one test with index 1 if it says nothing), and
//! the recipe's own parameters. `(recipe, index)` is unique in a group: the seed of a test depends on it.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    fmt,
    sync::{Mutex, PoisonError},
};

use serde::Deserialize;

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

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// Vietnamese.
    pub vi: String,
    /// English.
    pub en: String,
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
    /// In the order of the file; the first is test 01.
    pub tests: Vec<Test>,
}

/// One test: a recipe, an index and parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// The recipe's name.
    pub recipe: String,
    /// Which of the recipe's tests in this group.
    pub index: u64,
    /// What the recipe is told.
    pub params: Params,
}

/// A group as the file writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupRow {
    name: String,
    points: u32,
    about: Bilingual,
    #[serde(default)]
    at_most: BTreeMap<String, i64>,
    tests: Vec<TestRow>,
}

#[derive(Clone, Debug, Deserialize)]
struct TestRow {
    recipe: String,
    #[serde(default)]
    index: Indices,
    #[serde(flatten)]
    params: toml::Table,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Indices {
    One(u64),
    Many(Vec<u64>),
}

impl Default for Indices {
    fn default() -> Self {
        Indices::One(1)
    }
}

impl Plan {
    /// The plan of the rows, if it is one: names are unique, points sum to 100, no test stands twice.
    pub fn from_rows(rows: Vec<GroupRow>) -> Result<Plan, PlanError> {
        let groups = rows.into_iter().map(Group::from_row).collect::<Result<Vec<_>, _>>()?;
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
    fn from_row(row: GroupRow) -> Result<Group, PlanError> {
        let plain = |name: &str| {
            !name.is_empty()
                && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
        };
        if !plain(&row.name) {
            let message = format!("group \"{}\": a name is made of a-z, 0-9 and _", row.name);
            return Err(PlanError::new(message));
        }
        let mut tests = Vec::new();
        let mut seen = HashSet::new();
        for TestRow { recipe, index, params } in row.tests.iter().cloned() {
            let indices = match index {
                Indices::One(index) => vec![index],
                Indices::Many(indices) => indices,
            };
            for index in indices {
                if !seen.insert((recipe.clone(), index)) {
                    return Err(PlanError::new(format!(
                        "group {}: recipe {recipe} has two tests with index {index}; give one of them another index",
                        row.name
                    )));
                }
                tests.push(Test { recipe: recipe.clone(), index, params: Params::new(params.clone()) });
            }
        }
        if tests.is_empty() {
            return Err(PlanError::new(format!("group {} has no tests", row.name)));
        }
        let GroupRow { name, points, about, at_most, .. } = row;
        Ok(Group { name, points, about, at_most, tests })
    }
}

/// The parameters of a test, which its recipe asks for by name.
///
/// ```
/// use generators::Params;
///
/// let params = Params::parse("piles = 3\nmost = 1000").unwrap();
/// assert_eq!(params.size("piles"), Ok(3));
/// assert_eq!(params.size_or("lines", 10), Ok(10));
/// assert_eq!(params.size("n").unwrap_err().to_string(), "the parameter n is missing");
/// assert_eq!(params.finish().unwrap_err().to_string(), "the recipe knows no parameter most");
/// ```
#[derive(Debug)]
pub struct Params {
    table: toml::Table,
    asked: Mutex<BTreeSet<String>>,
}

impl Clone for Params {
    fn clone(&self) -> Self {
        Params::new(self.table.clone())
    }
}

impl PartialEq for Params {
    fn eq(&self, other: &Self) -> bool {
        self.table == other.table
    }
}

impl Params {
    /// The parameters of a table.
    pub fn new(table: toml::Table) -> Self {
        Params { table, asked: Mutex::default() }
    }

    /// The parameters of a text in TOML.
    pub fn parse(text: &str) -> Result<Self, PlanError> {
        text.parse().map(Params::new).map_err(PlanError::new)
    }

    fn value(&self, name: &str) -> Option<&toml::Value> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_string());
        self.table.get(name)
    }

    fn required<T>(&self, name: &str, found: Option<T>) -> Result<T, PlanError> {
        found.ok_or_else(|| PlanError::new(format!("the parameter {name} is missing")))
    }

    /// An integer, if it is given.
    pub fn optional_integer(&self, name: &str) -> Result<Option<i64>, PlanError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        let found = value.as_integer();
        found
            .map(Some)
            .ok_or_else(|| PlanError::new(format!("the parameter {name} = {value} is not an integer")))
    }

    /// An integer.
    pub fn integer(&self, name: &str) -> Result<i64, PlanError> {
        self.required(name, self.optional_integer(name)?)
    }

    /// An integer, or what it is if nothing is said.
    pub fn integer_or(&self, name: &str, otherwise: i64) -> Result<i64, PlanError> {
        Ok(self.optional_integer(name)?.unwrap_or(otherwise))
    }

    /// A size.
    pub fn size(&self, name: &str) -> Result<usize, PlanError> {
        as_size(name, self.integer(name)?)
    }

    /// A size, or what it is if nothing is said.
    pub fn size_or(&self, name: &str, otherwise: usize) -> Result<usize, PlanError> {
        self.optional_integer(name)?.map_or(Ok(otherwise), |value| as_size(name, value))
    }

    /// A word.
    pub fn word(&self, name: &str) -> Result<&str, PlanError> {
        let value = self.required(name, self.value(name))?;
        value.as_str().ok_or_else(|| PlanError::new(format!("the parameter {name} = {value} is not a string")))
    }

    /// A list of integers, if it is given.
    pub fn optional_integers(&self, name: &str) -> Result<Option<Vec<i64>>, PlanError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        let list: Option<Vec<i64>> =
            value.as_array().and_then(|list| list.iter().map(toml::Value::as_integer).collect());
        list.map(Some)
            .ok_or_else(|| PlanError::new(format!("the parameter {name} = {value} is not a list of integers")))
    }

    /// A list of integers.
    pub fn integers(&self, name: &str) -> Result<Vec<i64>, PlanError> {
        self.required(name, self.optional_integers(name)?)
    }

    /// Whether a yes-or-no parameter is given and says yes.
    pub fn flag(&self, name: &str) -> Result<bool, PlanError> {
        let Some(value) = self.value(name) else { return Ok(false) };
        value
            .as_bool()
            .ok_or_else(|| PlanError::new(format!("the parameter {name} = {value} is neither true nor false")))
    }

    /// Fails if a parameter was given that nobody asked for: it is a misprint.
    pub fn finish(&self) -> Result<(), PlanError> {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        match self.table.keys().find(|name| !asked.contains(*name)) {
            Some(name) => Err(PlanError::new(format!("the recipe knows no parameter {name}"))),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let parts: Vec<_> = self.table.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        f.write_str(&parts.join(", "))
    }
}

fn as_size(name: &str, value: i64) -> Result<usize, PlanError> {
    usize::try_from(value).map_err(|_| PlanError::new(format!("the parameter {name} = {value} is negative")))
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
        Plan::from_rows(file.group).map_err(|error| error.to_string())
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
    }
}
