import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordedClient } from "../../test/recorded-client";
import { toAdminError } from "../errors/errors";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what each request carries", () => {
  it("spec 7.1: sends and accepts JSON with credentials", async () => {
    const { calls, addresses, client } = recordedClient();
    await client.send({ method: "POST", path: "/store/carts", payload: { region_id: "reg_1" } });
    expect(addresses).toEqual(["https://store.example.com/store/carts"]);
    expect(calls[0]?.credentials).toBe("include");
    expect(calls[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(calls[0]?.headers.get("Accept")).toBe("application/json");
    expect(calls[0]?.body).toEqual({ region_id: "reg_1" });
  });

  it("spec 7.1: the value of the XSRF-TOKEN cookie goes into the X-XSRF-TOKEN header", async () => {
    vi.stubGlobal("document", { cookie: "other=1; XSRF-TOKEN=a%3Db; last=2" });
    const { calls, client } = recordedClient();
    await client.send({ method: "POST", path: "/admin/auth", payload: {} });
    await client.products.list();
    expect(calls.map(({ headers }) => headers.get("X-XSRF-TOKEN"))).toEqual(["a=b", "a=b"]);
  });

  it("spec 7.1: sends no X-XSRF-TOKEN without the cookie", async () => {
    vi.stubGlobal("document", { cookie: "MY-XSRF-TOKEN=no" });
    const { calls, client } = recordedClient();
    await client.send({ method: "GET", path: "/store/products" });
    expect(calls[0]?.headers.has("X-XSRF-TOKEN")).toBe(false);
  });

  it.each([
    ["100%", "100%"],
    ["%E2%82%AC", null],
    ["€", null],
  ])("survives the cookie %s, which another program on the same host may have set", async (value, sent) => {
    vi.stubGlobal("document", { cookie: `XSRF-TOKEN=${value}` });
    const { calls, client } = recordedClient();
    await client.products.list();
    expect(calls.map(({ headers }) => headers.get("X-XSRF-TOKEN"))).toEqual([sent]);
  });

  it("spec 7.2: sends the bearer token of the domain that the path belongs to", async () => {
    const getToken = vi.fn(async (domain: string) => `${domain}-token`);
    const { calls, client } = recordedClient({ getToken });
    await client.send({ method: "GET", path: "/admin/products" });
    await client.products.list();
    await client.send({ method: "GET", path: "/administrators" });
    expect(calls.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer admin-token",
      "Bearer store-token",
      null,
    ]);
  });

  it.each([
    ["in a cookie", undefined],
    ["in a token that is there", () => "token"],
  ])("is sent before anything else happens where the session lives %s", async (_place, getToken) => {
    const { calls, client } = recordedClient({ getToken });
    const answer = client.admin.store.retrieve();
    expect(calls.map(({ call }) => call)).toEqual(["GET /admin/store"]);
    await answer;
  });

  it("spec 7.2: reads the token anew for each request", async () => {
    let token = "first";
    const { calls, client } = recordedClient({ getToken: () => token });
    await client.admin.custom.get("/products");
    token = "second";
    await client.admin.custom.get("/products");
    expect(calls.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer first",
      "Bearer second",
    ]);
  });

  it("spec 6.1, 7.2: keeps the tokens of staff, shoppers and clients apart", async () => {
    const staff = recordedClient({}, [{ body: { access_token: "staff" } }]);
    const shopper = recordedClient({}, [{ body: { access_token: "shopper" } }]);
    const person = { email: "a@b.test", password: "secret" };
    await staff.client.admin.auth.getToken(person);
    await shopper.client.auth.getToken(person);
    await staff.client.admin.custom.get("/products");
    await staff.client.products.list();
    await shopper.client.products.list();
    await shopper.client.admin.custom.get("/products");
    const sent = [...staff.calls, ...shopper.calls].map(({ call, headers }) => [
      call,
      headers.get("Authorization"),
    ]);
    expect(sent).toEqual([
      ["POST /admin/auth/token", null],
      ["GET /admin/products", "Bearer staff"],
      ["GET /store/products", null],
      ["POST /store/auth/token", null],
      ["GET /store/products", "Bearer shopper"],
      ["GET /admin/products", null],
    ]);
  });

  it("spec 6.2, 6.3: staff's calls carry a token, except for the four open ones", async () => {
    const { calls, client } = recordedClient({ apiKey: "key", getToken: () => "token" });
    for (const path of [
      "/admin/auth",
      "/admin/users/password-token",
      "/admin/users/reset-password",
      "/admin/invites/accept",
      "/admin/products",
    ])
      await client.send({ method: "POST", path, payload: {} });
    await client.send({ method: "GET", path: "/admin/auth" });
    await client.send({ method: "GET", path: "/store/products" });
    expect(
      calls.map(({ headers }) => [headers.get("x-medusa-access-token"), headers.get("Authorization")]),
    ).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [null, null],
      ["key", "Bearer token"],
      ["key", "Bearer token"],
      [null, "Bearer token"],
    ]);
  });

  it("spec 6.5, 7.2: sends the publishable key once there is one", async () => {
    const { calls, client } = recordedClient({ publishableKey: "pk_1" });
    await client.products.list();
    client.setPublishableKey("pk_2");
    await client.products.list();
    const without = recordedClient();
    await without.client.products.list();
    expect([...calls, ...without.calls].map(({ headers }) => headers.get("x-publishable-api-key"))).toEqual([
      "pk_1",
      "pk_2",
      null,
    ]);
  });

  it("spec 7.2: sends an idempotency key only with a POST when retries are enabled", async () => {
    const { calls, client } = recordedClient({ maxRetries: 1 });
    await client.send({ method: "POST", path: "/store/carts" });
    await client.send({ method: "POST", path: "/store/carts" });
    await client.send({ method: "GET", path: "/store/carts/cart_1" });
    await client.send({ method: "DELETE", path: "/store/auth" });
    const [first, second, ...others] = calls.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(others).toEqual([null, null]);
    const once = recordedClient();
    await once.client.send({ method: "POST", path: "/store/carts" });
    expect(once.calls[0]?.headers.has("Idempotency-Key")).toBe(false);
  });

  it("spec 7.3: only POST and DELETE carry a body", async () => {
    const { calls, client } = recordedClient();
    await client.send({ method: "GET", path: "/store/products", payload: { q: "tent" } });
    await client.send({ method: "POST", path: "/store/products/search", payload: { q: "tent" } });
    await client.send({ method: "DELETE", path: "/admin/uploads", payload: { file_key: "a.png" } });
    await client.orders.lookupOrder({ display_id: 1, email: "a@b.test" });
    expect(calls.map(({ call, body, query }) => [call, body, query])).toEqual([
      ["GET /store/products", undefined, "?q=tent"],
      ["POST /store/products/search", { q: "tent" }, ""],
      ["DELETE /admin/uploads", { file_key: "a.png" }, ""],
      ["GET /store/orders", undefined, "?display_id=1&email=a@b.test"],
    ]);
  });

  it("leaves the boundary of a form with files to the browser", async () => {
    const { calls, client } = recordedClient();
    const form = new FormData();
    form.append("files", new Blob(["x"]), "x.png");
    await client.request("POST", "/uploads", form);
    expect(calls[0]?.headers.has("Content-Type")).toBe(false);
    expect(calls[0]?.body).toBe(form);
  });
});

