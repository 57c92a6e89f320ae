// @vitest-environment happy-dom
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { afterEach, expect, it } from "vitest";
import { backendHost, knownStoreName, rememberStoreName } from "./store-name";

afterEach(() => localStorage.clear());

it("remembers the name of each backend's store", () => {
  const { local } = createAdminStorage();
  expect(knownStoreName(local, "shop.example")).toBeUndefined();
  rememberStoreName(local, "shop.example", "Marram Outfitters");
  expect(knownStoreName(local, "shop.example")).toBe("Marram Outfitters");
  expect(knownStoreName(local, "other.example")).toBeUndefined();
  expect(backendHost({ backend: "https://shop.example:9000" })).toBe("shop.example:9000");
  expect(backendHost({ backend: "" })).toBe(window.location.host);
});
