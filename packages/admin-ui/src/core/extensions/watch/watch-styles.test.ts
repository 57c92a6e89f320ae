// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageSelectors, watchStyles } from "./watch-styles";

let end = () => {};
afterEach(() => {
  end();
  document.head.innerHTML = "";
});

function addStyle(text: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
  return style;
}

describe("selectors for the whole page", () => {
  it.each([
    ["* { margin: 0 }", ["*"]],
    [".mine, body.dark { color: red }", ["body.dark"]],
    ["@media (width > 1px) { html { font-size: 20px } }", ["html"]],
    [":root { --mine: 1px }", []],
    ["body[data-scroll-locked] { overflow: hidden } body[data-other] { margin: 0 }", ["body[data-other]"]],
    [".mine * { margin: 0 } body .mine { color: red } .mine { color: red }", []],
  ])("in %s are %j", (text, selectors) => {
    expect(pageSelectors(addStyle(text))).toEqual(selectors);
  });
});

describe("styles that a script adds", () => {
  it("are told, also those that were there before", async () => {
    addStyle("* { margin: 0 }");
    const onStyles = vi.fn();
    end = watchStyles(document.head, onStyles);
    addStyle(".mine { color: red }");
    addStyle("body { color: red }");
    document.head.append(document.createElement("meta"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(onStyles.mock.calls).toEqual([[["*"]], [["body"]]]);
  });
});
