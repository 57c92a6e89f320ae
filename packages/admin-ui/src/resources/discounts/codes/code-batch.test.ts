import { AdminError, type Host } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import { batchSize, type CodeBatch, makeCodes, proposedBatch, typedBatch } from "./code-batch";

interface Stored {
  code: string;
  parent_discount_id: string | null;
}

/** A store that keeps each code once, and fails when it is told to. */
function store(
  codes: Stored[] = [],
  failing: (code: string, sent: number) => "before" | "after" | undefined = () => undefined,
) {
  let sent = 0;
  const get = async (path: string, query: { limit?: number; offset?: number } = {}) => {
    const code = /code\/(.*)$/.exec(path)?.[1];
    if (code !== undefined) {
      const found = codes.find((other) => other.code === decodeURIComponent(code));
      if (found === undefined) throw new AdminError("not-found", "");
      return { discount: found };
    }
    const { limit = 20, offset = 0 } = query;
    return { discounts: codes.slice(offset, offset + limit), count: codes.length };
  };
  const post = async (_path: string, { code }: { code: string }) => {
    sent += 1;
    const failure = failing(code, sent);
    if (failure === "before") throw new AdminError("network", "");
    if (codes.some((other) => other.code === code)) throw new AdminError("conflict", "already exists");
    codes.push({ code, parent_discount_id: "disc_1" });
    if (failure === "after") throw new AdminError("network", "", { details: { isUncertain: true } });
    return {};
  };
  const host = { client: { admin: { custom: { get, post } } } } as unknown as Host;
  const made = () => codes.filter(({ parent_discount_id }) => parent_discount_id === "disc_1");
  return { host, made, sent: () => sent };
}

const run = async (batch: CodeBatch, { host }: { host: Host }, signal = new AbortController().signal) => {
  let latest = batch;
  const outcome = makeCodes(batch, {
    host,
    discountId: "disc_1",
    signal,
    onChange: (now) => {
      latest = now;
    },
  });
  return {
    error: await outcome.then(
      () => undefined,
      (thrown: unknown) => thrown,
    ),
    latest,
  };
};

it("makes a thousand codes, each once", async () => {
  const shop = store();
  const { latest } = await run(proposedBatch(1000, "SPRING-"), shop);
  expect(latest.left).toEqual([]);
  expect(latest.made).toHaveLength(1000);
  expect(new Set(shop.made().map(({ code }) => code)).size).toBe(1000);
  expect(shop.sent()).toBe(1000);
});

it("goes on where it stopped, and makes none twice whose answer was lost", async () => {
  let isDown = false;
  const shop = store([], (_, sent) => {
    if (sent === 40) isDown = true;
    return isDown ? "before" : sent % 10 === 0 ? "after" : undefined;
  });
  const first = await run(proposedBatch(100, ""), shop);
  expect(first.error).toMatchObject({ code: "network" });
  expect(batchSize(first.latest)).toBe(100);
  isDown = false;
  // What was kept may be older than what was made.
  const kept: CodeBatch = {
    ...first.latest,
    left: [...first.latest.left, ...first.latest.made.slice(-5)],
    made: first.latest.made.slice(0, -5),
  };
  const shopAgain = store(shop.made());
  const second = await run(kept, shopAgain);
  expect(second.error).toBeUndefined();
  expect(second.latest.made).toHaveLength(100);
  expect(new Set(shopAgain.made().map(({ code }) => code)).size).toBe(100);
  expect(shopAgain.made()).toHaveLength(100);
});

it("names typed codes that another discount has, and takes another for proposed ones", async () => {
  const others = [{ code: "SUMMER", parent_discount_id: null }];
  const typed = await run(typedBatch(["SPRING", "SUMMER"]), store([...others]));
  expect(typed.latest).toMatchObject({ made: ["SPRING"], taken: ["SUMMER"], left: [] });

  const shop = store([...others]);
  const proposed = await run({ left: ["SUMMER"], made: [], taken: [], prefix: "SUN" }, shop);
  expect(proposed.latest.taken).toEqual([]);
  expect(proposed.latest.made).toEqual([expect.stringMatching(/^SUN/)]);
});

it("stops when it is told to, and keeps what is left", async () => {
  const ending = new AbortController();
  const shop = store([], (_, sent) => {
    if (sent === 5) ending.abort();
    return undefined;
  });
  const { latest, error } = await run(proposedBatch(50, ""), shop, ending.signal);
  expect(error).toBeUndefined();
  expect(latest.made.length).toBeLessThan(10);
  expect(batchSize(latest)).toBe(50);
});
