import type { Metafile } from "esbuild";

/** How much of a compiled extension comes from one of the author's files, or from one package. */
export interface ModuleSize {
  /** A file relative to the project, or the name of a package. */
  name: string;
  /** Minified and not compressed. */
  bytes: number;
}

function originOf(input: string): string {
  const path = input.replace(/^tillhouse-[a-z]+:/, "").replace(/\?.*$/, "");
  const inside = path.split("node_modules/").at(-1);
  if (inside === undefined || inside === path) return path;
  return inside
    .split("/")
    .slice(0, inside.startsWith("@") ? 2 : 1)
    .join("/");
}

/** What the given outputs consist of, the largest first. */
export function moduleSizes(outputs: readonly string[], metafile: Metafile): ModuleSize[] {
  const sizes = new Map<string, number>();
  for (const output of outputs)
    for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[output]?.inputs ?? {})) {
      const name = originOf(input);
      sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput);
    }
  return [...sizes]
    .map(([name, bytes]) => ({ name, bytes }))
    .filter(({ bytes }) => bytes > 0)
    .sort((left, right) => right.bytes - left.bytes);
}
