/** What lies in the uploads of a freshly seeded store: the product pictures, and the files that its past exports made. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { writePictures } from "./pictures/write.mjs";

const keptFiles = join(dirname(fileURLToPath(import.meta.url)), "files");
const packed = ".gz";

/** @param {string} uploads the directory that Medusa serves */
export async function writeUploads(uploads) {
  await writePictures(uploads);
  const names = existsSync(keptFiles) ? await readdir(keptFiles, { recursive: true }) : [];
  for (const name of names.filter((entry) => entry.endsWith(packed))) {
    const target = join(uploads, name.slice(0, -packed.length));
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, gunzipSync(await readFile(join(keptFiles, name))));
  }
}

/** Keeps an upload of the store that is being filled, for every store that is restored later. */
export async function keepUpload(uploads, key) {
  const source = join(uploads, key);
  if (!(await stat(source)).isFile()) throw new Error(`${source} is no file, so it cannot be kept.`);
  await rm(keptFiles, { recursive: true, force: true });
  const target = join(keptFiles, key + packed);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, gzipSync(await readFile(source), { level: 9 }));
}
