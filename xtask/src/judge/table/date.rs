//! Days and times, in UTC.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

const DAY: u64 = 24 * 3600;

/// The moment of a date and a time of day, if there is one.
pub fn time((year, month, day): (i64, u32, u32), [hour, minute, second]: [u32; 3]) -> Option<SystemTime> {
    let valid =
        (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day) && hour < 24;
    let days = valid.then(|| days(year, month.into(), day.into())).and_then(|days| u64::try_from(days).ok())?;
    let seconds = days * DAY + u64::from(hour) * 3600 + u64::from(minute) * 60 + u64::from(second);
    Some(UNIX_EPOCH + Duration::from_secs(seconds))
}

/// `2026-11-18 20:05 UTC`.
pub fn shown(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (year, month, day) = date((seconds / DAY) as i64);
    let (hour, minute) = (seconds % DAY / 3600, seconds % 3600 / 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

/// The days from 1970 on. A year begins in March here, so that the day that comes and goes is its last.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let of_year = (153 * month + 2) / 5 + day - 1;
    365 * year + year / 4 - year / 100 + year / 400 + of_year - 719_468
}

/// The date of a day from 1970 on.
fn date(day: i64) -> (i64, i64, i64) {
    // A year cannot be off by more than one from its average length.
    let mut year = 1970 + day * 400 / 146_097;
    while days(year + 1, 1, 1) <= day {
        year += 1;
    }
    while days(year, 1, 1) > day {
        year -= 1;
    }
    let month = (1..=12).rev().find(|&month| days(year, month, 1) <= day).unwrap_or(1);
    (year, month, day - days(year, month, 1) + 1)
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_date_and_its_day_are_the_same() {
        for (seconds, words) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (1_000_000_000, "2001-09-09 01:46 UTC"),
            (4_107_542_400, "2100-03-01 00:00 UTC"),
        ] {
            assert_eq!(shown(UNIX_EPOCH + Duration::from_secs(seconds)), words);
        }
        for day in 0..60_000 {
            let (year, month, of_month) = date(day);
            assert_eq!(days(year, month, of_month), day);
        }
        let midnight = time((2000, 2, 29), [0, 0, 0]);
        assert_eq!(midnight, Some(UNIX_EPOCH + Duration::from_secs(951_782_400)));
        assert_eq!(time((1969, 1, 1), [0, 0, 0]), None);
    }
}
