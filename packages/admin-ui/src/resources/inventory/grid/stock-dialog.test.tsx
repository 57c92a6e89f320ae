// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { RecordOf } from "@tillhouse/extension-sdk";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, beforeEach, expect, it } from "vitest";
import { text } from "../../../../../../scripts/text";
import messages from "../../../messages/en.json";
import { speedUpTimers } from "../../../testing/harness/fast-timers";
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

/** The dialog over some of the store's items. */
async function openDialog({ items, backend }: Pick<ReturnType<typeof createStore>, "items" | "backend">) {
  const records = items as unknown as RecordOf<"inventory-items">[];
  await renderPage(() => <StockDialog records={records} onClose={() => {}} />, {
    backend,
    route: "/stock",
    path: "/a/stock",
    messages: { ...messages, ...plurals },
  });
}

it("takes a pasted count of 500 rows and writes each once", async () => {
  const { items, written, backend } = createStore();
  await openDialog({ items: items.slice(0, count), backend });
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

it("saves many changed cells with progress, and after a cut goes on without sending one twice", async () => {
  const [many, cutAfter] = [120, 30];
  const { items, written, backend } = createStore();
  const putBack = speedUpTimers();
  const tried = new Set<string>();
  /** How many writes come through before the cut. */
  let open = cutAfter;
  const fetch: typeof backend.fetch = async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), "http://store.test");
    if (pathname.includes("/location-levels/")) {
      if (open === 0) {
        tried.add(pathname);
        throw new TypeError("Failed to fetch");
      }
      open -= 1;
    }
    return backend.fetch(input, init);
  };
  await openDialog({ items: items.slice(0, many), backend: { ...backend, fetch } });
  fireEvent.click(await screen.findByRole("button", { name: text("inventory-items.grid.paste") }));
  const lines = items.slice(0, many).map(({ sku }, index) => `${sku}\t${index + 1001}`);
  fireEvent.change(screen.getByLabelText(text("inventory-items.grid.lines")), {
    target: { value: ["SKU\tHarbour", ...lines].join("\n") },
  });
  fireEvent.click(screen.getByRole("button", { name: text("inventory-items.grid.add") }));
  await screen.findByText(text("grid.unsaved", { count: many }));
  fireEvent.click(screen.getByRole("button", { name: text("grid.save") }));
  await screen.findByRole("progressbar", { name: text("grid.progress") });

  const patience = { timeout: 20_000 };
  const left = many - cutAfter;
  await screen.findByText(text("grid.failedTitle"), undefined, patience);
  await screen.findByText(text("grid.unsaved", { count: left }), undefined, patience);
  expect(written).toHaveLength(cutAfter);
  // What was on its way has failed; nothing else was tried.
  expect(tried.size).toBeLessThan(12);

  open = many;
  fireEvent.click(screen.getByRole("button", { name: text("grid.resume") }));
  await screen.findByText(text("grid.saved", { count: left }), undefined, patience);
  expect(written).toHaveLength(many);
  expect(new Set(written).size).toBe(many);
  const stocked = items.slice(0, many).map((item) => item.location_levels[0]?.stocked_quantity);
  expect(stocked).toEqual(Array.from({ length: many }, (_, index) => index + 1001));
  putBack();
}, 60_000);
