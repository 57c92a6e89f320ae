import { readFile } from "node:fs/promises";
import { completeStyles } from "./compile-styles";
import type { PreparedStyles } from "./prepared";
import { findCandidates, type StyleSource } from "./tailwind";

export { prepareStyles } from "./compile-styles";

let prepared: Promise<PreparedStyles> | undefined;
let last: { names: string; sheet: Promise<string> } | undefined;

async function readPrepared(): Promise<PreparedStyles> {
  return JSON.parse(await readFile(new URL("./prepared-styles.json", import.meta.url), "utf8"));
}

/**
 * Makes the style sheet of extensions, with what was made when the package was built. Asked again for sources with the same
 * classes, it gives the same sheet at once.
 *
 * @param sources what is searched for classes
 * @param options `withComponents` adds what the components of `@medusajs/ui` 3 need
 * @throws when what was made before is not where the package was built to
 */
export async function compileStyles(
  sources: readonly StyleSource[],
  { withComponents = false }: { withComponents?: boolean } = {},
): Promise<string> {
  prepared ??= readPrepared();
  const made = await prepared;
  const candidates = findCandidates(sources);
  const names = JSON.stringify([withComponents, candidates]);
  if (last?.names !== names) last = { names, sheet: completeStyles(candidates, made, withComponents) };
  return last.sheet;
}
