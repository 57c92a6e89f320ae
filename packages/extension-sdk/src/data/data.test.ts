import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { defineResource } from "../resource/define-resource";
import { listQuery, recordQuery } from "./data";
import type { HostForData } from "./resource-path";

const notifications = defineResource({
  name: "notifications",
  api: { singularKey: "notification", pluralKey: "notifications", hasNoRead: "unfiltered" },
  title: ({ to }) => to,
  detail: { select: { fields: "id,to" }, sections: [] },
});

/** A store with so many notifications, which refuses what its list cannot be asked. */
function storeWith(total: number) {
  const asked: string[] = [];
  const get = async (path: string, query: Record<string, unknown>) => {
    const { limit, offset, fields, ...rest } = query;
    if (Object.keys(rest).length > 0) throw new Error(`refused: ${Object.keys(rest)}`);
    asked.push(`${path} ${offset} ${fields}`);
    const length = Math.max(0, Math.min(Number(limit), total - Number(offset)));
    const records = Array.from({ length }, (_, index) => ({ id: `noti_${Number(offset) + index}` }));
    return { notifications: records, count: total };
  };
  const host = {
    client: { admin: { custom: { get } } },
    resource: (name: string) => (name === "notifications" ? notifications : undefined),
  };
  // Reading takes nothing else of the host.
  return { host: host as unknown as HostForData, asked };
}

function read(host: HostForData, id: string) {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    recordQuery(host, "notifications", id),
  );
}

it("searches for the word null, which the store mistakes for null", async () => {
  const asked: unknown[] = [];
  const get = async (_path: string, { q }: { q?: string }) => {
    asked.push(q);
    return { notifications: [], count: 0 };
  };
  const host = { client: { admin: { custom: { get } } }, resource: () => notifications };
  const cache = new QueryClient();
  for (const q of ["null", "nullify", "a\0b", undefined]) {
    const { queryKey, queryFn } = listQuery(host as unknown as HostForData, "notifications", { q });
    await cache.fetchQuery({ queryKey, queryFn: () => queryFn({ client: cache }) });
  }
  expect(asked).toEqual(["NULL", "nullify", "ab", undefined]);
});

describe("a record of a list that cannot be asked for an id", () => {
  it("is found on a later page, where reading ends", async () => {
    const { host, asked } = storeWith(1000);
    expect(await read(host, "noti_350")).toEqual({ id: "noti_350" });
    expect(asked).toEqual(["/notifications 0 id,to", "/notifications 200 id,to"]);
  });

  it("is missing after the complete list was read", async () => {
    const { host, asked } = storeWith(400);
    await expect(read(host, "noti_400")).rejects.toMatchObject({ code: "not-found" });
    expect(asked).toHaveLength(2);
  });
});
