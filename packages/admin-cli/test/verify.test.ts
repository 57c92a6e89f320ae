import { existsSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../src/api/check";
import { verifyOutput } from "../src/compiler/verify/verify-output";
import { loadShell } from "../src/site/shell";
import { createProject, listFiles, runCommand } from "./fixtures/project";

const zone = 'export const config = { zone: "order.details.after" };\n';
const widget = `${zone}export default () => null;\n`;
const rules = (problems: readonly { rule: string }[]): string[] => problems.map(({ rule }) => rule);

describe("a build loads its output once", () => {
  test("refuses what throws while the page loads, at the author's line", async () => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget });
    const { directory } = await project.build();
    const before = await listFiles(directory);
    await project.write({
      "src/admin/widgets/order.ts": "const limits = undefined;\n\nexport const order = limits.first;\n",
      "src/admin/widgets/a.tsx":
        'import { order } from "./order";\nexport const config = { zone: "order.details.after", order };\nexport default () => null;\n',
    });
    expect(await project.problems()).toEqual([
      {
        rule: "load-throws",
        message:
          "The extension \"local\" throws when it is loaded: Cannot read properties of undefined (reading 'first').",
        why: "The admin would have nothing of this extension.",
        hint: "Move what can fail into the component, or into a function that runs later.",
        file: "src/admin/widgets/order.ts",
        line: 3,
        column: expect.any(Number),
        frame: expect.stringContaining("> 3 | export const order = limits.first;"),
      },
    ]);
    expect(await listFiles(directory)).toEqual(before);
    expect(before).not.toContain("package.json");
  });

  test("refuses everything that throws on its first render", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": `${widget}throw new Error("no luck");\n`,
      "src/admin/routes/b/page.tsx": 'export default () => null;\nthrow "text";\n',
      "src/admin/widgets/fine.tsx": widget,
    });
    expect(await project.problems()).toMatchObject([
      { rule: "load-throws", file: "src/admin/routes/b/page.tsx" },
      {
        rule: "load-throws",
        message: "src/admin/widgets/a.tsx throws when it is loaded: no luck.",
        file: "src/admin/widgets/a.tsx",
        line: 3,
      },
    ]);
  });

  test("refuses what is no component at run time", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": `import made from "../made";\n${zone}export default made;\n`,
      "src/admin/made.ts": "const parts = [1];\nexport default parts.map(String).join();\n",
    });
    expect(await project.problems()).toMatchObject([
      { rule: "default-export-invalid", file: "src/admin/widgets/a.tsx" },
    ]);
  });

  test("names what never finishes beside the mistakes of others", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx": `${widget}for (;;);\n`,
    });
    const began = performance.now();
    expect(await project.problems({ loadLimit: 300 })).toMatchObject([
      {
        rule: "load-hangs",
        message: "src/admin/widgets/a.tsx does not finish loading.",
        file: "src/admin/widgets/a.tsx",
      },
    ]);
    expect(performance.now() - began).toBeLessThan(10_000);
    const { directory, shell } = project;
    const found = await check({ directory, shell, environment: {}, loadLimit: 300 });
    expect(found.mistakes).toEqual(await project.problems({ loadLimit: 300 }));
    await project.write({ "src/admin/widgets/a.tsx": `${widget}await new Promise(() => {});\n` });
    expect(rules(await project.problems({ loadLimit: 300 }))).toEqual(["load-hangs"]);
  });

  // Side by side: each is a wait for a thread that loads what was compiled.
  test.concurrent.for([
    "document.querySelector('body').classList.add('x');",
    "const wide = window.matchMedia('(min-width: 60em)').matches;\nif (wide) console.log(wide);",
    "customElements.define('x-y', class extends HTMLElement {});",
    "localStorage.setItem('a', '1');\nif (localStorage.getItem('a') !== '1') throw new Error('forgotten');",
    "if (typeof process !== 'undefined') throw new Error('not a browser');",
    "setTimeout(() => { throw new Error('later'); }, 0);\nPromise.reject(new Error('nobody waits'));",
    "const size = new Image().width;\nfor (const node of document.body.children) size(node);",
    "new URL(location.href).pathname;",
    "new Headers({ a: '1' }); new Request(location); new Response(); new FormData(); new MessageEvent('x');\nif (typeof process !== 'undefined') throw new Error('not a browser');",
  ])("lets code use a browser while it is loaded: %s", async (code, { expect, onTestFinished }) => {
    const files = { "src/admin/widgets/a.tsx": `${widget}${code}\n` };
    const project = await createProject(files, onTestFinished);
    expect((await project.build()).warnings).toEqual([]);
  });

  test.concurrent.for([
    ["document.title.length.missing();", "missing is not a function"],
    ["if (!(document.body instanceof HTMLBodyElement)) throw new Error('no body');", "HTMLBodyElement"],
    ["await fetch('/admin/orders');", ""],
  ] as const)(
    "warns of what only a browser can tell: %s",
    async ([code, message], { expect, onTestFinished }) => {
      const files = { "src/admin/widgets/a.tsx": `${widget}${code}\n` };
      const project = await createProject(files, onTestFinished);
      const { warnings } = await project.build({ loadLimit: 300 });
      expect(rules(warnings)).toEqual(["load-unproved"]);
      expect(warnings[0]?.message).toContain(message);
    },
  );

  test("loads chunks of resources and files of texts as well", async () => {
    const project = await createProject({
      "src/admin/resources/reviews.ts":
        'export default { name: "reviews", api: { singularKey: "review", pluralKey: "reviews" }, title: () => "", detail: { sections: [{ id: "stars", load: () => import("../stars") }] } };\n',
      "src/admin/stars.tsx": 'export default () => null;\nthrow new Error("dark");\n',
    });
    expect(await project.problems()).toMatchObject([
      { rule: "load-throws", message: expect.stringContaining("dark"), file: "src/admin/stars.tsx", line: 2 },
    ]);
  });
});

