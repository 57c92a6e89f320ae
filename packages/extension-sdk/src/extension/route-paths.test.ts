import { describe, expect, it } from "vitest";
import { builtInRoutes } from "./built-in-routes";
import { checkRoutePath, resolveRouteMount, routePattern } from "./route-paths";
import { v1Zones } from "./zones";

describe("checkRoutePath", () => {
  it.each(builtInRoutes)("refuses the built-in route %s", (path) => {
    expect(checkRoutePath(path)).toMatchObject({ rule: "route-built-in", builtIn: path });
  });

  it("refuses a built-in route under another parameter name", () => {
    expect(checkRoutePath("/orders/:order")).toMatchObject({
      rule: "route-built-in",
      builtIn: "/orders/:id",
    });
  });

  it.each(["/settings", "/settings/reviews"])("refuses %s: settings have their own folder", (path) => {
    expect(checkRoutePath(path)).toMatchObject({ rule: "route-settings" });
  });

  it.each([
    ["loyalty", "start"],
    ["/", "empty-segment"],
    ["/loyalty/", "empty-segment"],
    ["/loyalty//tiers", "empty-segment"],
    ["/loyalty program", "characters"],
    ["/loyalty/:", "parameter"],
    ["/loyalty/tier:id", "parameter"],
  ])("refuses %s (%s)", (path, reason) => {
    expect(checkRoutePath(path)).toMatchObject({ rule: "route-syntax", reason });
  });

  it("takes new pages and pages inside a built-in section", () => {
    expect(checkRoutePath("/loyalty/:id")).toBeUndefined();
    expect(checkRoutePath("/products/:id/reviews")).toBeUndefined();
    expect(resolveRouteMount("/products/:id/reviews")).toEqual({ section: "/products" });
    expect(resolveRouteMount("/loyalty")).toEqual({ section: undefined });
  });

  it("recognises one path in two spellings of its parameters", () => {
    expect(routePattern("/loyalty/:id/tiers")).toBe(routePattern("/loyalty/:customer/tiers"));
  });
});

it("knows the 40 zones of the v1 contract, each once", () => {
  expect(v1Zones).toHaveLength(40);
  expect(new Set(v1Zones).size).toBe(40);
});
