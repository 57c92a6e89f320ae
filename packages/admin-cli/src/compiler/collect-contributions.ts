import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import type { Problem } from "../base/errors";
import { exportsComponent } from "../syntax/component-export";
import { type ModuleStore, readSource } from "../syntax/module-store";
import type { ParsedModule } from "../syntax/parse-module";
import {
  type CheckedConfig,
  checkRouteConfig,
  checkSettingConfig,
  checkWidgetConfig,
} from "./checks/check-config";
import { commonExport, missingConfig, missingDefault, wrongDefault } from "./checks/check-exports";
import { checkExtension } from "./checks/check-extension";
import { checkMessages } from "./checks/check-messages";
import { checkDuplicates, checkRouteFile, checkSettingFile, routePathOf } from "./checks/check-paths";
import { exportsBody, namedResource } from "./checks/check-resource";
import type { SymbolTable } from "./checks/symbol-table";
import type { CompiledContribution, Contribution } from "./sources/contribution";
import { adminScripts, type FoundFile, findFiles, type SkippedFile, sourceName } from "./sources/find-files";
import { isForOfficialAdmin } from "./v1/find-v1";

/** What the folders of a project hold, what was left out, and everything that is wrong. */
export interface CollectedContributions {
  contributions: CompiledContribution[];
  skipped: SkippedFile[];
  problems: Problem[];
}

/** All requests that the scripts of the project import, each with the folder it is seen from. */
async function importedRequests(
  project: string,
  modules: ModuleStore,
): Promise<{ folder: string; request: string }[]> {
  const requests: { folder: string; request: string }[] = [];
  for (const path of await adminScripts(project)) {
    const { program } = await modules.read(path, sourceName(project, path));
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

function exportsName(module: ParsedModule, name: string): boolean {
  return module.exports.has(name) || (name !== "default" && module.starRequests.length > 0);
}

/** What keeps a file from being a widget or a page. The official admin left out such a file. */
function lackOf(
  { kind, segments }: FoundFile,
  { hasDefault, hasConfig }: { hasDefault: boolean; hasConfig: boolean },
): string | undefined {
  if (kind === "resource") return undefined;
  if (!hasDefault) return "incomplete: no default export";
  if (!hasConfig && kind !== "route") return "incomplete: no `config`";
  return kind === "setting" && segments.length !== 2 ? "not in a folder right below settings" : undefined;
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

function checkModule(module: ParsedModule, kind: FoundFile["kind"], known: SymbolTable): CheckedConfig {
  if (kind === "widget") return checkWidgetConfig(module, known);
  if (kind === "resource") return { zones: [], problems: [] };
  return kind === "route" ? checkRouteConfig(module, known) : checkSettingConfig(module);
}

/** What {@link collectContributions} needs to know beside the folder. */
export interface CollectOptions {
  known: SymbolTable;
  modules: ModuleStore;
}

/** Finds and checks everything in the folders of a project. Every mistake is collected; none ends the search. */
export async function collectContributions(
  project: string,
  { known, modules }: CollectOptions,
): Promise<CollectedContributions> {
  const { files, skipped } = await findFiles(project);
  const contributions: CompiledContribution[] = [];
  const problems: Problem[] = [];
  const counted: FoundFile[] = [];
  let requests: { folder: string; request: string }[] | undefined;

  for (const file of files) {
    if (file.kind === "messages") {
      const checked = await checkMessages(await readSource(file.path, file.source), file);
      problems.push(...checked.problems);
      counted.push(file);
      if (checked.texts === undefined || checked.problems.length > 0) continue;
      const { language } = checked.texts;
      const contribution = { kind: "messages", language, source: file.source } as const;
      contributions.push({ contribution, path: file.path, hasConfig: false });
      continue;
    }
    const module = await modules.read(file.path, file.source);
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
    // A helper exports as modules do; this was meant to be found.
    const isCommon = module.exports.size === 0 && commonExport(module) !== undefined;
    if (file.kind === "resource" && !hasDefault && !isCommon) {
      const named = namedResource(module);
      requests ??= named === undefined ? undefined : await importedRequests(project, modules);
      // Another file may put it into the definition of the extension.
      if (named !== undefined && !requests?.some((request) => mayMean(file.path, request))) {
        problems.push(named);
        counted.push(file);
        continue;
      }
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
    if (file.kind === "resource" && exportsBody(module)) {
      skipped.push({ source: file.source, reason: "the body of a resource" });
      continue;
    }
    if (file.kind === "widget" && !hasDefault && !module.exports.has("config") && !isCommon) {
      skipped.push({ source: file.source, reason: "a helper: no `config` and no default export" });
      continue;
    }
    if (file.kind === "widget" && !(hasDefault && hasConfig)) {
      requests ??= await importedRequests(project, modules);
      if (requests.some((request) => mayMean(file.path, request))) {
        skipped.push({
          source: file.source,
          reason: "a helper: incomplete as a widget, and another file imports it",
        });
        continue;
      }
    }
    const lack = lackOf(file, { hasDefault, hasConfig });
    if (lack !== undefined && (await isForOfficialAdmin(module, project))) {
      skipped.push({ source: file.source, reason: `${lack}, so the official admin did not show it` });
      continue;
    }
    counted.push(file);
    const checked = checkModule(module, file.kind, known);
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
