// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { rememberBuiltIns } from "./built-ins";

const { map } = Array.prototype;
const { push } = Array.prototype;

afterEach(() => {
  Reflect.set(Array.prototype, "map", map);
  Reflect.set(Array.prototype, "push", push);
  Reflect.deleteProperty(history, "pushState");
  Reflect.deleteProperty(document, "querySelector");
  Reflect.deleteProperty(Object.prototype, "shout");
  vi.unstubAllGlobals();
});

describe("built-ins", () => {
  it("are told once when they were replaced, and left where they may be wrapped", () => {
    const replaced = rememberBuiltIns(globalThis);
    expect(replaced()).toBeUndefined();
    const wrapper = vi.fn();
    vi.stubGlobal("fetch", wrapper);
    history.pushState = () => undefined;
    expect(replaced()).toEqual({ restored: [], left: ["fetch", "history.pushState"] });
    expect(window.fetch).toBe(wrapper);
    expect(replaced()).toBeUndefined();
  });

  it("are put back where nothing works without them", () => {
    const replaced = rememberBuiltIns(globalThis);
    Reflect.set(Array.prototype, "map", () => {
      throw new Error("no map");
    });
    Reflect.set(Array.prototype, "push", () => 0);
    Reflect.set(document, "querySelector", () => null);
    const found = replaced();
    expect(new Set(found?.restored)).toEqual(
      new Set(["Array.prototype.map", "Array.prototype.push", "document.querySelector"]),
    );
    expect(found?.left).toEqual([]);
    expect(Array.prototype.map).toBe(map);
    expect([1].map(String)).toEqual(["1"]);
    expect(document.querySelector("html")).toBe(document.documentElement);
  });

  it("are told when all objects got another key", () => {
    const replaced = rememberBuiltIns(globalThis);
    Reflect.set(Object.prototype, "shout", "loud");
    expect(replaced()?.left).toEqual(["Object.prototype.shout"]);
    expect(replaced()).toBeUndefined();
  });
});
