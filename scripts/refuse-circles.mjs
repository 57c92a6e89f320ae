/**
 * Refuses chunks that import each other: one of them would run before what it needs is there.
 *
 * @param {readonly { fileName: string, imports?: readonly string[] }[]} output what a bundle was made of
 * @throws Error that names the circle
 */
export function refuseCircles(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set();
  const visit = (file, above) => {
    if (above.includes(file)) throw new Error(`Chunks import each other: ${[...above, file].join(" → ")}`);
    if (done.has(file)) return;
    for (const other of chunks.get(file)?.imports ?? []) visit(other, [...above, file]);
    done.add(file);
  };
  for (const file of chunks.keys()) visit(file, []);
}