describe("the id of a request", () => {
  it("is sent to the page's own origin and kept in the error", async () => {
    vi.stubGlobal("location", { href: "https://page.test/app", origin: "https://page.test" });
    const { calls, client } = recordedClient({ backend: "" }, [{ status: 500 }]);
    const error = await client.admin.custom.get("/products").catch(toAdminError);
    const id = calls[0]?.headers.get("X-Request-Id");
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(error).toMatchObject({ details: { requestId: id } });
  });

  it("is replaced by the store's own", async () => {
    vi.stubGlobal("location", { href: "https://page.test/app", origin: "https://page.test" });
    const { client } = recordedClient({ backend: "" }, [
      { status: 500, headers: { "X-Request-Id": "req_of_store" } },
    ]);
    await expect(client.admin.custom.get("/products").catch(toAdminError)).resolves.toMatchObject({
      details: { requestId: "req_of_store" },
    });
  });

  it("is not sent to another origin", async () => {
    vi.stubGlobal("location", { href: "https://page.test/app", origin: "https://page.test" });
    const { calls, client } = recordedClient({}, [{ status: 500 }]);
    const error = await client.admin.custom.get("/products").catch(toAdminError);
    expect(calls[0]?.headers.has("X-Request-Id")).toBe(false);
    expect(toAdminError(error).details.requestId).toBeUndefined();
  });
});

