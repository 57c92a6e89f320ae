import { stat } from "node:fs/promises";
import { dirname, extname, relative, resolve, sep } from "node:path";
import { readSource } from "../syntax/module-store";
import { type ParsedModule, parseModule } from "../syntax/parse-module";
import type { PossibleValue } from "../syntax/possible-value";
import { locationOf, type SourceLocation } from "../syntax/source-file";
import type { FollowImport } from "../syntax/value-reader";

/** Files of a project that lead to each other, each read once. */
export interface LocalModules {
  /** Reads a file by its absolute path; `undefined` where there is none. */
  read(path: string): Promise<ParsedModule | undefined>;
  /** Reads what a file imports, as Node.js finds it. Packages are not followed, nor what cannot be parsed. */
  follow: FollowImport;
  /** Where a value stands. */
  locationOf(value: PossibleValue): SourceLocation;
  /** What was read, absolute. */
  files(): string[];
}

/** In the order in which they are tried. */
const extensions = ["", ".js", ".json", ".cjs", ".mjs", ".ts", "/index.js", "/index.ts"];

/** Makes a script of JSON: its value is what the script exports. */
const jsonPrefix = "export default ";

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

/** Reads files below a project, for a list or a setting that stands in several of them. */
export function createLocalModules(project: string): LocalModules {
  const modules = new Map<string, ParsedModule>();

  async function read(path: string): Promise<ParsedModule | undefined> {
    const known = modules.get(path);
    if (known !== undefined || !(await isFile(path))) return known;
    const source = await readSource(path, relative(project, path).split(sep).join("/"));
    const isJson = extname(path) === ".json";
    const module = parseModule(isJson ? { ...source, text: jsonPrefix + source.text } : source);
    modules.set(path, module);
    return module;
  }

  return {
    read,
    files: () => [...modules.keys()],
    async follow(request, from) {
      if (!/^\.{0,2}[/\\]|^\.{1,2}$|^[A-Za-z]:/.test(request)) return undefined;
      const path = resolve(dirname(from.file.path), request);
      // TypeScript names the file that is made of the one that there is.
      const paths = [
        ...extensions.map((extension) => path + extension),
        path.replace(/\.([cm]?)js$/, ".$1ts"),
      ];
      for (const candidate of paths) {
        const module = await read(candidate);
        if (module !== undefined) return module.problems.length > 0 ? undefined : module;
      }
      return undefined;
    },
    locationOf({ node, scope: { module } }) {
      const { file } = module;
      const length = extname(file.path) === ".json" ? jsonPrefix.length : 0;
      return locationOf({ ...file, text: file.text.slice(length) }, node.start - length, node.end - length);
    },
  };
}
