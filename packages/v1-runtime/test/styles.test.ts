import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import postcss, { type AtRule, type Rule } from "postcss";
import parser from "postcss-selector-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildStyles } from "../scripts/build-styles.mjs";
import { compileStyles } from "../src/styles/compile-styles";
import type { PreparedStyles } from "../src/styles/prepared";

const inScope = ":where([data-tillhouse-v1],[data-tillhouse-v1] *)";

/** What a rule stands in, from the outside. */
function around(rule: Rule): string {
  return rule.parent?.type === "atrule"
    ? `@${(rule.parent as AtRule).name} ${(rule.parent as AtRule).params}`
    : "";
}

/** The rules of a sheet in their order, without the steps of keyframes. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (!around(rule).includes("keyframes")) rules.push(rule);
  });
  return rules;
}

const declarationsOf = (rule: Rule | undefined) =>
  Object.fromEntries(
    (rule?.nodes ?? []).flatMap((node) => (node.type === "decl" ? [[node.prop, node.value]] : [])),
  );

/** The declarations of the rule with a selector, written without the scope. */
function declarations(css: string, selector: string, within = ""): Record<string, string> {
  const rule = rulesOf(css).find(
    (each) => each.selector.replaceAll(inScope, "") === selector && around(each) === within,
  );
  expect(rule, `no rule ${selector} ${within}`).toBeDefined();
  return declarationsOf(rule);
}

/** The place of a class's rule in the sheet. */
const placeOf = (css: string, start: string) =>
  rulesOf(css).findIndex(({ selector }) => selector.startsWith(start));

/** The selectors of a sheet whose subject is not tied to the scope by a condition that stands on the subject itself. */
function unscoped(css: string): string[] {
  const scopes = [inScope, inScope.replace("where", "is"), ":where([data-tillhouse-v1])"];
  return rulesOf(css).flatMap(({ selector }) =>
    parser()
      .astSync(selector)
      .nodes.filter(({ nodes }) => {
        const subject = nodes.slice(nodes.findLastIndex(({ type }) => type === "combinator") + 1);
        return !subject.some((node) => scopes.includes(String(node).trim()));
      })
      .map(String),
  );
}

const compile = (text: string) => compileStyles([{ path: "widget.tsx", text }]);

const everyKind = `"text-grey-50 inter-base-regular badge btn-primary react-select-container date-picker no-scrollbar
  space-x-2 group-hover:p-3 peer-checked:p-3 before:p-1 file:hover:p-2 hover:p-2 dark:p-4 group-hover:dark:p-5 small:p-6
  rtl:p-7 radix-state-open:p-8 animate-in fade-in animate-spin [&_html]:p-1 [&>*]:p-2 [body_&]:p-3 [:root_&]:p-4
  form-checkbox container placeholder:p-1 divide-y supports-[display:grid]:p-1 *:p-9 marker:p-1 backdrop:p-1"`;

describe("the scope", () => {
  test("every selector is tied to the scope, of whichever kind", async () => {
    const css = await compile(everyKind);
    expect(rulesOf(css).length).toBeGreaterThan(90);
    expect(unscoped(css)).toEqual([]);
    // The check itself finds what is not.
    expect(unscoped(`.a:where([data-tillhouse-v1] *) .b{top:0} ${inScope} p::before{top:0}`)).toHaveLength(2);
  });

  test("what is known to the whole page by its name has a name of its own", async () => {
    const css = await compile(everyKind);
    const names: string[] = [];
    const others: string[] = [];
    postcss.parse(css).walkAtRules((rule) => {
      if (rule.name === "keyframes") names.push(rule.params);
      else if (!["media", "supports"].includes(rule.name)) others.push(rule.name);
    });
    expect(names.sort()).toEqual(["tillhouse-v1-enter", "tillhouse-v1-spin"]);
    expect(others).toEqual([]);
    expect(declarations(css, ".animate-spin")).toEqual({
      animation: "tillhouse-v1-spin 1s linear infinite",
    });
    expect(declarations(css, ".animate-in")["animation-name"]).toBe("tillhouse-v1-enter");
  });

  test("what only looks like a class breaks nothing", async () => {
    const css = await compile(
      '"[&:::]:p-1 [&>]:p-2 [a:b] p-[;] mb-xsmall" const [a,b]=x[y?.[0]]??{"c:d":`e`}',
    );
    expect(unscoped(css)).toEqual([]);
    expect(declarations(css, ".mb-xsmall")).toEqual({ "margin-bottom": "0.5rem" });
  });
});

