import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { recordQuery } from "../data/data";
import type { ActivityItem } from "../host/host";
import type { StandardSchema } from "../records/standard-schema";
import { defineAction } from "../resource/actions";
import type { AnyResource } from "../resource/define-resource";
import { defineResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { executeUndo, executeWrite } from "./execute-write";

const channel = { id: "sc_1", name: "Web shop", is_disabled: false, metadata: { desk: "a", rank: 3 } };

/** A form's schema: its values are what is asked. */
const renaming: StandardSchema<{ to: string }> = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value: value as { to: string } }) },
};

const salesChannels: AnyResource = defineResource({
  name: "sales-channels",
  api: { singularKey: "sales_channel", pluralKey: "sales_channels" },
  title: ({ name }) => name,
  delete: { confirm: "asked" },
  actions: [
    { id: "disable", run: { update: { is_disabled: true } }, undo: "enable" },
    { id: "enable", run: { update: { is_disabled: false } }, undo: "disable" },
    defineAction("sales-channels", {
      id: "rename",
      run: { update: { is_disabled: false } },
      form: { schema: renaming, fields: [], toPayload: ({ to }) => ({ name: to }) },
    }),
    { id: "ping", run: { post: "ping" }, invalidates: ["store"] },
    { id: "read", run: { read: async ({ record }) => record.name } },
  ],
});
const currencies: AnyResource = defineResource({
  name: "currencies",
  api: { singularKey: "currency", pluralKey: "currencies", idKey: "code", hasNoRead: true },
  title: ({ code }) => code,
});
const returnReasons: AnyResource = defineResource({
  name: "return-reasons",
  api: { singularKey: "return_reason", pluralKey: "return_reasons", isUnpaged: true, hasNoRead: true },
  title: ({ label }) => label,
});

/** A store that keeps one channel, and writes down what it is asked. */
function createStore() {
  let held: Record<string, unknown> = { ...channel };
  const calls: [method: string, path: string, payload?: unknown][] = [];
  const answer = async (method: string, path: string, payload?: object) => {
    calls.push([method, path, payload]);
    if (path.startsWith("/return-reasons"))
      return {
        return_reasons: [
          { id: "rr_1", label: "Broken" },
          { id: "rr_2", label: "Late" },
        ],
      };
    if (path.startsWith("/currencies")) return { currencies: [{ code: "dkk" }], count: 1 };
    if (method === "POST" && path === "/sales-channels/sc_1") held = { ...held, ...payload };
    return { sales_channel: held };
  };
  const resources = [salesChannels, currencies, returnReasons];
  const activity: ActivityItem[] = [];
  const client = {
    admin: {
      custom: {
        get: (path: string, query?: object) => answer("GET", path, query),
        post: (path: string, payload?: object) => answer("POST", path, payload),
        delete: (path: string) => answer("DELETE", path),
      },
    },
    request: answer,
  };
  // Only what reading and writing use.
  const host = {
    client,
    resource: (name: string) => resources.find((resource) => resource.name === name),
    translate: (key: string, values?: object) => (values ? `${key} ${Object.values(values).join(" ")}` : key),
    recordActivity: (item: ActivityItem) => activity.push(item),
  } as unknown as AdminHost;
  const queryClient = new QueryClient();
  const read = () => queryClient.fetchQuery(recordQuery(host, "sales-channels", "sc_1"));
  const fail = (code: number) => {
    client.admin.custom.post = () => Promise.reject({ response: { status: code, data: { message: "no" } } });
  };
  return {
    context: { host, queryClient },
    calls,
    activity,
    read,
    fail,
    change: (next: object) => Object.assign(held, next),
  };
}

