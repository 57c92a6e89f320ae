// What judges definitions draws nothing: the libraries that only components need, and the components themselves, are
// left out of it. With them it is three times as large, and every build and check of an extension loads it.
import { readFile } from "node:fs/promises";

/** Libraries that definitions use while they are loaded. */
const kept = new Set(["react", "zod", "@tillhouse/extension-sdk"]);

/** Stands for anything of a library: it can be called, made, extended and asked for anything, and is nothing. */
const nothing = `const nothing = new Proxy(function () {}, {
  get: (target, key) =>
    key === "prototype" ? target.prototype : key === "then" ? undefined : key === Symbol.toPrimitive ? () => "" : nothing,
  // A bundle asks for names at an object that is made after this one.
  getPrototypeOf: () => nothing,
  apply: () => nothing,
  construct: () => nothing,
});
module.exports = nothing;`;

const packageOf = (path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/");

/** Whether a module exports components alone, by their names. */
const hasComponentsAlone = (text) =>
  !/\bdefine[A-Z]\w*\(/.test(text) &&
  !/export (?:(?:async )?function|const|let|class) [a-z]|export [{*]/.test(text);

/** An esbuild plugin that puts empty components in the place of all. */
export const withoutComponents = {
  name: "tillhouse-without-components",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("node:") || kept.has(packageOf(path))
        ? undefined
        : { path, namespace: "tillhouse-nothing" },
    );
    build.onLoad({ filter: /.*/, namespace: "tillhouse-nothing" }, () => ({ contents: nothing }));
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!hasComponentsAlone(text)) return undefined;
      const names = [...text.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
      const lines = names.map((name) => `export function ${name}() { return null; }`);
      if (/^export default/m.test(text)) lines.push("export default function () { return null; }");
      return { contents: lines.join("\n") };
    });
  },
};
