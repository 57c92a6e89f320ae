import { describe, expect, it } from "vitest";
import { type RecordedCall, recordedClient } from "../../test/recorded-client";

// What this client adds to the published one, or does in another way. Addresses that the published client builds are its
// own affair: what becomes of them is shown by the tests that act in the admin and look at the store.

const payload = { some: "value" };

/** A call of the published client by its name, since only what the admin itself uses is typed. */
async function made(name: string, ...values: unknown[]): Promise<RecordedCall | undefined> {
  const { calls, client } = recordedClient();
  const [group = "", call = ""] = name.split(".");
  const owner: object = Reflect.get(client.admin, group);
  await Reflect.get(owner, call)(...values);
  expect(calls).toHaveLength(1);
  return calls[0];
}

describe("calls that the published client gets wrong", () => {
  it("spec 7.22: a variant is read by its id with any query", async () => {
    const recorded = await made("variants.retrieve", "variant_1", { expand: "product" });
    expect([recorded?.call, recorded?.query]).toEqual(["GET /admin/variants/variant_1", "?expand=product"]);
  });

  it("spec 7.22: a currency is added by its code", async () => {
    expect((await made("store.addCurrency", "eur"))?.call).toBe("POST /admin/store/currencies/eur");
  });
});

describe("files", () => {
  const files = [new File(["a"], "a.png"), new File(["b"], "b.png")];

  it.each([
    ["uploads.create", "POST /admin/uploads"],
    ["uploads.createProtected", "POST /admin/uploads/protected"],
  ])("spec 7.22: %s is %s, multipart in the field files", async (name, call) => {
    const recorded = await made(name, files);
    expect(recorded?.call).toBe(call);
    const form = recorded?.body;
    if (!(form instanceof FormData)) throw new Error("This is no form.");
    expect(form.getAll("files").map((file) => (file as File).name)).toEqual(["a.png", "b.png"]);
    expect(recorded?.headers.has("Content-Type")).toBe(false);
  });
});

describe("calls by path", () => {
  it.each(["reviews", "/reviews", "/admin/reviews"])(
    "spec 7.22: get, post and delete of %j go below /admin",
    async (path) => {
      const { calls, client } = recordedClient();
      await client.admin.custom.get(path, { limit: 5 });
      await client.admin.custom.post(path, payload);
      await client.admin.custom.delete(path);
      await client.request("DELETE", path, payload);
      expect(calls.map(({ call, query, body }) => [call, query, body])).toEqual([
        ["GET /admin/reviews", "?limit=5", undefined],
        ["POST /admin/reviews", "", payload],
        ["DELETE /admin/reviews", "", undefined],
        ["DELETE /admin/reviews", "", payload],
      ]);
    },
  );

  it("spec 7.22: a path that only begins as the prefix does is below it as well", async () => {
    const { calls, client } = recordedClient();
    await client.admin.custom.get("/administrators");
    expect(calls[0]?.call).toBe("GET /admin/administrators");
  });
});
