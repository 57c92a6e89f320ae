import type { ActionContext, RecordOf } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { cardDelete, writeBalance } from "./card-actions";

type GiftCard = RecordOf<"gift-cards">;

const region = { currency_code: "eur" };
/** A store whose card has this balance by now. */
function createStore(balance: number) {
  const posts: object[] = [];
  const custom = {
    get: async () => ({ gift_card: { id: "gift_1", balance, region } }),
    post: async (_path: string, payload: object) => posts.push(payload),
  };
  const host = {
    client: { admin: { custom } },
    locale: "en",
    translate: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
  };
  const progress = createProgress();
  const write = (values: { balance: number; enable?: boolean }) =>
    writeBalance({
      record: { id: "gift_1", balance: 5000, region },
      values,
      host,
      progress,
      // What it uses of an action's context.
    } as unknown as ActionContext<GiftCard, { balance: number }>);
  return { posts, write };
}

describe("the balance of a gift card", () => {
  it("is written if nobody has used the card meanwhile", async () => {
    const { posts, write } = createStore(5000);
    await write({ balance: 1200 });
    expect(posts).toEqual([{ balance: 1200 }]);
  });

  it("enables the card if that is wanted", async () => {
    const { posts, write } = createStore(5000);
    await write({ balance: 1200, enable: true });
    expect(posts).toEqual([{ balance: 1200, is_disabled: false }]);
  });

  it("is not written over what an order has used before the person has seen that", async () => {
    const { posts, write } = createStore(3000);
    await expect(write({ balance: 4000 })).rejects.toThrow(/gift-cards\.errors\.spent .*30\.00/);
    expect(posts).toEqual([]);
    await write({ balance: 4000 });
    expect(posts).toEqual([{ balance: 4000 }]);
  });
});

describe("deleting a gift card", () => {
  const host = {
    locale: "en",
    translate: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
  };
  const consequences = (card: object) => cardDelete.consequences?.(card as GiftCard, host as never);

  it("says what is lost with it", async () => {
    expect(await consequences({ balance: 2500, region })).toEqual([
      expect.stringMatching(/gift-cards\.goes .*25\.00/),
    ]);
    expect(await consequences({ balance: 0, region })).toEqual([]);
  });
});
