import { expect, it } from "vitest";
import { readExamples, readGalleryExamples } from "../../../../../scripts/gallery-reference.mjs";
import * as commerce from "../../commerce";
import * as grid from "../../grid";
import * as imports from "../../import";
import * as inputs from "../../inputs";
import * as kit from "../../kit";
import * as layers from "../../layers";
import * as ui from "../../ui";
import { examples } from "./index.dev";

const read = readGalleryExamples();

it("shows every example that is read from the files, and no other", () => {
  expect(read.map(({ id }) => id).sort()).toEqual(Object.keys(examples).sort());
  expect(read.filter(({ about }) => about === "")).toEqual([]);
});

/** Stand for others, or are drawn by them. */
const shownByOthers = ["UiProvider", "WizardFrame", "GridLoading"];
/** Show nothing, or fail, without the admin's own forms and pages around them. */
const needsAdmin = [
  "FormField",
  "LocationSelect",
  "RecordActions",
  "SectionEditButton",
  "StockLinesField",
  "StockLocationField",
];
/** Asks the store's own API for carts, which the store in memory does not have. */
const needsStore = ["StoreCheck"];
const withoutExample = new Set([...shownByOthers, ...needsAdmin, ...needsStore]);

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && !(typeof value === "object" && value !== null && "Consumer" in value);

it.each([
  ["ui", ui],
  ["inputs", inputs],
  ["layers", layers],
  ["grid", grid],
  ["kit", kit],
  ["commerce", commerce],
  ["import", imports],
])("has an example of every component of %s", (_, entry) => {
  const names = Object.entries(entry)
    .filter(isComponent)
    .map(([name]) => name);
  const drawn = new Set(read.flatMap(({ elements }) => elements));
  expect(names.filter((name) => !drawn.has(name) && !withoutExample.has(name))).toEqual([]);
});

it("gives code with all that it needs and nothing else, imported as an author imports it", () => {
  const source = `import { useState } from "react";
import { cell } from "../../index";
import { Button, Tag } from "../../ui";

const words = ["a"];
const others = ["b"];

/** A button. */
export function ButtonExample() {
  return <Button>{words.join()}</Button>;
}

/** A tag. */
export function TagExample() {
  const [kind] = useState(cell.text("kind"));
  return <Tag>{others.length + String(kind)}</Tag>;
}
`;
  const [button, tag] = readExamples("/examples/actions.dev.tsx", source);
  expect(button).toMatchObject({ about: "A button.", isPage: false, elements: ["Button"] });
  expect(button?.code).toBe(`import { Button } from "@tillhouse/extension-sdk/ui";

const words = ["a"];

export function ButtonExample() {
  return <Button>{words.join()}</Button>;
}`);
  expect(tag?.code).toContain('import { cell } from "@tillhouse/extension-sdk";');
  const [page] = readExamples("/examples/page-tag.dev.tsx", source);
  expect(page).toMatchObject({ isPage: true });
  expect(page?.code).toContain("export default function ButtonExample()");
});
