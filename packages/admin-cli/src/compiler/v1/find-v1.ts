import { packageOf } from "@tillhouse/extension-sdk/mistakes";
import { dependencyNames, readDescription } from "../../project/installed-package";
import type { ModuleStore } from "../../syntax/module-store";
import type { ParsedModule } from "../../syntax/parse-module";
import type { CompiledContribution } from "../sources/contribution";
import { type ExtensionScan, scanExtension } from "../sources/scan-extension";
import { isOfficialCode, isOfficialPackage } from "./official-packages";

const sdk = "@tillhouse/extension-sdk";

/** What a contribution and the files that it consists of import. */
interface Imports {
  files: ReadonlySet<string>;
  requests: ReadonlySet<string>;
}

function importsOf(path: string, { reached }: ExtensionScan): Imports {
  // A set that grows while it is walked: what is added is walked too.
  const files = new Set([path]);
  const requests = new Set<string>();
  for (const file of files) {
    const scanned = reached.get(file);
    for (const request of scanned === undefined ? [] : requestsOf(scanned.module)) requests.add(request);
    for (const target of scanned?.targets.values() ?? []) files.add(target);
  }
  return { files, requests };
}

/** What a file takes from packages, its types too. */
function requestsOf({ program }: ParsedModule): string[] {
  return program.body.flatMap((statement) =>
    "source" in statement && statement.source !== null ? [statement.source.value] : [],
  );
}

/** Whether the `package.json` of a folder asks for the official admin's packages, and not for the SDK. */
async function usesOfficialAdmin(root: string): Promise<boolean> {
  const description = await readDescription(root);
  const dependencies = new Set([
    ...dependencyNames(description),
    ...Object.keys(Object(description?.peerDependencies)),
  ]);
  return !dependencies.has(sdk) && [...dependencies].some(isOfficialPackage);
}

function isOfficialAlone(requests: readonly string[], isOfficialProject: boolean): boolean {
  if (requests.some((request) => packageOf(request) === sdk)) return false;
  return isOfficialProject || requests.some(isOfficialPackage);
}

/** Whether a file of a folder was written for the official admin, as far as it tells by itself. */
export async function isForOfficialAdmin(module: ParsedModule, root: string): Promise<boolean> {
  return isOfficialAlone(requestsOf(module), await usesOfficialAdmin(root));
}

/** The contributions of a folder that were written for the official admin. */
export interface V1Contributions {
  /** The contributions, by their files. */
  paths: ReadonlySet<string>;
  /** The files that the other contributions consist of. */
  native: ReadonlySet<string>;
  /** A file that cannot work without what the official admin brought, and what it takes of it. */
  needs: { path: string; request: string } | undefined;
}

/**
 * Finds the contributions of a folder that were written for the official admin: those that take something of its packages,
 * or stand in a project that uses it; one that uses the SDK is none.
 */
export async function findV1Contributions(
  root: string,
  contributions: readonly CompiledContribution[],
  modules: ModuleStore,
): Promise<V1Contributions> {
  const pages = contributions.filter(({ contribution: { kind } }) =>
    ["widget", "route", "setting"].includes(kind),
  );
  const paths = new Set<string>();
  const native = new Set<string>();
  let needs: V1Contributions["needs"];
  if (pages.length === 0) return { paths, native, needs };
  const [scan, isOfficialProject] = await Promise.all([
    scanExtension(root, modules),
    usesOfficialAdmin(root),
  ]);
  for (const { path } of pages) {
    const { files, requests } = importsOf(path, scan);
    const all = [...requests];
    if (isOfficialAlone(all, isOfficialProject)) {
      paths.add(path);
      const request = all.find(isOfficialCode);
      if (request !== undefined) needs ??= { path, request };
    } else for (const file of files) native.add(file);
  }
  return { paths, native, needs };
}
