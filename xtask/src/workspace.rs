//! Where the exercises are: the checkout around the current folder, the one that `--root` names, or the copy inside
//! this program. Found at run time, so that a program works wherever it is portable.

use std::{
    env,
    path::{self, Path, PathBuf},
    sync::OnceLock,
};

use checkers::say;
use exercise::{
    AnyExercise, Contest, Error, Library,
    contest::Posed,
    document::Lang,
    library::{Files, checkout_at},
    testdata::Lock,
};
use judging::{Cache, Engine, Tests, TestsOf, language};

use sandbox::Tier;

use crate::{lang, report};

/// The exercises, where they are kept, and the language in which they are spoken of.
pub struct Workspace {
    /// The exercises.
    pub library: Library,
    /// The checkout, if there is one.
    checkout: Option<PathBuf>,
    /// The language that was asked for, if one was.
    lang: Option<Lang>,
    /// The folder for the cache that was asked for, if one was.
    asked: Option<PathBuf>,
    /// The cache, once somebody needs it.
    cache: OnceLock<Cache>,
    /// What it keeps of tests.
    kept: OnceLock<Tests>,
    /// Whether somebody was told of a contest's points.
    points_told: OnceLock<()>,
}

/// The variable that names the folder of the cache.
pub const CACHE_VARIABLE: &str = "GAMES_FOR_JUDGES_CACHE";

/// The name of the cache in folders of several programs.
const CACHE_NAME: &str = "games-for-judges";

impl Workspace {
    /// The checkout that is named, or the one around the current folder, or the copy inside this program.
    pub fn find(root: Option<&Path>, lang: Option<Lang>) -> Result<Workspace, Error> {
        let checkout = match root {
            Some(root) => match checkout_at(root) {
                // The sandbox has folders of its own, in which a path from here leads nowhere.
                Some(_) => Some(path::absolute(root).map_err(|error| Error::file(root, error))?),
                None => {
                    let reason = say!(
                        vi "đây không phải kho bài: không có problems/lib.rs",
                        en "this isn't a checkout: it has no problems/lib.rs",
                    );
                    return Err(Error::file(root, reason));
                }
            },
            None => {
                let here = env::current_dir().unwrap_or_default();
                here.ancestors().find(|folder| checkout_at(folder).is_some()).map(Path::to_path_buf)
            }
        };
        let library = match &checkout {
            Some(root) => problems::library(root.join("problems")),
            None => Library::of(problems::CATALOGUE, Embedded),
        };
        Ok(Workspace {
            library,
            checkout,
            lang,
            asked: None,
            cache: OnceLock::new(),
            kept: OnceLock::new(),
            points_told: OnceLock::new(),
        })
    }

    /// The language of what a person or a program reads: the one that was asked for; without, a person's own, and
    /// English in JSON.
    pub fn lang(&self, json: bool) -> Lang {
        self.lang.unwrap_or_else(|| if json { Lang::English } else { lang::spoken() })
    }

    /// The checkout, for commands that need one.
    pub fn checkout(&self) -> Result<&Path, Error> {
        self.checkout.as_deref().ok_or_else(|| {
            Error::new(say!(
                vi "lệnh này cần kho bài: hãy chạy trong thư mục của kho, hoặc chỉ ra nó bằng --root",
                en "this command needs a checkout of the exercises: run it in one, or name one with --root",
            ))
        })
    }

    /// The exercises that a call is about, as they are posed: those that are named, all where none is; of a contest,
    /// where one is named, and then with its seed.
    pub fn posed(&self, names: &[String], contest: Option<&Path>) -> Result<(Vec<Posed>, Option<u64>), Error> {
        match contest {
            Some(path) => {
                let contest = self.contest(path)?;
                self.tell_points(&contest);
                Ok((contest.selected(names, &self.library)?, Some(contest.seed)))
            }
            None => {
                let exercises = self.library.selected(names)?.into_iter();
                let posed = exercises.map(|exercise| Posed::of(&self.library, exercise));
                Ok((posed.collect::<Result<_, Error>>()?, None))
            }
        }
    }

    /// Tells, once, which exercises of a contest aren't worth 100 points.
    fn tell_points(&self, contest: &Contest) {
        let tell = || contest.uneven().iter().for_each(report::note);
        self.points_told.get_or_init(tell);
    }

    /// A contest whose languages there are.
    pub fn contest(&self, path: &Path) -> Result<Contest, Error> {
        let contest = Contest::read(path, &self.library)?;
        for name in &contest.languages {
            language::named(name).map_err(|error| Error::file(path, error))?;
        }
        Ok(contest)
    }

    /// Where tests go if nobody says where: beside `problems`, wherever in the checkout one stands; or here.
    pub fn data(&self) -> PathBuf {
        match &self.checkout {
            Some(root) if env::current_dir().is_ok_and(|here| here != *root) => root.join("data"),
            _ => "data".into(),
        }
    }

