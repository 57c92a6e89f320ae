/** Pauses up to this long, in milliseconds, are cut short: pauses in typing, and those before asking again. */
const longestPause = 1200;

/** How many times as fast those pauses pass. */
const pace = 40;

/**
 * Lets pauses pass quickly, so that checks do not wait for them. How long somebody has to read a toast stays as it is.
 *
 * @returns what puts the clock back
 */
export function speedUpTimers(): () => void {
  const { setTimeout: real } = globalThis;
  const hurried = (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
    real(run, delay <= longestPause ? delay / pace : delay, ...values);
  // Runners give `setTimeout` properties of their own; only its call is replaced.
  globalThis.setTimeout = Object.assign(hurried, real) as typeof real;
  return () => {
    globalThis.setTimeout = real;
  };
}