/** The shell is the output of another package, which may not have been built. */
const shell = resolve(import.meta.dirname, "../../admin-ui/dist/shell");

describe.skipIf(!existsSync(join(shell, "registry.js")))("a build with the real shell", () => {
  test("is validated as the running admin would", async () => {
    const project = await createProject({
      "src/admin/zone.ts": 'export const zone = ["order", "nowhere", "after"].join(".");\n',
      "src/admin/widgets/a.tsx":
        'import { zone } from "../zone";\nexport const config = { zone };\nexport default () => null;\n',
    });
    expect(await project.problems({ shell })).toEqual([
      {
        rule: "unknown-zone",
        message:
          'The extension "local" has a widget for the zone “order.nowhere.after”, which does not exist.',
        why: "The admin would leave it out and say so.",
        hint: "Correct the name: your editor completes those that there are.",
        file: "src/admin/widgets/a.tsx",
      },
    ]);
  });

  test.each([
    ["null as never", "transform-invalid", "transforms “orders”, but does not return a definition of it."],
    ["broken()", "transform-failed", "failed when it transformed “orders”: no luck."],
  ])("tells that transformResource answers %s", async (answer, rule, message) => {
    const project = await createProject({
      "src/admin/extension.ts": `import { defineExtension } from "@tillhouse/extension-sdk";
const broken = (): never => {
  throw new Error("no luck");
};
export const unused = broken;
export default defineExtension({
  id: "reviews",
  transformResource: (resource) => (resource.name === "orders" ? ${answer} : resource),
});
`,
    });
    expect(await project.problems({ shell })).toMatchObject([
      {
        rule,
        message: `The extension "reviews" ${message} It is ignored.`,
        hint: expect.stringMatching(/^Return /),
        file: "src/admin/extension.ts",
      },
    ]);
  });

  test("serves no code of the validation", async () => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget });
    const { directory, warnings } = await project.build({ shell });
    expect(warnings).toEqual([]);
    expect(await listFiles(directory)).not.toContain("registry.js");
  });
});

