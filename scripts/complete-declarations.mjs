// Sources import each other without file extensions, and `tsc` copies that into the declarations. Where modules are
// resolved as Node.js does, declarations need them; they are added here. Style sheets that a package exports get an empty
// declaration, because importing one is checked as well. Runs in a package's folder after `tsc`.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

const entries = await readdir("dist", { recursive: true });
for (const entry of entries.filter((path) => path.endsWith(".d.ts"))) {
  const file = join("dist", entry);
  const text = await readFile(file, "utf8");
  const complete = text.replace(/(from |import\()"(\.{1,2}(?:\/[^"]*)?)"/g, (match, before, path) => {
    if (/\.(js|json|css)$/.test(path)) return match;
    const isFolder = existsSync(resolve(dirname(file), path, "index.d.ts"));
    return `${before}"${path}${isFolder ? "/index" : ""}.js"`;
  });
  if (complete !== text) await writeFile(file, complete);
}

const { exports } = JSON.parse(await readFile("package.json", "utf8"));
for (const target of Object.values(exports)) {
  if (typeof target === "object" && target.types.endsWith(".css.d.ts"))
    await writeFile(target.types, "export {};\n");
}
