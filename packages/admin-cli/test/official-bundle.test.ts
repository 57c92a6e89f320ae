import { describe, expect, test } from "vitest";
import { extractExport } from "../src/compiler/sources/extract-export";
import { type OfficialBundle, readOfficialBundle } from "../src/compiler/v1/official-bundle";
import { parseModule } from "../src/syntax/parse-module";

const fileOf = (text: string) => ({ path: "/p/_virtual_entry.js", source: "_virtual_entry.js", text });

function read(text: string): OfficialBundle {
  const bundle = readOfficialBundle("stars", fileOf(text));
  if ("rule" in bundle) throw new Error(bundle.message);
  return bundle;
}

function sliceOf(bundle: OfficialBundle, name: string): string {
  const module = parseModule(fileOf(bundle.module));
  expect(module.problems).toEqual([]);
  return extractExport(module, name) ?? "";
}

/** What the slice of a `config` gives when it runs; it must import nothing. */
async function configOf(bundle: OfficialBundle, index: number): Promise<unknown> {
  const code = sliceOf(bundle, `config${index}`);
  const loaded = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return loaded[`config${index}`];
}

const plain = `import { jsx } from 'react/jsx-runtime';
const Stars = () => jsx("b", { children: "the component" });
const config = {
  zone: "order.details.after"
};
const entry = {
  identifier: "@acme/stars",
  extensions: [
    { Component: Stars, config: { ...config, type: "widget" } }
  ],
};
export { entry as default };
`;

/** As esbuild writes it: helpers for spreads, and everything in one statement. */
const minified =
  'var H=Object.defineProperty,D=Object.defineProperties,G=Object.getOwnPropertyDescriptors;var K=(l,t,n)=>t in l?H(l,t,{enumerable:!0,configurable:!0,writable:!0,value:n}):l[t]=n,_=(l,t)=>{for(var n in t||(t={}))K(l,n,t[n]);return l},$=(l,t)=>D(l,G(t));import{jsx as e}from"react/jsx-runtime";const Z=()=>e("b",{children:"the component"}),ee={link:{label:"Stars"}},ie=l=>e("i",{children:["the component",l]}),te={zone:["product.details.after","order.list.before"]},se={identifier:"stars",extensions:[{Component:Z,config:_({path:"/stars",type:"route"},ee)},{Component:ie,config:$(_({},te),{type:"widget"})}]};export{se as default};';

describe("a bundle for the official admin", () => {
  test("is read where it is written out, and its config comes without the component", async () => {
    const bundle = read(plain);
    expect(bundle).toMatchObject({ identifier: "@acme/stars", problems: [] });
    expect(bundle.contributions).toEqual([
      { kind: "widget", zones: ["order.details.after"], hasLink: false, hasCard: false, index: 0 },
    ]);
    expect(sliceOf(bundle, "config0")).not.toContain("the component");
    expect(await configOf(bundle, 0)).toEqual({ type: "widget", zone: "order.details.after" });
    expect(sliceOf(bundle, "Component0")).toContain("the component");
  });

  test("is read where it is minified", async () => {
    const bundle = read(minified);
    expect(bundle.contributions).toEqual([
      { kind: "route", zones: [], path: "/stars", hasLink: true, hasCard: false, index: 0 },
      {
        kind: "widget",
        zones: ["product.details.after", "order.list.before"],
        hasLink: false,
        hasCard: false,
        index: 1,
      },
    ]);
    for (const name of ["config0", "config1"]) expect(sliceOf(bundle, name)).not.toContain("the component");
    expect(await configOf(bundle, 0)).toEqual({ path: "/stars", type: "route", link: { label: "Stars" } });
    expect(await configOf(bundle, 1)).toMatchObject({ type: "widget", zone: expect.any(Array) });
  });

  test.each([
    [
      "the default at once",
      "export default { identifier: 'a', extensions: [{ Component: C, config: CONFIG }] }",
    ],
    [
      "a list by name",
      "const list = [{ Component: C, config: CONFIG }]; export default { extensions: list };",
    ],
    [
      "a list in a list",
      "const all = [{ Component: C, config: CONFIG }]; var a = { extensions: [...all] }; export default a;",
    ],
    [
      "an entry by name",
      "const config = CONFIG, Component = C, one = { Component, config }; let a = { extensions: [one] }; export { a as default };",
    ],
    [
      "Object.assign",
      "export default { extensions: [{ Component: C, config: Object.assign({}, CONFIG) }] };",
    ],
  ])("has %s", (_, text) => {
    const config = '{ type: "setting", path: `/stars`, card: { label: "Stars", icon: jsx("svg", {}) } }';
    const start = 'import { jsx } from "react/jsx-runtime"; const C = () => "the component";';
    const bundle = read(start + text.replace("CONFIG", config));
    expect(bundle.contributions).toEqual([
      { kind: "setting", zones: [], path: "/stars", hasLink: false, hasCard: true, index: 0 },
    ]);
    const slice = sliceOf(bundle, "config0");
    expect(slice).toContain('import { jsx } from "react/jsx-runtime"');
    expect(slice).not.toContain("the component");
  });

  test("may be empty", () => {
    const bundle = read(
      'import "typeorm"; const a = { identifier: "a", extensions: [] }; export { a as default };',
    );
    expect([bundle.contributions, bundle.problems]).toEqual([[], []]);
    expect(parseModule(fileOf(bundle.module)).problems).toEqual([]);
  });

  test("keeps what can be read beside an entry that cannot", () => {
    const bundle = read(plain.replace("extensions: [", "extensions: [{ Component: Stars, config: made() },"));
    expect(bundle.contributions.map(({ index }) => index)).toEqual([1]);
    expect(bundle.problems).toMatchObject([{ rule: "extension-official-bundle", line: 8 }]);
    expect(sliceOf(bundle, "config1")).toContain("order.details.after");
  });

  test.each([
    ["no syntax", "const a = [;", "cannot be read"],
    ["no default", "export const a = 1;", "exports no list"],
    ["a computed list", "export default { extensions: make() };", "exports no list"],
    ["another module's list", 'export { default } from "./a.js";', "exports no list"],
  ])("with %s is a problem", (_, text, message) => {
    expect(readOfficialBundle("stars", fileOf(text))).toMatchObject({
      rule: "extension-official-bundle",
      message: expect.stringContaining(message),
      file: "_virtual_entry.js",
    });
  });
});
