// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { addExtensionStyles } from "../extension-styles";
import { createHotExtensions } from "./hot-extensions";
import { root } from "./hot-modules";

const sheets = () => [...document.querySelectorAll("link")].map(({ href }) => href);

it("takes away the old style sheets of extensions, and none that their code has added", async () => {
  addExtensionStyles(new URL("extensions/old.css", root).href);
  const own = document.createElement("link");
  own.rel = "stylesheet";
  own.href = new URL("extensions/own.css", root).href;
  document.head.append(own);
  const hot = createHotExtensions({ update: Promise.resolve(() => undefined) });
  await hot.take({ root: "", extensions: [], modules: {}, problems: [], warnings: [] });
  await expect.poll(sheets).toEqual([own.href]);
});
