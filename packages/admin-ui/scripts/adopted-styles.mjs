// Some libraries place <style> elements in the page, which a strict Content-Security-Policy forbids. Their sheets are
// adopted by the document instead: that is done by script alone and needs no exception in the policy.
import { readFile } from "node:fs/promises";

const singleton = `export const stylesheetSingleton = () => {
  let count = 0;
  let sheet;
  return {
    add(css) {
      if (count++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      if (--count > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
};`;

const insert = `function __insertCSS(css) {
  if (typeof document === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
`;

/** @type {import("rolldown").Plugin} */
export const adoptedStyles = {
  name: "adopted-styles",
  async load(id) {
    if (/react-style-singleton[\\/]dist[\\/]\w+[\\/]singleton\.js$/.test(id)) return singleton;
    if (!/sonner[\\/]dist[\\/]index\.mjs$/.test(id)) return undefined;
    const text = await readFile(id, "utf8");
    const contents = text.replace(/function __insertCSS\(code\) \{[\s\S]*?\n\}\n/, insert);
    if (contents === text) throw new Error("sonner places its styles in a way that is not known here.");
    return contents;
  },
};

/**
 * Whether a script that was built places styles in the page by an element of its own. React does so for markup that
 * it is given, with a name that is no text in the script.
 *
 * @param {string} script
 */
export function placesStyles(script) {
  return /createElement\((["'`])style\1\)/.test(script);
}
