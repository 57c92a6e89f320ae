/**
 * The few strokes that the shapes are drawn with. A tone is a name of the palette's colour ("base", "dark", "light") or
 * a colour of its own.
 */
export const paper = "#fffdf8";
export const wood = "#b58a58";
export const metal = "#aeb4b7";
export const ink = "#2b2d2f";

/** @param {Record<string, string>} tones */
export function strokes(tones) {
  const tone = (name) => tones[name] ?? name;
  return {
    path: (d, fill = "base") => `<path d="${d}" fill="${tone(fill)}"/>`,
    line: (d, stroke = "dark", width = 4) =>
      `<path d="${d}" fill="none" stroke="${tone(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    box: (x, y, width, height, radius = 8, fill = "base") =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${tone(fill)}"/>`,
    round: (x, y, radiusX, radiusY = radiusX, fill = "base") => `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${tone(fill)}"/>`,
    /** The same marks again, seen in a mirror that stands in the middle. */
    mirrored: (marks) => `${marks}<g transform="matrix(-1 0 0 1 400 0)">${marks}</g>`,
  };
}
