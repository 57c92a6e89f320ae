import { importMistake } from "@tillhouse/extension-sdk/mistakes";
import type { OnResolveResult, Plugin } from "esbuild";
import type { MessageDetail } from "./shared-plugin";

/** Refuses packages that extensions cannot work with, before they are looked for. */
export function forbiddenImportsPlugin(): Plugin {
  return {
    name: "tillhouse-refused",
    setup(build) {
      build.onResolve({ filter: /^[@A-Za-z]/ }, ({ path, kind, importer }): OnResolveResult | undefined => {
        if (kind === "entry-point" || /[\\/]node_modules[\\/]/.test(importer)) return undefined;
        const mistake = importMistake(path);
        if (mistake === undefined) return undefined;
        const { message: text, meant: _, ...detail } = mistake;
        return { errors: [{ text, detail: { ...detail, request: path } satisfies MessageDetail }] };
      });
    },
  };
}
