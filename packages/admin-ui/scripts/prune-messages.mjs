// Takes out of the translations what English no longer has, and sorts them. To be run after a key of English is gone.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../src/messages/", import.meta.url));
const read = async (file) => JSON.parse(await readFile(folder + file, "utf8"));
const english = await read("en.json");
const isKnown = (key) =>
  key in english || key.replace(/_(zero|two|few|many|one|other)$/, "_other") in english;

for (const file of (await readdir(folder)).filter((name) => name.endsWith(".json"))) {
  const texts = Object.entries(await read(file)).filter(([key]) => isKnown(key));
  const sorted = texts.sort(([left], [right]) => (left < right ? -1 : 1));
  await writeFile(folder + file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
