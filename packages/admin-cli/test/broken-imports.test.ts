import type { BuildOptions, Plugin } from "esbuild";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { check } from "../src/api/check";
import { createProject, type TestProject } from "./fixtures/project";

/** What happens to files of installed packages while the compiler runs. */
const counted = vi.hoisted(() => {
  // Files share what they have read: what has the compiler already is read again, with the one that counts.
  vi.resetModules();
  return { runs: 0, read: new Set<string>(), asked: 0, answered: 0 };
});
// And no other file is to get what counts.
afterAll(() => void vi.resetModules());

vi.mock("esbuild", async (original) => {
  const esbuild = await original<typeof import("esbuild")>();
  const isInstalled = (path: string) => /[\\/]node_modules[\\/]/.test(path);
  /** Counts how often a plugin is asked about what stands in an installed package. */
  const watched = ({ name, setup }: Plugin): Plugin => ({
    name,
    setup: (build) =>
      setup({
        ...build,
        onResolve: (options, callback) =>
          build.onResolve(options, (args) => {
            if (isInstalled(args.importer)) counted.asked += 1;
            return callback(args);
          }),
        onLoad: (options, callback) =>
          build.onLoad(options, (args) => {
            if (isInstalled(args.path)) counted.answered += 1;
            return callback(args);
          }),
      }),
  });
  const counter: Plugin = {
    name: "counter",
    setup(build) {
      build.onLoad({ filter: /[\\/]node_modules[\\/]/, namespace: "file" }, ({ path }) => {
        counted.read.add(`${counted.runs} ${path}`);
        return undefined;
      });
    },
  };
  return {
    ...esbuild,
    build: (options: BuildOptions) => {
      counted.runs += 1;
      return esbuild.build({ ...options, plugins: [counter, ...(options.plugins ?? []).map(watched)] });
    },
  };
});

const names = Array.from({ length: 400 }, (_, index) => `Icon${index}OfManyInTheSet`);

/** A set of icons as they are published: a module for each behind one that passes them all on. */
const icons: Record<string, string> = {
  "node_modules/lucide-react/package.json": JSON.stringify({
    name: "lucide-react",
    version: "1.0.0",
    sideEffects: false,
    module: "dist/index.mjs",
  }),
  "node_modules/lucide-react/dist/create.mjs":
    'import { createElement } from "react";\nexport const create = (name) => () => createElement("svg", { name });\n',
  "node_modules/lucide-react/dist/index.mjs": names
    .map((name) => `export { default as ${name}, default as ${name}Icon } from "./${name}.mjs";\n`)
    .join(""),
  ...Object.fromEntries(
    names.map((name) => [
      `node_modules/lucide-react/dist/${name}.mjs`,
      `import { create } from "./create.mjs";\nexport default create("${name}");\n`,
    ]),
  ),
};

const widget = (lines: string, name = "Icon7OfManyInTheSet") => `import { ${name} } from "lucide-react";
${lines}
export const config = { zone: "order.details.after" };

export default function Stars() {
  return <${name} />;
}
`;

const broken = {
  "a package that is missing": ['import missing from "@acme/missing";\nmissing();', "import-unresolved"],
  "a file that is missing": ['import missing from "./missing";\nmissing();', "import-unresolved"],
  "a part of Node.js": ['import { readFileSync } from "node:fs";\nreadFileSync("a");', "import-unresolved"],
  "a package of the server": ['import { Column } from "typeorm";\nColumn();', "import-server"],
  "an icon that is misspelt": [
    'import { Icon8OfManyInTheSte } from "lucide-react";\nIcon8OfManyInTheSte();',
    "export-missing",
  ],
  "a name that a file does not export": [
    'import { missing } from "../helper";\nmissing();',
    "export-missing",
  ],
} as const;

/** Checks and builds a project, and tells what either did with the files of packages in one run of the compiler. */
async function workOf(project: TestProject, command: "build" | "check") {
  Object.assign(counted, { runs: 0, read: new Set(), asked: 0, answered: 0 });
  const { directory, shell } = project;
  const problems =
    command === "check"
      ? (await check({ directory, shell, environment: {} })).mistakes
      : await project.build().then(
          () => [],
          ({ details }) => details,
        );
  const byRun = Array.from({ length: counted.runs }, (_, run) =>
    [...counted.read].flatMap((entry) => (entry.startsWith(`${run + 1} `) ? entry.split(/ (.*)/)[1] : [])),
  );
  const { runs, asked, answered } = counted;
  return { problems, runs, asked: asked / runs, answered: answered / runs, byRun };
}

describe.each(["check", "build"] as const)("%s with a set of icons", (command) => {
  const stars = "src/admin/widgets/stars.tsx";
  /** One project whose widget is written anew for each test, and what was done with it while nothing was wrong. */
  let project: TestProject;
  let clean: Awaited<ReturnType<typeof workOf>>;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const files = { ...icons, "src/admin/helper.ts": "export const helper = 1;\n", [stars]: widget("") };
    project = await createProject(files, (act) => void ends.push(act));
    clean = await workOf(project, command);
  });
  afterAll(() => Promise.all(ends.map((act) => act())));

  test.each(Object.entries(broken))("reads no more of it with %s", async (_, [lines, rule]) => {
    expect(clean.problems).toEqual([]);
    const read = clean.byRun[0] ?? [];
    // The icon, and what makes an icon of it.
    expect(read).toHaveLength(2);

    await project.write({ [stars]: widget(lines) });
    const found = await workOf(project, command);
    expect(found.problems).toMatchObject([{ rule, file: stars }]);
    expect(found.runs).toBe(rule === "export-missing" ? 1 : 2);
    for (const run of found.byRun) expect(read).toEqual(expect.arrayContaining(run));
    expect(found.asked).toBeLessThanOrEqual(clean.asked);
    expect(found.answered).toBeLessThanOrEqual(clean.answered);
  });
});

test("all mistakes are reported at once, each in its file", async () => {
  const project = await createProject({
    ...icons,
    "src/admin/there/gone.ts": "export const helper = 1;\n",
    "src/admin/there/use.ts": 'import { helpre } from "./gone";\nexport const use = () => helpre();\n',
    "src/admin/widgets/stars.tsx": widget(
      'import gone from "./gone";\nimport logo from "./logo.svg?url";\nimport { use } from "../there/use";\ngone(logo, use());',
    ),
    "src/admin/widgets/more.tsx": widget("", "Icon9OfManyInTheSetIcno"),
  });
  const { problems } = await workOf(project, "check");
  const told = problems.map(({ message, file, hint }: { message: string; file: string; hint: string }) =>
    [file, message, hint].join(" | "),
  );
  expect(told.sort()).toEqual([
    'src/admin/there/use.ts | "src/admin/there/gone.ts" has no export "helpre". | Did you mean "helper"?',
    'src/admin/widgets/more.tsx | "lucide-react" has no export "Icon9OfManyInTheSetIcno". | Did you mean "Icon9OfManyInTheSetIcon"?',
    'src/admin/widgets/stars.tsx | "./gone" cannot be found. | Check the path and the name of the file.',
    'src/admin/widgets/stars.tsx | "./logo.svg" cannot be found. | Check the path and the name of the file.',
  ]);
});

test("a type that is imported as a value does not read the complete set", async () => {
  const project = await createProject({
    ...icons,
    "src/admin/widgets/stars.tsx": widget(
      'import { LucideIcon } from "lucide-react";\nexport type Icon = LucideIcon;',
    ),
  });
  const { problems, byRun } = await workOf(project, "build");
  expect(problems).toEqual([]);
  expect(byRun.map((run) => run?.length)).toEqual([2]);
});
