import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { createProject, listFiles, type TestProject } from "./fixtures/project";

/** A package in the project's `node_modules`. */
function dependency(name: string, files: Record<string, string>, main = "index.js"): Record<string, string> {
  const at = `node_modules/${name}`;
  const own = Object.fromEntries(Object.entries(files).map(([file, text]) => [`${at}/${file}`, text]));
  return { [`${at}/package.json`]: JSON.stringify({ name, version: "1.0.0", main }), ...own };
}

/** A copy of React that must not get into any output. */
const otherReact = {
  ...dependency("react", {
    "index.js": "globalThis.otherReact = true; exports.useState = () => 'other'; exports.version = '19';",
    "jsx-runtime.js": "exports.jsx = () => 'other';",
  }),
  ...dependency("react-router", { "index.js": "exports.useParams = () => 'other'" }),
};

function page(code: string): Record<string, string> {
  return { "src/admin/routes/probe/page.tsx": `${code}\nexport default () => null;` };
}

async function runPage(project: TestProject): Promise<Record<string, unknown>> {
  const { directory, manifest } = await project.build();
  const { default: loaded }: { default: { routes: { load(): Promise<Record<string, unknown>> }[] } } =
    await import(
      /* @vite-ignore */ pathToFileURL(join(directory, manifest.extensions[0]?.module ?? "")).href
    );
  return (await loaded.routes[0]?.load()) ?? {};
}

describe("shared packages", () => {
  test("come from the shell, however they are imported", async () => {
    const project = await createProject({
      ...otherReact,
      ...dependency("cjs-widget", {
        "index.js": `"use strict";
var React = require("react");
var interop = require("react");
var jsx = require("react/jsx-runtime");
exports.version = React.version;
exports.fromDefault = (interop && interop.__esModule ? interop.default : interop).version;
exports.hasJsx = typeof jsx.jsx;
exports.internals = React.internals;
exports.React = React;`,
      }),
      ...dependency("esm-widget", {
        "index.js":
          'import React, { useState } from "react"; import * as All from "react"; import { useParams } from "react-router";\nexport const version = React.version + All.version; export { useState, useParams };',
      }),
      ...page(`import * as React from "react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import cjs from "cjs-widget";
import { version, useState as theirs, useParams as theirParams } from "esm-widget";
export const result = { own: React.version, cjs: cjs.version, interop: cjs.fromDefault, jsx: cjs.hasJsx, esm: version, internals: cjs.internals,
  same: cjs.React.useState === useState && theirs === useState && theirParams === useParams };
export const later = () => import("react");`),
    });
    // Pages of other tests have loaded theirs.
    Reflect.deleteProperty(globalThis, "reactCopies");
    const loaded = await runPage(project);
    expect(loaded.result).toEqual({
      own: "18.3.1-shell",
      cjs: "18.3.1-shell",
      interop: "18.3.1-shell",
      jsx: "function",
      esm: "18.3.1-shell18.3.1-shell",
      internals: "what libraries with an own reconciler reach for",
      same: true,
    });
    expect("otherReact" in globalThis).toBe(false);
    expect(Reflect.get(globalThis, "reactCopies")).toBe(1);
  });

  test("are imported by name, so unused names are not requested", async () => {
    const project = await createProject(
      page('import { useState } from "react";\nexport const used = useState;'),
    );
    const { directory } = await project.build();
    const { readFile } = await import("node:fs/promises");
    const name = (await listFiles(directory)).find((file) => /extensions\/page-\w+\.js$/.test(file));
    const text = await readFile(join(directory, name ?? ""), "utf8");
    expect(text).toMatch(/import\s*\{useState as \w+\}from"\.\.\/assets\/react-BBBB2222\.js"/);
    expect(text).not.toContain("useEffect");
  });

  test("report an import of a name that the shell does not have", async () => {
    const project = await createProject(
      page('import {\n  useStat,\n} from "react";\nexport const used = useStat;'),
    );
    const problems = await project.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      rule: "shared-name-missing",
      message: '"react" of the running admin has no export "useStat".',
      hint: 'Did you mean "useState"?',
      file: "src/admin/routes/probe/page.tsx",
      line: 2,
      column: 3,
    });
    expect(problems[0]?.why).toContain("0.0.1-test");
  });

  test("report such a name in a dependency and in a config too", async () => {
    const project = await createProject({
      ...dependency("too-new", { "index.js": 'import { use } from "react"; export const a = use;' }),
      ...page(
        'import { a } from "too-new";\nimport { Icn } from "@tillhouse/extension-sdk/ui";\nexport const config = { link: { label: "x", icon: Icn } };\nexport const b = a;',
      ),
    });
    const problems = await project.problems();
    expect(problems.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      "shared-name-missing node_modules/too-new/index.js:1",
      "shared-name-missing src/admin/routes/probe/page.tsx:2",
    ]);
  });

  test.each([
    ["react-dom/server", "react"],
    ["react/cjs/react.production.min.js", "react"],
    ["react/jsx-dev-runtime", "react"],
    ["@tillhouse/extension-sdk/testing", "@tillhouse/extension-sdk"],
  ])("refuse the entry %s with a clear message", async (request) => {
    const description = {
      ...(await import("./fixtures/fake-shell")).shellDescription,
    };
    const shared = {
      ...description.shared,
      "react-dom": { file: "assets/react-BBBB2222.js", exports: ["version"], default: true },
    };
    const project = await createProject({
      ...otherReact,
      ...page(`import * as part from ${JSON.stringify(request)};\nexport { part };`),
    });
    const { writeFakeShell } = await import("./fixtures/fake-shell");
    await writeFakeShell(project.shell, { ...description, shared });
    const [problem, ...others] = await project.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      rule: "shared-part-missing",
      message: `"${request}" is not available to extensions.`,
      line: 1,
    });
  });

  test("let the plain contract of the SDK be bundled", async () => {
    const project = await createProject({
      ...dependency("@tillhouse/extension-sdk", {
        "contract.js": "export const apiVersion = 1;",
        "styles.css": ".x{}",
      }),
      ...page(
        'import { apiVersion } from "@tillhouse/extension-sdk/contract";\nexport const version = apiVersion;',
      ),
    });
    expect((await runPage(project)).version).toBe(1);
  });

  test("leave packages with a similar name alone", async () => {
    const project = await createProject({
      ...dependency("react-spring-like", { "index.js": "export const spring = 1;" }),
      ...dependency("reactive", { "index.js": "export const spring = 2;" }),
      ...page(
        'import { spring } from "react-spring-like"; import { spring as other } from "reactive";\nexport const sum = spring + other;',
      ),
    });
    expect((await runPage(project)).sum).toBe(3);
  });
});
