/** A mistake in an extension, as the command line words it. */
export interface DevProblem {
  rule: string;
  message: string;
  why?: string;
  hint?: string;
  /** The author's file; `line` and `column` count from 1. */
  file?: string;
  line?: number;
  column?: number;
  /** The lines around the place. */
  frame?: string;
}

/** An extension as it is now. Addresses are relative to the page's root. */
interface DevExtension {
  id: string;
  module: string;
  styles: readonly string[];
  /** All its files. */
  files: readonly string[];
}

/** Everything that the page needs to know of the extensions; sent whole after every change. */
export interface DevState {
  /** The project's folder on the author's machine. */
  root: string;
  extensions: readonly DevExtension[];
  /** The address of each module that is loaded when it is shown, by the author's file. */
  modules: Readonly<Record<string, string>>;
  problems: readonly DevProblem[];
  /** What the page is shown in spite of: a text that is not written yet. */
  warnings: readonly DevProblem[];
}
