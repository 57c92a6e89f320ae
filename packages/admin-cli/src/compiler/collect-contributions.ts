import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import type { Problem } from "../errors";
import { type CheckedConfig, checkRouteConfig, checkSettingConfig, checkWidgetConfig } from "./check-config";
import { checkExtension } from "./check-extension";
import { checkMessages } from "./check-messages";
import { checkDuplicates, checkRouteFile, checkSettingFile, routePathOf } from "./check-paths";
import { exportsComponent } from "./component-export";
import type { CompiledContribution, Contribution } from "./contribution";
import { adminScripts, type FoundFile, findFiles, type SkippedFile, sourceName } from "./find-files";
import { type ParsedModule, parseModule } from "./parse-module";
import { placeOf, type SourceFile } from "./source-file";
import { exportedValue } from "./static-value";

/** What the folders of a project hold, what was left out, and everything that is wrong. */
export interface CollectedContributions {
  contributions: CompiledContribution[];
  skipped: SkippedFile[];
  problems: Problem[];
}

async function readSource(path: string, source: string): Promise<SourceFile> {
  const text = await readFile(path, "utf8");
  return { path, source, text: text.replace(/^\uFEFF/, "") };
}

/** All requests that the scripts of the project import, each with the folder it is seen from. */
async function importedRequests(project: string): Promise<{ folder: string; request: string }[]> {
  const requests: { folder: string; request: string }[] = [];
  for (const path of await adminScripts(project)) {
    const { program } = parseModule(await readSource(path, sourceName(project, path)));
    for (const statement of program.body) {
      if (!("source" in statement) || statement.source === null) continue;
      requests.push({ folder: dirname(path), request: statement.source.value });
    }
  }
  return requests;
}

/** Whether a request may mean a file: exactly for relative ones, by its last two segments for aliases such as `@/…`. */
function mayMean(path: string, { folder, request }: { folder: string; request: string }): boolean {
  const withoutExtension = (file: string): string =>
    file.replace(/\.[jt]sx?$/, "").replace(/[\\/]index$/, "");
  const target = withoutExtension(path);
  if (request.startsWith(".")) return withoutExtension(resolve(folder, request)) === target;
  const last = withoutExtension(request).split("/").slice(-2).join("/");
  return last.includes("/") && target.replaceAll("\\", "/").endsWith(`/${last}`);
}

function missingDefault(module: ParsedModule, kind: FoundFile["kind"]): Problem {
  const config = module.exports.get("config");
  return {
    rule: "default-export-missing",
    message: `The file has no default export.`,
    why: `The default export is the component of the ${kind === "widget" ? "widget" : "page"}.`,
    hint: "Add for example: export default function Example() { return <p>Hello</p>; }",
    ...placeOf(module.file, config?.start ?? 0, config?.end ?? 1),
  };
}

function missingConfig(module: ParsedModule, kind: FoundFile["kind"]): Problem {
  const component = module.exports.get("default");
  const example =
    kind === "widget"
      ? 'export const config = { zone: "order.details.after" };'
      : 'export const config = { card: { label: "Packing", description: "How orders are packed" } };';
  return {
    rule: "config-missing",
    message: "The file has a component and no exported `config`.",
    why: `\`config\` tells the admin ${kind === "widget" ? "in which zone to show the widget" : "what stands on the card"}.`,
    hint: `Add for example: ${example}${kind === "widget" ? " A helper belongs outside the widgets folder." : ""}`,
    ...placeOf(module.file, component?.start ?? 0, component?.end ?? 1),
  };
}

/** A default export that can be no component or definition, whatever runs. */
function wrongDefault(module: ParsedModule, kind: FoundFile["kind"]): Problem[] {
  const value = exportedValue("default", module);
  if (value === undefined || value.kind === "unknown" || value.kind === "object") return [];
  if (kind === "resource")
    return [
      {
        rule: "default-export-invalid",
        message: "The default export is not a resource.",
        why: "The admin makes list, detail and form from the default export.",
        hint: "Export what defineResource returns.",
        ...placeOf(module.file, value.start, value.end),
      },
    ];
  return [
    {
      rule: "default-export-invalid",
      message: "The default export is not a component.",
      why: "The admin renders the default export.",
      hint: "Export a function, a class, or the result of memo or forwardRef.",
      ...placeOf(module.file, value.start, value.end),
    },
  ];
}

function exportsName(module: ParsedModule, name: string): boolean {
  return module.exports.has(name) || (name !== "default" && module.starRequests.length > 0);
}

