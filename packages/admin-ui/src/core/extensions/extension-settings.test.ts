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
  it("are what its form starts with, until something was kept", () => {
    expect(extensionSettings([reviews], undefined, "reviews")).toEqual({ days: 3, isOpen: true });
    expect(extensionSettings([reviews], { metadata: { other: { days: 9 } } }, "reviews")).toEqual({
      days: 3,
      isOpen: true,
    });
  });

  it("are what the store keeps under its id, with the rest as it starts", () => {
    expect(extensionSettings([reviews], { metadata: { reviews: { days: 0 } } }, "reviews")).toEqual({
      days: 0,
      isOpen: true,
    });
  });

  it("are nothing where there is no such extension", () => {
    expect(extensionSettings([], { metadata: { reviews: "odd" } }, "wishes")).toEqual({});
  });
});
