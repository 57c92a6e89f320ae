// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { createClient } from "./client";

afterEach(() => vi.unstubAllGlobals());

it("keeps the fetch that the page had, whatever replaces it later", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"store":{"name":"Harbour"}}'));
  const client = createClient({ backend: "https://store.test" });
  const replaced = vi.fn(() => Promise.reject(new TypeError("replaced")));
  vi.stubGlobal("fetch", replaced);
  expect((await client.admin.store.retrieve()).store.name).toBe("Harbour");
  expect(replaced).not.toHaveBeenCalled();
});
