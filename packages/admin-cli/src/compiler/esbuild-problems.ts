import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { packageOf } from "@tillhouse/extension-sdk/mistakes";
import type { Message } from "esbuild";
import { didYouMean } from "../base/did-you-mean";
import type { Problem } from "../base/errors";
import type { Shell } from "../site/shell";
import { parseModule } from "../syntax/parse-module";
import { codeFrame } from "../syntax/source-file";
import { isDetail } from "./plugins/shared-plugin";
import { cameWithOfficialAdmin } from "./v1/official-packages";

type Wording = Pick<Problem, "rule" | "message" | "why" | "hint">;

const nodeModules =
  /^(?:node:|(?:assert|buffer|child_process|crypto|dns|events|fs|http2?|https|net|os|path|process|stream|tls|url|util|worker_threads|zlib)(?:\/|$))/;

/** Packages of other frameworks, which would not work here once they are installed. */
const foreign: readonly [isOne: (request: string) => boolean, why: string, hint: string][] = [
  [
    (request) => packageOf(request) === "next",
    "It belongs to Next.js, which does not run here.",
    'Links and addresses come from "react-router-dom".',
  ],
  [
    cameWithOfficialAdmin,
    "The official admin brought it. This one does not.",
    "@tillhouse/extension-sdk has what takes its place; the guide about moving from @medusajs/admin lists it.",
  ],
  [
    (request) => /^[@~]\//.test(request),
    "It looks like a short form of a path, and no tsconfig.json of the project says what for.",
    "Add it to `paths` in tsconfig.json, or write the path.",
  ],
];

function wordUnresolved(request: string, install: string): Wording {
  const known = foreign.find(([isOne]) => isOne(request));
  if (known !== undefined)
    return {
      rule: "import-unresolved",
      message: `"${request}" cannot be found.`,
      why: known[1],
      hint: known[2],
    };
  const local = request.startsWith(".") || request.startsWith("/");
  if (!local && nodeModules.test(request)) {
    return {
      rule: "import-unresolved",
      message: `"${request}" is a part of Node.js.`,
      why: "Extensions run in the browser, where it does not exist.",
      hint: "Use what the browser has, or ask your backend. Types alone are imported with `import type`.",
    };
  }
  return {
    rule: "import-unresolved",
    message: `"${request}" cannot be found.`,
    why: local ? "There is no such file." : "The package is not installed in the project.",
    hint: local ? "Check the path and the name of the file." : `Run: ${install} ${packageOf(request)}`,
  };
}

/** What a module exports, where it can be read. It is looked at only after a mistake. */
function exportsOf(file: string, project: string): readonly string[] {
  const path = resolve(project, file);
  try {
    return [...parseModule({ path, source: file, text: readFileSync(path, "utf8") }).exports.keys()];
  } catch {
    return [];
  }
}

/** The package that a file belongs to, where it is an installed one. */
function packageWith(file: string): string | undefined {
  return /^(?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace("\\", "/");
}

function wordMissingExport(from: string, name: string, { project, shell }: MessageContext): Wording {
  const shared = /^tillhouse-shared:(.*)$/.exec(from)?.[1];
  if (shared === undefined) {
    const file = from.replace(/^tillhouse-(?:slice|barrel|v1-module):/, "").replace(/\?.*$/, "");
    const meant = didYouMean(name, exportsOf(file, project));
    return {
      rule: "export-missing",
      message: `"${packageWith(file) ?? file}" has no export "${name}".`,
      why: "The import would be undefined when the extension runs.",
      hint:
        meant === undefined
          ? "Check the spelling, and the version of the package."
          : `Did you mean "${meant}"?`,
    };
  }
  const meant = didYouMean(name, shell.shared.get(shared)?.exports ?? []);
  return {
    rule: "shared-name-missing",
    message: `"${shared}" of the running admin has no export "${name}".`,
    why: `The package is shared with the admin (shell ${shell.version}), which has one copy of it for everybody.`,
    hint:
      meant === undefined
        ? "Use what the shared copy exports; the manual lists it."
        : `Did you mean "${meant}"?`,
  };
}

/** What the wording of a message needs to know. */
export interface MessageContext {
  project: string;
  shell: Shell;
  /** How packages are installed in the project: `npm install`. */
  install: string;
}

/** What the compiler adds to a message, without the lines that it would show below. */
function wordNote({ notes }: Message): string | undefined {
  const [note] = notes;
  if (note === undefined) return undefined;
  if (note.location === null || !note.text.endsWith(":")) return note.text;
  return `${note.text.slice(0, -1)}, in line ${note.location.line}.`;
}

function word(message: Message, setting: MessageContext): Wording {
  if (isDetail(message.detail)) {
    const { rule, why, hint } = message.detail;
    return { rule, message: message.text, why, hint };
  }
  const unresolved = /^Could not resolve "([^"]+)"/.exec(message.text)?.[1];
  if (unresolved !== undefined) return wordUnresolved(unresolved, setting.install);
  const missing = /^No matching export in "([^"]+)" for import "([^"]+)"/.exec(message.text);
  if (missing?.[1] !== undefined && missing[2] !== undefined)
    return wordMissingExport(missing[1], missing[2], setting);
  const undefinedName =
    /^Import "([^"]+)" will always be undefined because there is no matching export in "([^"]+)"/.exec(
      message.text,
    );
  if (undefinedName?.[1] !== undefined && undefinedName[2] !== undefined)
    return wordMissingExport(undefinedName[2], undefinedName[1], setting);
  const noLoader = /^No loader is configured for "([^"]*)" files/.exec(message.text)?.[1];
  if (noLoader !== undefined) {
    return {
      rule: "import-kind",
      message: `Files of the kind "${noLoader}" cannot be imported.`,
      why: "The compiler does not know what such a file is in a script.",
      hint: "Scripts, styles, JSON, images, fonts and media can be imported.",
    };
  }
  return {
    rule: "compile",
    message: `${message.text}.`,
    why: "The compiler cannot make a script of it that does what is written.",
    hint: wordNote(message) ?? "Correct the marked place.",
  };
}

/** Words a message of the compiler as a problem, in the author's file where it has one. */
export function problemOfMessage(message: Message, setting: MessageContext): Problem {
  const { project } = setting;
  const wording = word(message, setting);
  const { location } = message;
  if (location === null) return wording;
  const path = location.file.replace(/^tillhouse-[a-z\d-]+:/, "").replace(/\?.*$/, "");
  // esbuild counts columns in UTF-8 bytes; editors count UTF-16 units.
  const column = Buffer.from(location.lineText).subarray(0, location.column).toString().length + 1;
  const lines = `${"\n".repeat(location.line - 1)}${location.lineText}`;
  const frame = codeFrame(lines, location.line, column, location.length)
    .split("\n")
    .filter((row) => !/^\s+\d+ \|$/.test(row));
  return {
    ...wording,
    file: (path.startsWith("/") || /^[A-Za-z]:/.test(path) ? relative(project, path) : path)
      .split(sep)
      .join("/"),
    line: location.line,
    column,
    frame: frame.join("\n"),
  };
}