describe("executeWrite", () => {
  it("sends each kind of change to its own path", async () => {
    const { context, calls } = createStore();
    const members = { path: "products/batch", key: "product_ids", format: "objects" } as const;
    await executeWrite(context, "sales-channels", { kind: "create", payload: { name: "Market" } });
    await executeWrite(context, "sales-channels", { kind: "update", id: "sc_1", payload: { name: "Shop" } });
    const act = (action: string, values?: object) =>
      executeWrite(context, "sales-channels", { kind: "act", action, record: channel, values });
    await act("disable");
    await act("rename", { to: "Shop" });
    await act("ping", { loud: true });
    await executeWrite(context, "sales-channels", {
      kind: "members",
      id: "sc_1",
      title: "Shop",
      related: "products",
      members,
      add: ["p1"],
      remove: ["p2", "p3"],
    });
    await executeWrite(context, "sales-channels", { kind: "delete", id: "sc_1", title: "Shop" });
    expect(calls).toEqual([
      ["POST", "/sales-channels", { name: "Market" }],
      ["POST", "/sales-channels/sc_1", { name: "Shop" }],
      ["POST", "/sales-channels/sc_1", { is_disabled: true }],
      ["POST", "/sales-channels/sc_1", { name: "Shop", is_disabled: false }],
      ["POST", "/sales-channels/sc_1/ping", { loud: true }],
      ["POST", "/sales-channels/sc_1/products/batch", { product_ids: [{ id: "p1" }] }],
      ["DELETE", "/sales-channels/sc_1/products/batch", { product_ids: [{ id: "p2" }, { id: "p3" }] }],
      ["DELETE", "/sales-channels/sc_1", undefined],
    ]);
  });

  it("sends members one by one if the API takes one", async () => {
    const { context, calls } = createStore();
    await executeWrite(context, "sales-channels", {
      kind: "members",
      id: "sc_1",
      title: "",
      related: "stock-locations",
      members: { path: "stock-locations", key: "location_id", format: "each" },
      add: ["a", "b"],
    });
    expect(calls).toEqual([
      ["POST", "/sales-channels/sc_1/stock-locations", { location_id: "a" }],
      ["POST", "/sales-channels/sc_1/stock-locations", { location_id: "b" }],
    ]);
  });

  it("refreshes what was changed and what the action names", async () => {
    const { context } = createStore();
    const refresh = vi.spyOn(context.queryClient, "invalidateQueries");
    await executeWrite(context, "sales-channels", { kind: "act", action: "ping", record: channel });
    expect(refresh.mock.calls.map(([filter]) => filter?.queryKey?.[0])).toEqual(["sales-channels", "store"]);
    refresh.mockClear();
    await executeWrite(context, "sales-channels", { kind: "act", action: "read", record: channel });
    expect(refresh).not.toHaveBeenCalled();
  });

  it("throws without a toast if the store refuses", async () => {
    const { context, activity, fail } = createStore();
    fail(422);
    const write = executeWrite(context, "sales-channels", {
      kind: "update",
      id: "sc_1",
      payload: { name: "" },
    });
    await expect(write).rejects.toMatchObject({ code: "invalid", message: "no" });
    expect(activity).toEqual([]);
  });

  it("shows an optimistic change at once, and reverts it if the store refuses", async () => {
    const { context, read, fail } = createStore();
    await read();
    const shown = () =>
      context.queryClient.getQueryData<{ name: string }>(
        recordQuery(context.host, "sales-channels", "sc_1").queryKey,
      )?.name;
    fail(500);
    const write = executeWrite(context, "sales-channels", {
      kind: "update",
      id: "sc_1",
      payload: { name: "Bazaar" },
      isOptimistic: true,
    });
    expect(shown()).toBe("Bazaar");
    await expect(write).rejects.toMatchObject({ code: "server" });
    expect(shown()).toBe("Web shop");
  });
});

