// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { RecordOf } from "@tillhouse/extension-sdk";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, beforeEach, expect, it } from "vitest";
import { text } from "../../../../../../scripts/text";
import messages from "../../../messages/en.json";
import StockDialog from "./stock-dialog";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const count = 500;
/** The page of a test knows no plural forms. */
const plurals = Object.fromEntries(
  Object.entries(messages)
    .filter(([key]) => key.endsWith("_other"))
    .map(([key, said]) => [key.replace(/_other$/, ""), said]),
);

interface Level {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}

/** A store of two locations that notes what is written. */
function createStore() {
  const items = Array.from({ length: count + 1 }, (_, index) => ({
    id: `iitem_${index}`,
    sku: `SKU-${index}`,
    title: `Item ${index}`,
    variants: [],
    location_levels: [{ location_id: "sloc_1", stocked_quantity: 1, reserved_quantity: 0 }] as Level[],
  }));
  const written: string[] = [];
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const backend = createMockBackend({
    endpoints: {
      "GET /stock-locations": () => ({
        stock_locations: [
          { id: "sloc_1", name: "Harbour" },
          { id: "sloc_2", name: "Barn" },
        ],
        count: 2,
      }),
      "GET /inventory-items": ({ query }) => {
        const [ids, skus] = [query.id, query.sku].map((asked) => [asked].flat());
        return { inventory_items: items.filter(({ id, sku }) => ids?.includes(id) || skus?.includes(sku)) };
      },
      "POST /inventory-items/:id/location-levels/:location": ({ params, payload }) => {
        written.push(`${params.id} ${params.location}`);
        const level = itemOf(params.id ?? "")?.location_levels.find(
          (one) => one.location_id === params.location,
        );
        Object.assign(level ?? {}, payload);
        return { inventory_item: itemOf(params.id ?? "") };
      },
    },
  });
  return { items, written, backend };
}

it("takes a pasted count of 500 rows and writes each once", async () => {
  const { items, written, backend } = createStore();
  const records = items.slice(0, count) as unknown as RecordOf<"inventory-items">[];
  await renderPage(() => <StockDialog records={records} onClose={() => {}} />, {
    backend,
    route: "/stock",
    path: "/a/stock",
    messages: { ...messages, ...plurals },
  });
  fireEvent.click(await screen.findByRole("button", { name: text("inventory-items.grid.paste") }));
  const lines = items.slice(1).map(({ sku }, index) => `${sku.toLowerCase()}\t${index + 2}`);
  fireEvent.change(screen.getByLabelText(text("inventory-items.grid.lines")), {
    target: { value: ["SKU\tHarbour", ...lines, "SKU-X\t4"].join("\n") },
  });
  fireEvent.click(screen.getByRole("button", { name: text("inventory-items.grid.add") }));
  await screen.findByText(text("inventory-items.grid.problems.unknown", { number: 502, said: "SKU-X" }));
  // One of them was not selected.
  fireEvent.click(screen.getByRole("button", { name: text("inventory-items.grid.addLines", { count }) }));
  await screen.findByText(text("grid.unsaved", { count }));
  expect(written).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: text("grid.save") }));
  await screen.findByText(text("grid.saved", { count }), undefined, { timeout: 50_000 });
  expect(new Set(written).size).toBe(count);
  expect(written).toHaveLength(count);
  expect(items.slice(1).map((item) => item.location_levels[0]?.stocked_quantity)).toEqual(
    items.slice(1).map((_, index) => index + 2),
  );
  expect(items[0]?.location_levels[0]?.stocked_quantity).toBe(1);
  // What was not used can still be mended.
  fireEvent.click(screen.getByRole("button", { name: text("inventory-items.grid.showLines") }));
  await waitFor(() =>
    expect((screen.getByLabelText(text("inventory-items.grid.lines")) as HTMLTextAreaElement).value).toBe(
      "SKU\tHarbour\nSKU-X\t4",
    ),
  );
}, 60_000);
