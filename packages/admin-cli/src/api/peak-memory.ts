import { readdir, readFile } from "node:fs/promises";

/** The most memory that a process has had at once, in bytes; 0 where the system does not tell. */
async function peakOf(processId: string): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/**
 * The most memory that this process and those that it started have had, in bytes. Where the system tells nothing of the
 * others (everywhere but on Linux) it is this process alone.
 */
export async function peakMemory(): Promise<number> {
  const own = process.resourceUsage().maxRSS * 1024;
  const threads = await readdir("/proc/self/task").catch((): string[] => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, "utf8").catch(() => "")),
  );
  const children = lists.flatMap((list) => list.trim().split(/\s+/)).filter((id) => id !== "");
  const peaks = await Promise.all(children.map(peakOf));
  return peaks.reduce((sum, bytes) => sum + bytes, own);
}
