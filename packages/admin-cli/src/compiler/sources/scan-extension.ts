import { dirname, resolve } from "node:path";
import { analyzeModule, type ModuleAnalysis } from "../../syntax/module-analysis";
import type { ModuleStore } from "../../syntax/module-store";
import type { ParsedModule } from "../../syntax/parse-module";
import { adminScripts, type FoundFile, findFiles, sourceName } from "./find-files";

/** A file that some contribution is made of, and what it mentions. */
export interface ScannedModule {
  module: ParsedModule;
  facts: ModuleAnalysis;
  /** The scripts of the extension that it imports, by what it calls them. */
  targets: ReadonlyMap<string, string>;
}

/** What lies in the folders of one extension, read and parsed. */
export interface ExtensionScan {
  root: string;
  files: readonly FoundFile[];
  /** The scripts below `src/admin` that contributions are made of, by their paths; others are nobody's concern. */
  reached: ReadonlyMap<string, ScannedModule>;
  /** All scripts below `src/admin`. */
  scripts: readonly string[];
}

function withoutEnding(path: string): string {
  return path.replace(/\.[jt]sx?$/, "").replace(/[\\/]index$/, "");
}

/** Finds the script that a request means: exactly for relative ones, by its last two segments for aliases such as `@/…`. */
function meantBy(request: string, folder: string, byName: ReadonlyMap<string, string>): string | undefined {
  if (request.startsWith(".")) return byName.get(withoutEnding(resolve(folder, request)));
  const last = withoutEnding(request).split("/").slice(-2).join("/");
  if (!last.includes("/")) return undefined;
  for (const [name, path] of byName) if (name.replaceAll("\\", "/").endsWith(`/${last}`)) return path;
  return undefined;
}

/** Reads the folders of an extension, and follows the imports from the files that stand for something. */
export async function scanExtension(root: string, modules: ModuleStore): Promise<ExtensionScan> {
  const [{ files }, scripts] = await Promise.all([findFiles(root), adminScripts(root)]);
  const byName = new Map(scripts.map((path) => [withoutEnding(path), path]));
  const reached = new Map<string, ScannedModule>();
  let waiting = files.flatMap(({ kind, path }) => (kind === "messages" ? [] : path));
  while (waiting.length > 0) {
    const parsed = await Promise.all(
      waiting.map(async (path) => [path, await modules.read(path, sourceName(root, path))] as const),
    );
    const next = new Set<string>();
    for (const [path, module] of parsed) {
      const facts = analyzeModule(module);
      const targets = new Map<string, string>();
      for (const request of facts.requests) {
        const target = meantBy(request, dirname(path), byName);
        if (target === undefined) continue;
        targets.set(request, target);
        next.add(target);
      }
      reached.set(path, { module, facts, targets });
    }
    waiting = [...next].filter((path) => !reached.has(path));
  }
  return { root, files, reached, scripts };
}
