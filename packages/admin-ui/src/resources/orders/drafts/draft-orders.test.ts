import type { AnyAction, Host, RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it, vi } from "vitest";
import draftOrders from "./draft-orders";
import { addShipping, contentsOf, goneMethods, outdatedMessage } from "./draft-writing";

type Draft = RecordOf<"draft-orders">;

const method = { id: "sm_1", shipping_option_id: "so_post", data: {}, shipping_option: { name: "Post" } };
const item = {
  id: "item_1",
  title: "Tent",
  variant_id: "variant_1",
  quantity: 1,
  unit_price: 5000,
  should_merge: false,
};

function draft(more: object = {}, cart: object = {}): Draft {
  const region = { id: "reg_1", currency_code: "eur" };
  const whole = {
    id: "cart_1",
    region_id: "reg_1",
    region,
    items: [item],
    shipping_methods: [method],
    discounts: [],
    subtotal: 5000,
    ...cart,
  };
  // The parts of a draft that are read; the store answers many more.
  return {
    id: "dorder_1",
    status: "open",
    cart_id: "cart_1",
    cart: whole,
    order_id: null,
    ...more,
  } as unknown as Draft;
}

function offered(
  record: Draft,
  template: string | null = "https://shop.example/{cart_id}",
): Record<string, boolean | string> {
  const setting = { store: { payment_link_template: template } };
  const answerOf = ({ when }: AnyAction) => when?.(record as never, setting as never) ?? true;
  return Object.fromEntries((draftOrders.actions ?? []).map((action) => [action.id, answerOf(action)]));
}

describe("what can be done with a draft order", () => {
  it("is everything but to open its order while it is open", () => {
    const { order, unmute, ...rest } = offered(draft());
    expect([order, unmute]).toEqual([false, false]);
    expect(new Set(Object.values(rest))).toEqual(new Set([true]));
    expect(draftOrders.delete?.when?.(draft() as never, {} as never)).toBe(true);
  });

  it("is only to open its order once it is completed", () => {
    const completed = draft({ status: "completed", order_id: "order_1" });
    const { order, ...rest } = offered(completed);
    expect(order).toBe(true);
    expect(new Set(Object.values(rest))).toEqual(new Set([false]));
    expect(draftOrders.delete?.when?.(completed as never, {} as never)).toBe(false);
  });

  it("says what is missing: items, or a template for its link", () => {
    const { pay, shipping, paymentLink } = offered(draft({}, { items: [] }), null);
    expect([pay, shipping]).toEqual(["draft-orders.reasons.noItems", "draft-orders.reasons.noItems"]);
    expect(paymentLink).toBe("draft-orders.reasons.noTemplate");
    expect(offered(draft(), "https://shop.example/pay").paymentLink).toBe("draft-orders.reasons.noTemplate");
    expect(offered(draft({}, { items: [] })).paymentLink).toBe("draft-orders.reasons.noItems");
  });

  it("needs the complete draft before a form starts", () => {
    const listed = offered(draft({}, { subtotal: undefined }));
    expect([listed.items, listed.discounts, listed.addresses]).toEqual([false, false, false]);
    expect(listed.pay).toBe(true);
  });
});

/** A store that answers with these drafts, one after the other; the last one from then on. */
function hostOf(drafts: Draft[], failing: (path: string) => boolean = () => false) {
  const calls: unknown[] = [];
  const note = (call: string, path: string, payload?: unknown) => {
    calls.push(payload === undefined ? [call, path] : [call, path, payload]);
    if (failing(path))
      throw Object.assign(new Error("Inventory doesn't cover it"), {
        response: { status: 400, data: { message: "Inventory doesn't cover it" } },
      });
    return {};
  };
  const warn = vi.fn();
  const host = {
    client: {
      admin: {
        custom: {
          get: async () => ({ draft_order: drafts.length > 1 ? drafts.shift() : drafts[0] }),
          post: async (path: string, payload: unknown) => note("POST", path, payload),
          delete: async (path: string) => note("DELETE", path),
        },
      },
      send: async ({ path, payload }: { path: string; payload: unknown }) => note("POST", path, payload),
    },
    notify: { warn },
    locale: "en",
    translate: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
  };
  // The parts of a host that are used here.
  return { host: host as unknown as Host, calls, warn };
}

it("counts as done what the store's API has done despite its failure", async () => {
  const { host } = hostOf([draft()], () => true);
  await expect(
    addShipping(host, draft(), { shipping_option_id: "so_post", data: {} }),
  ).resolves.toBeDefined();
  await expect(addShipping(host, draft(), { shipping_option_id: "so_other", data: {} })).rejects.toThrow();
});

it("reports what a draft could not keep in another region", () => {
  const before = draft({}, { discounts: [{ id: "disc_1", code: "TEN" }] });
  const now = draft({}, { items: [], shipping_methods: [], region: { id: "reg_2", currency_code: "jpy" } });
  const { host } = hostOf([before]);
  const [had, has] = [contentsOf(before), contentsOf(now)];
  expect(goneMethods(had, has)).toEqual(had.shipping);
  expect(outdatedMessage(host, had, has).map((text) => text.split(" ")[0])).toEqual(
    ["items", "shipping", "discounts", "prices"].map((what) => `draft-orders.lost.${what}`),
  );
  expect(outdatedMessage(host, had, had)).toEqual([]);
});
