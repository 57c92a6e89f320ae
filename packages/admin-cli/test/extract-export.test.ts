import { describe, expect, test } from "vitest";
import { extractExport } from "../src/compiler/sources/extract-export";
import { parseModule } from "../src/syntax/parse-module";

function slice(text: string, name = "config", path = "/p/a.tsx"): string | undefined {
  const code = extractExport(parseModule({ path, source: "a.tsx", text }), name);
  return code?.replace(/\s+/g, " ").replaceAll("; ;", ";").trim();
}

describe("sliceExport", () => {
  test("keeps the declaration and leaves the component and its imports", () => {
    const text = `import { useState } from "react";
import "./style.css";
sideEffect();
export const config = { zone: "order.details.after" };
export default function Widget() { return useState(1); }`;
    expect(slice(text)).toBe('const config = { zone: "order.details.after" };; export { config as config };');
  });

  test("keeps what the declaration needs, through any number of steps", () => {
    const text = `import { Star, Moon } from "lucide-react";
import text, { other } from "./text";
import * as zones from "./zones";

const unused = heavy();
const label = text.of("a");
function icon() { return <Star size={size} />; }
const size = 3;
export const config = { zone: zones.order, link: { label, icon } };`;
    const code = slice(text) ?? "";
    for (const kept of [
      "{ Star }",
      "import text from",
      "* as zones",
      "const label",
      "function icon",
      "const size = 3",
    ])
      expect(code).toContain(kept);
    for (const left of ["Moon", "other", "unused"]) expect(code).not.toContain(left);
  });

  test("keeps line numbers", () => {
    const text = `import {\n  A,\n  B,\n} from "x";\nimport C from "y";\n\nexport const config = { a: A, c: C };`;
    const code = extractExport(parseModule({ path: "/p/a.ts", source: "a.ts", text }), "config") ?? "";
    expect(code.split("\n").findIndex((line) => line.includes("const config"))).toBe(6);
  });

  test("does not mistake properties, attributes and types for values", () => {
    const text = `import { zone, Type, title } from "x";
export const config: Type<typeof title> = { zone: "a", icon: <A title="b" />, d: a.Type };`;
    expect(slice(text)).not.toContain("import");
  });

  test("follows assignments that complete the value", () => {
    const text = `const config = { zone: "a" } as any;\nconfig.order = 3;\nother.order = 4;\nexport { config };`;
    const code = slice(text) ?? "";
    expect(code).toContain("config.order = 3");
    expect(code).not.toContain("other");
  });

  test.each([
    ['const settings = { zone: "a" }; export { settings as config };', "export { settings as config };"],
    [
      'export { config } from "./shared";',
      'export { config as config } from "tillhouse-slice:config:./shared";',
    ],
    ['export { a as config } from "./shared";', 'export { a as config } from "tillhouse-slice:a:./shared";'],
    ['export * from "./shared";', 'export { config } from "tillhouse-slice:config:./shared";'],
    ['export * as config from "./shared";', 'export * as config from "./shared";'],
    ["export const { config } = make();", "const { config } = make();"],
    ["export default function config() {} export { config };", "function config() {}"],
    ['enum Zone { A = "a" } export const config = { zone: Zone.A };', 'enum Zone { A = "a" }'],
  ])("understands %s", (text, expected) => {
    expect(slice(text)).toContain(expected);
  });

  test("finds nothing for a name that is not exported", () => {
    expect(slice("const config = 1;")).toBeUndefined();
    expect(slice("export type config = 1;")).toBeUndefined();
  });
});
