// esbuild makes a chunk of the modules that the very same entries lead to. With an entry for every page, drawer and dialog
// that comes by itself, what the first page loads would be cut into a hundred files. But none of them ever comes without
// the app, and most never without what stands behind the sign-in. Each of them saying so, by an import of it, leaves one
// chunk of each. The imports bring nothing, so esbuild leaves them out of the code; what counts is where they lead.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const statements = new Set(["import-statement", "require-call"]);

/** All modules that a module needs before it runs, itself included. */
function closureOf(inputs, start) {
  const found = new Set([start]);
  for (const file of found)
    for (const { path, kind } of inputs[file]?.imports ?? []) if (statements.has(kind)) found.add(path);
  return found;
}

/** The modules that come by themselves, from any of `files` or from what comes by itself from there. */
function comingFrom(inputs, files, without = new Set()) {
  const found = new Set();
  const waiting = [...files];
  for (const file of waiting)
    for (const { path, kind } of inputs[file]?.imports ?? []) {
      if (kind !== "dynamic-import" || found.has(path) || without.has(path)) continue;
      found.add(path);
      waiting.push(...closureOf(inputs, path));
    }
  return found;
}

/**
 * What each module that comes by itself may count on being there: the app, the app with the area, or those with the whole
 * of what the admin brings.
 *
 * @returns a map from the module's absolute path to `"main"`, `"area"` or `"whole"`
 */
export function dependents({ inputs }, { directory, main, area, whole, onLists }) {
  const unknown = onLists.filter((path) => inputs[path] === undefined);
  if (unknown.length > 0) throw new Error(`No part of the build: ${unknown.join(", ")}`);
  const beforeSignIn = comingFrom(inputs, closureOf(inputs, main), new Set([area, whole]));
  const afterSignIn = comingFrom(inputs, [...closureOf(inputs, area), whole], beforeSignIn);
  const ofLists = [...onLists, ...comingFrom(inputs, onLists, beforeSignIn)];
  const absolute = (path) => join(directory, path);
  return new Map([
    ...[...afterSignIn].map((path) => [absolute(path), "whole"]),
    ...[whole, ...ofLists].map((path) => [absolute(path), "area"]),
    ...[area, ...beforeSignIn].map((path) => [absolute(path), "main"]),
  ]);
}

/** The line by which a module says what it counts on; nothing for one that may come first. */
export function kernelImport(known, path) {
  const kernel = known.get(path);
  if (kernel === undefined) return "";
  // Behind the sign-in, what extensions share is as good as there: most pages need most of it.
  const more = kernel !== "main" ? '\nimport "shared:first";' : "";
  return `\nimport "kernel:${kernel}";${more}\n`;
}

/** Finds the modules behind {@link kernelImport}, and lets those of packages say it as well. */
export function fewChunks(known, { directory, main, area, whole }) {
  const kernels = { main: join(directory, main), area: join(directory, area), whole: join(directory, whole) };
  return {
    name: "few-chunks",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^kernel:/ }, ({ path }) => ({
        path: kernels[path.slice("kernel:".length)],
      }));
      onLoad({ filter: /\.mjs$/ }, async ({ path }) =>
        known.has(path)
          ? {
              contents: (await readFile(path, "utf8")) + kernelImport(known, path),
              loader: "js",
              resolveDir: dirname(path),
            }
          : undefined,
      );
    },
  };
}
