import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CommandError } from "../src/base/errors";
import { readPageConfiguration } from "../src/site/page";
import { createProject, listFiles } from "./fixtures/project";

const widget = `import { useState } from "react";
import { Section } from "@tillhouse/extension-sdk/ui";
globalThis.widgetRan = true;
export const config = { zone: "order.details.after", order: 2 };
export default function Margin() { const [n] = useState(1); return <Section title="Margin">{n}</Section>; }
`;
const page = 'export const config = { link: { label: "Loyalty" } };\nexport default () => <p>Loyalty</p>;\n';
const setting = `export const config = { card: { label: "Packing", description: "Boxes" } };\nexport default () => null;\n`;

const extension = {
  "package.json": '{ "name": "@shop/back-office" }',
  "src/admin/widgets/margin.tsx": widget,
  "src/admin/routes/loyalty/[id]/page.jsx": page,
  "src/admin/settings/packing/page.tsx": setting,
};

/** The parts of an extension that the tests look at, once it is loaded. */
interface LoadedExtension {
  id: string;
  apiVersion: number;
  widgets: {
    id: string;
    zone: unknown;
    order?: number;
    source: string;
    load(): Promise<{ default: () => unknown }>;
  }[];
  routes: { path: string; link?: { label: string }; source: string; load(): Promise<object> }[];
  settings: { path: string; label: string; description: string; source: string; load(): Promise<object> }[];
}

async function load(directory: string, module: string): Promise<LoadedExtension> {
  const loaded: { default: LoadedExtension } = await import(
    /* @vite-ignore */ pathToFileURL(join(directory, module)).href
  );
  return loaded.default;
}

