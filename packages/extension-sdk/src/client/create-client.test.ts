import { describe, expect, it } from "vitest";
import { recordedClient } from "../../test/recorded-client";
import { queryString } from "./query-string";

describe("queryString", () => {
  it("spec 7.4: writes lists and ranges as the store reads them", () => {
    expect(
      decodeURIComponent(queryString({ status: ["draft", "published"], created_at: { gte: "2026" } })),
    ).toBe("?status[]=draft&status[]=published&created_at[gte]=2026");
  });

  it("leaves out undefined, but keeps 0, false and null", () => {
    expect(queryString({ a: undefined, b: 0, c: false, d: null, e: "" })).toBe("?b=0&c=false&d=&e=");
    expect(queryString({})).toBe("");
  });

  it("escapes what would change the meaning", () => {
    expect(queryString({ q: "a&b=c#d" })).toBe("?q=a%26b%3Dc%23d");
  });
});

describe("the client", () => {
  it("spec 7.4: reads lists with a query string", async () => {
    const { calls, client } = recordedClient({}, [{ body: { collections: [], count: 0 } }]);
    const answer = await client.admin.custom.get<{ count: number }>("/collections", { q: "tent", limit: 5 });
    expect(answer.count).toBe(0);
    expect(answer.response.status).toBe(200);
    expect(calls[0]).toMatchObject({
      call: "GET /admin/collections",
      query: "?q=tent&limit=5",
      body: undefined,
    });
  });

  it("spec 7.3: a change is a POST to the path of the record", async () => {
    const { calls, client } = recordedClient();
    await client.admin.custom.post("/collections/pcol_1", { title: "Tents" });
    await client.customers.update({ phone: "1" });
    expect(calls.map(({ call }) => call)).toEqual([
      "POST /admin/collections/pcol_1",
      "POST /store/customers/me",
    ]);
  });

  it("spec 7.10: reads who is signed in, the people and the store", async () => {
    const { calls, client } = recordedClient({}, [{ body: { user: { id: "usr_1" } } }]);
    expect((await client.admin.auth.getSession()).user.id).toBe("usr_1");
    await client.admin.users.list({ limit: 5 });
    await client.admin.store.retrieve();
    expect(calls.map(({ call, query }) => `${call}${query}`)).toEqual([
      "GET /admin/auth",
      "GET /admin/users?limit=5",
      "GET /admin/store",
    ]);
  });

  it("answers an object where the store answers with a word", async () => {
    const { client } = recordedClient({}, [{ body: "OK" }]);
    await expect(client.admin.auth.deleteSession()).resolves.toMatchObject({ message: "OK" });
  });

  it("is no promise, and reports a call that does not exist", async () => {
    const { client } = recordedClient();
    expect(Reflect.get(client, "then")).toBeUndefined();
    const nothing = client.admin as unknown as { nothing: { at: () => Promise<unknown> } };
    await expect(nothing.nothing.at()).rejects.toThrow("client.admin.nothing.at is not a function");
  });
});
