import { defineExtension } from "@tillhouse/extension-sdk";
import type { StandardSchema } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { extensionSettings } from "./extension-settings";

const schema: StandardSchema = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }) },
};
const card = { path: "reviews", label: "Reviews", description: "Moderation" };
const reviews = defineExtension({
  id: "reviews",
  settings: [{ ...card, form: { schema, fields: [], defaultValues: { days: 3, isOpen: true } } }],
});

describe("the settings of an extension", () => {
  it("are the defaults of its form until some are saved", () => {
    expect(extensionSettings([reviews], undefined, "reviews")).toEqual({ days: 3, isOpen: true });
    expect(extensionSettings([reviews], { metadata: { other: { days: 9 } } }, "reviews")).toEqual({
      days: 3,
      isOpen: true,
    });
  });

  it("are the saved values over the defaults", () => {
    expect(extensionSettings([reviews], { metadata: { reviews: { days: 0 } } }, "reviews")).toEqual({
      days: 0,
      isOpen: true,
    });
  });

  it("are empty for an unknown extension", () => {
    expect(extensionSettings([], { metadata: { reviews: "odd" } }, "wishes")).toEqual({});
  });
});