describe("sizes", () => {
  const noise = (length: number): string =>
    JSON.stringify(
      Array.from({ length }, (_, index) => ((index * 2_654_435_761) >>> 0).toString(36)).join(""),
    );

  test("refuses an extension over its budget with its largest files", async () => {
    const project = await createProject({
      "package.json": '{ "name": "shop" }',
      "node_modules/heavy/package.json": '{ "name": "heavy", "main": "index.js", "type": "module" }',
      "node_modules/heavy/index.js": `export default ${noise(4000)};\n`,
      "src/admin/widgets/a.tsx": `import heavy from "heavy";\n${zone}export default () => <p>{heavy}</p>;\n`,
    });
    const failed = project.build({ budgets: { extension: "10 kB" } });
    await expect(failed).rejects.toMatchObject({
      code: "over-budget",
      details: [
        {
          rule: "over-budget",
          message: expect.stringMatching(
            /^The code of the extension "shop" is \d+\.\d kB compressed, and may be 10\.0 kB\.$/,
          ),
          why: expect.stringContaining("heavy ("),
        },
      ],
    });
    expect(existsSync(join(project.directory, "build"))).toBe(false);
    await project.build({ budgets: { extension: "10 kB", extensions: { shop: "1 MB" } } });
    await project.build({ budgets: { extension: 1, extensions: { shop: false } } });
    await project.write({ "tillhouse.config.json": '{ "budgets": { "start": "some" } }' });
    await expect(project.build()).rejects.toMatchObject({
      code: "invalid-configuration",
      details: [{ message: "budgets in tillhouse.config.json: start is no size." }],
    });
    await project.write({ "tillhouse.config.json": '{ "budgets": { "extension": "10 kB" } }' });
    const { directory, shell } = project;
    const { mistakes } = await check({ directory, shell, environment: {} });
    expect(mistakes.map(({ rule }) => rule)).toEqual(["over-budget"]);
    await expect(project.build()).rejects.toMatchObject({ code: "over-budget", details: mistakes });
  });

  test("counts what comes with the page by itself", async () => {
    const project = await createProject({
      "src/admin/limits.ts": `export const limits = ${noise(4000)};\n`,
      "src/admin/widgets/a.tsx": `import { limits } from "../limits";\nexport const config = { zone: "order.details.after", order: limits.length };\nexport default () => null;\n`,
    });
    await expect(project.build({ budgets: { start: "10 kB" } })).rejects.toMatchObject({
      details: [{ rule: "over-budget", why: expect.stringContaining("src/admin/limits.ts (") }],
    });
  });

  test("are compared with the previous output", async () => {
    const project = await createProject({ "src/admin/widgets/a.tsx": widget });
    const first = await project.build();
    expect(first.previous).toEqual({});
    await project.write({ "src/admin/widgets/a.tsx": `${zone}export default () => ${noise(300)};\n` });
    const second = await project.build();
    const [built] = first.manifest.extensions;
    expect(second.previous).toEqual({ local: { bytes: built?.bytes, gzipBytes: built?.gzipBytes } });
    expect(second.milliseconds).toBeGreaterThan(0);
    expect(second.peakMemoryBytes).toBeGreaterThan(10_000_000);
    const words = ["build", "--shell", project.shell];
    await project.write({ "src/admin/widgets/a.tsx": `${zone}export default () => ${noise(900)};\n` });
    const run = await runCommand(words, { cwd: project.directory });
    expect(run.out).toMatch(/\n {2}\d\.\d kB, compressed \d\.\d kB \(\+\d\.\d kB\) of 250\.0 kB\n/);
    expect(run.out).toMatch(/built {2}build for \/app in (?:\d+ ms|\d+\.\d s), \d+ MB of memory\n$/);
    const json = await runCommand([...words, "--json"], { cwd: project.directory });
    expect(JSON.parse(json.out)).toMatchObject({ version: 1, ok: true, previous: { local: {} } });
  });
});

test("a linked project and one without a module type are loaded alike", async () => {
  const project = await createProject({ "package.json": '{ "name": "shop", "type": "commonjs" }' });
  const elsewhere = join(project.directory, "../elsewhere");
  await mkdir(join(elsewhere, "widgets"), { recursive: true });
  await writeFile(join(elsewhere, "widgets/a.tsx"), widget);
  await mkdir(join(project.directory, "src"));
  await symlink(elsewhere, join(project.directory, "src/admin"));
  const { directory, warnings } = await project.build();
  expect(warnings).toEqual([]);
  expect(JSON.parse(await readFile(join(directory, "build.json"), "utf8"))).toMatchObject({
    extensions: [{ id: "shop" }],
  });
});

test("a shell that cannot be loaded is told at once", async () => {
  const project = await createProject({ "out/extensions/x.js": "export default { id: 'x' };" });
  const shell = { ...(await loadShell(project.shell)), registry: "gone.js" };
  const options = {
    directory: join(project.directory, "out"),
    shell,
    extensions: [{ id: "x", module: "extensions/x.js" }],
  };
  await expect(verifyOutput(options)).rejects.toThrow(/gone\.js/);
});