function describeContribution(file: FoundFile, checked: CheckedConfig): Contribution {
  const { source } = file;
  const label = checked.label === undefined ? {} : { label: checked.label };
  if (file.kind === "widget")
    return { kind: "widget", id: file.segments.join("/"), zones: checked.zones, source };
  if (file.kind === "route") return { kind: "route", path: routePathOf(file), ...label, source };
  if (file.kind === "resource") return { kind: "resource", name: file.segments.join("/"), source };
  return { kind: "setting", path: file.segments[0] ?? "", ...label, source };
}

function checkModule(module: ParsedModule, kind: FoundFile["kind"], zones: readonly string[]): CheckedConfig {
  if (kind === "widget") return checkWidgetConfig(module, zones);
  if (kind === "resource") return { zones: [], problems: [] };
  return kind === "route" ? checkRouteConfig(module) : checkSettingConfig(module);
}

/**
 * Finds and checks everything in the folders of a project. Every mistake is collected; none ends the search.
 *
 * @param zones the zones that the shell renders.
 */
export async function collectContributions(
  project: string,
  zones: readonly string[],
): Promise<CollectedContributions> {
  const { files, skipped } = await findFiles(project);
  const contributions: CompiledContribution[] = [];
  const problems: Problem[] = [];
  const counted: FoundFile[] = [];
  let requests: { folder: string; request: string }[] | undefined;

  for (const file of files) {
    if (file.kind === "messages") {
      const checked = checkMessages(await readSource(file.path, file.source), file);
      problems.push(...checked.problems);
      if (checked.contribution !== undefined)
        contributions.push({ contribution: checked.contribution, path: file.path, hasConfig: false });
      continue;
    }
    const module = parseModule(await readSource(file.path, file.source));
    if (module.problems.length > 0) {
      problems.push(...module.problems);
      counted.push(file);
      continue;
    }
    if (file.kind === "extension") {
      const checked = checkExtension(module);
      problems.push(...checked.problems);
      counted.push(file);
      if (checked.id === undefined) continue;
      const contribution = { kind: "extension", id: checked.id, source: file.source } as const;
      contributions.push({ contribution, path: file.path, hasConfig: false });
      continue;
    }
    const hasDefault = exportsName(module, "default");
    const hasConfig = exportsName(module, "config");
    if (module.empty) {
      skipped.push({ source: file.source, reason: "nothing in it but comments" });
      continue;
    }
    if (file.kind === "resource" && !hasDefault) {
      skipped.push({ source: file.source, reason: "a helper: no default export" });
      continue;
    }
    if (file.kind === "resource" && exportsComponent(module)) {
      skipped.push({
        source: file.source,
        reason: "a component: a section, a field or a cell of a resource",
      });
      continue;
    }
    if (file.kind === "widget" && !hasDefault && !module.exports.has("config")) {
      skipped.push({ source: file.source, reason: "a helper: no `config` and no default export" });
      continue;
    }
    if (file.kind === "widget" && !(hasDefault && hasConfig)) {
      requests ??= await importedRequests(project);
      if (requests.some((request) => mayMean(file.path, request))) {
        skipped.push({
          source: file.source,
          reason: "a helper: incomplete as a widget, and another file imports it",
        });
        continue;
      }
    }
    counted.push(file);
    const checked = checkModule(module, file.kind, zones);
    problems.push(...(hasDefault ? wrongDefault(module, file.kind) : [missingDefault(module, file.kind)]));
    if (!hasConfig && (file.kind === "widget" || file.kind === "setting") && hasDefault)
      problems.push(missingConfig(module, file.kind));
    problems.push(...checked.problems);
    if (file.kind === "route") problems.push(...checkRouteFile(file));
    if (file.kind === "setting") problems.push(...checkSettingFile(file));
    if (hasDefault)
      contributions.push({
        contribution: describeContribution(file, checked),
        path: file.path,
        hasConfig: hasConfig && file.kind !== "resource",
      });
  }
  problems.push(...checkDuplicates(counted));
  skipped.sort((left, right) => (left.source < right.source ? -1 : 1));
  return { contributions, skipped, problems };
}

/** The name of the extension that a project's folders make: the last part of the package's name, or `local`. */
export async function projectExtensionId(project: string): Promise<string> {
  const text = await readFile(resolve(project, "package.json"), "utf8").catch(() => "{}");
  try {
    const description: unknown = JSON.parse(text);
    const name =
      typeof description === "object" && description !== null && "name" in description
        ? description.name
        : undefined;
    const last = typeof name === "string" ? basename(name) : "";
    return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(last) ? last : "local";
  } catch {
    // A package.json that is no JSON is npm's to report; nothing here depends on it.
    return "local";
  }
}
