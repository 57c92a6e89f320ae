// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import type { RecordOf } from "@tillhouse/extension-sdk";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import ItemVariants from "./item-variants";

afterEach(cleanup);

it.each([
  ["one name of both once", { title: "Gift card", product: { title: "Gift card" } }, "Gift card"],
  ["two names beside each other", { title: "Blue", product: { title: "Mug" } }, "Mug · Blue"],
  ["a variant whose product is gone", { title: "Blue", product: null }, "Blue"],
])("says %s", async (_names, variant, expected) => {
  // The section looks at nothing else of the record.
  const record = { id: "iitem_1", variants: [{ id: "variant_1", ...variant }] } as unknown;
  await renderPage(() => <ItemVariants record={record as RecordOf<"inventory-items">} />, {
    backend: createMockBackend(),
    route: "/item",
    path: "/a/item",
  });
  expect(screen.getByRole("link").textContent).toBe(expected);
});
