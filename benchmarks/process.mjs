// Measures a whole process with everything it starts: wall time, CPU time and peak memory (Linux: read from /proc).
import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

const ticksPerSecond = 100;

async function statOf(pid) {
  try {
    const text = await readFile(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const resident = /VmRSS:\s+(\d+)/.exec(status)?.[1] ?? "0";
    return {
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      bytes: Number(resident) * 1024,
    };
  } catch {
    // The process ended between the listing and the reading.
    return undefined;
  }
}

/** Memory and CPU of a process and all its descendants, now. */
export async function usageOf(root) {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = new Map();
  for (const pid of pids) {
    const stat = await statOf(pid);
    if (stat !== undefined) stats.set(pid, stat);
  }
  const belongs = (pid) => {
    for (let at = pid; at > 1; at = stats.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  const family = [...stats].filter(([pid]) => belongs(pid));
  return {
    bytes: family.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    seconds: Object.fromEntries(family.map(([pid, { seconds }]) => [pid, seconds])),
  };
}

/**
 * Runs a command to its end, which has to be the exit code that is expected.
 *
 * @returns {Promise<{ wallSeconds: number, cpuSeconds: number, peakBytes: number }>}
 */
export async function measureProcess(command, args, { directory, exitCode = 0 } = {}) {
  const began = performance.now();
  const child = spawn(command, args, { cwd: directory, stdio: "ignore" });
  let peakBytes = 0;
  const seconds = {};
  let isRunning = true;
  const sampling = (async () => {
    while (isRunning) {
      const usage = await usageOf(child.pid);
      peakBytes = Math.max(peakBytes, usage.bytes);
      Object.assign(seconds, usage.seconds);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const wallSeconds = (performance.now() - began) / 1000;
  isRunning = false;
  await sampling;
  if (code !== exitCode) throw new Error(`${command} ${args.join(" ")} ended with exit code ${code}.`);
  return { wallSeconds, cpuSeconds: Object.values(seconds).reduce((sum, part) => sum + part, 0), peakBytes };
}

/** The middle of several values. */
export function median(values) {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The middle of each figure of several runs. */
export function medians(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));
}
