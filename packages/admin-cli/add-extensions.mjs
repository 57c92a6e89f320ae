/**
 * Completes the relative imports in the declarations that `tsc` wrote: `./errors` becomes `./errors.js`. Our sources
 * leave extensions to the bundler, but a project that resolves modules as Node.js does needs them.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const dist = join(import.meta.dirname, "dist");
for (const name of await readdir(dist, { recursive: true })) {
  if (!name.endsWith(".d.ts")) continue;
  const file = join(dist, name);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/(from |import\()(["'])(\.{1,2}\/[^"']*?)(?:\.js)?\2/g, "$1$2$3.js$2"));
}
