// Fonts as small as what is read in them. The published cuts of Inter hold every weight from 100 to 900, of which three
// are used, alternative shapes of letters that nobody asks for, and one cut for all of extended Latin, so that a single Czech name would load 85 kB.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";

/** The weights that the style sheets use; see `tokens.css`. */
const weights = { wght: { min: 400, max: 600 } };

/** What texts and tables need: pairs, figures of one width, accents, and letters as a language writes them. */
const features = ["kern", "tnum", "ccmp", "locl", "mark", "mkmk"];

/** What European names and texts need of extended Latin; the rest comes when something asks for it. */
const european = [
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
];

/** `U+0100-017F,U+20AC` as pairs of code points. */
export function readRanges(text) {
  return text.split(",").map((part) => {
    const [from, to = from] = part
      .trim()
      .replace(/^U\+/i, "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return [from, to];
  });
}

/** Pairs of code points as a style sheet writes them. */
export function writeRanges(ranges) {
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(([from, to]) => `U+${hex(from)}${to === from ? "" : `-${hex(to)}`}`).join(",");
}

/** The first ranges without the second ones. */
export function withoutRanges(ranges, taken) {
  return taken.reduce(
    (left, [from, to]) =>
      left.flatMap(([start, end]) =>
        to < start || from > end
          ? [[start, end]]
          : [...(start < from ? [[start, from - 1]] : []), ...(end > to ? [[to + 1, end]] : [])],
      ),
    ranges,
  );
}

function textOf(ranges) {
  let text = "";
  for (const [from, to] of ranges)
    for (let code = from; code <= to; code += 1) text += String.fromCodePoint(code);
  return text;
}

/** The faces of a published style sheet, each with its file and what it covers. */
export function readFaces(css) {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => ({
    face,
    file: /url\(([^)]+)\)/.exec(face)?.[1] ?? "",
    ranges: readRanges(/unicode-range:\s*([^;]+);/.exec(face)?.[1] ?? ""),
  }));
}

/** For esbuild: takes the published style sheet of Inter, and makes its files smaller. */
export function smallFonts(cache) {
  return {
    name: "small-fonts",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]inter[\\/]wght\.css$/ }, async ({ path }) => {
        await mkdir(cache, { recursive: true });
        const faces = readFaces(await readFile(path, "utf8")).flatMap((face) =>
          face.file.includes("latin-ext")
            ? [
                { ...face, name: "european", ranges: european },
                { ...face, ranges: withoutRanges(face.ranges, european) },
              ]
            : [face],
        );
        const written = await Promise.all(
          faces.map(async ({ face, file, name, ranges }) => {
            const font = await readFile(join(dirname(path), file));
            const small = await subsetFont(font, textOf(ranges), {
              targetFormat: "woff2",
              variationAxes: weights,
              keepFeatures: features,
            });
            const target = join(cache, basename(file).replace("latin-ext", name ?? "latin-ext"));
            await writeFile(target, small);
            return face
              .replace(/url\([^)]+\)/, `url(${JSON.stringify(target)})`)
              .replace(/unicode-range:[^;]+;/, `unicode-range: ${writeRanges(ranges)};`)
              .replace(/font-weight:[^;]+;/, `font-weight: ${weights.wght.min} ${weights.wght.max};`);
          }),
        );
        return { contents: written.join("\n"), loader: "css", resolveDir: dirname(path) };
      });
    },
  };
}
