import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { type ClaimValues, checkAddress, claimPayload, claimSchema } from "./claim-actions";

const home = {
  first_name: "Maren",
  last_name: "Holt",
  address_1: "1 Harbour Street",
  postal_code: "1",
  city: "Sea",
  country_code: "de",
};

const order = { shipping_address: home } as RecordOf<"orders">;

const line = {
  item_id: "item_1",
  quantity: 1,
  maximum: 2,
  amount_quantity: 2,
  amount: 1000,
  title: "Gloves",
  reason: "wrong_item",
  images: ["/a.png"],
  tags: ["courier"],
};
function values(parts: object = {}): ClaimValues {
  return {
    outcome: "refund",
    lines: [line, { ...line, item_id: "item_2", quantity: 0, reason: null }],
    additional_items: [],
    shipping: { option_id: null, price: null },
    shipping_address: home,
    refund: { typed: null, suggested: 500, maximum: 4000 },
    wants_return: false,
    way: { option_id: null, price: null },
    location_id: null,
    notify: true,
    ...parts,
  };
}
const replacing = {
  outcome: "replace",
  additional_items: [{ variant_id: "v2", quantity: 1 }],
  shipping: { option_id: "so_1", price: 0 },
};

describe("what is wrong with a claim", () => {
  const wrong = (parts: object, shipping_address: object = home) => {
    const { error } = claimSchema.safeParse(values(parts));
    const checked = checkAddress(values(parts), { shipping_address } as RecordOf<"orders">);
    // A form counts only what is wrong with fields that it asks.
    const notAsked = "outcome" in parts ? [] : ["additional_items", "shipping", "shipping_address"];
    return [
      ...(error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
      ...Object.entries(checked),
    ]
      .filter(([path]) => !notAsked.includes(String(path?.split(".")[0])))
      .map((one) => one.join(": "));
  };
  it.each([
    ["nothing of a refund", {}, []],
    ["nothing of a replacement", replacing, []],
    [
      "a line without a reason",
      { lines: [{ ...line, reason: null }] },
      ["lines: orders.claim.chooseReasons"],
    ],
    ["no line", { lines: [{ ...line, quantity: 0 }] }, ["lines: orders.lines.chooseOne"]],
    ["more than there is", { lines: [{ ...line, quantity: 3 }] }, ["lines: ui.lines.wrong"]],
    [
      "a refund above what is left",
      { refund: { typed: 4001, suggested: 500, maximum: 4000 } },
      ["refund: orders.return.wrongRefund"],
    ],
    [
      "nothing of a refund of all that is left",
      { refund: { typed: 4000, suggested: 500, maximum: 4000 } },
      [],
    ],
    [
      "a replacement of nothing",
      { ...replacing, additional_items: [] },
      ["additional_items: orders.swap.chooseNew"],
    ],
    [
      "a replacement that is not shipped",
      { ...replacing, shipping: { option_id: null, price: null } },
      ["shipping: orders.claim.chooseShipping"],
    ],
    [
      "half an address",
      { ...replacing, shipping_address: { ...home, city: "" } },
      ["shipping_address.city: form.required"],
    ],
  ])("%s", (_case, parts, issues) => {
    expect(wrong(parts)).toEqual(issues);
  });

  it("nothing if the order itself has an incomplete address", () => {
    const half = { ...home, postal_code: "" };
    expect(wrong({ ...replacing, shipping_address: half }, half)).toEqual([]);
  });
});

describe("a refund", () => {
  it("is sent with the items, their reasons, pictures and tags", () => {
    expect(claimPayload(values(), order)).toEqual({
      type: "refund",
      claim_items: [
        { item_id: "item_1", quantity: 1, reason: "wrong_item", images: ["/a.png"], tags: ["courier"] },
      ],
      refund_amount: 500,
      no_notification: false,
    });
  });

  it("requests the items back with or without a shipping method", () => {
    const way = { wants_return: true, way: { option_id: "so_9", price: 0 } };
    expect(claimPayload(values(way), order)).toMatchObject({
      return_shipping: { option_id: "so_9", price: 0 },
    });
    expect(claimPayload(values({ wants_return: true }), order)).toMatchObject({ return_shipping: {} });
  });
});

describe("a replacement", () => {
  it("is free and goes to the order's own address", () => {
    const sent = claimPayload(values(replacing), order);
    expect(sent).toMatchObject({
      refund_amount: 0,
      additional_items: [{ variant_id: "v2", quantity: 1 }],
      shipping_methods: [{ option_id: "so_1", price: 0 }],
    });
    expect(sent).not.toHaveProperty("shipping_address");
  });

  it("goes to another address on request", () => {
    const sent = claimPayload(values({ ...replacing, shipping_address: { ...home, city: "Hill" } }), order);
    expect(sent).toMatchObject({ shipping_address: { city: "Hill", company: null } });
  });
});
