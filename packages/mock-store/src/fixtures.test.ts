import { expect, test } from "vitest";
import { fixture, fixtureNames } from "./fixtures";
import { createMockBackend } from "./mock-backend";

async function read(path: string) {
  const answer = await createMockBackend().fetch(`http://store.test/admin${path}`);
  return answer.json();
}

test("every fixture is what its name says", async () => {
  const backend = createMockBackend();
  for (const name of fixtureNames) expect(await fixture(name, backend), name).toHaveProperty("id");
  expect(await fixture("order.paid", backend)).toMatchObject({
    payment_status: "captured",
    fulfillment_status: "not_fulfilled",
  });
  expect((await fixture("order.returned", backend)).fulfillment_status).toBe("returned");
  expect((await fixture("order.swapped", backend)).swaps).toHaveLength(1);
  expect((await fixture("order.claimed", backend)).claims).toHaveLength(1);
  expect((await fixture("product.draft", backend)).status).toBe("draft");
  expect((await fixture("gift-card.used", backend)).balance).toBe(1850);
});

test("two stores are the same", async () => {
  expect(await read("/orders?limit=100")).toEqual(await read("/orders?limit=100"));
  const { products } = await read("/products?limit=100");
  for (const { thumbnail, title } of products) {
    const svg = decodeURIComponent(String(thumbnail).replace("data:image/svg+xml,", ""));
    expect(svg, title).toMatch(/^<svg .*<\/svg>$/);
    expect(svg, title).not.toContain("undefined");
  }
});
