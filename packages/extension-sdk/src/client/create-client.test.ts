import { describe, expect, it } from "vitest";
import { createClient } from "./create-client";
import { queryString } from "./query-string";

function recorded(body: unknown = {}, status = 200) {
  const calls: { url: string; method?: string; body?: unknown }[] = [];
  const fetchLike = async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ url: String(input), method: init?.method, body: init?.body ?? undefined });
    return new Response(JSON.stringify(body), { status });
  };
  return { calls, client: createClient({ backend: "https://store.example.com", fetch: fetchLike }) };
}

// The transport reads a cookie; these tests run where there is no page.
Object.assign(globalThis, { document: { cookie: "" } });

describe("queryString", () => {
  it("writes lists and ranges as the store reads them", () => {
    expect(
      decodeURIComponent(queryString({ status: ["draft", "published"], created_at: { gte: "2026" } })),
    ).toBe("?status[]=draft&status[]=published&created_at[gte]=2026");
  });

  it("leaves out what is undefined, and keeps 0, false and nothing", () => {
    expect(queryString({ a: undefined, b: 0, c: false, d: null, e: "" })).toBe("?b=0&c=false&d=&e=");
    expect(queryString({})).toBe("");
  });

  it("escapes what would change the meaning", () => {
    expect(queryString({ q: "a&b=c#d" })).toBe("?q=a%26b%3Dc%23d");
  });
});

describe("the client", () => {
  it("makes the admin's own calls by path", async () => {
    const { calls, client } = recorded({ collections: [], count: 0 });
    const answer = await client.admin.custom.get<{ count: number }>("/collections", { q: "tent" });
    expect(answer.count).toBe(0);
    expect(answer.response.status).toBe(200);
    expect(calls).toEqual([
      { url: "https://store.example.com/admin/collections?q=tent", method: "GET", body: undefined },
    ]);
  });

  it("sends a payload with a DELETE, which the store wants for members", async () => {
    const { calls, client } = recorded();
    await client.request("DELETE", "/collections/c/products/batch", { product_ids: ["p"] });
    expect(calls[0]).toEqual({
      url: "https://store.example.com/admin/collections/c/products/batch",
      method: "DELETE",
      body: '{"product_ids":["p"]}',
    });
  });

  it("has every call of the published client, of which the code comes with the first", async () => {
    const { calls, client } = recorded({ regions: [] });
    // Only what the admin uses is typed; authors in plain JavaScript have the rest.
    const everything = client as unknown as {
      admin: { regions: { list(query: object): Promise<{ regions: unknown[] }> } };
    };
    expect((await everything.admin.regions.list({ limit: 5 })).regions).toEqual([]);
    expect(calls[0]?.url).toBe("https://store.example.com/admin/regions?limit=5");
  });

  it("is no promise, and names a call that does not exist", async () => {
    const { client } = recorded();
    expect(Reflect.get(client, "then")).toBeUndefined();
    const nothing = client as unknown as { admin: { nothing: { at: () => Promise<unknown> } } };
    await expect(nothing.admin.nothing.at()).rejects.toThrow("client.admin.nothing.at is not a function");
  });

  it("throws what the error presenter understands", async () => {
    const { client } = recorded({ type: "invalid_data", message: "no" }, 400);
    await expect(client.admin.custom.get("/x")).rejects.toMatchObject({ response: { status: 400 } });
  });
});