describe("build", () => {
  test("takes resources and texts from their folders, and loads texts on demand", async () => {
    const project = await createProject({
      "src/admin/resources/reviews.ts": `import { rules } from "./rules";
export default { name: "reviews", api: { singularKey: "review", pluralKey: "reviews" }, title: () => "", rules };`,
      "src/admin/resources/rules.ts": "export const rules = 3;",
      "src/admin/messages/en.json": '{ "reviews.title": "Reviews" }',
      "src/admin/messages/de.json": '{ "reviews.title": "Rezensionen" }',
    });
    const { directory, manifest, skipped } = await project.build();
    expect(skipped).toEqual([
      { source: "src/admin/resources/rules.ts", reason: "a helper: no default export" },
    ]);
    expect(manifest.extensions[0]?.contributions).toEqual([
      { kind: "resource", name: "reviews", source: "src/admin/resources/reviews.ts" },
      { kind: "messages", language: "de", source: "src/admin/messages/de.json" },
      { kind: "messages", language: "en", source: "src/admin/messages/en.json" },
    ]);
    const loaded: Record<string, unknown> = {
      ...(await load(directory, manifest.extensions[0]?.module ?? "")),
    };
    expect(loaded.resources).toMatchObject([{ name: "reviews", rules: 3 }]);
    const { de } = loaded.messages as Record<string, () => Promise<{ default: object }>>;
    expect((await de?.())?.default).toEqual({ "reviews.title": "Rezensionen" });
    const entry = await readFile(join(directory, manifest.extensions[0]?.module ?? ""), "utf8");
    expect(entry).not.toContain("Rezensionen");
  });

  test.each([
    "export default function Sentiment() { return null; }",
    "const Sentiment = () => null; export default Sentiment;",
    "export default class Sentiment {}",
    "function Sentiment() { return null; } export { Sentiment as default };",
    'import { memo } from "react"; export default memo(() => null);',
    'import * as React from "react"; const Sentiment = React.forwardRef(() => null); export default Sentiment;',
  ])("ignores a component beside a resource: %s", async (component) => {
    const project = await createProject({
      "src/admin/resources/reviews.ts": `export default { name: "reviews", api: { singularKey: "review", pluralKey: "reviews" }, title: () => "", load: () => import("./sentiment") };`,
      "src/admin/resources/sentiment.tsx": component,
    });
    const { manifest, skipped } = await project.build();
    expect(skipped).toEqual([
      {
        source: "src/admin/resources/sentiment.tsx",
        reason: "a component: a section, a field or a cell of a resource",
      },
    ]);
    expect(manifest.extensions[0]?.contributions).toEqual([
      { kind: "resource", name: "reviews", source: "src/admin/resources/reviews.ts" },
    ]);
  });

  test("writes a complete site whose extension runs with the shell's packages", async () => {
    const project = await createProject(extension);
    const { directory, manifest } = await project.build();
    expect(directory).toBe(join(project.directory, "build"));

    const files = await listFiles(directory);
    expect(files).toContain("index.html");
    expect(files).toContain("assets/main-AAAA1111.js.br");
    expect(files).toContain("public/locales/en/translation.json");
    expect(files).not.toContain("shell.json");
    expect(files.filter((name) => name.startsWith("extensions/")).length).toBeGreaterThan(3);

    const html = await readFile(join(directory, "index.html"), "utf8");
    expect(html).toContain('src="/app/assets/main-AAAA1111.js"');
    expect(html).toContain('href="https://example.com/"');
    const [entry] = readPageConfiguration(html).extensions ?? [];
    expect(entry?.module).toMatch(/^extensions\/back-office-[A-Z0-9]{8}\.js$/);
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(
      ([, file]) => file,
    );
    // With what it needs of the shell, and without what the page names anyway.
    expect(preloaded).toContain(`/app/${entry?.module}`);
    expect(preloaded).toEqual(
      expect.arrayContaining(["/app/assets/sdk-EEEE5555.js", "/app/assets/react-BBBB2222.js"]),
    );
    expect(preloaded).not.toContain("/app/assets/main-AAAA1111.js");
    expect(new Set(preloaded).size).toBe(preloaded.length);

    const loaded = await load(directory, entry?.module ?? "");
    expect(loaded).toMatchObject({ id: "back-office", apiVersion: 1 });
    expect(loaded.widgets[0]).toMatchObject({
      id: "margin",
      zone: "order.details.after",
      order: 2,
      source: "src/admin/widgets/margin.tsx",
    });
    expect(loaded.routes[0]).toMatchObject({ path: "/loyalty/:id", link: { label: "Loyalty" } });
    expect(loaded.settings[0]).toMatchObject({ path: "packing", label: "Packing", description: "Boxes" });
    expect("widgetRan" in globalThis).toBe(false);
    const module = await loaded.widgets[0]?.load();
    expect("widgetRan" in globalThis).toBe(true);
    expect(module?.default()).toEqual({ type: "section", props: { title: "Margin", children: 1 } });

    expect(manifest.extensions[0]?.contributions).toEqual([
      {
        kind: "widget",
        id: "margin",
        zones: ["order.details.after"],
        source: "src/admin/widgets/margin.tsx",
      },
      {
        kind: "route",
        path: "/loyalty/:id",
        label: "Loyalty",
        source: "src/admin/routes/loyalty/[id]/page.jsx",
      },
      { kind: "setting", path: "packing", label: "Packing", source: "src/admin/settings/packing/page.tsx" },
    ]);
    expect(manifest.extensions[0]?.bytes).toBeGreaterThan(500);
    expect(JSON.parse(await readFile(join(directory, "build.json"), "utf8"))).toEqual(manifest);
  });

  test("hands on what a page, a card and a widget need of the store", async () => {
    const project = await createProject({
      "src/admin/widgets/stock.tsx":
        'export const config = { zone: "order.details.after", requires: "inventoryService" };\nexport default () => null;',
      "src/admin/routes/counting/page.tsx":
        'export const config = { link: { label: "Counting" }, requires: ["inventoryService"] };\nexport default () => null;',
      "src/admin/settings/stock/page.tsx":
        'export const config = { card: { label: "Stock", description: "-" }, requires: "stockLocationService" };\nexport default () => null;',
    });
    const { directory, manifest } = await project.build();
    const { widgets, routes, settings } = await load(directory, manifest.extensions[0]?.module ?? "");
    expect(widgets[0]).toMatchObject({ requires: "inventoryService" });
    expect(routes[0]).toMatchObject({ requires: ["inventoryService"] });
    expect(settings[0]).toMatchObject({ requires: "stockLocationService" });
  });

  test("gives the same names and contents every time", async () => {
    const [one, other] = [await createProject(extension), await createProject(extension)];
    const outputs = [(await one.build()).directory, (await other.build()).directory];
    const [first = [], second = []] = await Promise.all(outputs.map(listFiles));
    expect(first).toEqual(second);
    for (const name of first) {
      const [left, right] = await Promise.all(outputs.map((directory) => readFile(join(directory, name))));
      expect(left?.equals(right ?? Buffer.alloc(0)), name).toBe(true);
    }
  });

  test("needs no extension at all", async () => {
    const project = await createProject({});
    const { manifest, directory } = await project.build();
    expect(manifest.extensions).toEqual([]);
    expect(readPageConfiguration(await readFile(join(directory, "index.html"), "utf8")).extensions).toEqual(
      [],
    );
  });

  test("writes the base path and the backend safely into the page", async () => {
    const project = await createProject({});
    const { directory } = await project.build({ basePath: "/back/office", backend: "https://shop.test" });
    const html = await readFile(join(directory, "index.html"), "utf8");
    expect(html).toContain('href="/back/office/favicon.svg"');
    expect(readPageConfiguration(html)).toMatchObject({
      basePath: "/back/office",
      backend: "https://shop.test",
    });
  });

  test("compresses its output and writes source maps on request", async () => {
    const long = `${widget}export const text = ${JSON.stringify("long ".repeat(500))};`;
    const project = await createProject({ "src/admin/widgets/a.tsx": long });
    const { directory } = await project.build({ sourcemap: true });
    const files = (await listFiles(directory)).filter((name) => name.startsWith("extensions/a-"));
    expect(files.map((name) => name.replace(/^extensions\/a-\w+/, ""))).toEqual([
      ".js",
      ".js.br",
      ".js.gz",
      ".js.map",
    ]);
    const [plain = "", brotli = ""] = files;
    expect(brotliDecompressSync(await readFile(join(directory, brotli)))).toEqual(
      await readFile(join(directory, plain)),
    );
    expect((await listFiles((await project.build()).directory)).some((name) => name.endsWith(".map"))).toBe(
      false,
    );
  });

  test("makes one stylesheet of all styles and URLs of images", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": `import logo from "./logo.svg"; import inline from "./logo.svg?base64"; import plain from "./photo.png?url";
import "./a.css"; import names from "./b.module.css"; import data from "./data.json";
globalThis.assets = { logo, inline, plain, names, data };\n${widget}`,
      "src/admin/widgets/logo.svg": "<svg/>",
      "src/admin/widgets/photo.png": "png",
      "src/admin/widgets/a.css": ".a { background: url(./photo.png); }",
      "src/admin/widgets/b.module.css": ".b { color: red; }",
      "src/admin/widgets/data.json": '{ "n": 1 }',
      "src/admin/routes/b/page.tsx": `import "../../widgets/a.css";\n${page}`,
    });
    const { directory, manifest } = await project.build();
    const [built] = manifest.extensions;
    expect(built?.styles).toHaveLength(1);
    expect((await listFiles(directory)).filter((name) => /extensions\/.*\.css$/.test(name))).toEqual(
      built?.styles,
    );
    const css = await readFile(join(directory, built?.styles[0] ?? ""), "utf8");
    expect(css).toMatch(/\.a\{background:url\("?\.\/photo-\w+\.png"?\)\}/);
    const loaded = await load(directory, built?.module ?? "");
    await loaded.widgets[0]?.load();
    expect(Reflect.get(globalThis, "assets")).toMatchObject({
      logo: expect.stringMatching(/^file:.*\/build\/extensions\/logo-\w+\.svg$/),
      plain: expect.stringMatching(/^file:.*\/extensions\/photo-\w+\.png$/),
      inline: expect.stringMatching(/^data:image\/svg/),
      names: { b: expect.any(String) },
      data: { n: 1 },
    });
  });

  test("gives process.env the variables of the contract and nothing else", async () => {
    const project = await createProject({
      ".env": "MEDUSA_ADMIN_FILE=from file\nMEDUSA_ADMIN_BOTH=file\nSECRET_FILE=x",
      "src/admin/widgets/a.tsx": `const key = "MEDUSA_ADMIN_A"; const { MEDUSA_ADMIN_A: destructured } = process.env;
globalThis.env = { a: process.env.MEDUSA_ADMIN_A, dynamic: process.env[key], destructured, both: process.env.MEDUSA_ADMIN_BOTH,
  file: process.env.MEDUSA_ADMIN_FILE, secret: process.env.SECRET, home: process.env.HOME, path: process.env.ADMIN_PATH,
  backend: process.env.MEDUSA_BACKEND_URL, mode: process.env.NODE_ENV };
if (process.env.NODE_ENV === "development") globalThis.development = "only in development";\n${widget}`,
    });
    const environment = {
      MEDUSA_ADMIN_A: "1",
      SECRET: "s3cret",
      HOME: "/root",
      MEDUSA_ADMIN_BOTH: "environment",
    };
    const { directory, manifest } = await project.build({
      environment,
      basePath: "/x",
      backend: "http://b:9000",
    });
    const loaded = await load(directory, manifest.extensions[0]?.module ?? "");
    await loaded.widgets[0]?.load();
    expect(Reflect.get(globalThis, "env")).toEqual({
      a: "1",
      dynamic: "1",
      destructured: "1",
      both: "environment",
      file: "from file",
      secret: undefined,
      home: undefined,
      path: "/x",
      backend: "http://b:9000",
      mode: "production",
    });
    for (const name of (await listFiles(directory)).filter((file) => file.endsWith(".js"))) {
      const text = await readFile(join(directory, name), "utf8");
      expect(text).not.toMatch(/s3cret|only in development/);
    }
  });

  test("honours path aliases and erases missing types", async () => {
    const project = await createProject({
      "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      "src/lib/text.ts": 'export const label: string = "Alias";',
      "src/admin/routes/a/page.tsx": `import { label } from "@/lib/text";
import { Order } from "@medusajs/medusa/dist/models/order";
import type { RouteConfig } from "@medusajs/admin";

export const config: RouteConfig = { link: { label } };
export default function A(props: { order: Order }) { return <p>{label}</p>; }`,
    });
    const { directory, manifest } = await project.build();
    const loaded = await load(directory, manifest.extensions[0]?.module ?? "");
    expect(loaded.routes[0]?.link).toEqual({ label: "Alias" });
  });

  test("reads a config through re-exports without running the component", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": 'export * from "../real/a";\nexport { default } from "../real/a";',
      "src/admin/routes/r/page.tsx":
        'export { default as config } from "../../real/config";\nexport default () => null;',
      "src/admin/routes/s/page.tsx": 'export * from "../../real/zones";\nexport default () => null;',
      "src/admin/real/config.ts": 'export default { link: { label: "Default" } };',
      "src/admin/real/a.tsx": `import { zone } from "./zones";\nglobalThis.realRan = true;\nexport const config = { zone };\nexport default () => null;`,
      "src/admin/real/zones.ts": 'export const zone = "order.list.after";',
    });
    const { directory, manifest } = await project.build();
    const loaded = await load(directory, manifest.extensions[0]?.module ?? "");
    expect(loaded.widgets[0]?.zone).toBe("order.list.after");
    expect(loaded.routes.map(({ link }) => link?.label)).toEqual(["Default", undefined]);
    expect("realRan" in globalThis).toBe(false);
  });
});

describe("the output folder", () => {
  async function buildError(run: Promise<unknown>): Promise<unknown> {
    const error = await run.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof CommandError ? error.code : error;
  }

  test("stays as it was when a build fails", async () => {
    const project = await createProject(extension);
    const { directory } = await project.build();
    const before = await listFiles(directory);
    await project.write({
      "src/admin/widgets/bad.tsx": "export const config = { zone: 'nowhere' }; export default 1 +",
    });
    await project.problems();
    expect(await listFiles(directory)).toEqual(before);

    await rm(join(project.directory, "src/admin/widgets/bad.tsx"));
    await rename(join(project.shell, "index.html"), join(project.shell, "kept.html"));
    await expect(project.build()).rejects.toThrow();
    expect(await listFiles(directory)).toEqual(before);
    expect((await listFiles(project.directory)).filter((name) => name.startsWith(".build"))).toEqual([]);
  });

  test("is replaced as a unit, also through a link", async () => {
    const project = await createProject(extension);
    await mkdir(join(project.directory, "real"));
    await symlink(join(project.directory, "real"), join(project.directory, "build"));
    await project.build();
    await writeFile(join(project.directory, "real/assets/old-file.js"), "old");
    const { directory } = await project.build();
    expect(directory).toBe(join(project.directory, "real"));
    expect(existsSync(join(project.directory, "build/assets/old-file.js"))).toBe(false);
    expect(existsSync(join(project.directory, "build/build.json"))).toBe(true);
  });

  test("stays as it is in a dry run, which says what would become of it", async () => {
    const project = await createProject(extension);
    const before = await listFiles(project.directory);
    const first = await project.build({ dryRun: true, preset: "static" });
    expect(first).toMatchObject({ written: false, output: { previousBytes: 0 }, preset: { name: "static" } });
    expect(first.output?.changes.map(({ change }) => change)).not.toContain("changed");
    expect(await listFiles(project.directory)).toEqual(before);

    const { directory, output } = await project.build();
    expect(output).toBeUndefined();
    const built = await listFiles(directory);
    expect(first.output).toMatchObject({ files: built.length, changes: { length: built.length } });
    const again = await project.build({ dryRun: true });
    expect(again.output).toMatchObject({ bytes: first.output?.bytes, changes: [] });

    await project.write({ "src/admin/widgets/margin.tsx": widget.replaceAll("Margin", "Profit") });
    await writeFile(join(directory, "assets/old.js"), "old");
    const { output: changed, previous } = await project.build({ dryRun: true });
    const named = changed?.changes.map(({ file, change }) => `${change} ${file.replace(/-\w{8}\./, "-.")}`);
    expect(named).toEqual(expect.arrayContaining(["changed build.json", "removed assets/old.js"]));
    expect(named?.filter((name) => name.startsWith("added extensions/"))).not.toEqual([]);
    expect(changed?.changes.find(({ file }) => file === "assets/old.js")).toMatchObject({
      bytes: 0,
      previousBytes: 3,
    });
    expect(Object.keys(previous)).toEqual(["back-office"]);
    expect(await readFile(join(directory, "assets/old.js"), "utf8")).toBe("old");

    await project.write({ "src/admin/widgets/b.tsx": 'export default "b";\n' });
    await expect(project.build({ dryRun: true })).rejects.toMatchObject({ code: "invalid-extensions" });
  });

  test("loses what an interrupted build left", async () => {
    const project = await createProject({});
    const left = join(project.directory, ".build.tillhouse-999999-abcd");
    const running = join(project.directory, `.build.tillhouse-${process.ppid}-abcd`);
    await mkdir(left);
    await mkdir(running);
    await project.build();
    expect(existsSync(left)).toBe(false);
    expect(existsSync(running)).toBe(true);
  });

  test("holds the output of one of two builds that run at once", async () => {
    const project = await createProject(extension);
    await Promise.all([project.build(), project.build(), project.build({ basePath: "/other" })]);
    expect(existsSync(join(project.directory, "build/build.json"))).toBe(true);
    expect((await listFiles(project.directory)).filter((name) => name.startsWith(".build"))).toEqual([]);
  });

  test("is refused where it holds something else", async () => {
    const project = await createProject({
      ...extension,
      "notes/mine.txt": "mine",
      file: "text",
      "other/build.json": "{}",
    });
    await mkdir(join(project.directory, "empty"));
    for (const outDir of ["notes", "file", "other", ".", "..", "src", "src/admin/out"]) {
      expect(await buildError(project.build({ outDir })), outDir).toBe("output-refused");
    }
    expect(await readFile(join(project.directory, "notes/mine.txt"), "utf8")).toBe("mine");
    expect(await buildError(project.build({ outDir: "empty" }))).toBeUndefined();
    expect(await buildError(project.build({ outDir: "../elsewhere/new" }))).toBeUndefined();
  });

  test("keeps the target of a link when it cannot be written", async () => {
    if (process.getuid?.() === 0) return;
    const project = await createProject({});
    await chmod(project.directory, 0o500);
    expect(await buildError(project.build())).toBeInstanceOf(Error);
  });
});

describe("what a build needs", () => {
  test("is named when it is missing", async () => {
    const project = await createProject({});
    await expect(project.build({ directory: join(project.directory, "none") })).rejects.toMatchObject({
      code: "directory-missing",
    });
    await expect(project.build({ shell: project.directory })).rejects.toMatchObject({
      code: "shell-missing",
    });
    await writeFile(join(project.shell, "shell.json"), "{");
    await expect(project.build()).rejects.toMatchObject({ code: "shell-invalid" });
    await writeFile(join(project.shell, "shell.json"), '{ "version": "1", "apiVersion": 99, "shared": {} }');
    await expect(project.build()).rejects.toThrow(/apiVersion \(99 instead of 1\)/);
  });
});

describe("packages with many modules", () => {
  const icon = (name: string): string =>
    `globalThis.iconsRan = (globalThis.iconsRan ?? []).concat("${name}"); export default "${name}";`;
  const names = Array.from({ length: 400 }, (_, index) => `Icon${index}`);
  const icons = {
    "node_modules/many-icons/package.json":
      '{ "name": "many-icons", "module": "index.mjs", "sideEffects": false }',
    "node_modules/many-icons/index.mjs": `${names.map((name) => `export { default as ${name}, default as ${name}Alias } from "./icons/${name}.mjs";`).join("\n")}\nexport * as all from "./all.mjs";\nexport * from "./extra.mjs";`,
    "node_modules/many-icons/all.mjs": "export const everything = 1;",
    "node_modules/many-icons/extra.mjs": 'export const extra = "extra";',
    ...Object.fromEntries(names.map((name) => [`node_modules/many-icons/icons/${name}.mjs`, icon(name)])),
  };
  const importing = (code: string): Record<string, string> => ({
    ...icons,
    "src/admin/routes/a/page.tsx": `${code}\nexport default () => null;`,
  });

  test("give the names that are imported, in every form", async () => {
    const project = await createProject(
      importing(`import { Icon7, Icon9Alias as Nine, type IconType } from "many-icons";
export { Icon8 } from "many-icons";
export const config = { link: { label: "A", icon: Icon7 } };
export const nine = Nine;`),
    );
    const { directory, manifest } = await project.build();
    const loaded = await load(directory, manifest.extensions[0]?.module ?? "");
    expect(loaded.routes[0]?.link).toMatchObject({ icon: "Icon7" });
    expect(await loaded.routes[0]?.load()).toMatchObject({ nine: "Icon9", Icon8: "Icon8" });
    expect(Reflect.get(globalThis, "iconsRan")).toEqual(expect.arrayContaining(["Icon7", "Icon8", "Icon9"]));
  });

  test.each([
    ['import * as icons from "many-icons";\nexport const result = icons.Icon3;', "Icon3"],
    ['import { extra, Icon1 } from "many-icons";\nexport const result = extra + Icon1;', "extraIcon1"],
    ['import { all } from "many-icons";\nexport const result = all.everything;', 1],
    ['export { Icon5 as result } from "many-icons";\nexport * from "many-icons";', "Icon5"],
  ])("stay complete where anything is unclear: %s", async (code, result) => {
    const project = await createProject(importing(code));
    const { directory, manifest } = await project.build();
    const loaded = await load(directory, manifest.extensions[0]?.module ?? "");
    expect(await loaded.routes[0]?.load()).toMatchObject({ result });
  });

  test("report a name that they do not have", async () => {
    const project = await createProject(
      importing('import { Icon1, IconX } from "many-icons";\nexport const a = [Icon1, IconX];'),
    );
    const [problem, ...others] = await project.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: "export-missing", file: "src/admin/routes/a/page.tsx", line: 1 });
  });
});
