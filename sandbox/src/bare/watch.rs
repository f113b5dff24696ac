//! Waiting for a program's end, or ending it.

use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant};

use crate::failure::While;
use crate::{End, JudgeFailure, Limits};

/// The longest pause between two looks at a program.
const TICK: Duration = Duration::from_millis(5);

/// Waits until the program ends, its time is over or `stop` says that it must end, and how; how it ended, and how long
/// that took.
pub fn watch(
    child: &mut Child,
    start: Instant,
    limits: Limits,
    stop: &mut dyn FnMut() -> Option<End>,
) -> Result<(End, Duration), JudgeFailure> {
    let mut pause = Duration::from_micros(100);
    loop {
        if let Some(status) = child.try_wait().while_doing("waiting for the program")? {
            let wall = start.elapsed();
            // The time on the clock is the CPU time here.
            return Ok((if wall > limits.cpu { End::CpuLimit } else { end(status) }, wall));
        }
        let stopped = match start.elapsed() >= limits.wall {
            true => Some(End::WallLimit),
            false => stop(),
        };
        if let Some(end) = stopped {
            // One that has just ended by itself can't be killed, and need not be.
            let _ = child.kill();
            child.wait().while_doing("ending the program")?;
            return Ok((end, start.elapsed()));
        }
        std::thread::sleep(pause.min(limits.wall.saturating_sub(start.elapsed())));
        pause = (pause * 2).min(TICK);
    }
}

fn end(status: ExitStatus) -> End {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return End::Signaled(signal);
    }
    End::Exited(status.code().unwrap_or(-1))
}
