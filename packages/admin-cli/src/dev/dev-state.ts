import type { Problem } from "../base/errors";

/** What the page is told of the extensions, whole after every change. Addresses are relative to its root. */
export interface DevState {
  /** The project's folder: editors open its files by it. */
  root: string;
  extensions: { id: string; module: string; styles: string[]; files: string[] }[];
  /** The address of each module that is loaded when it is shown, by the author's file. */
  modules: Record<string, string>;
  problems: Problem[];
  /** What `check` and `build` refuse, and the page shows all the same: a text that is not written yet. */
  warnings: Problem[];
}

/** What came of a change, for the terminal. */
export interface DevUpdate {
  /** The author's files that changed; none at the start. */
  changed: readonly string[];
  /** Mistakes in the extensions, as they stand now. */
  problems: readonly Problem[];
  /** What is shown all the same: warnings, and what is not finished. Each is told once, for as long as it stands. */
  warnings: readonly Problem[];
  /** Whether the page has the code with these mistakes: they were found when everything was loaded. */
  isShown: boolean;
  /** How long it took to compile what changed. */
  milliseconds: number;
}
