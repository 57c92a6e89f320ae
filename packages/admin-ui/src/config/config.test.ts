import { describe, expect, it } from "vitest";
import { resolveConfig } from "./config";

describe("resolveConfig", () => {
  it("serves at /app on the page's own origin by default", () => {
    expect(resolveConfig({}, "test")).toMatchObject({ basePath: "/app", backend: "", router: "browser" });
  });

  it.each([
    ["/", "/"],
    ["/app/", "/app"],
    ["/back/office", "/back/office"],
  ])("takes the base path %s as %s", (given, basePath) => {
    expect(resolveConfig({ basePath: given }, "test").basePath).toBe(basePath);
  });

  it.each(["app", "", "/app?x", "//app"])(
    "names the property and the source of a wrong base path (%s)",
    (basePath) => {
      expect(() => resolveConfig({ basePath }, "the page")).toThrow(
        expect.objectContaining({
          code: "config",
          message: expect.stringContaining("basePath"),
          details: expect.objectContaining({ field: "basePath", owner: "the page" }),
        }),
      );
    },
  );

  it("takes a URL or nothing as the backend", () => {
    expect(resolveConfig({ backend: "https://store.example.com/" }, "test").backend).toBe(
      "https://store.example.com",
    );
    expect(resolveConfig({ backend: "/" }, "test").backend).toBe("");
    expect(() => resolveConfig({ backend: "localhost:9000" }, "test")).toThrow(/backend/);
  });

  it("spec 9.21: is served below /app by default", () => {
    expect(resolveConfig({}, "test").basePath).toBe("/app");
  });

  it("is named Tillhouse unless it has a brand", () => {
    expect(resolveConfig({}, "test")).toMatchObject({ brand: { name: "Tillhouse" }, help: {} });
    expect(resolveConfig({}, "test").environment).toBeUndefined();
    expect(
      resolveConfig(
        { brand: { name: "Marram", accent: { light: "#7a1fa2" } }, environment: { name: "Test" } },
        "",
      ),
    ).toMatchObject({
      brand: { name: "Marram", accent: { light: "#7a1fa2" } },
      environment: { name: "Test", tone: "caution" },
    });
  });

  it.each([
    [{ brand: { accent: { light: "purple" } } }, "brand.accent.light"],
    [{ brand: { accent: { light: "#fff", dark: "#12" } } }, "brand.accent.dark"],
    [{ help: { url: "javascript:alert(1)" } }, "help.url"],
  ])("refuses %o and names the property", (config, field) => {
    expect(() => resolveConfig(config, "the page")).toThrow(
      expect.objectContaining({ details: { field, owner: "the page" } }),
    );
  });
});
