// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { applyNonce } from "./apply-nonce";

afterEach(() => {
  document.head.innerHTML = "";
  Reflect.deleteProperty(document, "createElement");
  Reflect.deleteProperty(globalThis, "__webpack_nonce__");
});

test("only styles of scripts carry the page's nonce", () => {
  document.head.innerHTML = '<meta property="csp-nonce" nonce="abc">';
  applyNonce(document);
  expect(document.createElement("style").nonce).toBe("abc");
  expect(document.createElement("script").nonce).not.toBe("abc");
  expect(Reflect.get(globalThis, "__webpack_nonce__")).toBe("abc");
  const holder = document.createElement("div");
  holder.innerHTML = "<style>a{}</style>";
  expect(holder.querySelector("style")?.nonce).not.toBe("abc");
});

test("a page without a nonce stays as it is", () => {
  const before = document.createElement;
  applyNonce(document);
  expect(document.createElement).toBe(before);
});
