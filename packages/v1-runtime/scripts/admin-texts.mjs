// Finds the texts of the admin that stand in for those of extensions, which call them by keys that the admin does not have.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const directory = join(import.meta.dirname, "../../admin-ui/src/messages");

/** Longer ones are sentences, which two admins never have in common. */
const longest = 60;

/** The import that stands for the table. */
export const adminTextsRequest = "tillhouse-v1:admin-texts";

async function readLanguages() {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".json"));
  const texts = files.map(async (name) => [name, JSON.parse(await readFile(join(directory, name), "utf8"))]);
  return new Map(await Promise.all(texts));
}

/**
 * The key among several with one English text whose translations the most of the others share: what most screens say.
 *
 * @param {readonly string[]} keys
 * @param {readonly Readonly<Record<string, string>>[]} languages
 */
function commonest(keys, languages) {
  const votes = (key) =>
    languages.reduce(
      (sum, texts) =>
        sum + keys.filter((other) => texts[key] !== undefined && texts[other] === texts[key]).length,
      0,
    );
  const counted = keys.map((key) => ({ key, count: votes(key) }));
  return counted.sort(
    (a, b) => b.count - a.count || a.key.length - b.key.length || (a.key < b.key ? -1 : 1),
  )[0].key;
}

/**
 * The admin's key for each English text that it has in other languages too, without texts that take values.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function readAdminTexts() {
  const all = await readLanguages();
  const { "en.json": english, ...others } = Object.fromEntries(all);
  const languages = Object.values(others);
  const keys = new Map();
  for (const [key, text] of Object.entries(english)) {
    const isPlain = text.length <= longest && !/[{<]/.test(text);
    if (isPlain && languages.some((texts) => texts[key] !== undefined))
      keys.set(text.trim(), [...(keys.get(text.trim()) ?? []), key]);
  }
  return Object.fromEntries([...keys].map(([text, found]) => [text, commonest(found, languages)]));
}

/** Gives the table to what imports it. */
export const adminTextsPlugin = {
  name: "admin-texts",
  setup(pending) {
    pending.onResolve({ filter: new RegExp(`^${adminTextsRequest}$`) }, ({ path }) => ({
      path,
      namespace: "admin-texts",
    }));
    pending.onLoad({ filter: /.*/, namespace: "admin-texts" }, async () => ({
      contents: `export default ${JSON.stringify(await readAdminTexts())};`,
      loader: "js",
    }));
  },
};
