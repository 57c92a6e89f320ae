import { readFile } from "node:fs/promises";

/**
 * Makes a JSON file a module with one export, the whole. Otherwise esbuild also exports each key under its own name, and a
 * name such as "views.pin" is a string, which the compilers of hosts refuse for browsers older than such names.
 *
 * The text is given to `JSON.parse`: browsers read that faster than an object of thousands of lines.
 */
export const defaultJson = {
  name: "default-json",
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, "utf8")));
      return {
        contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)});`,
        loader: "js",
      };
    });
  },
};
