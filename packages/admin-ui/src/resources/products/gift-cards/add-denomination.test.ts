import { type ActionContext, AdminError, type RecordOf } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { makeDenomination } from "./add-denomination";
import type { DenominationAmounts } from "./denominations";

type Context = ActionContext<RecordOf<"gift-card-products">, { amounts: DenominationAmounts }>;

interface StoredVariant {
  id: string;
  title: string;
  options: { value: string }[];
}

/** A store with one gift card of 25; the answers to as many calls as `lost` says never arrive. */
function createStore({ lost = 0 } = {}) {
  const variants: StoredVariant[] = [{ id: "variant_1", title: "25", options: [{ value: "25" }] }];
  const posts: object[] = [];
  let left = lost;
  const product = () => ({ product: { options: [{ id: "opt_1" }], variants: structuredClone(variants) } });
  const custom = {
    get: async () => product(),
    post: async (_path: string, payload: { title: string; options: { value: string }[] }) => {
      posts.push(payload);
      variants.push({ id: `variant_${variants.length + 1}`, title: payload.title, options: payload.options });
      if (left > 0) {
        left -= 1;
        throw new AdminError("network", "", { details: { isUncertain: true } });
      }
      return product();
    },
  };
  const progress = createProgress();
  const add = (amounts: DenominationAmounts) =>
    makeDenomination({
      record: { id: "prod_1" },
      values: { amounts },
      host: {
        client: { admin: { custom } },
        store: { default_currency_code: "eur" },
        translate: (key: string) => key,
      },
      progress,
      // What it uses of an action's context.
    } as unknown as Context);
  return { add, posts, variants };
}

describe("a denomination is added to a gift card", () => {
  it("with a value for its option, and nothing to count", async () => {
    const { add, posts } = createStore();
    await add({ eur: 5000, usd: 5500 });
    expect(posts).toEqual([
      {
        title: "50",
        options: [{ option_id: "opt_1", value: "50" }],
        prices: [
          { currency_code: "eur", amount: 5000 },
          { currency_code: "usd", amount: 5500 },
        ],
        manage_inventory: false,
        allow_backorder: false,
      },
    ]);
  });

  it("never beside one of the same amount", async () => {
    const { add, posts } = createStore();
    await expect(add({ eur: 2500 })).rejects.toThrow("gift-card-products.errors.taken");
    expect(posts).toEqual([]);
  });

  it("once, also if the answer was lost", async () => {
    const { add, posts, variants } = createStore({ lost: 1 });
    await add({ eur: 5000 }).catch(() => add({ eur: 5000 }));
    expect(posts).toHaveLength(1);
    expect(variants.map(({ title }) => title)).toEqual(["25", "50"]);
  });
});
