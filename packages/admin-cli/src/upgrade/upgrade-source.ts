import { optionTypes, renamedExports, renamedOptions } from "@tillhouse/extension-sdk/compat";
import type { Problem } from "../base/errors";
import { type ParsedModule, parseModule } from "../syntax/parse-module";
import { locationOf, type SourceFile } from "../syntax/source-file";
import { applyEdits, type ChangedLines, changedLines, type Edit } from "./edits";
import { moveImports } from "./move-imports";
import { renameExports } from "./rename-exports";
import { renameOptions } from "./rename-options";

/** What became of a file. */
export interface UpgradedSource {
  text: string;
  changes: ChangedLines[];
  /** What somebody has to change by hand. */
  open: Problem[];
}

const why = "The SDK of this version does not have it.";

/**
 * Rewrites a file for the contract of today. What is left as it was stays to the letter.
 *
 * @param exports what the admin shares of each package.
 */
export function upgradeSource(
  file: SourceFile,
  exports: ReadonlyMap<string, readonly string[]>,
): UpgradedSource {
  const open: Problem[] = [];
  const changes: ChangedLines[] = [];
  let { text } = file;
  const carryOut = (editsOf: (module: ParsedModule) => Edit[]): void => {
    const module = parseModule({ ...file, text });
    if (module.problems.length > 0) {
      if (open.length === 0) open.push(...module.problems);
      return;
    }
    const edits = editsOf(module);
    changes.push(...changedLines(text, edits));
    text = applyEdits(text, edits);
  };
  carryOut((module) => {
    const { edits, taken, undecided } = renameOptions(module, renamedOptions, optionTypes);
    for (const { from, to, start, end } of taken)
      open.push({
        rule: "option-taken",
        message: `"${from}" is called "${to}" now, and "${to}" is there already.`,
        why,
        hint: "Keep the one that you mean.",
        ...locationOf(module.file, start, end),
      });
    for (const { from, to, start, end } of undecided)
      open.push({
        rule: "option-undecided",
        message: `"${from}" may have to be called "${to}" now.`,
        why: "The object is an option of the SDK, and something else reads it, too.",
        hint: `Write "${to}" here and wherever the object is read.`,
        ...locationOf(module.file, start, end),
      });
    return [...edits, ...renameExports(module, renamedExports)];
  });
  carryOut((module) => {
    const { edits, lost } = moveImports(module, exports);
    for (const { name, entry, start, end } of lost)
      open.push({
        rule: "export-removed",
        message: `"${entry}" no longer exports "${name}".`,
        why,
        hint: "The documentation of the entry lists what it has.",
        ...locationOf(module.file, start, end),
      });
    return edits;
  });
  return { text, changes, open };
}
