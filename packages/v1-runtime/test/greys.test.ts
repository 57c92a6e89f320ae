import postcss from "postcss";
import { expect, test } from "vitest";
import { compileStyles } from "../src/styles/compile-styles";

const names = "text-grey-90 bg-white bg-grey-10/50 border-grey-20 bg-grey-90 text-grey-0 text-white";
const sheet = postcss.parse(await compileStyles([{ path: "widget.tsx", text: `"${names}"` }]));

const isVariable = /^--tillhouse-v1-grey-/;

/** The variables of the light page, of a dark one, and of a dark system, in this order. */
function themes(): Map<string, string>[] {
  const found: Map<string, string>[] = [];
  sheet.walkRules((rule) => {
    const variables = rule.nodes.flatMap((node): [string, string][] =>
      node.type === "decl" && isVariable.test(node.prop) ? [[node.prop, node.value]] : [],
    );
    if (variables.length > 0) found.push(new Map(variables));
  });
  return found;
}

/** What a class sets in each of them. */
function shown(name: string, property: string): string[] {
  let value = "";
  sheet.walkRules((rule) => {
    if (!rule.selector.replaceAll("\\", "").startsWith(`.${name}:`)) return;
    rule.walkDecls(property, (declaration) => {
      value = declaration.value;
    });
  });
  return themes().map((theme) =>
    value.replace(/var\((--tillhouse-v1-grey-\d+)\)/, (_, variable: string) => theme.get(variable) ?? ""),
  );
}

test("dark text, light surfaces and borders turn over on a dark page", () => {
  const [light, dark] = [
    "rgb(17 24 39 / var(--tw-text-opacity,1))",
    "rgb(250 250 250 / var(--tw-text-opacity,1))",
  ];
  expect(shown("text-grey-90", "color")).toEqual([light, dark, dark]);
  const [white, black] = [
    "rgb(255 255 255 / var(--tw-bg-opacity,1))",
    "rgb(24 24 27 / var(--tw-bg-opacity,1))",
  ];
  expect(shown("bg-white", "background-color")).toEqual([white, black, black]);
  expect(shown("bg-grey-10/50", "background-color").slice(0, 2)).toEqual([
    "rgb(243 244 246 / 0.5)",
    "rgb(39 39 42 / 0.5)",
  ]);
  expect(shown("border-grey-20", "border-color").slice(0, 2)).toEqual([
    "rgb(229 231 235 / var(--tw-border-opacity,1))",
    "rgb(63 63 70 / var(--tw-border-opacity,1))",
  ]);
});

test.each([
  ["bg-grey-90", "background-color", "rgb(17 24 39 / var(--tw-bg-opacity,1))"],
  ["text-grey-0", "color", "rgb(255 255 255 / var(--tw-text-opacity,1))"],
  ["text-white", "color", "rgb(255 255 255 / var(--tw-text-opacity,1))"],
])("%s stays: light text lies on a colour", (name, property, expected) => {
  expect(shown(name, property)).toEqual([expected, expected, expected]);
});