describe("the official theme", () => {
  test.each([
    ["text-grey-10", { "--tw-text-opacity": "1", color: "rgb(243 244 246 / var(--tw-text-opacity,1))" }],
    [
      "bg-fuschia-50",
      { "--tw-bg-opacity": "1", "background-color": "rgb(217 70 239 / var(--tw-bg-opacity,1))" },
    ],
    ["bg-ui-bg-base", { "background-color": "var(--bg-base)" }],
    ["rounded-rounded", { "border-radius": "8px" }],
    ["mb-xsmall", { "margin-bottom": "0.5rem" }],
    ["text-base", { "font-size": "14px" }],
    ["max-w-sidebar", { "max-width": "240px" }],
    ["shadow-ui-x", undefined],
    ["p-4", { padding: "1rem" }],
  ])("%s", async (name, expected) => {
    const css = await compile(name);
    if (expected === undefined) expect(css).not.toContain(name);
    else expect(declarations(css, `.${name}`)).toEqual(expected);
  });

  test("type classes, badges and buttons", async () => {
    const css = await compile('"inter-base-regular badge badge-warning btn btn-primary"');
    expect(declarations(css, ".inter-base-regular")).toEqual({
      "font-family":
        "Inter Variable,Inter,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica Neue,Ubuntu,sans-serif",
      "font-size": "14px",
      "font-weight": "400",
      "line-height": "1.5rem",
    });
    expect(declarations(css, ".badge")).toMatchObject({
      "border-radius": "8px",
      "font-size": "12px",
      "font-weight": "600",
    });
    expect(declarations(css, ".btn-primary:hover")["background-color"]).toBe(
      "rgb(139 92 246 / var(--tw-bg-opacity,1))",
    );
  });

  test("arbitrary values and variants", async () => {
    const css = await compile('"w-[37px] hover:bg-[#abc] radix-state-open:p-2 rtl:p-3"');
    expect(declarations(css, ".w-\\[37px\\]")).toEqual({ width: "37px" });
    expect(declarations(css, ".hover\\:bg-\\[\\#abc\\]:hover")["background-color"]).toContain(
      "rgb(170 187 204",
    );
    expect(declarations(css, '.radix-state-open\\:p-2[data-state="open"]')).toEqual({ padding: "0.5rem" });
    expect(css).toContain('[dir="rtl"] *)');
  });

  test("the official screens, and of Tailwind's the one that a drawer needs", async () => {
    const css = await compile('"sm:p-1 xsmall:p-1 small:p-1 medium:p-1 large:p-1 md:p-1 lg:p-1"');
    const screens = rulesOf(css)
      .map(around)
      .filter((text) => text.includes("width"));
    expect(screens).toEqual(
      ["0px", "640px", "769px", "1025px", "1464px"].map((width) => `@media (min-width: ${width})`),
    );
    expect(css).not.toContain("md\\:p-1");
  });

  test("a class that no source names is not in the sheet", async () => {
    const css = await compile('"mb-xsmall unknown-class"');
    for (const name of [
      "inter-",
      "badge",
      "btn",
      "react-select",
      "txt-",
      "form-input",
      "unknown-class",
      "button-",
    ])
      expect(css, name).not.toContain(`.${name}`);
  });
});

describe("the page's root", () => {
  test("the scope element has what the official page and its layout give to the text", async () => {
    const root = declarations(await compile(""), ":where([data-tillhouse-v1])");
    expect(root.font).toBe(
      "normal 14px/1.5rem Inter Variable,Inter,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica Neue,Ubuntu,sans-serif",
    );
    expect(root).toMatchObject({ "tab-size": "4", "letter-spacing": "normal" });
  });

  test("the reset holds for what lies inside", async () => {
    const css = await compile("");
    expect(declarations(css, "*,::before,::after")).toMatchObject({
      "box-sizing": "border-box",
      "border-style": "solid",
    });
    expect(declarations(css, ":is(ol,ul,menu)")).toEqual({ "list-style": "none", margin: "0", padding: "0" });
    expect(declarations(css, "*")).toEqual({ "border-color": "var(--border-base)" });
    expect(declarations(css, "::backdrop")).toMatchObject({ "--tw-ring-offset-color": "#fff" });
  });

  test("tokens hold in both themes, as fixed by an element above and as the system says", async () => {
    const rules = rulesOf(await compile("")).filter(({ nodes }) =>
      nodes.some((node) => node.type === "decl" && node.prop === "--bg-base"),
    );
    const [light, dark, system] = rules.map(declarationsOf);
    expect(rules).toHaveLength(3);
    expect(light).toMatchObject({ "--bg-base": "rgba(255,255,255,1)", "color-scheme": "light" });
    expect(dark).toMatchObject({ "--bg-base": "rgba(24,24,27,1)", "color-scheme": "dark" });
    expect(system).toEqual(dark);
    expect(light).toHaveProperty("--elevation-modal");
    expect(rules[1]?.selector).toContain('[data-theme="dark"]');
    expect(rules.map(around)).toEqual(["", "", "@media (prefers-color-scheme: dark)"]);
    expect(rules[2]?.selector).toContain(":where(:not(");
  });
});

