import { readFile } from "node:fs/promises";

/** An esbuild plugin that keeps the library of toasts from placing its styles in the page: see `host-sheet.mjs`. */
export const quietToasts = {
  name: "quiet-toasts",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const contents = text.replace(/\n__insertCSS\(".*"\);/, "").replace(/^"use client";\n/m, "");
      if (!contents.includes("function __insertCSS") || contents.length > text.length - 10_000)
        throw new Error("sonner places its styles in a way that is not known here.");
      return { contents, loader: "js" };
    });
  },
};
