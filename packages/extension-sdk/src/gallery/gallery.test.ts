import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import * as grid from "../grid";
import * as inputs from "../inputs";
import * as layers from "../layers";
import * as ui from "../ui";

const directory = fileURLToPath(new URL(".", import.meta.url));
const sources = readdirSync(directory, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".dev.tsx"))
  .map((file) => readFileSync(join(directory, file), "utf8"))
  .join("\n");

const isContext = (value: unknown) => typeof value === "object" && value !== null && "Consumer" in value;

/** Two ask a store, which the gallery has not, and draw a combobox; the other is what a wizard stands in. */
const shownByOthers = new Set(["ReferencePicker", "NamePicker", "WizardFrame"]);

/** Components begin with a capital letter; functions and hooks do not. */
const componentsOf = (exported: object) =>
  Object.entries(exported)
    .filter(([name, value]) => /^[A-Z]/.test(name) && !isContext(value) && !shownByOthers.has(name))
    .map(([name]) => name);

it.each([
  ["ui", componentsOf(ui)],
  ["inputs", componentsOf(inputs)],
  ["layers", componentsOf(layers)],
  ["grid", componentsOf(grid)],
])("shows every component of %s, in every state or as an example", (_, names) => {
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(sources))).toEqual([]);
});
