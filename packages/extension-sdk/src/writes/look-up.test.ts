import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AdminError, toAdminError } from "../errors/errors";
import type { ActivityItem } from "../host/host";
import { type ActionProgress, createProgress } from "../records/action-progress";
import type { Write } from "../records/write-types";
import { type AnyResource, defineResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { executeWrite } from "./execute-write";

type Channel = Record<string, unknown> & { id: string };

const channels: AnyResource = defineResource({
  name: "sales-channels",
  api: { singularKey: "sales_channel", pluralKey: "sales_channels" },
  title: ({ name }) => name,
  delete: { confirm: "asked" },
  actions: [
    { id: "disable", run: { update: { is_disabled: true } } },
    { id: "close", run: { post: "close" }, isDone: ({ is_disabled }) => is_disabled },
    { id: "ping", run: { post: "ping" } },
    {
      id: "drop",
      run: ({ record, host }) => host.client.admin.custom.delete(`/sales-channels/${record.id}`),
      isDone: "gone",
    },
  ],
});
const swaps: AnyResource = defineResource({
  name: "swaps",
  api: { singularKey: "swap", pluralKey: "swaps", actionPath: "orders/{order_id}/swaps" },
  title: ({ id }) => id,
  actions: [{ id: "cancel", run: { post: "cancel" }, isDone: ({ canceled_at }) => Boolean(canceled_at) }],
});

/** How the next write goes: the store does it, now or only after it was looked for, or never hears of it; nobody answers. */
type Fate = "done" | "late" | "not done";

/** A store that does what it is asked, counts it, and answers a write only where nothing else is said. */
function createStore() {
  const held: Channel[] = [{ id: "sc_1", name: "Web shop", is_disabled: false, created_at: "2026-01-01" }];
  const exchange = { id: "swap_1", order_id: "order_1", canceled_at: null as string | null };
  let fate: Fate | undefined;
  let pending: (() => void) | undefined;
  let done = 0;
  let isDown = false;
  const change = (method: string, path: string, payload: object) => {
    done += 1;
    const [, list, id = "", below] = path.split("/");
    if (list === "orders") exchange.canceled_at = new Date().toISOString();
    else if (method === "DELETE")
      held.splice(
        held.findIndex((one) => one.id === id),
        1,
      );
    else if (id === "")
      held.unshift({
        id: `sc_${held.length + 1}`,
        is_disabled: false,
        created_at: new Date().toISOString(),
        ...payload,
      });
    else if (below === "close") Object.assign(held[0] ?? {}, { is_disabled: true });
    else if (below === undefined) Object.assign(held[0] ?? {}, payload);
  };
  const lost = (method: string) => Object.assign(new Error(), { config: { method } });
  const send = async (method: string, path: string, payload: object = {}) => {
    if (fate === undefined) {
      change(method, path, payload);
      return { sales_channel: held[0] };
    }
    if (fate === "done") change(method, path, payload);
    if (fate === "late") pending = () => change(method, path, payload);
    fate = undefined;
    throw lost(method);
  };
  const get = async (path: string) => {
    if (isDown) throw lost("GET");
    if (path === "/orders/order_1") return { order: { swaps: [exchange] } };
    const [, , id] = path.split("/");
    if (id === undefined) return { sales_channels: [...held], count: held.length };
    const found = held.find((one) => one.id === id);
    if (found === undefined) throw Object.assign(new Error(), { response: { status: 404, data: {} } });
    return { sales_channel: found };
  };
  const custom = {
    get,
    post: (path: string, payload?: object) => send("POST", path, payload),
    delete: (path: string) => send("DELETE", path),
  };
  const told: ActivityItem[] = [];
  const host = {
    client: { admin: { custom } },
    resource: (name: string) => [channels, swaps].find((resource) => resource.name === name),
    translate: (key: string) => key,
    recordActivity: (item: ActivityItem) => told.push(item),
  } as unknown as AdminHost;
  const queryClient = new QueryClient();
  return {
    told,
    record: () => held.find(({ id }) => id === "sc_1") ?? { id: "sc_1" },
    exchange: () => ({ ...exchange }),
    done: () => done,
    next: (how: Fate) => {
      fate = how;
    },
    arrive: () => pending?.(),
    setDown: (value: boolean) => {
      isDown = value;
    },
    /** Writes, and lets the pause before the second look pass. */
    write: async (write: Write, name = "sales-channels"): Promise<AdminError | undefined> => {
      const result = executeWrite({ host, queryClient }, name, write).then(
        () => undefined,
        (error: unknown) => toAdminError(error),
      );
      await vi.runAllTimersAsync();
      return result;
    },
  };
}
type Store = ReturnType<typeof createStore>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const writes: Record<string, (store: Store, progress: ActionProgress) => Write> = {
  create: (_, progress) => ({ kind: "create", payload: { name: "Kiosk", description: "" }, progress }),
  update: (_, progress) => ({ kind: "update", id: "sc_1", payload: { name: "Store" }, progress }),
  delete: (_, progress) => ({ kind: "delete", id: "sc_1", title: "Web shop", progress }),
  "action that changes": ({ record }, progress) => ({
    kind: "act",
    action: "disable",
    record: { ...record() },
    progress,
  }),
  "action that says when it is done": ({ record }, progress) => ({
    kind: "act",
    action: "close",
    record: { ...record() },
    progress,
  }),
  "action that takes away": ({ record }, progress) => ({
    kind: "act",
    action: "drop",
    record: { ...record() },
    progress,
  }),
};

describe.each(Object.entries(writes))("a lost answer of: %s", (_, writeOf) => {
  it("counts as an answer if it was done", async () => {
    const store = createStore();
    store.next("done");
    expect(await store.write(writeOf(store, createProgress()))).toBeUndefined();
    expect([store.done(), store.told.length]).toEqual([1, 1]);
  });

  it("is reported and repeated on request if it was not done", async () => {
    const store = createStore();
    const write = writeOf(store, createProgress());
    store.next("not done");
    expect((await store.write(write))?.details).toMatchObject({ isUncertain: true, lookUp: "missing" });
    expect([store.done(), store.told.length]).toEqual([0, 0]);
    expect(await store.write(write)).toBeUndefined();
    expect(store.done()).toBe(1);
  });

  it("is found late by another try", async () => {
    const store = createStore();
    const write = writeOf(store, createProgress());
    store.next("late");
    store.setDown(true);
    expect((await store.write(write))?.details).toMatchObject({ isUncertain: true, lookUp: "unread" });
    expect((await store.write(write))?.code).toBe("network");
    expect(store.done()).toBe(0);
    store.setDown(false);
    store.arrive();
    expect(await store.write(write)).toBeUndefined();
    expect(store.done()).toBe(1);
  });
});

it("does not claim what others have created", async () => {
  const store = createStore();
  const create = (name: string): Write => ({ kind: "create", payload: { name } });
  await store.write(create("Kiosk"));
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await store.write(create("Fair"));
  store.next("not done");
  expect((await store.write(create("Kiosk")))?.details.lookUp).toBe("missing");
});

it("leaves open what no record shows", async () => {
  const store = createStore();
  store.next("done");
  const error = await store.write({ kind: "act", action: "ping", record: store.record() });
  expect(error?.details).toMatchObject({ isUncertain: true });
  expect(error?.details.lookUp).toBeUndefined();
  store.next("not done");
  const secret = { password: "no record holds it" };
  const unsure = await store.write({ kind: "update", id: "sc_1", payload: secret });
  expect(unsure?.details.isUncertain).toBe(true);
  expect(unsure?.details.lookUp).toBeUndefined();
});

it("finds a subrecord in the record that owns it", async () => {
  const store = createStore();
  store.next("done");
  const cancel: Write = { kind: "act", action: "cancel", record: store.exchange() };
  expect(await store.write(cancel, "swaps")).toBeUndefined();
  expect(store.done()).toBe(1);
});

it("lets one form write several times", async () => {
  const store = createStore();
  const progress = createProgress();
  for (const name of ["One", "Two"])
    expect(await store.write({ kind: "update", id: "sc_1", payload: { name }, progress })).toBeUndefined();
  expect(store.done()).toBe(2);
  expect(progress.names()).toEqual([]);
});
