import { describe, expect, it } from "vitest";
import type { Host } from "../../host/host";
import { createProgress } from "../../records/action-progress";
import {
  changedLevels,
  levelsBefore,
  readStockChange,
  readStockItems,
  type StockLevelValue,
  saveStockLevels,
  stockLevelValues,
} from "./stock-levels";

const level = (more: Partial<StockLevelValue> = {}): StockLevelValue => ({
  item_id: "cup",
  location_id: "here",
  stocked: 10,
  was: 10,
  ...more,
});

/** A store in which so much is stocked at the locations of one item; it says what it was asked, and may lose an answer. */
function storeWith(stocked: Record<string, number>, coming: Record<string, number> = {}) {
  const calls: string[] = [];
  const held = new Map(Object.entries(stocked));
  const incoming = new Map(Object.entries(coming));
  let isLosing = false;
  const answer = () => {
    if (!isLosing) return {};
    isLosing = false;
    throw new Error("Network Error");
  };
  const custom = {
    get: async () => ({
      inventory_items: [
        {
          id: "cup",
          location_levels: [...held].map(([location_id, stocked_quantity]) => ({
            location_id,
            stocked_quantity,
            reserved_quantity: 0,
            incoming_quantity: incoming.get(location_id) ?? 0,
          })),
        },
      ],
    }),
    post: async (
      path: string,
      sent: { location_id?: string; stocked_quantity: number; incoming_quantity?: number },
    ) => {
      const location = sent.location_id ?? path.split("/").at(-1) ?? "";
      if (sent.incoming_quantity !== undefined) {
        calls.push(`POST ${location} incoming ${sent.incoming_quantity}`);
        incoming.set(location, sent.incoming_quantity);
        return answer();
      }
      calls.push(`POST ${location} ${sent.stocked_quantity}`);
      held.set(location, sent.stocked_quantity);
      return answer();
    },
    delete: async (path: string) => {
      calls.push(`DELETE ${path.split("/").at(-1)}`);
      held.delete(path.split("/").at(-1) ?? "");
      return answer();
    },
  };
  const invalidated: string[] = [];
  const invalidate = async (...names: string[]) => void invalidated.push(...names);
  const translate = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
  // Only what saving uses of the host.
  const host = { client: { admin: { custom } }, translate, invalidate } as unknown as Host;
  const lose = () => {
    isLosing = true;
  };
  return { host, calls, held, lose, invalidated };
}

describe("a typed change", () => {
  it("has a sign, in whatever script it is written", () => {
    expect(readStockChange("+12")).toBe(12);
    expect(readStockChange(" − 3 ")).toBe(-3);
    expect(readStockChange("+٣")).toBe(3);
  });

  it("is none without a sign, and none where it is no whole number", () => {
    for (const text of ["12", "", "+", "+1.5", "++2", "+12a"]) expect(readStockChange(text)).toBeUndefined();
  });
});

