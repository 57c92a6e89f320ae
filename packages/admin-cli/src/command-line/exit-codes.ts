import { CommandError, type CommandErrorCode } from "../base/errors";

/** How a command ends, for scripts. */
export const exitCodes = { done: 0, failure: 1, usage: 2 } as const;

/** The table of exit codes, as the help prints it. */
export const exitCodeText = `
Exit codes:
  0  done
  1  failure, and mistakes in the extensions
  2  wrong usage: an unknown command or option, a value that cannot be used`;

/** The exit code of what a command threw. */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommandError)) return exitCodes.failure;
  const codes: Partial<Record<CommandErrorCode, number>> = {
    "invalid-configuration": exitCodes.usage,
    "directory-missing": exitCodes.usage,
    "wrong-usage": exitCodes.usage,
  };
  return codes[error.code] ?? exitCodes.failure;
}
