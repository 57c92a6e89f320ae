/** Where a name that a module passes on comes from: the module, seen from this one, and the name there. */
export interface Reexport {
  request: string;
  name: string;
}

/** What a module that only passes on names of others exports. */
export interface Reexports {
  /** The names that come from another module as they are. */
  origins: ReadonlyMap<string, Reexport>;
  /** All exported names. */
  names: ReadonlySet<string>;
}

const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const directive = /["']use \w+["'];?/y;
const namespaceImport = /import\s*\*\s*as\s+[\w$]+\s+from\s*(?:"[^"\n]+"|'[^'\n]+');?/y;
const list = /export\s*\{([^{}]*)\}(?:\s*from\s*(?:"([^"\n]+)"|'([^'\n]+)'))?;?/y;
const specifier = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/;

/**
 * Reads a module that does nothing but pass on names, without a parser: a set of icons has thousands of such lines, and
 * a tree of them takes a tenth of a second and 30 MB.
 *
 * @returns `undefined` where anything else stands in it, even if it would mean the same. Then it has to be parsed.
 * @example
 * readReexports('export { default as Sun } from "./sun.js";')?.origins.get("Sun"); // { request: "./sun.js", name: "default" }
 */
export function readReexports(text: string): Reexports | undefined {
  const origins = new Map<string, Reexport>();
  const names = new Set<string>();
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match !== null) position = pattern.lastIndex;
    return match;
  };
  while (position < text.length) {
    if (take(blank) ?? take(directive) ?? take(namespaceImport)) continue;
    const match = take(list);
    if (match === null) return undefined;
    const [, specifiers = "", double, single] = match;
    const request = double ?? single;
    for (const part of specifiers.split(",")) {
      if (part.trim() === "") continue;
      const [, name, alias = name] = specifier.exec(part.trim()) ?? [];
      if (name === undefined || alias === undefined) return undefined;
      names.add(alias);
      if (request !== undefined) origins.set(alias, { request, name });
    }
  }
  return { origins, names };
}
