/**
 * Processes by number. A number alone does not name a process for long, so a process is remembered together with the
 * moment it began: a number that the system has given to another program since is never signalled.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {number} id */
export function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * When the process began, as the system tells it; empty where the system does not tell.
 * @param {number} id
 */
export async function beginningOf(id) {
  if (process.platform === "win32") return "";
  try {
    if (process.platform === "linux") {
      const line = await readFile(`/proc/${id}/stat`, "utf8");
      const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
      // A process that has ended and waits for its parent to notice is not running any more.
      return fields[0] === "Z" ? "ended" : fields[19];
    }
    return (await run("ps", ["-p", String(id), "-o", "lstart="])).stdout.trim();
  } catch {
    return "";
  }
}

/** @param {number} id @returns {Promise<{ id: number, began: string }>} */
export const identify = async (id) => ({ id, began: await beginningOf(id) });

/** @param {{ id: number, began: string } | undefined} known */
export async function isRunning(known) {
  return Boolean(known && isAlive(known.id) && (await beginningOf(known.id)) === known.began);
}

/** Whether the process is at work, and not merely ended and not yet noticed by its parent. @param {number} id */
export const isAtWork = async (id) => isAlive(id) && (await beginningOf(id)) !== "ended";

/** The command line of a process, or an empty text. @param {number} id */
export async function commandOf(id) {
  try {
    if (process.platform === "linux") return (await readFile(`/proc/${id}/cmdline`, "utf8")).replaceAll("\0", " ");
    if (process.platform === "win32") return (await run("tasklist", ["/FI", `PID eq ${id}`, "/NH"])).stdout;
    return (await run("ps", ["-p", String(id), "-o", "command="])).stdout.trim();
  } catch {
    return "";
  }
}

/**
 * Sends each signal in turn until the process is gone.
 * @param {{ id: number, began: string } | undefined} known
 * @param {[signal: NodeJS.Signals, patience: number][]} steps
 */
export async function endProcess(known, steps) {
  for (const [signal, patience] of steps) {
    if (!(await isRunning(known))) return;
    try {
      process.kill(known.id, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && (await isRunning(known))) await pause(25);
  }
}
