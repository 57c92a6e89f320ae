import type { AnyResource, RecordsPage } from "@tillhouse/extension-sdk/internal";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchQuery } from "./search-queries";
import { createSteadyOrder, patience, type RecordAnswer, runSearchQueries } from "./search-records";

function question(name: string): SearchQuery {
  const resource: AnyResource = { name, api: { singularKey: name, pluralKey: name }, title: () => name };
  return { resource, queries: [{ q: "tent" }] };
}

const questions = ["orders", "products", "collections", "customers", "groups", "channels"].map(question);

/** A store that answers when it is told to. */
function slowStore() {
  const open = new Map<string, { answer: (count?: number) => Promise<void>; fail: () => Promise<void> }>();
  const asked: string[] = [];
  return {
    asked,
    open,
    ask: ({ resource }: SearchQuery) =>
      new Promise<RecordsPage<object>>((resolve, reject) => {
        asked.push(resource.name);
        open.set(resource.name, {
          answer: async (count = 1) => {
            resolve({ records: [{ id: resource.name }], count });
            await Promise.resolve();
            await Promise.resolve();
          },
          fail: async () => {
            reject(new Error("The store failed."));
            await Promise.resolve();
            await Promise.resolve();
          },
        });
      }),
  };
}

describe("several questions", () => {
  it("are sent four at a time in their order", async () => {
    const store = slowStore();
    const answers: string[] = [];
    void runSearchQueries(questions, store.ask, {
      signal: new AbortController().signal,
      onAnswer: ({ resource }) => answers.push(resource.name),
    });
    expect(store.asked).toEqual(["orders", "products", "collections", "customers"]);
    await store.open.get("products")?.answer();
    expect(store.asked).toEqual(["orders", "products", "collections", "customers", "groups"]);
    expect(answers).toEqual(["products"]);
  });

  it("fail one by one", async () => {
    const store = slowStore();
    const answers: RecordAnswer[] = [];
    const run = runSearchQueries(questions.slice(0, 2), store.ask, {
      signal: new AbortController().signal,
      onAnswer: (answer) => answers.push(answer),
    });
    await store.open.get("orders")?.fail();
    await store.open.get("products")?.answer(3);
    await run;
    expect(answers).toMatchObject([
      { resource: { name: "orders" }, error: { message: "The store failed." } },
      { resource: { name: "products" }, count: 3 },
    ]);
  });

  it("are cancelled when somebody types on", async () => {
    const store = slowStore();
    const ending = new AbortController();
    const onAnswer = vi.fn();
    const run = runSearchQueries(questions, store.ask, { signal: ending.signal, onAnswer });
    ending.abort();
    for (const name of [...store.open.keys()]) await store.open.get(name)?.answer();
    await run;
    expect(store.asked).toHaveLength(4);
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe("answers", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const answer = (index: number): RecordAnswer => ({
    resource: questions[index]?.resource as AnyResource,
    records: [],
    count: 0,
  });
  const open = () => {
    let shown: string[] = [];
    const order = createSteadyOrder(questions, (answers) => {
      shown = answers.map(({ resource }) => resource.name);
    });
    return { order, shown: () => shown };
  };

  it("keep the order of their questions", () => {
    const { order, shown } = open();
    order.add(answer(1));
    expect(shown()).toEqual([]);
    order.add(answer(0));
    expect(shown()).toEqual(["orders", "products"]);
    order.add(answer(2));
    expect(shown()).toEqual(["orders", "products", "collections"]);
  });

  it("do not move results when they come late", () => {
    const { order, shown } = open();
    order.add(answer(3));
    order.add(answer(1));
    vi.advanceTimersByTime(patience - 1);
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(["products", "customers"]);
    order.add(answer(0));
    expect(shown()).toEqual(["products", "customers", "orders"]);
  });
});
