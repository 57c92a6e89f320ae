import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import type { PricedLine, PricedLines } from "@tillhouse/extension-sdk/commerce";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import type { ActionProgress } from "@tillhouse/extension-sdk/tasks";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { writeLines } from "./draft-line-writing";
import { itemsOf } from "./draft-lines";

type Draft = RecordOf<"draft-orders">;
interface HeldItem {
  id: string;
  title: string;
  variant_id: string | null;
  quantity: number;
  unit_price: number;
}

const tent: HeldItem = {
  id: "item_1",
  title: "Tent",
  variant_id: "variant_1",
  quantity: 1,
  unit_price: 5000,
};
const method = { id: "sm_1", shipping_option_id: "so_post", data: {}, shipping_option: { name: "Post" } };
const path = "/draft-orders/dorder_1/line-items";

/** A store with one draft, which takes its shipping away with every change. Some calls fail, of some the answer is lost. */
let items: HeldItem[];
let isShipped: boolean;
let calls: unknown[];
let isFailing: (path: string, payload: unknown) => boolean;
let isLost: (payload: unknown) => boolean;

/** The draft as the store answers it now; the parts of it that are read. */
const shown = () => {
  const shipping_methods = isShipped ? [method] : [];
  const cart = { id: "cart_1", items: structuredClone(items), shipping_methods };
  return { id: "dorder_1", cart_id: "cart_1", cart } as unknown as Draft;
};

function change(call: string, address: string, payload?: unknown): object {
  calls.push(payload === undefined ? [call, address] : [call, address, payload]);
  if (isFailing(address, payload))
    throw { response: { status: 400, data: { message: "Inventory doesn't cover it" } } };
  if (address.startsWith("/store")) {
    isShipped = true;
    return {};
  }
  const id = address.slice(path.length + 1);
  isShipped = false;
  if (call === "DELETE") items = items.filter((item) => item.id !== id);
  else if (id !== "") items = items.map((item) => (item.id === id ? { ...item, ...Object(payload) } : item));
  else items.push({ id: `item_${items.length + 1}`, variant_id: null, ...Object(payload) });
  if (isLost(payload)) throw new Error("Network Error");
  return { draft_order: shown() };
}

const warn = vi.fn();
const host = {
  client: {
    admin: {
      custom: {
        get: async () => ({ draft_order: shown() }),
        post: async (address: string, payload: unknown) => change("POST", address, payload),
        delete: async (address: string) => change("DELETE", address),
      },
    },
    send: async (asked: { path: string; payload: unknown }) => change("POST", asked.path, asked.payload),
  },
  notify: { warn },
  locale: "en",
  translate: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
} as unknown as Host;

beforeEach(() => {
  items = [tent];
  isShipped = true;
  calls = [];
  isFailing = () => false;
  isLost = () => false;
  warn.mockReset();
});

const added = (title: string, parts: Partial<PricedLine> = {}): PricedLine => ({
  key: `new-${title}`,
  isNew: true,
  variant_id: null,
  title,
  details: "",
  thumbnail: null,
  quantity: 1,
  given: null,
  unit_price: 300,
  ...parts,
});
const posted = (title: string, parts: object = {}) => [
  "POST",
  path,
  { title, quantity: 1, unit_price: 300, ...parts },
];
const putBack = ["POST", "/store/carts/cart_1/shipping-methods", { option_id: "so_post", data: {} }];

/** The lines of the draft, the tent as often as is said, and others. */
function typed(quantity: number, ...more: PricedLine[]): PricedLines {
  const there = itemsOf({ ...shown(), cart: { items: [tent] } } as unknown as Draft);
  return { ...there, lines: [...there.lines.map((line) => ({ ...line, quantity })), ...more] };
}
const write = (wanted: PricedLines, progress = createProgress(), record = shown()) =>
  writeLines({ host, record, values: { items: wanted }, progress });

describe("changing lines", () => {
  it("sends what differs and restores the shipping that the store removes", async () => {
    items = [tent, { ...tent, id: "item_9" }];
    await write({ ...typed(3, added("Wrap")), removed: ["item_9"] });
    expect(calls).toEqual([
      ["DELETE", `${path}/item_9`],
      ["POST", `${path}/item_1`, { quantity: 3 }],
      posted("Wrap"),
      putBack,
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("reports shipping that cannot be restored", async () => {
    isFailing = (address) => address.startsWith("/store");
    await write(typed(2));
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining("shipping.gone"),
      expect.stringContaining("Post"),
    );
  });

  it("keeps what somebody else has changed meanwhile", async () => {
    const before = shown();
    items = [{ ...tent, quantity: 4 }];
    await write(typed(1, added("Wrap")), createProgress(), before);
    expect(calls).toEqual([posted("Wrap"), putBack]);
  });
});

describe("another try of changing lines", () => {
  /** A first try in which the line of this name fails, from the page as it was then. */
  async function failAt(title: string, wanted: PricedLines, progress: ActionProgress): Promise<Draft> {
    const before = shown();
    isFailing = (_, payload) => Object(payload).title === title;
    await expect(write(wanted, progress)).rejects.toThrow(new RegExp(`${title}.*Inventory`));
    expect(calls.at(-1)).toEqual(putBack);
    isFailing = () => false;
    calls = [];
    return before;
  }
  const wanted = () => typed(3, added("Box"), added("Card"));
  const titles = () => items.map(({ title }) => title);

  it("sends nothing that is saved, even if the page is outdated", async () => {
    const progress = createProgress();
    const stale = await failAt("Card", wanted(), progress);
    await write(wanted(), progress, stale);
    expect(calls).toEqual([posted("Card"), putBack]);
  });

  it("knows after a reload what was done", async () => {
    let kept: object = {};
    await failAt(
      "Card",
      wanted(),
      createProgress({}, (notes) => {
        kept = notes;
      }),
    );
    await write(wanted(), createProgress(JSON.parse(JSON.stringify(kept))));
    expect(calls).toEqual([posted("Card"), putBack]);
  });

  it("finds a line whose answer was lost and updates it", async () => {
    const progress = createProgress();
    isLost = (payload) => Object(payload).title === "Box";
    await expect(write(typed(1, added("Box")), progress)).rejects.toThrow();
    isLost = () => false;
    calls = [];
    await write(typed(1, added("Box", { quantity: 2 })), progress);
    expect(calls).toEqual([["POST", `${path}/item_2`, { quantity: 2 }], putBack]);
    expect(titles()).toEqual(["Tent", "Box"]);
  });

  it("adds a line that was lost, beside a similar older one", async () => {
    items.push({ ...tent, id: "item_2", title: "Box", variant_id: null, unit_price: 300 });
    const there = itemsOf(shown()).lines;
    const progress = createProgress();
    const both = { ...typed(1), lines: [...there, added("Box")] };
    isFailing = () => true;
    await expect(write(both, progress)).rejects.toThrow();
    isFailing = () => false;
    await write(both, progress);
    expect(titles()).toEqual(["Tent", "Box", "Box"]);
  });

  it("undoes its own lines that are no longer needed", async () => {
    const progress = createProgress();
    const stale = await failAt("Card", wanted(), progress);
    await write(typed(1, added("Card")), progress, stale);
    expect(calls).toEqual([
      ["DELETE", `${path}/item_2`],
      ["POST", `${path}/item_1`, { quantity: 1 }],
      posted("Card"),
      putBack,
    ]);
  });

  it("is separate from that of another admin on the page", async () => {
    await failAt("Card", wanted(), createProgress());
    await write(typed(3, added("Box")), createProgress());
    expect(calls).toEqual([posted("Box"), putBack]);
  });
});
