import { describe, expect, test } from "vitest";
import { parseModule } from "../src/syntax/parse-module";
import { readReexports } from "../src/syntax/read-reexports";

const icons = `"use strict";
/**
 * @license ISC
 */
import * as index from './icons/index.mjs';
export { index as icons };
export { default as Sun, default as SunIcon } from './icons/sun.mjs';
// The moon.
export {
  default as Moon,
  phase
} from "./icons/moon.mjs";export{Cloud as default}from"./icons/cloud.mjs"
//# sourceMappingURL=icons.mjs.map`;

describe("readReexports", () => {
  test("reads what a parser reads", () => {
    const read = readReexports(icons);
    const { exports } = parseModule({ path: "icons.mjs", source: "icons.mjs", text: icons });
    const parsed = [...exports].flatMap(([name, exported]) =>
      "request" in exported ? [[name, { request: exported.request, name: exported.name }]] : [],
    );
    expect(read?.origins.size).toBe(5);
    expect([...(read?.origins ?? [])]).toEqual(parsed);
    expect([...(read?.names ?? [])]).toEqual([...exports.keys()]);
  });

  test.each([
    ["a declaration", 'export { a } from "./a.js";\nexport const b = 1;'],
    ["all names of another", 'export { a } from "./a.js";\nexport * from "./b.js";'],
    ["code that runs", 'export { a } from "./a.js";\nregister();'],
    ["a name in quotes", 'export { "a b" as a } from "./a.js";'],
    ["a type", 'export { type A } from "./a.js";'],
    ["a comment between names", 'export { a, /* old */ b } from "./a.js";'],
    ["attributes", 'export { a } from "./a.json" with { type: "json" };'],
    ["an import of names", 'import { a } from "./a.js";\nexport { a };'],
    ["an unclosed list", 'export { a from "./a.js";'],
  ])("leaves a module with %s to a parser", (_, text) => {
    expect(readReexports(text)).toBeUndefined();
  });
});
