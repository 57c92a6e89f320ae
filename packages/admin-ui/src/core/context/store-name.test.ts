// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { backendHost, knownStoreName, rememberStoreName } from "./store-name";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("remembers the name of each backend's store", () => {
  expect(knownStoreName("shop.example")).toBeUndefined();
  rememberStoreName("shop.example", "Marram Outfitters");
  expect(knownStoreName("shop.example")).toBe("Marram Outfitters");
  expect(knownStoreName("other.example")).toBeUndefined();
  expect(backendHost({ backend: "https://shop.example:9000" })).toBe("shop.example:9000");
  expect(backendHost({ backend: "" })).toBe(window.location.host);
});

it("works without storage", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(() => rememberStoreName("shop.example", "Marram")).not.toThrow();
  expect(knownStoreName("shop.example")).toBeUndefined();
});
