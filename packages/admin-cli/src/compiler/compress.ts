import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OutputFile } from "./bundle";

/** Endings of the files that have compressed neighbours. */
const compressibleEndings = ["js", "css", "json", "svg", "html", "txt"] as const;
const compressible = new RegExp(`\\.(${compressibleEndings.join("|")})$`);
/** Below this a compressed answer saves no packet. */
const smallestUseful = 860;

/**
 * Makes the `.br` and `.gz` neighbours of a file, as far as they are smaller.
 *
 * Brotli's quality 6 is near the best for scripts at a tenth of the time of 11; the shell's own files come compressed.
 */
async function compressed(file: OutputFile): Promise<OutputFile[]> {
  if (!compressible.test(file.name) || file.contents.length < smallestUseful) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.contents.length,
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(file.contents, { params }),
    promisify(gzip)(file.contents, { level: 7 }),
  ]);
  return [
    { name: `${file.name}.br`, contents: brotli },
    { name: `${file.name}.gz`, contents: zipped },
  ].filter(({ contents }) => contents.length < file.contents.length);
}

/** As many as Node.js works on at once; each further one would hold its memory while it waits. */
const atOnce = 4;

/** Makes the compressed neighbours of files, in the order of the files. */
export async function compressAll(files: readonly OutputFile[]): Promise<OutputFile[]> {
  const made: OutputFile[][] = [];
  const rest = files.entries();
  const worker = async (): Promise<void> => {
    for (const [index, file] of rest) made[index] = await compressed(file);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return made.flat();
}
