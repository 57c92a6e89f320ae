import { expect, it } from "vitest";
import { builtInResource } from "../../testing/complete-built-in";
import { mayEdit } from "./can-edit";

it("changes no key that opens nothing any more", () => {
  const keys = builtInResource("publishable-api-keys");
  expect(mayEdit(keys, { revoked_at: null })).toBe(true);
  expect(mayEdit(keys, { revoked_at: "2026-11-02" })).toBe(false);
  expect(mayEdit(builtInResource("orders"), undefined)).toBe(false);
});
