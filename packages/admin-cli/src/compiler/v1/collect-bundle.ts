import type { Problem } from "../../base/errors";
import { readSource } from "../../syntax/module-store";
import type { CompiledContribution, Contribution, ExtensionSource } from "../sources/contribution";
import { sourceName } from "../sources/find-files";
import { type OfficialContribution, readOfficialBundle } from "./official-bundle";

/** What a plugin brings for the official admin, to be compiled. */
export interface CollectedBundle {
  source: ExtensionSource;
  problems: Problem[];
}

function contributionOf(found: OfficialContribution, source: string): Contribution {
  // Its address below the admin; bundles write it with a slash or without.
  const path = (found.path ?? "").replace(/^\/+|\/+$/g, "");
  switch (found.kind) {
    case "widget":
      return { kind: "widget", id: `widget-${found.index + 1}`, zones: [...found.zones], source };
    case "route":
      return { kind: "route", path: `/${path}`, source };
    case "setting":
      return { kind: "setting", path, source };
  }
}

/**
 * Reads the bundle that a plugin brings for the official admin. What cannot be read of it is told and left out: the rest of
 * the plugin works, and so do the other plugins.
 *
 * @param name of the plugin, which is the id of the extension
 * @param path of the bundle, absolute
 */
export async function collectBundle(name: string, path: string, project: string): Promise<CollectedBundle> {
  const source = sourceName(project, path);
  const bundle = readOfficialBundle(name, await readSource(path, source));
  if ("rule" in bundle) return { source: { id: name, contributions: [] }, problems: [bundle] };
  const contributions = bundle.contributions.map(
    (found): CompiledContribution => ({
      contribution: contributionOf(found, source),
      path,
      hasConfig: true,
      index: found.index,
    }),
  );
  return {
    source: { id: name, contributions, bundle: { path, text: bundle.module } },
    problems: [...bundle.problems],
  };
}
