import { resolve } from "node:path";
import type { Message, Plugin } from "esbuild";
import { isDetail } from "./shared-plugin";

/** What kept a compilation from reading everything. */
export interface Failures {
  /** Imports that lead nowhere, by what they ask for: the files that ask. */
  unresolved: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files that cannot be read, or that ask for something that cannot. */
  broken: ReadonlySet<string>;
}

/** The file that a message or an importer names: a slice of a file stands for it. */
function fileOf(name: string, project: string): string {
  return resolve(project, name.replace(/^tillhouse-[a-z]+:/, "").replace(/\?.*$/, ""));
}

/** Whether the compiler read everything, and found that a name is missing. */
export function isMissingExport({ text }: Message): boolean {
  return text.startsWith("No matching export in ");
}

/** What an import that failed asked for. */
function requestOf({ detail, text }: Message): string | undefined {
  return isDetail(detail) ? detail.request : /^Could not resolve "([^"]+)"/.exec(text)?.[1];
}

/** Reads from the messages of a compilation what it could not get past. */
export function failuresOf(errors: readonly Message[], project: string): Failures {
  const unresolved = new Map<string, Set<string>>();
  const broken = new Set<string>();
  for (const error of errors) {
    if (error.location === null) continue;
    const file = fileOf(error.location.file, project);
    const request = requestOf(error);
    if (request === undefined) broken.add(file);
    else unresolved.set(request, (unresolved.get(request) ?? new Set()).add(file));
  }
  return { unresolved, broken };
}

const anyOf = (texts: Iterable<string>): RegExp =>
  new RegExp(`^(?:${[...texts].map((text) => text.replace(/[/.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`);

/**
 * Lets a compilation get past what failed in the one before. It answers for those imports and files alone: a package of
 * thousands of modules, each asked about here, would take a minute.
 */
export function tolerantPlugin({ unresolved, broken }: Failures, project: string): Plugin {
  return {
    name: "tillhouse-tolerant",
    setup(build) {
      if (unresolved.size > 0)
        build.onResolve({ filter: anyOf(unresolved.keys()) }, ({ path, importer }) =>
          unresolved.get(path)?.has(fileOf(importer, project)) === true
            ? { path, external: true }
            : undefined,
        );
      if (broken.size > 0) build.onLoad({ filter: anyOf(broken) }, () => ({ contents: "", loader: "empty" }));
    },
  };
}
