import type { RecordOf } from "@tillhouse/extension-sdk";
import { selectedAmount } from "@tillhouse/extension-sdk/inputs";
import { describe, expect, it } from "vitest";

import { returnableLines } from "./return-rules";

type Order = RecordOf<"orders">;

/** An order with what a case is about; the store answers much more. */
const orderWith = (parts: object): Order => ({ currency_code: "eur", ...parts }) as Order;
const item = (id: string, parts: object = {}) => ({
  id,
  title: id,
  quantity: 3,
  shipped_quantity: 3,
  returned_quantity: 0,
  refundable: 1000,
  ...parts,
});
const left = (parts: object) =>
  Object.fromEntries(returnableLines(orderWith(parts)).map(({ item_id, maximum }) => [item_id, maximum]));

describe("what can come back", () => {
  it("is what was shipped", () => {
    expect(
      left({ items: [item("a"), item("b", { shipped_quantity: 1 }), item("c", { shipped_quantity: 0 })] }),
    ).toEqual({ a: 3, b: 1 });
  });

  it("excludes what came back", () => {
    expect(left({ items: [item("a", { returned_quantity: 2 })] })).toEqual({ a: 1 });
    expect(left({ items: [item("a", { returned_quantity: 3 })] })).toEqual({});
    const [rest] = returnableLines(
      orderWith({ items: [item("a", { returned_quantity: 1, refundable: 901 })] }),
    );
    expect(
      rest && [selectedAmount([{ ...rest, quantity: 1 }]), selectedAmount([{ ...rest, quantity: 2 }])],
    ).toEqual([451, 901]);
  });

  it("excludes what is on its way back until that is cancelled", () => {
    const back = (status: string) => [{ status, items: [{ item_id: "a", quantity: 2 }] }];
    expect(left({ items: [item("a")], returns: back("requested") })).toEqual({ a: 1 });
    expect(left({ items: [item("a")], returns: back("canceled") })).toEqual({ a: 3 });
    const swap = { additional_items: [], return_order: back("requested")[0] };
    expect(left({ items: [item("a")], swaps: [swap] })).toEqual({ a: 1 });
    expect(left({ items: [item("a")], swaps: [{ ...swap, canceled_at: "2026-01-01" }] })).toEqual({ a: 3 });
  });

  it("excludes what was claimed, counted once", () => {
    const claim = (return_order: object | null) => ({
      claim_items: [{ item_id: "a", quantity: 1 }],
      additional_items: [],
      return_order,
    });
    const back = (status: string) => ({
      status,
      claim_order_id: "c",
      items: [{ item_id: "a", quantity: 1 }],
    });
    expect(left({ items: [item("a")], claims: [claim(null)] })).toEqual({ a: 2 });
    expect(
      left({ items: [item("a")], claims: [claim(back("requested"))], returns: [back("requested")] }),
    ).toEqual({ a: 2 });
    expect(
      left({
        items: [item("a", { returned_quantity: 1 })],
        claims: [claim(back("received"))],
        returns: [back("received")],
      }),
    ).toEqual({ a: 2 });
  });

  it("excludes all that a claim has requested back", () => {
    const claim = {
      claim_items: [{ item_id: "a", quantity: 2 }],
      additional_items: [],
      return_order: { status: "received", items: [{ item_id: "a", quantity: 1, requested_quantity: 2 }] },
    };
    expect(left({ items: [item("a", { returned_quantity: 2 })], claims: [claim] })).toEqual({ a: 1 });
  });

  it("includes what was sent for exchanges and claims unless they were cancelled", () => {
    const sent = { additional_items: [item("b", { swap_id: "s" })] };
    expect(left({ items: [item("a")], swaps: [{ id: "s", ...sent }] })).toEqual({ a: 3, b: 3 });
    const gone = [{ id: "s", canceled_at: "2026-01-01", ...sent }];
    expect(left({ items: [item("a")], swaps: gone })).toEqual({ a: 3 });
    expect(left({ returnable_items: [item("a"), ...sent.additional_items], swaps: gone })).toEqual({ a: 3 });
  });

  it("is nothing of a cancelled order", () => {
    expect(left({ items: [item("a")], canceled_at: "2026-01-01" })).toEqual({});
  });
});