describe("what is on its way", () => {
  const coming = (more: Partial<StockLevelValue> = {}) =>
    level({ quantity: "incoming_quantity", stocked: 7, was: 7, ...more });

  it("is a value of each location that stocks the item", async () => {
    const item = {
      id: "cup",
      location_levels: [
        { location_id: "here", stocked_quantity: 10, reserved_quantity: 0, incoming_quantity: 7 },
      ],
    };
    expect(stockLevelValues(item, ["here", "there"], "incoming_quantity")).toEqual([coming()]);
  });

  it("is written beside what is stocked there, and neither stands for the other", async () => {
    const { host, calls } = storeWith({ here: 10 }, { here: 7 });
    await saveStockLevels([level({ stocked: 17, change: 7 }), coming({ stocked: 0, change: -7 })], { host });
    expect(calls).toEqual(["POST here 17", "POST here incoming 0"]);
  });

  it("is none where its field is emptied, and the location stocks the item", async () => {
    const { host, calls } = storeWith({ here: 10 }, { here: 7 });
    await saveStockLevels([coming({ stocked: null })], { host });
    expect(calls).toEqual(["POST here incoming 0"]);
  });

  it("is refused where somebody else has changed it", async () => {
    const { host, calls } = storeWith({ here: 10 }, { here: 9 });
    await expect(saveStockLevels([coming({ stocked: 3 })], { host })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(calls).toEqual([]);
  });

  it("is taken back as what it is", () => {
    expect(levelsBefore([coming({ stocked: 3 })])).toEqual([coming({ stocked: 7, was: 3 })]);
  });
});

describe("levels of a form", () => {
  it("are one for each location, empty where it is not stocked", () => {
    const item = {
      id: "cup",
      location_levels: [{ location_id: "here", stocked_quantity: 4, reserved_quantity: 1 }],
    };
    expect(stockLevelValues(item, ["here", "there"])).toEqual([
      level({ stocked: 4, was: 4 }),
      level({ location_id: "there", stocked: null, was: null }),
    ]);
  });

  it("are changed by a number, by what comes and goes, and by being emptied", () => {
    const changed = [level({ stocked: 0 }), level({ stocked: 12, change: 2 }), level({ stocked: null })];
    expect(changedLevels([level(), ...changed])).toEqual(changed);
  });

  it("go back to what they were", () => {
    expect(levelsBefore([level(), level({ stocked: 3 })])).toEqual([level({ stocked: 10, was: 3 })]);
    expect(levelsBefore([level({ stocked: 12, change: 2 })])).toEqual([
      level({ stocked: 10, was: 12, change: -2 }),
    ]);
  });
});

describe("saving levels", () => {
  it("changes, makes and removes them", async () => {
    const { host, calls } = storeWith({ here: 10, there: 5 });
    await saveStockLevels(
      [
        level({ stocked: 7 }),
        level({ location_id: "there", stocked: null, was: 5 }),
        level({ location_id: "new", stocked: 3, was: null }),
      ],
      { host },
    );
    expect(calls).toEqual(["POST here 7", "DELETE there", "POST new 3"]);
  });

  it("refuses to overwrite what somebody else has changed, and says what it is now", async () => {
    const { host, calls, invalidated } = storeWith({ here: 8 });
    const failed = await saveStockLevels([level({ stocked: 7 })], { host }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: "conflict" });
    expect(String(failed)).toContain('stock.errors.changedMeanwhile {"was":10,"now":8}');
    expect(calls).toEqual([]);
    expect(invalidated).toContain("inventory-items");
  });

  it("counts what comes and goes from what is stocked there now", async () => {
    const { host, calls } = storeWith({ here: 8 });
    await saveStockLevels([level({ stocked: 12, change: 2 })], { host });
    expect(calls).toEqual(["POST here 10"]);
  });

  it("takes away no more than is stocked there", async () => {
    const { host, calls } = storeWith({ here: 1 });
    const failed = await saveStockLevels([level({ stocked: 7, change: -3 })], { host }).catch(
      (error: unknown) => error,
    );
    expect(String(failed)).toContain('stock.errors.belowNothing {"now":1}');
    expect(calls).toEqual([]);
  });

  it("sends nothing twice where an answer is lost", async () => {
    const { host, calls, held, lose } = storeWith({ here: 10 });
    const progress = createProgress();
    lose();
    const levels = [level({ stocked: 12, change: 2 })];
    await saveStockLevels(levels, { host, progress }).catch(() => {});
    await saveStockLevels(levels, { host, progress });
    expect(calls).toEqual(["POST here 12"]);
    expect(held.get("here")).toBe(12);
  });

  it("is done where the number is stocked there already", async () => {
    const { host, calls } = storeWith({ here: 7 });
    await saveStockLevels([level({ stocked: 7 })], { host });
    expect(calls).toEqual([]);
  });
});

describe("what is in stock of items", () => {
  /** Reads items of a store that has 250, and says what each call asked for. */
  async function read(values: readonly string[], by?: "id" | "sku") {
    const calls: [key: string, count: number][] = [];
    const get = async (_path: string, { limit, ...query }: Record<string, unknown>) => {
      const [[key, asked] = ["", []]] = Object.entries(query);
      const names = asked as string[];
      calls.push([key, names.length]);
      return { inventory_items: names.slice(0, Number(limit)).map((name) => ({ id: name, sku: name })) };
    };
    // Reading takes nothing else of the client.
    const client = { admin: { custom: { get } } } as unknown as Host["client"];
    const items = await readStockItems<{ id: string; sku: string }>(client, values, by);
    return { calls, ids: items.map(({ id }) => id) };
  }
  const many = Array.from({ length: 250 }, (_, index) => `item_${index}`);

  it.each(["id", "sku"] as const)("is read by %s, in slices that an address can hold", async (by) => {
    const { calls, ids } = await read(many, by);
    expect(calls).toEqual([
      [by, 100],
      [by, 100],
      [by, 50],
    ]);
    expect(ids).toEqual(many);
  });

  it("is asked for ids where nothing is said, each once", async () => {
    expect(await read(["mug", "tent", "mug"])).toEqual({ calls: [["id", 2]], ids: ["mug", "tent"] });
  });

  it("is not asked for where there is nothing to read", async () => {
    expect(await read([])).toEqual({ calls: [], ids: [] });
  });
});
