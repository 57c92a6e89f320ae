// The package's style sheets for hosts: the look, and apart from it the faces of the letters, which only a document can have.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildFaces, buildHostSheet } from "./host-sheet.mjs";

const output = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");
const { css, files } = await buildFaces();
await mkdir(join(output, "fonts"), { recursive: true });
for (const { path, contents } of files) await writeFile(path, contents);
await writeFile(join(output, "fonts.css"), css);
await writeFile(join(output, "styles.css"), `${css}${await buildHostSheet()}`);
