import { didYouMean } from "../base/did-you-mean";
import { CommandError } from "../base/errors";
import { bashCompletion } from "../completion/bash";
import type { CompletionProgram } from "../completion/completion-program";
import { fishCompletion } from "../completion/fish";
import { zshCompletion } from "../completion/zsh";

/** The shells that completion is written for. */
export const completionShells = ["bash", "zsh", "fish"] as const;

/** What `completion` takes. */
export interface CompletionOptions {
  /** One of `bash`, `zsh` and `fish`. */
  shell: string;
  /** The commands and options to offer. */
  program: CompletionProgram;
}

/**
 * Writes the script that lets a shell complete commands, options and their values.
 *
 * @throws CommandError `wrong-usage` for another shell.
 * @example const script = await completion({ shell: "bash", program });
 */
export async function completion({ shell, program }: CompletionOptions): Promise<string> {
  if (shell === "bash") return bashCompletion(program);
  if (shell === "zsh") return zshCompletion(program);
  if (shell === "fish") return fishCompletion(program);
  const meant = didYouMean(shell, completionShells);
  throw new CommandError({
    code: "wrong-usage",
    message: `There is no completion for "${shell}".`,
    hint: `${meant === undefined ? "" : `Did you mean ${meant}? `}There are ${completionShells.join(", ")}.`,
  });
}
