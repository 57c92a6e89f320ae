/** One thing that is wrong, told completely: what, where, why it matters and what to do. */
export interface Problem {
  /** A stable id such as `unknown-zone`, for searching and for tools. */
  rule: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** Why that is a problem. */
  why?: string;
  /** What to do about it. */
  hint?: string;
  /** The author's file, relative to the project, with forward slashes. */
  file?: string;
  /** Counted from 1. */
  line?: number;
  /** Counted from 1, in UTF-16 units, as editors count. */
  column?: number;
  /** The lines around the place, with a marker below it. */
  frame?: string;
}

/** What went wrong, as a constant that programs can compare. */
export type CommandErrorCode =
  | "invalid-configuration"
  | "invalid-extensions"
  | "directory-missing"
  | "wrong-usage"
  | "file-in-the-way"
  | "install-failed"
  | "over-budget"
  | "package-invalid"
  | "types-unavailable"
  | "output-refused"
  | "output-missing"
  | "shell-missing"
  | "shell-invalid"
  | "address-taken"
  | "address-unavailable";

/** What a {@link CommandError} is made of. */
export interface CommandErrorOptions {
  /** What went wrong, for programs. */
  code: CommandErrorCode;
  /** What went wrong, in one sentence for people. */
  message: string;
  /** What to do about it. Left out where nothing is known. */
  hint?: string;
  /** Each single mistake, where there can be several. Default: none. */
  details?: readonly Problem[];
  /** The error that led to this one. */
  cause?: unknown;
}

/**
 * The one error that commands throw on purpose. Anything else that leaves a command is a fault of the tool.
 *
 * @example
 * try {
 *   await build({ directory: "shop" });
 * } catch (error) {
 *   if (error instanceof CommandError && error.code === "invalid-extensions") show(error.details);
 *   else throw error;
 * }
 */
export class CommandError extends Error {
  /** What went wrong, for programs to compare. */
  readonly code: CommandErrorCode;
  /** What to do about it; `undefined` where nothing is known. */
  readonly hint: string | undefined;
  /** Each single mistake; empty where the message says all. */
  readonly details: readonly Problem[];

  /** Commands make it; programs that call them only catch it. */
  constructor({ code, message, hint, details = [], cause }: CommandErrorOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "CommandError";
    this.code = code;
    this.hint = hint;
    this.details = details;
  }
}

/** The `code` of a Node.js system error such as `ENOENT`, or `undefined` for any other value. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
