// What hosts say of elements, as their libraries do: the admin is to look the same among all of it.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The styles that Tailwind 3 gives to every page, without layers. */
async function tailwind3(): Promise<string> {
  const { default: postcss } = await import("postcss");
  const plugin = require("tailwindcss")({ content: [{ raw: "" }] });
  return (await postcss([plugin]).process("@tailwind base;", { from: undefined })).css;
}

/** A page of no library that says something of every element. */
const ofElements = `
  html { font-size: 20px }
  body { font: italic 22px/3 serif; color: purple; text-transform: uppercase; letter-spacing: 3px; text-align: center; white-space: pre }
  #platform a { color: blue; padding: 3px }
  button { background: lime; border: 3px dashed red; border-radius: 20px; padding: 12px 30px; height: 60px; min-width: 120px }
  input, select, textarea { background: #fee; border: 4px groove; height: 50px; box-shadow: 0 0 9px red; width: 100% }
  svg { fill: red; width: 100%; height: 40px; display: block }
  table { border-collapse: collapse; background: #efe; margin: 20px }
  th, td { padding: 20px; border: 1px solid }
  h1, h2, h3 { color: green; font-size: 3rem; margin: 2rem }
  ul { padding-left: 40px; list-style: disc }
  p, form, fieldset, label { margin: 20px; border: 9px solid }
  nav, header, main, section div { padding: 10px; transition: all 2s }
  * { box-sizing: content-box; letter-spacing: 2px }
  .container, .row, .table, .modal { padding: 77px }`;

/** A page that nothing in it can withstand, but a shadow root. */
export const worst = `
  [data-tillhouse-shadow], [data-tillhouse-shadow] * { all: unset !important; color: red !important; font-size: 30px !important }
  *::before { content: "x" !important }`;

/** Sheets by the name of what they are of. */
export async function hostileStyles(): Promise<Record<string, string>> {
  return {
    "Tailwind 3": await tailwind3(),
    "Bootstrap 5": await readFile(require.resolve("bootstrap/dist/css/bootstrap.css"), "utf8"),
    "elements of its own": ofElements,
  };
}
