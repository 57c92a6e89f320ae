import { createRequire } from "node:module";

// By its own name: `dist` lies at another depth than this file.
const description: unknown = createRequire(import.meta.url)("@tillhouse/admin-cli/package.json");

function read(...names: readonly string[]): string {
  const value = names.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), description);
  return typeof value === "string" ? value : "0.0.0";
}

/** The version of this package. */
export const version = read("version");

/** The first version of Node.js that it runs on: `20.19`. */
export const leastNode = read("engines", "node").replace(/^>=/, "");
