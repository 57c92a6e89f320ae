import { createHash } from "node:crypto";
import { sep } from "node:path";
import type { Plugin } from "esbuild";
import type { GoneNames } from "../compiler/v1/past-faults";
import { type V1Options, type V1Styles, v1Plugin } from "../compiler/v1/v1-plugin";

/** What extensions of the official admin get by now; nothing where there are none. */
type CurrentV1 = (() => V1Options | undefined) | undefined;

/** Whether a file belongs to what extensions of the official admin get, which in a workspace is no installed package. */
export function isOfRuntime(path: string, v1: V1Options | undefined): boolean {
  return v1 !== undefined && path.startsWith(v1.runtime.directory + sep);
}

/**
 * The style sheet as it is now. It is named by what stands in it: a change of an extension that brings no new class must not
 * change those that load it.
 */
export function stylesByContent(v1: CurrentV1): V1Styles {
  const text = async (): Promise<string> => (await v1?.()?.styles.text()) ?? "";
  return {
    text,
    async name() {
      const hash = createHash("sha256").update(await text());
      return `v1-${hash.digest("hex").slice(0, 8)}.css`;
    },
  };
}

/** Gives extensions of the official admin what there is for them when they are compiled. */
export function pluginsOfV1(v1: CurrentV1, project: string, gone: GoneNames): Plugin[] {
  const first = v1?.();
  if (first === undefined) return [];
  const now = (): V1Options => v1?.() ?? first;
  return [
    v1Plugin({
      project,
      gone,
      runtime: first.runtime,
      get bundles() {
        return now().bundles;
      },
      get native() {
        return now().native;
      },
      styles: stylesByContent(v1),
      modules: first.modules,
    }),
  ];
}
