import { buildHostSheet } from "./host-sheet.mjs";

/** An esbuild plugin that gives `core/page/host-css.ts` the text of the sheet. */
export const hostSheetText = {
  name: "host-sheet-text",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]core[\\/]page[\\/]host-css\.ts$/ }, async () => ({
      contents: `export const hostCss = ${JSON.stringify(await buildHostSheet())};`,
      loader: "js",
    }));
  },
};
