import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { resolve } from "node:path";
import type { Problem } from "../../base/errors";
import { codeFrame } from "../../syntax/source-file";
import type { OutputFile } from "../bundle";
import type { FoundProblem, Verification, VerificationFailure } from "./verify-output";

type Wording = Pick<Problem, "rule" | "message" | "why" | "hint">;

function nameOf({ owner, what, source }: VerificationFailure): string {
  if (source !== undefined) return source;
  return what === "" ? `The extension "${owner}"` : `"${what}" of the extension "${owner}"`;
}

function word(failure: VerificationFailure): Wording {
  const name = nameOf(failure);
  switch (failure.rule) {
    case "throws":
      return {
        rule: "load-throws",
        message: `${name} throws when it is loaded: ${failure.message ?? ""}`,
        why:
          failure.what === "" && failure.source === undefined
            ? "The admin would have nothing of this extension."
            : "The admin would show an error in its place.",
        hint: "Move what can fail into the component, or into a function that runs later.",
      };
    case "hangs":
      return {
        rule: "load-hangs",
        message: `${name} does not finish loading.`,
        why: "A loop without an end while loading stops the whole page.",
        hint: "Look for a loop or an await outside of components and functions.",
      };
    case "no-definition":
      return {
        rule: "definition-missing",
        message: `${name} has no definition as its default export.`,
        why: "The admin reads from it what the extension brings.",
        hint: "Export what defineExtension returns.",
      };
    case "no-component":
      return {
        rule: "default-export-invalid",
        message: `${name} has no component as its default export when it is loaded.`,
        why: "The admin renders the default export.",
        hint: "Export a function, a class, or the result of memo or forwardRef.",
      };
    case "no-texts":
      return {
        rule: "messages-invalid",
        message: `${name} are no texts when they are loaded.`,
        why: "The admin looks texts up by their keys.",
        hint: "Export one flat object of keys and texts.",
      };
  }
}

function wordFinding({ owner, source, reason, text }: FoundProblem): Problem {
  const isSentence = /^[A-Z“]/.test(text);
  return {
    rule: reason.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    message: isSentence ? text : `The extension "${owner}" ${text}`,
    why: "The admin would leave it out and say so.",
    ...(source === undefined ? {} : { file: source }),
  };
}

/** Where a place of a compiled file stands in the author's. */
async function placeOfStack(
  stack: string,
  project: string,
  mapped: readonly OutputFile[],
): Promise<Partial<Problem>> {
  const found = /extensions\/([^\s:()]+?)-[A-Z0-9]+\.js:(\d+):(\d+)/.exec(stack);
  if (found === null) return {};
  const [, stem, line, column] = found;
  // Compiled again with maps the code is the same and the hash in its name another one.
  const file = mapped.find(({ name }) => new RegExp(`^extensions/${stem}-[A-Z0-9]+\\.js\\.map$`).test(name));
  if (file === undefined) return {};
  const map = new SourceMap(JSON.parse(Buffer.from(file.contents).toString()));
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return {};
  const source = entry.originalSource
    .replace(/^(?:\.\.\/)+/, "")
    .replace(/^tillhouse-[a-z]+:/, "")
    .replace(/\?.*$/, "");
  const text = await readFile(resolve(project, source), "utf8").catch(() => undefined);
  if (text === undefined) return {};
  const at = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  return { file: source, ...at, frame: codeFrame(text, at.line, at.column, 1) };
}

/** Two packages may ask for the same keys without knowing of each other; people choose their own. */
const harmless = new Set(["takenKeys"]);

/** What keeps the output from being used, and what could not be found out. */
export interface VerificationProblems {
  problems: Problem[];
  warnings: Problem[];
}

/**
 * Words what loading the output brought to light.
 *
 * @param mapped gives the compiled files once more, with source maps; asked only where something threw.
 */
export async function problemsOfVerification(
  proof: Verification,
  project: string,
  mapped: () => Promise<readonly OutputFile[]>,
): Promise<VerificationProblems> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const thrown = proof.failures.some(({ stack }) => stack !== undefined);
  const files = thrown ? await mapped() : [];
  for (const failure of proof.failures) {
    const { stack, source, message, rule } = failure;
    const place = stack === undefined ? {} : await placeOfStack(stack, project, files);
    const problem: Problem = {
      ...word(failure),
      ...(source === undefined ? {} : { file: source }),
      ...place,
    };
    if (!failure.usesBrowser) problems.push(problem);
    else
      warnings.push({
        ...problem,
        rule: "load-unproved",
        message: `${nameOf(failure)} could not be loaded outside a browser${rule === "throws" ? `: ${message}` : "."}`,
        why: "It uses the browser while it is loaded, so that whether it works shows only there.",
        hint: "Nothing has to be done. Code inside of components and functions is not affected.",
      });
  }
  for (const findings of proof.findings)
    (harmless.has(findings.reason) ? warnings : problems).push(wordFinding(findings));
  return { problems, warnings };
}
