import { expect, test } from "vitest";
import { throughPage } from "../src/dev/hot-plugin";
import { withRefresh } from "../src/dev/refresh-transform";

test("what is loaded on demand is requested from the page", () => {
  const script =
    'const a = { load: () => import("tillhouse-live:src/a.tsx") };\nawait import("tillhouse-live:b.ts");';
  expect(throughPage(script, "assets/hot.js")).toBe(
    'import { load as $tillhouseLoad } from "../assets/hot.js";const a = { load: $tillhouseLoad("src/a.tsx") };\nawait $tillhouseLoad("b.ts")();',
  );
});

test("components are identified by their file and name", () => {
  expect(withRefresh("/x/a.tsx", "export function A() { return <p/>; }", "a.tsx")).toContain(
    '$tillhouseScope("a.tsx").register',
  );
  expect(withRefresh("/x/b.ts", "export const b: number = 1;", "b.ts")).not.toContain("$tillhouseScope");
  expect(withRefresh("/x/c.tsx", "export default <p", "c.tsx")).toBeUndefined();
});
