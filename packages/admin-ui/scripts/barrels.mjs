// esbuild puts a module into the chunk of everything whose imports lead to it, and an import of a barrel leads to all that
// is behind it: with `import { Button } from ".../ui"` the sign-in page would load tables and menus. So each import of a
// barrel becomes an import of the very modules that the names come from. All barrels here are free of side effects.
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";

const barrels = [
  "@tillhouse/extension-sdk",
  "@tillhouse/extension-sdk/inputs",
  "@tillhouse/extension-sdk/kit",
  "@tillhouse/extension-sdk/ui",
  "lucide-react",
];
const importStatement = /^import (type )?\{([^}]*)\} from "([^"]+)";$/gm;
const exportStatement = /export (?:\{([^}]*)\}|\* as (\w+)) from ["']([^"']+)["'];/g;

/** The names in braces, without types: what each is called at its origin and here. */
function specifiersIn(list) {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("type "))
    .map((part) => {
      const [name, local = name] = part.split(" as ");
      return { name, local };
    });
}

/** Where each name of a barrel comes from. */
async function originsIn(path) {
  const origins = new Map();
  for (const [, list, whole, request] of (await readFile(path, "utf8")).matchAll(exportStatement)) {
    const from = request.startsWith(".") ? join(dirname(path), request) : request;
    if (whole !== undefined) origins.set(whole, { from, name: "*" });
    else for (const { name, local } of specifiersIn(list)) origins.set(local, { from, name });
  }
  return origins;
}

/** The imports of one file's statement, each from the module that its name comes from. */
function directImports(list, origins, statement) {
  const lines = specifiersIn(list).map(({ name, local }) => {
    const origin = origins.get(name);
    if (origin === undefined) return undefined;
    const taken = origin.name === "*" ? `* as ${local}` : `{ ${origin.name} as ${local} }`;
    return `import ${taken} from ${JSON.stringify(origin.from)};`;
  });
  // Where a name's origin is unclear the barrel is imported as before.
  return lines.includes(undefined) ? statement : lines.join(" ");
}

/**
 * Rewrites the imports of barrels in the files below `directories`.
 *
 * @param after what else is to stand in a file: only one plugin can change it
 */
export function directBarrels(directories, after = () => "") {
  return {
    name: "direct-barrels",
    setup({ onLoad, resolve }) {
      const known = new Map();
      const originsOf = (request, resolveDir) => {
        known.set(
          request,
          known.get(request) ??
            resolve(request, { kind: "import-statement", resolveDir }).then(({ path }) => originsIn(path)),
        );
        return known.get(request);
      };
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!directories.some((directory) => path.startsWith(directory))) return undefined;
        const source = await readFile(path, "utf8");
        const origins = new Map();
        for (const [, , , request] of source.matchAll(importStatement))
          if (barrels.includes(request)) origins.set(request, await originsOf(request, dirname(path)));
        const contents = source.replace(importStatement, (statement, isType, list, request) =>
          isType === undefined && origins.has(request)
            ? directImports(list, origins.get(request), statement)
            : statement,
        );
        return {
          contents: contents + after(path),
          loader: extname(path).slice(1),
          resolveDir: dirname(path),
        };
      });
    },
  };
}
