import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import type { BodiesResult } from "./bodies";
import { createBodyLoader } from "./body-loader";

const resource = (name: string): AnyResource => ({
  name,
  api: { singularKey: name, pluralKey: name },
  title: () => "",
});
const [orders, returns, swaps] = [resource("orders"), resource("returns"), resource("swaps")];

it("loads each body once, in one batch", async () => {
  const load = vi.fn(
    async (resources: readonly AnyResource[]): Promise<BodiesResult> => ({
      bodies: new Map(resources.map((one) => [one, one])),
      failures: new Map(),
    }),
  );
  const loadBody = createBodyLoader(load);
  const results = await Promise.all([loadBody(orders), loadBody(returns), loadBody(orders)]);
  expect(load.mock.calls).toEqual([[[orders, returns]]]);
  expect(results.every(({ bodies }) => bodies.has(orders))).toBe(true);
  await loadBody(swaps);
  expect(load.mock.calls.slice(1)).toEqual([[[swaps]]]);
});

it("retries a body whose loading failed", async () => {
  let fail: (error: Error) => void = () => undefined;
  const load = vi.fn(() => new Promise<BodiesResult>((_, reject) => (fail = reject)));
  const loadBody = createBodyLoader(load);
  const first = loadBody(orders);
  await Promise.resolve();
  const second = loadBody(orders);
  fail(new Error("The network is gone"));
  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(1);
  void loadBody(orders);
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(2);
});
