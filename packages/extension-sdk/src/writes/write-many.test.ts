import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import type { ActivityItem } from "../host/host";
import type { Write } from "../records/write-types";
import { defineResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { executeUndo, executeWrites } from "./execute-write";

const channels = defineResource({
  name: "sales-channels",
  api: { singularKey: "sales_channel", pluralKey: "sales_channels" },
  title: ({ name }) => name,
  delete: { confirm: "asked" },
  actions: [
    { id: "disable", run: { update: { is_disabled: true } }, undo: "enable" },
    { id: "enable", run: { update: { is_disabled: false } }, undo: "disable" },
    {
      id: "charge",
      run: { post: "charge" },
      amount: ({ id }) => ({ amount: 1250, currencyCode: id === "sc_0" ? "eur" : "dkk" }),
    },
  ],
});

/** A store whose answers can be held back or refused, by the id that they are about. */
function createStore(refuse: Readonly<Record<string, number>> = {}) {
  const activity: ActivityItem[] = [];
  const sent: string[] = [];
  let open = 0;
  let most = 0;
  const answer = async (method: string, path: string) => {
    const id = path.split("/").at(-1) ?? "";
    sent.push(`${method} ${id}`);
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    const status = method === "GET" ? undefined : refuse[id];
    if (status !== undefined) throw { response: { status, data: { message: "no" } } };
    return { sales_channel: { id, name: id } };
  };
  // Only what writing uses.
  const host = {
    client: {
      admin: {
        custom: {
          get: (path: string) => answer("GET", path),
          post: (path: string) => answer("POST", path),
          delete: (path: string) => answer("DELETE", path),
        },
      },
    },
    resource: () => channels,
    locale: "en",
    translate: (key: string, values?: object) => (values ? `${key} ${Object.values(values).join(" ")}` : key),
    recordActivity: (item: ActivityItem) => activity.push(item),
  } as unknown as AdminHost;
  const queryClient = new QueryClient();
  return { context: { host, queryClient }, activity, sent, most: () => most };
}

const disable = (id: string): Write => ({ kind: "act", action: "disable", record: { id, name: id } });
const ids = Array.from({ length: 10 }, (_, index) => `sc_${index}`);

describe("writing many records", () => {
  it("sends a few at a time with one toast and one refresh", async () => {
    const { context, activity, sent, most } = createStore();
    const invalidate = vi.spyOn(context.queryClient, "invalidateQueries");
    const results = await executeWrites(context, "sales-channels", { writes: ids.map(disable) });
    expect(results.every(({ error }) => error === undefined)).toBe(true);
    expect(sent).toHaveLength(10);
    expect(most()).toBe(4);
    expect(activity).toHaveLength(1);
    expect(activity[0]?.title).toContain("sales-channels.actionResults.disable 10");
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it("returns the written records and the moved money", async () => {
    const { context, activity } = createStore({ charge: 0 });
    const charge = (id: string): Write => ({ kind: "act", action: "charge", record: { id, name: id } });
    await executeWrites(context, "sales-channels", { writes: ids.slice(0, 3).map(charge) });
    expect(activity).toEqual([]);
    const store = createStore();
    await executeWrites(store.context, "sales-channels", { writes: ids.slice(0, 3).map(charge) });
    expect(store.activity[0]?.recordIds).toEqual(["sc_0", "sc_1", "sc_2"]);
    expect(store.activity[0]?.message).toBe("12.50 EUR · 25.00 DKK");
  });

  it("continues after a failure and undoes the others as one", async () => {
    const { context, activity, sent } = createStore({ sc_3: 500 });
    const results = await executeWrites(context, "sales-channels", { writes: ids.map(disable) });
    expect(results.filter(({ error }) => error?.code === "server")).toHaveLength(1);
    expect(results).toHaveLength(10);
    const inverse = activity[0]?.inverse;
    if (inverse === undefined) throw new Error("There is nothing that takes it back.");
    sent.length = 0;
    await executeUndo(context, inverse);
    expect(sent.filter((call) => call.startsWith("POST"))).toHaveLength(9);
    expect(sent).not.toContain("POST sc_3");
    expect(activity).toHaveLength(2);
  });

  it("counts the records that undo could not change", async () => {
    const refuse: Record<string, number> = {};
    const { context, activity } = createStore(refuse);
    await executeWrites(context, "sales-channels", { writes: ids.slice(0, 3).map(disable) });
    refuse.sc_1 = 404;
    const inverse = activity[0]?.inverse;
    if (inverse === undefined) throw new Error("There is nothing that takes it back.");
    await expect(executeUndo(context, inverse)).rejects.toMatchObject({
      code: "conflict",
      message: "undo.someFailed 1 3",
    });
  });

  it("stops at the end of the session or on request", async () => {
    const signedOut = createStore(Object.fromEntries(ids.map((id) => [id, 401])));
    await executeWrites(signedOut.context, "sales-channels", { writes: ids.map(disable) });
    expect(signedOut.sent).toHaveLength(4);
    expect(signedOut.activity).toEqual([]);

    const ended = createStore();
    const controller = new AbortController();
    const results = await executeWrites(ended.context, "sales-channels", {
      writes: ids.map(disable),
      signal: controller.signal,
      onSettled: () => controller.abort(),
    });
    expect(results).toHaveLength(4);
  });

  it("offers no undo if there is none", async () => {
    const { context, activity } = createStore();
    const writes = ids.map((id): Write => ({ kind: "delete", id, title: id }));
    await executeWrites(context, "sales-channels", { writes });
    expect(activity[0]).toMatchObject({ inverse: undefined });
    expect(activity[0]?.title).toContain("toast.manyDeleted 10");
  });
});
