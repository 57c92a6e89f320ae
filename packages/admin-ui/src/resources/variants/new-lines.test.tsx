// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type NewLine, NewLines, newLinesSchema } from "@tillhouse/extension-sdk/commerce";
import { renderSetting } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { text } from "../../../../../scripts/text";
import messages from "../../messages/en.json";
import { builtInResource } from "../../testing/harness/complete-built-in";

afterEach(cleanup);

const variant = (index: number) => ({
  id: `variant_${index}`,
  title: `Size ${index}`,
  sku: `SKU-${index}`,
  manage_inventory: true,
  inventory_quantity: index,
  allow_backorder: false,
  product: { title: `Shirt ${index}`, thumbnail: null },
  original_price_incl_tax: 1250,
  // The third one is not sold in this currency; the second costs less for now.
  calculated_price_incl_tax: index === 3 ? null : index === 2 ? 1000 : 1250,
});

/** 12 variants, ten of them on the first page. */
const all = Array.from({ length: 12 }, (_, index) => variant(index + 1));

async function show(start: NewLine[] = []) {
  const seen = { lines: start };
  const asked: unknown[] = [];
  const backend = createMockBackend({
    endpoints: {
      "GET /variants": ({ query }) => {
        asked.push(query);
        const found = all.filter(({ product }) => product.title.includes(String(query.q ?? "")));
        const offset = Number(query.offset ?? 0);
        return { variants: found.slice(offset, offset + Number(query.limit)), count: found.length };
      },
    },
  });
  function Form() {
    const [value, setValue] = useState(start);
    seen.lines = value;
    return (
      <NewLines
        label="New items"
        value={value}
        onChange={setValue}
        pricing={{ region_id: "reg_1", currency_code: "eur", customer_id: "cus_1" }}
      />
    );
  }
  await renderSetting(Form, { backend, resources: [builtInResource("variants")], messages: messages });
  fireEvent.click(screen.getByRole("button", { name: "Add items…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("1–10 of 12");
  return { dialog, asked, lines: () => seen.lines };
}

it("reads the prices of the region and of the customer page by page", async () => {
  const { dialog, asked } = await show();
  expect(asked).toEqual([
    expect.objectContaining({ region_id: "reg_1", customer_id: "cus_1", limit: "10", offset: "0" }),
  ]);
  expect(asked[0]).not.toHaveProperty("currency_code");
  const row = within(dialog.getByRole("checkbox", { name: /Shirt 2,/ }).closest("tr") as HTMLElement);
  expect(row.getByText("12.50").closest("s")).not.toBeNull();
  expect(row.getByText("10.00").closest("s")).toBeNull();
});

it("says why a variant without a price cannot be chosen", async () => {
  const { dialog } = await show();
  const box = dialog.getByRole("checkbox", { name: /Shirt 3,/ });
  expect(box).toHaveProperty("disabled", true);
  const reason = document.getElementById(box.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain(text("variants.noPrice", { currency: "EUR" }));
});

it("keeps the choice while pages and searches change", async () => {
  const { dialog, lines } = await show();
  fireEvent.click(dialog.getByRole("checkbox", { name: /Shirt 1,/ }));
  fireEvent.click(dialog.getByRole("button", { name: messages["ui.pagination.next"] }));
  fireEvent.click(await dialog.findByRole("checkbox", { name: /Shirt 12,/ }));
  fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "Shirt 5" } });
  fireEvent.click(await dialog.findByRole("checkbox", { name: /Shirt 5,/ }));
  await waitFor(() => expect(dialog.queryByRole("checkbox", { name: /Shirt 12,/ })).toBeNull());
  fireEvent.click(dialog.getByRole("button", { name: "variants.add" }));
  await waitFor(() => expect(lines().map(({ variant_id }) => variant_id)).toHaveLength(3));
  expect(lines()[0]).toEqual({
    variant_id: "variant_1",
    quantity: 1,
    title: "Shirt 1",
    details: "Size 1 · SKU-1",
    thumbnail: null,
    unit_price: 1250,
  });
});

it("adds one more of an existing line and removes lines", async () => {
  const { dialog, lines } = await show([
    {
      variant_id: "variant_1",
      quantity: 2,
      title: "Shirt 1",
      details: "",
      thumbnail: null,
      unit_price: 1250,
    },
  ]);
  fireEvent.click(dialog.getByRole("checkbox", { name: /Shirt 1,/ }));
  fireEvent.click(dialog.getByRole("button", { name: "variants.add" }));
  await waitFor(() => expect(lines().map(({ quantity }) => quantity)).toEqual([3]));
  fireEvent.click(screen.getByRole("button", { name: /^Decrease quantity of Shirt 1/ }));
  expect(lines()[0]?.quantity).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: /Remove Shirt 1/ }));
  expect(lines()).toEqual([]);
});

it("sends integer quantities of at least one", () => {
  const line = { variant_id: "variant_1", quantity: 1 };
  expect(newLinesSchema.safeParse([line]).success).toBe(true);
  for (const quantity of [0, 1.5, Number.NaN, null])
    expect(newLinesSchema.safeParse([{ ...line, quantity }]).success).toBe(false);
});
