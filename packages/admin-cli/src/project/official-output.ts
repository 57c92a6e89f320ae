import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What the official admin writes beside its page. */
const known = /^(?:index\.html|assets|locales|[\w.-]+\.(?:svg|png|ico))$/;

/**
 * Whether a folder holds what the official admin was built into, and nothing else: then it is made by a command, and may
 * be replaced by one.
 */
export async function isOfficialOutput(directory: string): Promise<boolean> {
  const names = await readdir(directory).catch((): string[] => []);
  if (!names.includes("assets") || !names.every((name) => known.test(name))) return false;
  const page = await readFile(join(directory, "index.html"), "utf8").catch(() => "");
  return page.includes("<title>Medusa</title>") && page.includes('<div id="root"></div>');
}
