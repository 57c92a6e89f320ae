// @vitest-environment happy-dom
import { toAdminError } from "@tillhouse/extension-sdk";
import { afterEach, expect, it, vi } from "vitest";
import { createClient } from "./client";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("keeps the fetch that the page had, whatever replaces it later", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"store":{"name":"Harbour"}}'));
  const client = createClient({ backend: "https://store.test" });
  const replaced = vi.fn(() => Promise.reject(new TypeError("replaced")));
  vi.stubGlobal("fetch", replaced);
  expect((await client.admin.store.retrieve()).store.name).toBe("Harbour");
  expect(replaced).not.toHaveBeenCalled();
});

it("gives up after a minute on a store that never answers, with a write that may have been done", async () => {
  vi.useFakeTimers();
  const silent: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
  const client = createClient({ backend: "https://store.test", fetch: silent });
  const ended = vi.fn();
  client.admin.custom.post("/return-reasons", { value: "wrong_colour" }).catch(ended);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(toAdminError(ended.mock.calls[0]?.[0])).toMatchObject({
    code: "network",
    details: { isUncertain: true },
  });
});
