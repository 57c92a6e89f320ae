import { QueryClient } from "@tanstack/react-query";
import { queryOf } from "@tillhouse/extension-sdk";
import { listQuery, recordId, recordQuery } from "@tillhouse/extension-sdk/internal";
import { createMockBackend } from "@tillhouse/mock-store";
import { expect, test } from "vitest";
import { createClient } from "../src/core/context/client";
import { builtIn } from "../src/testing/harness/complete-built-in";

const resources = builtIn.resources ?? [];
/** Parts of an order, and what is only chosen among, have no screen that asks for them. */
const shown = resources.filter(({ list, detail }) => list !== undefined || detail !== undefined);

test.each(shown.map((resource) => [resource.name, resource] as const))(
  "the mock store answers what the list and the page of %s ask for",
  async (name, resource) => {
    const backend = createMockBackend();
    const host = {
      client: createClient({ fetch: backend.fetch }),
      resource: (wanted: string) => resources.find((other) => other.name === wanted),
    };
    const client = new QueryClient();
    const { select, sort, search } = resource.list ?? {};
    const asked = {
      ...queryOf(select),
      limit: 20,
      offset: 0,
      ...(sort === undefined ? {} : { order: sort }),
    };
    // The names of built-in resources are known to the types, their union is not one name.
    const { records, count } = await listQuery(host, name as "orders", asked).queryFn({ client });
    expect(count).toBeGreaterThan(0);
    if (search) {
      const found = await listQuery(host, name as "orders", {
        ...asked,
        q: "nothing is called this",
      }).queryFn({ client });
      expect(found.count).toBe(0);
    }
    if (resource.detail === undefined) return;
    const [first] = records;
    const id = recordId(resource, first ?? {});
    const read = await recordQuery(host, name as "orders", id).queryFn({ client });
    expect(recordId(resource, read)).toBe(id);
    expect(backend.requests.filter(({ status }) => status !== 200)).toEqual([]);
  },
);
