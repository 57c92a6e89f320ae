// Script per frame, from Chromium's own trace. A frame is all that the page's main thread does from the end of one drawing to
// the end of the next; script is the time within it that listeners, timers, promises and animation callbacks take, with the
// styles and layouts that they force. A pause in which the thread idles longer than a frame lasts begins a new one. Times are
// those of the thread itself, so that what else the machine does at the moment is not counted.
import { median } from "./process.mjs";

/** How long a frame of a screen with 60 pictures a second lasts, in milliseconds. */
const frameLasts = 1000 / 60;

/** What the trace calls the running of script; one may stand within another. */
const scriptNames = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
  "FunctionCall",
  "MajorGC",
  "MinorGC",
  "RunMicrotasks",
  "TimerFire",
  "v8.compile",
  "v8.compileModule",
  "v8.evaluateModule",
]);

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Time that intervals cover together, each counted once however many of them overlap. */
function covered(intervals) {
  let end = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const { from, to } of intervals.sort((left, right) => left.from - right.from)) {
    if (to > end) sum += to - Math.max(from, end);
    end = Math.max(end, to);
  }
  return sum;
}

/** The thread that runs the page: no other runs as many functions. */
function mainThread(events) {
  const calls = new Map();
  for (const { name, pid, tid } of events)
    if (name === "FunctionCall") calls.set(`${pid}.${tid}`, (calls.get(`${pid}.${tid}`) ?? 0) + 1);
  const [busiest] = [...calls].sort(([, left], [, right]) => right - left);
  if (busiest === undefined) throw new Error("The trace holds no script.");
  return busiest[0];
}

/**
 * Divides a trace into frames.
 *
 * @param {{ traceEvents: object[] }} trace
 * @returns {{ scriptMilliseconds: number, busyMilliseconds: number }[]} frames in which script ran
 */
function framesOf({ traceEvents }) {
  const thread = mainThread(traceEvents);
  const own = traceEvents
    .filter(({ pid, tid, ph }) => `${pid}.${tid}` === thread && ph === "X")
    .sort((left, right) => left.ts - right.ts);
  const frames = [];
  let frame = { tasks: [], scripts: [] };
  let taskEnds = 0;
  const close = () => {
    if (frame.scripts.length > 0)
      frames.push({ scriptMilliseconds: covered(frame.scripts), busyMilliseconds: covered(frame.tasks) });
    frame = { tasks: [], scripts: [] };
  };
  let isDrawn = false;
  for (const { name, ts, dur = 0, tts, tdur = 0 } of own) {
    // Everything within a task follows it; the task that draws is the last of its frame.
    if (name === "RunTask") {
      if (isDrawn || ts - taskEnds > frameLasts * 1000) close();
      isDrawn = false;
      taskEnds = ts + dur;
    }
    const interval = { from: tts / 1000, to: (tts + tdur) / 1000 };
    if (name === "RunTask") frame.tasks.push(interval);
    else if (scriptNames.has(name)) frame.scripts.push(interval);
    else if (name === "Commit") isDrawn = true;
  }
  close();
  return frames;
}

/** The middle, the one that 95 of 100 stay below, and the largest. */
export function spread(values) {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: median(sorted) ?? 0, p95: at(0.95), max: sorted.at(-1) ?? 0 };
}

/**
 * The frames of a page while something is done in it. What is done must ask the page for nothing (no locators, no
 * `evaluate`): that would be script of its own.
 *
 * @param {import("playwright").Page} page
 * @param {() => Promise<void>} act
 */
export async function measureFrames(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories });
  await act();
  return framesOf(JSON.parse((await browser.stopTracing()).toString()));
}

/** What several frames come to. */
export function summarize(frames) {
  return {
    frames: frames.length,
    scriptMilliseconds: spread(frames.map(({ scriptMilliseconds }) => scriptMilliseconds)),
    busyMilliseconds: spread(frames.map(({ busyMilliseconds }) => busyMilliseconds)),
  };
}
