import { beforeEach, describe, expect, it, vi } from "vitest";
import { type PretendedAnswer, recordedClient } from "../../test/recorded-client";
import { idempotentRetry, type RetryRule, retryDelay, retryOnConflict } from "./retry";

/** Statuses, `undefined` for no answer, after which a rule sends a first time again. */
function repeated(rule: RetryRule, method = "GET"): (number | undefined)[] {
  const statuses = [undefined, ...Array.from({ length: 500 }, (_, index) => 100 + index)];
  return statuses.filter((status) => rule({ method, status, retries: 0 }));
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("the rule of the commerce client", () => {
  it("spec 9.4: repeats only with no answer, status 409, or 501 to 599", () => {
    expect(repeated(retryOnConflict(3), "POST")).toEqual([undefined, 409, ...numbers(501, 599)]);
  });

  it("spec 9.4: repeats only as often as configured", () => {
    expect(repeated(retryOnConflict(0))).toEqual([]);
    const rule = retryOnConflict(3);
    expect([0, 1, 2, 3].map((retries) => rule({ method: "GET", status: 503, retries }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("the rule of plain HTTP", () => {
  it("spec 9.8: repeats on status 100 to 199, 429 and 500 to 599, and without an answer", () => {
    expect(repeated(idempotentRetry())).toEqual([undefined, ...numbers(100, 199), 429, ...numbers(500, 599)]);
  });

  it("spec 9.8: repeats GET, HEAD, PUT, OPTIONS and DELETE, but not POST or PATCH", () => {
    const methods = ["GET", "HEAD", "PUT", "OPTIONS", "DELETE", "POST", "PATCH"];
    const rule = idempotentRetry();
    expect(methods.filter((method) => rule({ method, status: 503, retries: 0 }))).toEqual(
      methods.slice(0, 5),
    );
  });

  it("spec 9.8: repeats three times, or twice without an answer", () => {
    const rule = idempotentRetry();
    const times = (status: number | undefined) =>
      [0, 1, 2, 3, 4].filter((retries) => rule({ method: "GET", status, retries })).length;
    expect([times(503), times(undefined)]).toEqual([3, 2]);
  });

  it("spec 9.4, 9.8: doubles its pause, minus half a second", () => {
    expect([0, 1, 2, 3].map((retries) => retryDelay(retries, undefined, 0))).toEqual([500, 1500, 3500, 7500]);
  });

  it("spec 9.8: waits as long as Retry-After asks, up to 300000 ms", () => {
    const now = Date.parse("2026-11-21T10:00:00Z");
    expect(retryDelay(2, "7", now)).toBe(7000);
    expect(retryDelay(0, "Sat, 21 Nov 2026 10:01:00 GMT", now)).toBe(60_000);
    expect(retryDelay(0, "300", now)).toBe(300_000);
    expect(retryDelay(0, "301", now)).toBeUndefined();
    expect(retryDelay(0, "Sat, 21 Nov 2026 09:59:00 GMT", now)).toBeUndefined();
    expect(retryDelay(0, "soon", now)).toBeUndefined();
  });
});

describe("a client that repeats", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
    };
  });

  const failing = (times: number, answer: PretendedAnswer): PretendedAnswer[] => [
    ...Array.from({ length: times }, () => answer),
    { body: { done: true } },
  ];

  it("spec 9.4: repeats after a growing pause with the same idempotency key", async () => {
    const { calls, client } = recordedClient({ maxRetries: 3 }, failing(3, { status: 503 }));
    const answer = client.send<{ done: boolean }>({ method: "POST", path: "/store/carts" });
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1500 + 3500);
    expect((await answer).done).toBe(true);
    expect(new Set(calls.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  });

  it("spec 9.4: reports the failure of the last try", async () => {
    const { calls, client } = recordedClient({ maxRetries: 2 }, [new TypeError("Failed to fetch")]);
    const failure = client
      .send({ method: "GET", path: "/store/carts" })
      .catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await failure).toBe("Network Error");
    expect(calls).toHaveLength(3);
  });

  it("spec 9.4: sends nothing twice by default", async () => {
    const { calls, client } = recordedClient({}, [{ status: 503 }]);
    await expect(client.admin.custom.get("/products")).rejects.toThrow("503");
    const listed = client.products.list().catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await listed).toContain("503");
    expect(calls).toHaveLength(2);
  });

  it("spec 9.4: repeats calls of the published client by the same rule", async () => {
    const { calls, client } = recordedClient({ maxRetries: 1 }, [{ status: 409 }, { body: { regions: [] } }]);
    const listed = client.regions.list();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(500);
    expect((await listed).regions).toEqual([]);
  });

  it("spec 9.8: waits for what Retry-After says", async () => {
    const { calls, client } = recordedClient(
      { retry: idempotentRetry() },
      failing(1, { status: 429, headers: { "Retry-After": "20" } }),
    );
    const answer = client.send({ method: "GET", path: "/store/products" });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(calls).toHaveLength(2);
  });

  it("stops waiting when the caller ends the request", async () => {
    const { calls, client } = recordedClient({ maxRetries: 3 }, [{ status: 503 }]);
    const ending = new AbortController();
    const failure = client
      .send({ method: "GET", path: "/store/products", signal: ending.signal })
      .catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(100);
    ending.abort();
    expect(await failure).toBe("Request aborted");
    expect(calls).toHaveLength(1);
  });
});
