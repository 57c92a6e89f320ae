import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { resolve } from "node:path";
import type { Problem } from "../../base/errors";
import { codeFrame, locationOf } from "../../syntax/source-file";
import type { OutputFile } from "../bundle";
import { isWarning } from "../checks/rules";
import type { FoundProblem, Verification, VerificationFailure } from "./verify-output";

type Wording = Pick<Problem, "rule" | "message" | "why" | "hint">;

function nameOf({ owner, what, source }: VerificationFailure): string {
  if (source !== undefined) return source;
  return what === "" ? `The extension "${owner}"` : `"${what}" of the extension "${owner}"`;
}

/** What somebody else's error says, as the end of a sentence. */
function asEnd(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function word(failure: VerificationFailure): Wording {
  const name = nameOf(failure);
  switch (failure.rule) {
    case "throws":
      return {
        rule: "load-throws",
        message: `${name} throws when it is loaded: ${asEnd(failure.message ?? "")}`,
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

/** What the registry's reasons are called among the rules, and what to do about each. */
const findings: Readonly<Record<string, { rule: string; hint: string }>> = {
  apiVersion: { rule: "api-version", hint: "Remove `apiVersion`: the compiler sets it." },
  definitionAnswer: {
    rule: "transform-invalid",
    hint: "Return the same resource, with its `name`, `api`, `title` and `body`, and parts with ids of their own.",
  },
  definitionFailed: {
    rule: "transform-failed",
    hint: "Return what you do not change as it is, and check whether a list, a form or a detail page is there.",
  },
  duplicateCommand: { rule: "command-duplicate", hint: "Give one of them another id." },
  duplicateElement: {
    rule: "change-duplicate",
    hint: "Give it another id, or `replace` the part that is there.",
  },
  duplicateExtension: { rule: "extension-duplicate", hint: "Change the id of one of them." },
  duplicateGroup: {
    rule: "group-duplicate",
    hint: "Give one of them another id, or use the group that is there.",
  },
  duplicateKind: { rule: "kind-duplicate", hint: "Give one of them another name." },
  duplicateResource: { rule: "resource-duplicate", hint: "Give one of them another name." },
  duplicateRoute: { rule: "route-duplicate", hint: "Give one of them another path." },
  duplicateSetting: { rule: "setting-duplicate", hint: "Give one of them another path." },
  missingResource: {
    rule: "resource-unknown",
    hint: "Correct the name, or add the extension that has the resource to `extensions` in tillhouse.config.",
  },
  notAResource: { rule: "resource-invalid", hint: "Put what defineResource returns into `resources`." },
  takenKeys: { rule: "shortcut-taken", hint: "Choose others, such as two keys one after the other." },
  unknownAnchor: { rule: "change-place", hint: "Name another part of the same list." },
  unknownGroup: { rule: "group-unknown", hint: "Use a group of the admin, or add your own in `groups`." },
  unknownKind: { rule: "kind-unknown", hint: "Correct the name, or add the kind in `kinds`." },
  unknownTarget: {
    rule: "change-target",
    hint: "Correct the id: your editor completes those that there are.",
  },
  unknownZone: {
    rule: "unknown-zone",
    hint: "Correct the name: your editor completes those that there are.",
  },
  unusableKeys: {
    rule: "shortcut-invalid",
    hint: 'Write one or two keys: "g r", "Mod+i". Keys that browsers and readers of screens use are not given out.',
  },
  wrongTarget: { rule: "change-kind", hint: "Change something that can take it." },
};

function wordFinding({ owner, source, reason, text }: FoundProblem): Problem {
  const isSentence = /^[A-Z“]/.test(text);
  const known = findings[reason];
  return {
    rule: known?.rule ?? reason.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    message: isSentence ? text : `The extension "${owner}" ${text}`,
    why: "The admin would leave it out and say so.",
    ...(known === undefined ? {} : { hint: known.hint }),
    ...(source === undefined ? {} : { file: source }),
  };
}

/** The names in a sentence of the registry: `adds “products.columns.stars”, which …`. */
const quoted = /“([^”]+)”/g;

/** Where the author's file has the name that a finding is about: the last place, as the second of two is one too many. */
async function placeOfName({ source, text }: FoundProblem, project: string): Promise<Partial<Problem>> {
  if (source === undefined) return {};
  const path = resolve(project, source);
  const contents = await readFile(path, "utf8").catch(() => undefined);
  if (contents === undefined) return {};
  // `products.columns.stars` is written as `stars` where the list is that of the products' columns.
  for (const [, name = ""] of text.matchAll(quoted))
    for (const written of [name, name.split(".").at(-1) ?? name]) {
      const start = Math.max(
        ...[`"${written}"`, `'${written}'`].map((literal) => contents.lastIndexOf(literal)),
      );
      if (start >= 0) return locationOf({ path, source, text: contents }, start, start + written.length + 2);
    }
  return {};
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

/** A finding is as grave as the rule that it falls under: the checks say the same of what they can read. */
function isHarmless({ reason }: FoundProblem, problem: Problem): boolean {
  return harmless.has(reason) || isWarning(problem);
}

/** Whether a file is what an installed plugin brings for the official admin. */
function isBundle(file: string | undefined): boolean {
  return file?.endsWith("dist/admin/_virtual_entry.js") === true;
}

/** Words what is wrong with a plugin that was compiled elsewhere: only its author can do something. */
function ofPlugin(problem: Problem): Problem {
  return {
    ...problem,
    rule: "extension-official-bundle",
    hint: "Tell the author of the plugin, or use another version of it. The rest of it works.",
  };
}

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
    const isOfPlugin = isBundle(problem.file) && rule !== "hangs";
    if (isOfPlugin && !failure.usesBrowser) warnings.push(ofPlugin(problem));
    else if (!failure.usesBrowser) problems.push(problem);
    else
      warnings.push({
        ...problem,
        rule: "load-unproved",
        message: `${nameOf(failure)} could not be loaded outside a browser${rule === "throws" ? `: ${asEnd(message ?? "")}` : "."}`,
        why: "It uses the browser while it is loaded, so that whether it works shows only there.",
        hint: "Nothing has to be done. Code inside of components and functions is not affected.",
      });
  }
  for (const found of proof.findings) {
    const problem = { ...wordFinding(found), ...(await placeOfName(found, project)) };
    if (isBundle(found.source)) warnings.push(ofPlugin(problem));
    else (isHarmless(found, problem) ? warnings : problems).push(problem);
  }
  return { problems, warnings };
}
