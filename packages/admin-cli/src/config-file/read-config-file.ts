import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { findSecret } from "../base/detect-secrets";
import { CommandError, type Problem } from "../base/errors";
import { codeFrame, type SourceFile, type SourceLocation } from "../syntax/source-file";
import type { ConfigKey } from "./config-locations";

/** A configuration file that was read. Its values have not been checked. */
export interface ConfigFile {
  /** Absolute. */
  path: string;
  /** As messages name it: relative to the project, with forward slashes. */
  name: string;
  text: string;
  values: Readonly<Record<string, unknown>>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function invalid(problem: Problem, cause?: unknown): CommandError {
  return new CommandError({
    code: "invalid-configuration",
    message: "The configuration file cannot be used.",
    details: [problem],
    cause,
  });
}

function parseJson(file: SourceFile): unknown {
  try {
    return JSON.parse(file.text);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const line = /line (\d+)/.exec(message)?.[1];
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? file.text.trimEnd().length);
    const before = file.text.slice(0, offset).split("\n");
    const at = { line: Number(line ?? before.length), column: (before.at(-1) ?? "").length + 1 };
    const problem: Problem = {
      rule: "configuration-syntax",
      message: "The file is no JSON.",
      why: message,
      hint: "Comments and commas at the end of a list need tillhouse.config.ts or .js instead.",
      file: file.source,
      ...at,
      frame: codeFrame(file.text, at.line, at.column, 1),
    };
    throw invalid(problem, cause);
  }
}

/** Finds a place in the file. The parser is loaded for this alone, so that a good file costs nothing. */
export async function locationInConfigFile(
  { path, name, text }: ConfigFile,
  asked: ConfigKey,
): Promise<SourceLocation | { file: string }> {
  const { locationInConfig } = await import("./config-locations");
  return locationInConfig({ path, source: name, text }, asked) ?? { file: name };
}

async function refuseSecret(file: ConfigFile): Promise<void> {
  const place = findSecret(file.values);
  if (place === undefined) return;
  const steps = place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  // Never the lines: messages end up in logs.
  const { frame: _, ...at } = {
    frame: undefined,
    ...(await locationInConfigFile(file, { path: steps, part: "key" })),
  };
  throw invalid({
    rule: "configuration-secret",
    message: `"${place}" looks like a secret.`,
    why: "The file is kept with the project, and much of it ends up in a page that everybody can read.",
    hint: "Keep secrets in the backend, and rename what is none.",
    ...at,
  });
}

/**
 * Reads a configuration file: JSON as it is, scripts by running them.
 *
 * @param limit how long a script may take, in milliseconds; left out, it is waited for
 * @throws CommandError `invalid-configuration` where it cannot be read or run, is no object, or holds a secret.
 */
export async function readConfigFile(path: string, project: string, limit?: number): Promise<ConfigFile> {
  const text = (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
  const source = relative(project, path).split(sep).join("/");
  const file: SourceFile = { path, source, text };
  const values = path.endsWith(".json")
    ? parseJson(file)
    : await (await import("./run-config-script")).runConfigScript(file, limit);
  if (!isRecord(values)) {
    const kind = typeof values === "function" ? "a function" : values === undefined ? "nothing" : "no object";
    throw invalid({
      rule: "configuration-shape",
      message: `The configuration file exports ${kind}.`,
      hint: path.endsWith(".json")
        ? "Write one object of settings."
        : "Write: export default defineConfig({ … });",
      file: source,
    });
  }
  const read = { path, name: source, text, values };
  await refuseSecret(read);
  return read;
}
