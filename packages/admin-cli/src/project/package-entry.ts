import { stat } from "node:fs/promises";
import { join } from "node:path";

const conditions: ReadonlySet<string> = new Set(["browser", "default", "import", "module", "production"]);

/** The file that a target of `exports` leads a browser's bundler to. */
function targetOf(target: unknown): string | undefined {
  if (typeof target === "string") return target;
  if (Array.isArray(target)) return target.map(targetOf).find((found) => found !== undefined);
  if (typeof target !== "object" || target === null) return undefined;
  for (const [condition, inner] of Object.entries(target)) {
    const found = conditions.has(condition) ? targetOf(inner) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function mainTargets({ exports, module, main }: Readonly<Record<string, unknown>>): string[] {
  if (exports !== undefined && exports !== null) {
    const hasPaths = typeof exports === "object" && Object.keys(exports).some((key) => key.startsWith("."));
    const target = targetOf(hasPaths ? Reflect.get(Object(exports), ".") : exports);
    return target === undefined ? [] : [target];
  }
  return [module, main, "index.js"].filter((target) => typeof target === "string");
}

/**
 * Finds the module that a package is: by `exports`, else by `module` and `main`.
 *
 * @param description its `package.json`.
 * @returns an absolute path to a file that exists.
 */
export async function packageEntry(
  root: string,
  description: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  for (const target of mainTargets(description)) {
    for (const ending of ["", ".js", "/index.js"]) {
      const path = join(root, target + ending);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile()) return path;
    }
  }
  return undefined;
}
