// The package's one style sheet: the shared look, then what the admin's own screens add.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

await build({
  stdin: {
    contents: `@import "@tillhouse/extension-sdk/styles.css"; @import "./src/styles/index.css";`,
    loader: "css",
    resolveDir: packageDirectory,
  },
  bundle: true,
  minify: true,
  outfile: join(packageDirectory, "dist/styles.css"),
  logLevel: "warning",
});
