import type { Metafile } from "esbuild";
import type { ModuleSize } from "../base/module-size";

function originOf(input: string): { name: string; isPackage: boolean } {
  const path = input.replace(/^tillhouse-[a-z]+:/, "").replace(/\?.*$/, "");
  const inside = path.split("node_modules/").at(-1);
  if (inside === undefined || inside === path) return { name: path, isPackage: false };
  const name = inside
    .split("/")
    .slice(0, inside.startsWith("@") ? 2 : 1)
    .join("/");
  return { name, isPackage: true };
}

/** What the given outputs consist of, the largest first. */
export function moduleSizes(outputs: readonly string[], metafile: Metafile): ModuleSize[] {
  const sizes = new Map<string, ModuleSize>();
  for (const output of outputs)
    for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[output]?.inputs ?? {})) {
      const origin = originOf(input);
      const bytes = (sizes.get(origin.name)?.bytes ?? 0) + bytesInOutput;
      sizes.set(origin.name, { ...origin, bytes });
    }
  return [...sizes.values()].filter(({ bytes }) => bytes > 0).sort((left, right) => right.bytes - left.bytes);
}
