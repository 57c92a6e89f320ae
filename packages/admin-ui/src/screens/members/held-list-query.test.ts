import { QueryClient } from "@tanstack/react-query";
import type { AdminHost, AnyResource } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import { heldListQuery } from "./held-list-query";

const products: AnyResource = {
  name: "products",
  api: { singularKey: "product", pluralKey: "products" },
  title: () => "",
};

/** A store that knows every id, and finds those that end with what is searched for. */
function storeThat() {
  const get = vi.fn(async (_path: string, { id = [], q = "" }: { id?: string[]; q?: string }) => {
    const found = id.filter((one) => one.endsWith(q)).map((one) => ({ id: one }));
    return { products: found, count: found.length };
  });
  const host = { resource: () => products, client: { admin: { custom: { get } } } };
  // Only what reading needs of it.
  return { get, host: host as unknown as AdminHost };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `prod_${index}`);
const context = { client: new QueryClient() };

it("asks for the records of the page alone", async () => {
  const { get, host } = storeThat();
  const page = await heldListQuery(host, "products", ids(30), {
    expand: "type",
    limit: 10,
    offset: 20,
  }).queryFn(context);
  expect(page).toEqual({
    records: ids(30)
      .slice(20)
      .map((id) => ({ id })),
    count: 30,
  });
  expect(get.mock.calls).toEqual([
    ["/products", { expand: "type", id: ids(30).slice(20), limit: 10, offset: 0 }],
  ]);
});

it("asks for nothing where nothing is held", async () => {
  const { get, host } = storeThat();
  expect(await heldListQuery(host, "products", [], { limit: 10, offset: 0 }).queryFn(context)).toEqual({
    records: [],
    count: 0,
  });
  expect(get).not.toHaveBeenCalled();
});

it("searches all of them, in URLs that are short enough", async () => {
  const { get, host } = storeThat();
  const page = await heldListQuery(host, "products", ids(250), { q: "9", limit: 2, offset: 0 }).queryFn(
    context,
  );
  expect(page).toEqual({ records: [{ id: "prod_9" }, { id: "prod_19" }], count: 25 });
  expect(get.mock.calls.map(([, { id = [] }]) => id.length)).toEqual([100, 100, 50]);
});
