import { readFileSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { createV1Project, isV1Built, runtimeDirectory, type V1Build, widget } from "./fixtures/v1-project";

/** The packages that the runtime gives, with what each exports. */
function givenPackages(): [name: string, exports: string[]][] {
  const { modules } = JSON.parse(readFileSync(join(runtimeDirectory, "dist/runtime.json"), "utf8"));
  return Object.entries<{ exports: string[] }>(modules)
    .map(([name, { exports }]): [string, string[]] => [name, exports])
    .filter(([name]) => name !== "@tillhouse/v1-runtime/contribution" && !name.endsWith(".css"));
}

/** Imports of every package, of paths below packages, and of what had a style sheet on the official page. */
const everything: [name: string, imports: string, drawn: string][] = isV1Built
  ? [
      ...givenPackages().map(([name, exports]): [string, string, string] => {
        const [named] = exports.filter((each) => each !== "default");
        const list = [
          ...(named === undefined ? [] : [`${named} as named`]),
          ...(exports.includes("default") ? ["default as whole"] : []),
        ];
        const drawn = list.map((each) => `typeof ${each.split(" as ")[1]}`).join(" + ");
        return [name, `import { ${list.join(", ")} } from "${name}";`, `"${name}" + ${drawn}`];
      }),
      ["dates", 'import DatePicker from "react-datepicker";', "<DatePicker />"],
      [
        "dates with styles",
        'import DatePicker from "react-datepicker";\nimport "react-datepicker/dist/react-datepicker.css";',
        "<DatePicker />",
      ],
      ["lodash/get", 'import get from "lodash/get";', "get({ a: 1 }, 'a')"],
      ["lodash/set.js", 'import set from "lodash/set.js";', "typeof set"],
      ["date-fns/format", 'import format from "date-fns/format";', "format(new Date(), 'yyyy')"],
      ["date-fns/addDays", 'import { addDays } from "date-fns/addDays";', "typeof addDays"],
      ["react-select/async", 'import Async from "react-select/async";', "<Async />"],
      ["react-dom/client", 'import { createRoot } from "react-dom/client";', "typeof createRoot"],
      [
        "@hookform/resolvers/zod",
        'import { zodResolver } from "@hookform/resolvers/zod";',
        "typeof zodResolver",
      ],
    ]
  : [];

const drawingText = widget(
  'import { renderToStaticMarkup } from "react-dom/server";',
  "renderToStaticMarkup(<i>text</i>)",
);

let building: Promise<V1Build> | undefined;

/** One extension that imports all of this, each in a widget of its own; built when it is first asked for. */
function builtWithEverything(): Promise<V1Build> {
  const files = everything.map(([, imports, drawn], index) => [
    `src/admin/widgets/w${index}.tsx`,
    widget(imports, drawn),
  ]);
  building ??= createV1Project(Object.fromEntries(files)).then((project) => project.buildV1());
  return building;
}

describe.skipIf(!isV1Built)("packages that the official admin gave to its extensions", () => {
  test("can be imported, every one, and have paths of their own", async () => {
    expect(givenPackages().length).toBeGreaterThan(50);
    const { warnings, code, manifest } = await builtWithEverything();
    expect(warnings).toEqual([]);
    expect(manifest.extensions[0]).toMatchObject({ isV1: true });
    expect(manifest.extensions[0]?.contributions).toHaveLength(everything.length);
    for (const [name] of givenPackages()) expect(code).toContain(`"${name}`);
  });

  test("bring the style sheets along that the official page had, once", async () => {
    const { manifest, files } = await builtWithEverything();
    const styles = (manifest.extensions[0]?.styles ?? []).map((name) => files.get(name)).join("");
    expect(styles.match(/\.react-datepicker-popper\{/g)).toHaveLength(1);
  });

  test("have no paths that lead elsewhere: the author installs what has them", async () => {
    const project = await createV1Project({
      "src/admin/widgets/one.tsx": widget('import fp from "lodash/fp";', "typeof fp"),
      "src/admin/widgets/two.tsx": widget('import { de } from "date-fns/locale";', "typeof de"),
      "src/admin/widgets/written.tsx": drawingText,
    });
    expect(await project.problemsV1()).toMatchObject([
      { rule: "import-unresolved", hint: "Run: npm install lodash", file: "src/admin/widgets/one.tsx" },
      { rule: "import-unresolved", hint: "Run: npm install date-fns", file: "src/admin/widgets/two.tsx" },
      { rule: "shared-part-missing", file: "src/admin/widgets/written.tsx" },
    ]);
  });

  /** A package that says in its code that it is the author's, and has nothing else. */
  const own = (name: string, version: string): Record<string, string> => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, main: "index.js" }),
    [`node_modules/${name}/index.js`]: `exports.ownName = "own ${name}!"; exports.default = exports.ownName;`,
  });

  /** A project with packages of the author's, each with a widget that imports it. */
  const withOwn = (all: readonly (readonly [name: string, version: string, imports: string])[]) =>
    createV1Project({
      "package.json": JSON.stringify({
        name: "shop",
        dependencies: {
          "@medusajs/admin": "^7.1.18",
          ...Object.fromEntries(all.map(([name, version]) => [name, version])),
        },
      }),
      ...Object.assign({}, ...all.map(([name, version]) => own(name, version))),
      ...Object.fromEntries(
        all.map(([, , imports], index) => [
          `src/admin/widgets/w${index}.tsx`,
          widget(imports, "JSON.stringify(all) + typeof all"),
        ]),
      ),
    });

  test("leave room for what the author installed, and win over another version where the official admin's did", async () => {
    const kept = [
      ["zod", "4.1.0", 'import * as all from "zod";'],
      ["clsx", "2.1.0", 'import all from "clsx";'],
      ["react-hook-form", "7.60.0", 'import * as all from "react-hook-form";'],
      ["date-fns", "4.1.0", 'import * as all from "date-fns";'],
      ["lodash", "4.17.21", 'import all from "lodash";'],
    ] as const;
    const replaced = [
      ["react", "19.2.0", 'import { useState as all } from "react";'],
      ["react-dom", "19.2.0", 'import { createPortal as all } from "react-dom";'],
      ["react-router-dom", "7.9.0", 'import { useNavigate as all } from "react-router-dom";'],
      ["@tanstack/react-query", "5.90.0", 'import { useQuery as all } from "@tanstack/react-query";'],
      ["@medusajs/ui", "4.0.0", 'import { Button as all } from "@medusajs/ui";'],
      ["@medusajs/icons", "2.0.0", 'import { Trash as all } from "@medusajs/icons";'],
      ["medusa-react", "9.0.0", 'import { useMedusa as all } from "medusa-react";'],
      ["@medusajs/medusa-js", "6.0.0", 'import all from "@medusajs/medusa-js";'],
      ["react-hot-toast", "2.6.0", 'import all from "react-hot-toast";'],
      ["react-i18next", "15.0.0", 'import { useTranslation as all } from "react-i18next";'],
    ] as const;
    const { warnings, code } = await (await withOwn([...kept, ...replaced])).buildV1();
    expect(warnings).toEqual([]);
    for (const [name] of kept) expect(code).toContain(`own ${name}!`);
    for (const [name] of replaced) expect(code).not.toContain(`own ${name}!`);
  });

  test("go with what React draws as text, of the copy that the author installed", async () => {
    const project = await createV1Project({ "src/admin/widgets/w.tsx": drawingText });
    const react = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
    await mkdir(join(project.directory, "node_modules"), { recursive: true });
    await symlink(react, join(project.directory, "node_modules/react-dom"));
    expect((await project.buildV1()).warnings).toEqual([]);
  });

  test("are not what an extension of this admin gets beside them", async () => {
    const project = await createV1Project({
      "package.json": JSON.stringify({ name: "shop" }),
      // Version 5 alone has the first name, version 4 alone the second.
      "src/admin/widgets/native.tsx": widget(
        'import { useHost } from "@tillhouse/extension-sdk";\nimport { useSuspenseQuery } from "@tanstack/react-query";',
        '"native with " + typeof useHost + typeof useSuspenseQuery',
      ),
      "src/admin/widgets/official.tsx": widget(
        'import { Button } from "@medusajs/ui";\nimport { Hydrate } from "@tanstack/react-query";',
        '<Button>{"official with " + typeof Hydrate}</Button>',
        "product.details.after",
      ),
    });
    const { warnings, files, manifest } = await project.buildV1();
    expect(warnings).toEqual([]);
    const [entry = ""] = manifest.extensions.map(({ module }) => files.get(module));
    // Only one of the two is put into what the official admin put around its pages.
    expect(entry).toMatch(/native\.tsx/);
    expect(entry.match(/\("widget",/g)).toHaveLength(1);
  });
});
