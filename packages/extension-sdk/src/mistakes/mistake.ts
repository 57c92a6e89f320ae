/**
 * One thing that is wrong, in words and without its location: `tillhouse check` and the linter say the same.
 *
 * @example const mistake: Mistake = { rule: "unknown-zone", message: "…", why: "…", hint: "…" };
 */
export interface Mistake {
  /** A stable id, as in `docs/mistakes.md`. */
  rule: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** Why that is a problem. */
  why: string;
  /** What to do about it. */
  hint: string;
  /** What was most likely meant, in the place of what is written. Left out where nothing is near enough. */
  meant?: string;
}

/** Where the manual explains a rule of `tillhouse check`. */
export function mistakeUrl(rule: string): string {
  return `https://unpkg.com/@tillhouse/admin-cli/dist/mistakes.md#${rule}`;
}
