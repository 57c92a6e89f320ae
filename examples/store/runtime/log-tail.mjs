import { readFile } from "node:fs/promises";

/** The last lines of a log, for an error that must say why. @param {string} file */
export async function tailOf(file, lines = 25) {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.trimEnd().split("\n").slice(-lines).join("\n") || "(nothing was written)";
}
