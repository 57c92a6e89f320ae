import { describe, expect, it } from "vitest";
import { metadataKind, metadataPayload, metadataText, metadataValue } from "./metadata-payload";

describe("metadataPayload", () => {
  it("sends only what differs, and removes keys as the API expects", () => {
    const before = { desk: "a", rank: 3, is_open: true, deep: { list: [1, { a: "b" }] }, gone: "x" };
    const after = { desk: "a", rank: 4, is_open: true, deep: { list: [1, { a: "c" }] }, fresh: null };
    expect(metadataPayload(before, after)).toEqual({
      rank: 4,
      deep: { list: [1, { a: "c" }] },
      fresh: null,
      gone: "",
    });
  });

  it("accepts records without metadata", () => {
    expect(metadataPayload(null, { desk: "a" })).toEqual({ desk: "a" });
    expect(metadataPayload({ desk: "a" }, { desk: "a" })).toEqual({});
  });
});

describe("a metadata value", () => {
  it.each([["plain"], [""], [0], [-1.5], [true], [false], [null], [{ a: [1, "2", { b: null }] }], [[1, 2]]])(
    "%j is the same after a round trip through text",
    (value) => {
      expect(metadataValue(metadataKind(value), metadataText(value))).toEqual(value);
    },
  );

  it("is undefined while its text does not fit its type", () => {
    expect(metadataValue("number", "twelve")).toBeUndefined();
    expect(metadataValue("number", "")).toBeUndefined();
    expect(metadataValue("json", "{ no")).toBeUndefined();
  });
});