    /// What judges in a tier. From programs the exercises are hidden, with all in their checkout, and what else is
    /// `private`: tests, answers, programs of others.
    pub fn engine(&self, tier: Tier, private: Vec<PathBuf>) -> Engine {
        let hidden = private.into_iter().chain(self.checkout.clone()).chain([self.data()]).collect();
        Engine { cache: self.cache(), tier, hidden }
    }

    /// The same, with its cache in a folder that somebody asks for, if somebody does.
    pub fn with_cache(self, asked: Option<PathBuf>) -> Result<Workspace, Error> {
        let asked = asked.or_else(|| env::var_os(CACHE_VARIABLE).map(PathBuf::from));
        let asked = asked.filter(|folder| !folder.as_os_str().is_empty());
        // The sandbox has folders of its own, in which a path from here leads nowhere.
        let absolute = |folder: PathBuf| path::absolute(&folder).map_err(|error| Error::file(&folder, error));
        Ok(Workspace { asked: asked.map(absolute).transpose()?, ..self })
    }

    /// Where things are remembered: where somebody asks for it; without, in the checkout's `target`, or in the user's own
    /// folder for such things.
    pub fn cache_folder(&self) -> PathBuf {
        let user = || {
            let named = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
            let home = || env::home_dir().map(|home| home.join(".cache"));
            named("XDG_CACHE_HOME")
                .or_else(|| named("LOCALAPPDATA"))
                .or_else(home)
                .unwrap_or_else(env::temp_dir)
        };
        match (&self.asked, &self.checkout) {
            (Some(folder), _) => folder.clone(),
            (None, Some(root)) => root.join("target/judge"),
            (None, None) => user().join(CACHE_NAME),
        }
    }

    /// What is remembered. Where nothing can be kept at its place (a folder that is read-only, a full disk, a quota), it is
    /// in a temporary folder, which is told once: judging goes on.
    pub fn cache(&self) -> Cache {
        self.cache.get_or_init(|| self.usable_cache()).clone()
    }

    /// The tests of an exercise and a seed, made once for all commands; anew if they should be `fresh`.
    pub fn tests(&self, exercise: &'static dyn AnyExercise, seed: u64, fresh: bool) -> Result<TestsOf, Error> {
        let kept = self.kept.get_or_init(|| Tests::new(self.cache(), embedded::fingerprint));
        Ok(kept.clone().fresh(fresh).of(exercise, seed, Lock::load(&self.library, exercise)?))
    }

    fn usable_cache(&self) -> Cache {
        let wanted = Cache::at(self.cache_folder());
        let Err(error) = wanted.check() else { return wanted };
        let temporary = Cache::at(temporary_cache());
        let place = report::name(temporary.path());
        let reason = Error::file(wanted.path(), error);
        if temporary.path() == wanted.path() || temporary.check().is_err() {
            // Whoever needs it says what is wrong.
            return wanted;
        }
        let reason = reason.sentence();
        report::note(&say!(
            vi "{reason}; chương trình đã biên dịch và kết quả chấm được cất tạm ở {place} (--cache chọn chỗ khác)",
            en "{reason}; compiled programs and verdicts are kept in {place} instead (--cache chooses another folder)";
            reason
        ));
        temporary
    }
}

/// A folder for what is remembered where the usual one cannot be written: each user's own, since nobody shares a cache.
fn temporary_cache() -> PathBuf {
    #[cfg(unix)]
    let name = format!("{CACHE_NAME}-{}", rustix::process::geteuid().as_raw());
    #[cfg(not(unix))]
    let name = CACHE_NAME;
    env::temp_dir().join(name)
}

/// Where a contest's own inputs lie: beside its file.
pub fn folder_of(contest: &Path) -> Option<PathBuf> {
    path::absolute(contest).ok()?.parent().map(Path::to_path_buf)
}

/// The copy inside this program.
struct Embedded;

impl Files for Embedded {
    fn read(&self, path: &str) -> Result<Option<Vec<u8>>, Error> {
        Ok(embedded::file(path).map(<[u8]>::to_vec))
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, Error> {
        Ok(embedded::list(folder).into_iter().map(String::from).collect())
    }

    fn place(&self, path: &str) -> PathBuf {
        Path::new("(the copy in this program)").join(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_copy_holds_every_exercise() {
        let library = Library::of(problems::CATALOGUE, Embedded);
        for &exercise in problems::CATALOGUE {
            assert!(library.manifest(exercise).is_ok(), "{}", exercise.folder());
            let samples = exercise::document::load_samples(&library, exercise).unwrap();
            assert!(!samples.is_empty(), "{}", exercise.folder());
        }
        assert!(library.folder(problems::CATALOGUE[0]).is_err(), "a copy cannot be written");
    }

    #[test]
    fn what_is_no_checkout_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Workspace::find(Some(folder.path()), None).is_err());
    }
}