describe("taking back", () => {
  it("restores the former values of the sent keys, metadata key by key", async () => {
    const { context, calls, read } = createStore();
    await read();
    const { inverse } = await executeWrite(context, "sales-channels", {
      kind: "update",
      id: "sc_1",
      payload: { name: "Shop", metadata: { desk: "", floor: 2 } },
    });
    expect(inverse).toEqual({
      resource: "sales-channels",
      write: {
        kind: "update",
        id: "sc_1",
        payload: { name: "Web shop", metadata: { desk: "a", floor: "" } },
        expected: { name: "Shop", metadata: { desk: "", floor: 2 } },
      },
    });
    // What outlives a reload has to be plain data.
    expect(JSON.parse(JSON.stringify(inverse))).toEqual(inverse);
    if (inverse) await executeUndo(context, inverse);
    expect(calls.at(-1)).toEqual([
      "POST",
      "/sales-channels/sc_1",
      { name: "Web shop", metadata: { desk: "a", floor: "" } },
    ]);
  });

  it("keeps what somebody else has changed since", async () => {
    const { context, calls, read, change } = createStore();
    await read();
    const { inverse } = await executeWrite(context, "sales-channels", {
      kind: "update",
      id: "sc_1",
      payload: { name: "Shop" },
    });
    change({ name: "Theirs" });
    const before = calls.length;
    await expect(inverse && executeUndo(context, inverse)).rejects.toMatchObject({ code: "conflict" });
    expect(calls.slice(before).map(([method]) => method)).toEqual(["GET"]);
  });

  it("deletes what was created and removes added members", async () => {
    const { context, calls } = createStore();
    const created = await executeWrite(context, "sales-channels", {
      kind: "create",
      payload: { name: "Market" },
    });
    expect(created.inverse?.write).toEqual({ kind: "delete", id: "sc_1", title: "Web shop" });
    const added = await executeWrite(context, "sales-channels", {
      kind: "members",
      id: "sc_1",
      title: "",
      related: "products",
      members: { path: "products/batch", key: "product_ids", format: "ids" },
      add: ["p1"],
    });
    if (added.inverse) await executeUndo(context, added.inverse);
    expect(calls.at(-1)).toEqual(["DELETE", "/sales-channels/sc_1/products/batch", { product_ids: ["p1"] }]);
  });

  it("runs the inverse action on the current record", async () => {
    const { context, calls } = createStore();
    const { inverse } = await executeWrite(context, "sales-channels", {
      kind: "act",
      action: "disable",
      record: channel,
    });
    if (inverse) await executeUndo(context, inverse);
    expect(calls.at(-1)).toEqual(["POST", "/sales-channels/sc_1", { is_disabled: false }]);
  });

  it("offers nothing after a deletion or for unknown values", async () => {
    const { context, read } = createStore();
    await read();
    const deleted = await executeWrite(context, "sales-channels", { kind: "delete", id: "sc_1", title: "" });
    expect(deleted.inverse).toBeUndefined();
    await read();
    const unknown = await executeWrite(context, "sales-channels", {
      kind: "update",
      id: "sc_1",
      payload: { secret: "x" },
    });
    expect(unknown.inverse).toBeUndefined();
  });
});

describe("reading one record", () => {
  const readOne = (
    { context }: ReturnType<typeof createStore>,
    name: "currencies" | "return-reasons",
    id: string,
  ) => context.queryClient.fetchQuery(recordQuery(context.host, name, id));

  it("finds it in the list if the API has no path for it", async () => {
    const store = createStore();
    expect(await readOne(store, "currencies", "dkk")).toEqual({ code: "dkk" });
    expect(store.calls[0]).toEqual(["GET", "/currencies", { code: "dkk", limit: 1 }]);
    await expect(readOne(store, "currencies", "eur")).rejects.toMatchObject({ code: "not-found" });
  });

  it("reads a complete list once for any number of records", async () => {
    const store = createStore();
    expect(await readOne(store, "return-reasons", "rr_2")).toEqual({ id: "rr_2", label: "Late" });
    expect(await readOne(store, "return-reasons", "rr_1")).toEqual({ id: "rr_1", label: "Broken" });
    expect(store.calls.length).toBe(1);
  });
});
