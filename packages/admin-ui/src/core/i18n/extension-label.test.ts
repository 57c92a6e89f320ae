import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { labelOf } from "./extension-label";
import { translateWith } from "./translate";

const instance = createInstance();
await instance.init({
  lng: "de",
  keySeparator: false,
  nsSeparator: false,
  resources: { de: { translation: { "reviews.title": "Bewertungen", Loyalty: "Treue" } } },
});
const translate = translateWith(instance);

it.each([
  ["reviews.title", "Bewertungen"],
  // A key that nobody has written a text for is made readable.
  ["reviews.replies", "Replies"],
  ["book-reviews.pages.open_replies", "Open replies"],
  // Words stay as they are, whatever stands in them.
  ["Returns & swaps (new)", "Returns & swaps (new)"],
  ["API keys", "API keys"],
  ["Medusa.js", "Medusa.js"],
  ["e.g. returns", "e.g. returns"],
  ["title", "title"],
  ["", ""],
  // Words may be keys themselves.
  ["Loyalty", "Treue"],
])("reads %j as %j", (label, expected) => {
  expect(labelOf(label, translate)).toBe(expected);
});
