import { describe, expect, it } from "vitest";
import { listState } from "./list-state";

const now = new Date("2026-03-01T12:00:00.000Z");
const before = "2026-03-01T11:59:59.000Z";
const after = "2026-03-01T12:00:01.000Z";

const cases = [
  ["draft", { status: "draft", starts_at: null, ends_at: null }],
  ["draft", { status: "draft", starts_at: before, ends_at: after }],
  ["active", { status: "active", starts_at: null, ends_at: null }],
  ["active", { status: "active", starts_at: before, ends_at: after }],
  ["scheduled", { status: "active", starts_at: after, ends_at: null }],
  ["expired", { status: "active", starts_at: null, ends_at: before }],
  ["expired", { status: "active", starts_at: null, ends_at: now.toISOString() }],
] as const;

describe("the state of a price list", () => {
  it.each(cases)("is %s: %o", (state, list) => {
    // The words are the API's own; its type names them by an enum.
    expect(listState(list as never, now)).toBe(state);
  });
});
