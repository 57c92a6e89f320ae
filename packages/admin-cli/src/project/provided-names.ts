import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ProvidedNames } from "../base/provided-names";
import type { ProjectExtension } from "./project-extensions";

/** The file of a package that tells what it is and what it brings, beside its entry. */
export const packageMark = "tillhouse.json";

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/**
 * Reads what an installed extension says that it brings.
 *
 * @returns `undefined` where it does not say so, as packages of an older version and those that were made by hand.
 */
export async function readProvidedNames({ entry }: ProjectExtension): Promise<ProvidedNames | undefined> {
  if (entry === undefined) return undefined;
  const text = await readFile(join(dirname(entry), packageMark), "utf8").catch(() => "{}");
  let provides: unknown;
  try {
    provides = Object(JSON.parse(text)).provides;
  } catch {
    return undefined;
  }
  if (typeof provides !== "object" || provides === null) return undefined;
  const { zones, ids, routes, settings, messages } = provides as Record<string, unknown>;
  return {
    zones: texts(zones),
    ids: (Array.isArray(ids) ? ids : []).flatMap((given) => {
      const { id, kind } = Object(given);
      return typeof id === "string" && typeof kind === "string" ? [{ id, kind }] : [];
    }),
    routes: texts(routes),
    settings: texts(settings),
    messages: texts(messages),
  };
}
