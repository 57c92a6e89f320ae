import { expect, it } from "vitest";
import { builtInResource } from "../../testing/harness/complete-built-in";
import { canEdit } from "./can-edit";

it("ignores keys that no longer exist", () => {
  const keys = builtInResource("publishable-api-keys");
  expect(canEdit(keys, { revoked_at: null })).toBe(true);
  expect(canEdit(keys, { revoked_at: "2026-11-02" })).toBe(false);
  expect(canEdit(builtInResource("orders"), undefined)).toBe(false);
});