describe("what wins", () => {
  /** How specific a selector is, as far as the sheet goes: `:where` counts nothing, `:is` what is in it. */
  function weigh(selector: string): [classes: number, types: number] {
    let [classes, types] = [0, 0];
    for (const node of parser().astSync(selector).first.nodes) {
      const isElement: boolean = parser.isPseudoElement(node);
      if (isElement || node.type === "tag") types += 1;
      else if (node.type === "pseudo" && node.value !== ":where") {
        const inner = node.nodes.map((one) => weigh(String(one).trim()));
        classes += node.value === ":is" ? Math.max(...inner.map(([count]) => count)) : 1;
        types += Math.max(0, ...inner.map(([, count]) => count));
      } else if (node.type === "class" || node.type === "attribute") classes += 1;
    }
    return [classes, types];
  }
  const weightOf = (css: string, start: string, within = "") =>
    weigh(
      rulesOf(css).find((rule) => rule.selector.startsWith(start) && around(rule) === within)?.selector ?? "",
    );

  test("a utility wins over the reset and, coming later, over component classes", async () => {
    const css = await compile('"p-4 btn btn-large inter-base-regular text-grey-50"');
    expect(weightOf(css, ":is(button,input,optgroup")).toEqual([0, 1]);
    expect(weightOf(css, "*:where")).toEqual([0, 0]);
    expect(weightOf(css, ".p-4")).toEqual([1, 0]);
    expect(weightOf(css, ".btn-large")).toEqual([1, 0]);
    const places = [":is(button,input,optgroup", ".inter-base-regular", ".btn-large", ".p-4"].map((start) =>
      placeOf(css, start),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test("a variant wins over the class that it varies, and dark over the pointer, as in Tailwind", async () => {
    const css = await compile('"p-4 hover:p-2 dark:p-3 small:p-1"');
    expect(weightOf(css, ".hover\\:p-2")).toEqual([2, 0]);
    expect(weightOf(css, ".dark\\:p-3")).toEqual([2, 0]);
    expect(weightOf(css, ".dark\\:p-3", "@media (prefers-color-scheme: dark)")).toEqual([2, 0]);
    expect(weightOf(css, ".small\\:p-1", "@media (min-width: 769px)")).toEqual([1, 0]);
    const places = [".p-4", ".hover\\:p-2", ".small\\:p-1", ".dark\\:p-3"].map((start) =>
      placeOf(css, start),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

describe("the built file", () => {
  let directory = "";
  let built: typeof import("../src/styles");
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "tillhouse-styles-"));
    await buildStyles(directory);
    built = await import(pathToFileURL(join(directory, "styles.js")).href);
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  test("stands alone, outside of any project, and gives the same sheet, whatever it gave before", async () => {
    const texts = [everyKind, "p-2 m-2", "m-2 p-2", "m-2"];
    for (const sources of texts.map((text) => [{ path: "widget.tsx", text }]))
      expect(await built.compileStyles(sources)).toBe(await compileStyles(sources));
  });

  test("has the classes of the components of @medusajs/ui where they are wanted", async () => {
    const css = await built.compileStyles([], { withComponents: true });
    expect(declarations(css, ".bg-ui-bg-component")).toEqual({ "background-color": "var(--bg-component)" });
    expect(css).toContain(".txt-compact-small");
    expect(unscoped(css)).toEqual([]);
    expect(await built.compileStyles([])).not.toContain(".txt-compact-small");
  });

  test("what was made before is what all of it made anew would be, also among other classes", async () => {
    const text = await readFile(join(directory, "prepared-styles.json"), "utf8");
    const prepared: PreparedStyles = JSON.parse(text);
    const names = [...prepared.components.map(({ candidate }) => candidate), ...prepared.others];
    const components = { path: "components.txt", text: names.join("\n") };
    // Beside its neighbours in the sheet, in conditions of theirs, and varied.
    const own = [
      "flex p-2 p-[3px] px-4 sm:px-2 max-sm:p-1 dark:hover:bg-grey-5 badge past date-picker date animate-spin",
      "[&>svg]:p-1 [&_a]:p-1 data-[state=open]:hidden data-[x=y]:flex [color:red] before:content-['/*a*/'] !flex",
    ].map((classes) => ({ path: "own.tsx", text: `${everyKind} ${classes}` }));
    for (const sources of [[], own])
      expect(await built.compileStyles(sources, { withComponents: true })).toBe(
        await compileStyles([...sources, components]),
      );
  });
});
