/** The product pictures, drawn when a store is filled: code is smaller than pictures, and they need no download. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

/** @param {string} kind @param {string} colour @param {string} view */
export function drawPicture(kind, colour, view) {
  const tones = palette[colour];
  const marks = shapes[kind](strokes(tones));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">${views[view](marks, tones)}</svg>`;
}

export const hasShape = (kind) => kind in shapes;

/** Writes each picture that is not there yet. @param {string} uploads the directory that Medusa serves */
export async function writePictures(uploads) {
  const directory = join(uploads, "seed");
  await mkdir(directory, { recursive: true });
  const present = new Set(await readdir(directory));
  const missing = [];
  for (const kind of Object.keys(shapes)) {
    for (const colour of Object.keys(palette)) {
      for (const view of Object.keys(views)) {
        const name = `${kind}-${colour}${view}.svg`;
        if (!present.has(name)) missing.push(writeFile(join(directory, name), drawPicture(kind, colour, view)));
      }
    }
  }
  await Promise.all(missing);
}