describe("what a failure says", () => {
  const get = { method: "GET", path: "/store/products" } as const;

  it.each([
    [400, "ERR_BAD_REQUEST"],
    [422, "ERR_BAD_REQUEST"],
    [500, "ERR_BAD_RESPONSE"],
    [503, "ERR_BAD_RESPONSE"],
  ])("spec 8.6: 'Request failed with status code %i' is a %s", async (status, code) => {
    const { client } = recordedClient({}, [{ status, body: { message: "no" } }]);
    await expect(client.send(get)).rejects.toMatchObject({
      message: `Request failed with status code ${status}`,
      code,
      response: { status, data: { message: "no" } },
    });
  });

  it("spec 8.6: 'Network Error' if nobody answers", async () => {
    const { client } = recordedClient({}, [new TypeError("Failed to fetch")]);
    await expect(client.send(get)).rejects.toMatchObject({ message: "Network Error", code: "ERR_NETWORK" });
  });

  it("spec 8.6: 'Request aborted' if the caller aborts it", async () => {
    const { client } = recordedClient();
    const ending = new AbortController();
    ending.abort();
    await expect(client.send({ ...get, signal: ending.signal })).rejects.toMatchObject({
      message: "Request aborted",
    });
  });

  it("spec 8.6: 'Unsupported protocol' for a URL that is not http", async () => {
    const { calls, client } = recordedClient({ backend: "ftp://store.example.com" });
    await expect(client.send(get)).rejects.toMatchObject({ message: "Unsupported protocol" });
    expect(calls).toEqual([]);
  });

  it("spec 8.6: calls of the published client say the same", async () => {
    const { client } = recordedClient({}, [{ status: 404 }]);
    await expect(client.products.retrieve("prod_1")).rejects.toMatchObject({
      message: "Request failed with status code 404",
      response: { status: 404 },
    });
  });
});

describe("how long an answer may take", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** A store that never answers, unless the request is ended. */
  const silent = (_input: RequestInfo | URL, init: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });

  it("spec 8.6: 'timeout of N ms exceeded' after N milliseconds", async () => {
    const { client } = recordedClient({ timeout: 1500, fetch: silent });
    const ended = vi.fn();
    client.send({ method: "GET", path: "/store/products" }).catch((error: Error) => ended(error.message));
    await vi.advanceTimersByTimeAsync(1499);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith("timeout of 1500 ms exceeded");
  });

  it("spec 9.6: there is no limit by default", async () => {
    const { client } = recordedClient({ fetch: silent });
    const ended = vi.fn();
    client.send({ method: "GET", path: "/store/products" }).then(ended, ended);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(ended).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("spec 9.5: a client without a URL uses port 9000 of this machine", async () => {
  const { addresses, client } = recordedClient({ backend: undefined });
  await client.send({ method: "GET", path: "/store/products" });
  await client.regions.list();
  expect(addresses).toEqual(["http://localhost:9000/store/products", "http://localhost:9000/store/regions"]);
});
