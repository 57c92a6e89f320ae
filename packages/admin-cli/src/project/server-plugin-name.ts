import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { dottedName } from "../syntax/module-changes";
import { innerValue, type PossibleValue } from "../syntax/possible-value";
import type { ValueReader } from "../syntax/value-reader";
import { isFolder, isPath } from "./installed-package";

/** What the functions make of texts with which configurations name folders; `path.` may stand before them. */
const functions: Readonly<Record<string, (texts: string[], project: string) => string>> = {
  join: (texts) => join(...texts),
  resolve: (texts, project) => resolve(project, ...texts),
  dirname: ([path = ""]) => dirname(path),
  // Of `require.resolve("reviews/package.json")`, the folder is what counts: it names the package.
  "require.resolve": ([request = ""]) => request,
  "process.cwd": (_, project) => project,
};

/**
 * The text that a value is: written out, put together of such texts, or a path that starts at the file or the project.
 *
 * @param value a resolved value.
 * @returns `undefined` for what is no text, or cannot be told.
 */
export async function textOf(
  value: PossibleValue,
  reader: ValueReader,
  project: string,
): Promise<string | undefined> {
  const { node, scope } = value;
  const textsOf = async (nodes: readonly PossibleValue["node"][]): Promise<string[] | undefined> => {
    const texts: string[] = [];
    for (const inner of nodes) {
      const [only, ...others] = await reader.valuesOf(innerValue(value, inner));
      const text = only === undefined || others.length > 0 ? undefined : await textOf(only, reader, project);
      if (text === undefined) return undefined;
      texts.push(text);
    }
    return texts;
  };
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? node.value : undefined;
    case "Identifier":
      return node.name === "__dirname" ? dirname(scope.module.file.path) : undefined;
    case "TemplateLiteral": {
      const texts = await textsOf(node.expressions);
      return texts && node.quasis.map((quasi, index) => quasi.value.cooked + (texts[index] ?? "")).join("");
    }
    case "BinaryExpression":
      return node.operator === "+"
        ? (await textsOf([node.left as typeof node.right, node.right]))?.join("")
        : undefined;
    case "CallExpression": {
      const make = functions[dottedName(node.callee)?.replace(/^path\./, "") ?? ""];
      if (make === undefined) return undefined;
      const texts = await textsOf(node.arguments as PossibleValue["node"][]);
      return texts && make(texts, project);
    }
    default:
      return undefined;
  }
}

/**
 * The name of a plugin as `extensions` has it. Medusa looks for a plain name in the project's folder `plugins` first,
 * and for a path from the project.
 *
 * @param named what `resolve` says.
 * @returns a package, or a path from the project with forward slashes: `./plugins/reviews`.
 * @example
 * await pluginName("reviews", "/home/me/shop"); // "./plugins/reviews" where there is such a folder, else "reviews"
 */
export async function pluginName(named: string, project: string): Promise<string> {
  const path = resolve(project, named);
  const local = join(project, "plugins", named);
  const isThere = await isFolder(path);
  if (!isThere && (await isFolder(local))) return relativePath(local, project);
  return isPath(named) ? relativePath(path, project) : named;
}

function relativePath(path: string, project: string): string {
  const found = relative(project, path).split(sep).join("/");
  return found.startsWith("..") || isAbsolute(found) ? found : `./${found}`;
}
