// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { createPageRepair } from "./repair-page";

const { filter } = Array.prototype;

afterEach(() => {
  document.body.innerHTML = "";
  Reflect.set(Array.prototype, "filter", filter);
});

function page() {
  document.body.innerHTML = '<div id="tillhouse"></div>';
  const [element] = document.body.children;
  if (element === undefined) throw new Error("no page");
  return { element, repair: createPageRepair(element) };
}

describe("the page after an extension was loaded", () => {
  it("is left alone where nothing happened", () => {
    const { repair } = page();
    expect(repair("reviews")).toEqual([]);
  });

  it("has its element again, and names who took it out", () => {
    const { element, repair } = page();
    document.body.innerHTML = "<h1>Mine</h1>";
    expect(repair("reviews")).toEqual([{ owner: "reviews", reason: "emptied" }]);
    expect(document.body.firstElementChild).toBe(element);
    expect(repair("loyalty")).toEqual([]);
  });

  it("has its built-ins again, and names who replaced them", () => {
    const { repair } = page();
    Reflect.set(Array.prototype, "filter", () => {
      throw new Error("no filter");
    });
    expect(repair("reviews")).toEqual([
      { owner: "reviews", reason: "restored", values: { names: "Array.prototype.filter" } },
    ]);
    expect([1, 2].filter((number) => number > 1)).toEqual([2]);
  });
});
