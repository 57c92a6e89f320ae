/** The product pictures, drawn when a store is filled: code is smaller than pictures, and they need no download. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allPictures } from "../catalogue/assortment.mjs";
import { clothingShapes } from "./clothing-shapes.mjs";
import { outdoorShapes } from "./outdoor-shapes.mjs";
import { palette } from "./palette.mjs";
import { strokes } from "./strokes.mjs";

const shapes = { ...outdoorShapes, ...clothingShapes };

/** How a picture looks at its product: as a whole, from near, or on its own ground after sunset. */
const views = {
  "": (marks, { ground }) => `<rect width="400" height="400" fill="${ground}"/><ellipse cx="200" cy="336" rx="140" ry="16" fill="#000" opacity=".08"/>${marks}`,
  "-detail": (marks, { ground }) => `<rect width="400" height="400" fill="${ground}"/><g transform="translate(-190 -150) scale(1.9)">${marks}</g>`,
  "-outside": (marks, { light }) =>
    `<rect width="400" height="400" fill="#dfe7e8"/><circle cx="312" cy="86" r="34" fill="#fbf3e1"/><path d="M0 250 Q90 190 190 240 T400 220 V400 H0Z" fill="#b9c6b4"/><path d="M0 320 Q140 286 400 316 V400 H0Z" fill="#8fa088"/><path d="M30 330 q6-30 -4-50 M44 332 q2-34 14-52 M360 330 q-8-34 4-54" stroke="${light}" stroke-width="4" fill="none"/><g transform="translate(64 92) scale(.68)">${marks}</g>`,
};

const names = new RegExp(`^(${Object.keys(shapes).join("|")})-(${Object.keys(palette).join("|")})(-\\w+)?$`);

/** @param {string} name the kind of thing, its colour, and how it is looked at, as in "tent-moss-outside" */
export function drawPicture(name) {
  const [, kind, colour, view = ""] = name.match(names) ?? [];
  if (!kind || !views[view]) throw new Error(`There is no shape, colour or view for a picture "${name}".`);
  const tones = palette[colour];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">${views[view](shapes[kind](strokes(tones)), tones)}</svg>`;
}

/** Writes each picture that is not there yet. @param {string} uploads the directory that Medusa serves */
export async function writePictures(uploads) {
  const directory = join(uploads, "seed");
  await mkdir(directory, { recursive: true });
  const present = new Set(await readdir(directory));
  const missing = allPictures().filter((name) => !present.has(`${name}.svg`));
  await Promise.all(missing.map((name) => writeFile(join(directory, `${name}.svg`), drawPicture(name))));
}
