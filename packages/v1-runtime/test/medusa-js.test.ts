// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setCurrentHost } from "../src/host/current-host";
import { adapterFor } from "../src/host/medusa-adapter";
import Medusa from "../src/modules/medusa-js";
import { fakeHost } from "./fixtures/fake-host";

let send: ReturnType<typeof fakeHost>["client"]["send"];

beforeEach(() => {
  const fake = fakeHost();
  send = fake.client.send;
  send.mockResolvedValue({
    products: [{ id: "prod_1" }],
    response: { status: 200, headers: { "x-count": "1" } },
  });
  setCurrentHost(fake.host);
  vi.stubEnv("MEDUSA_BACKEND_URL", "https://store.test/");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a client that an extension makes", () => {
  test.each([
    ["its address", "https://store.test"],
    ["its address with a slash", "https://store.test/"],
    ["no address", ""],
    ["the address of the page", window.location.origin],
  ])("asks the admin's backend as the person who is signed in, by %s", async (_, baseUrl) => {
    const medusa = new Medusa({ baseUrl, maxRetries: 0 });
    const { products, response } = await medusa.admin.products.list({ q: "a b", tags: ["x", "y"], limit: 5 });
    expect(products).toEqual([{ id: "prod_1" }]);
    expect(response).toMatchObject({ status: 200, headers: { "x-count": "1" } });
    const [request] = send.mock.calls[0] ?? [];
    expect(request).toMatchObject({ method: "GET" });
    expect(request).not.toHaveProperty("payload");
    const url = new URL(request.path, "https://store.test");
    expect(url.pathname).toBe("/admin/products");
    expect([...url.searchParams]).toEqual(
      expect.arrayContaining([
        ["q", "a b"],
        ["limit", "5"],
      ]),
    );
  });

  test("sends what it is given, and its headers", async () => {
    const medusa = new Medusa({ baseUrl: "", maxRetries: 0 });
    await medusa.admin.products.update("prod_1", { title: "Shirt" }, { "x-mine": "yes" });
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      method: "POST",
      path: "/admin/products/prod_1",
      payload: { title: "Shirt" },
      headers: { "x-mine": "yes" },
    });
    await medusa.admin.products.delete("prod_1");
    expect(send.mock.calls[1]?.[0]).toMatchObject({ method: "DELETE", path: "/admin/products/prod_1" });
  });

  test("hears of what went wrong", async () => {
    const reason = Object.assign(new Error("not found"), { status: 404 });
    send.mockRejectedValue(reason);
    const medusa = new Medusa({ baseUrl: "", maxRetries: 0 });
    await expect(medusa.admin.products.retrieve("prod_9")).rejects.toBe(reason);
  });

  test("asks another backend by itself", () => {
    expect(adapterFor("https://elsewhere.test")).toBeUndefined();
    expect(adapterFor("https://store.test.elsewhere.test")).toBeUndefined();
  });

  test("keeps an own way to send", async () => {
    const axiosAdapter = vi.fn(async (config) => ({
      data: {},
      status: 200,
      statusText: "",
      headers: {},
      config,
    }));
    await new Medusa({ baseUrl: "", maxRetries: 0, axiosAdapter }).admin.products.list();
    expect([axiosAdapter.mock.calls.length, send.mock.calls.length]).toEqual([1, 0]);
  });
});
