import { arch, cpus, platform, release, totalmem } from "node:os";
import { resolve } from "node:path";
import { v1Zones } from "@tillhouse/extension-sdk/contract";
import { version } from "../base/version";
import { checkProject } from "../compiler/check-project";
import { readConfiguration } from "../config/load-config";
import { dependencyNames, installedFolder, readDescription } from "../project/installed-package";
import { findNewerVersions, type NewerVersions } from "../project/newer-versions";
import { addCommand, findPackageManager, type PackageManager } from "../project/package-manager";
import { projectExtensions } from "../project/project-extensions";
import { loadShell } from "../site/shell";

/** What `info` takes. Everything has a default. */
export interface InfoOptions {
  /** The project's folder. Default: the working directory. */
  directory?: string;
  /** A configuration file. Default: `tillhouse.config.*` of that folder, where it has one. */
  config?: string;
  /**
   * Whether npm's registry is asked for newer versions of the packages of Tillhouse. Default: no, nothing is asked over the
   * network.
   */
  updates?: boolean;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** What belongs into a report of a fault. Nothing of it is secret. */
export interface InfoResult {
  /** The version of this shape. */
  version: 1;
  /** This command, its admin, and the packages that the project has, by name. */
  versions: Record<string, string>;
  /** What the command runs on. */
  machine: {
    /** Version of Node.js: `v22.12.0`. */
    node: string;
    /** Operating system, its release and the processor's architecture. */
    system: string;
    /** How many processors the system counts. */
    processors: number;
    /** Memory of the machine in words: `16.8 GB`. */
    memory: string;
  };
  /** What the project installs its packages with. */
  packageManager: PackageManager;
  /** Where things lie on the disk. */
  paths: {
    /** The project's folder, absolute. */
    project: string;
    /** The configuration file. Left out where there is none. */
    config?: string;
    /** The folder of the prebuilt admin. */
    shell: string;
  };
  /** The extensions that a build would compile, and how much they have. */
  extensions: {
    /** Id of the extension. */
    id: string;
    /** How many contributions of each kind it has: `{ widget: 2, route: 1 }`. */
    parts: Record<string, number>;
  }[];
  /** Newer versions of the packages of Tillhouse. With `updates` alone. */
  updates?: NewerVersions & {
    /** What to run for them, in this order; empty where there are none. */
    next: string[];
  };
  /** How many mistakes they have; `tillhouse check` tells them. */
  mistakes: number;
  /** How many places the admin has for extensions. */
  shell: {
    /** Zones for widgets, those of Medusa v1 included. */
    zones: number;
    /** Elements that extensions can hide, move, wrap or replace. */
    ids: number;
    /** Pages of the admin itself. */
    routes: number;
    /** Packages that extensions take from the admin. */
    shared: number;
  };
}

const ownPackages = ["@tillhouse/admin-cli", "@tillhouse/admin-ui", "@tillhouse/extension-sdk"];

const packages = [
  ...ownPackages,
  "react",
  "react-dom",
  "react-router-dom",
  "@tanstack/react-query",
  "typescript",
  "@medusajs/medusa",
];

async function installedVersions(project: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of packages) {
    const folder = await installedFolder(name, project);
    const description = folder === undefined ? undefined : await readDescription(folder);
    if (typeof description?.version === "string") found[name] = description.version;
  }
  return found;
}

/** What the registry has that is newer, and how to get it. */
async function findUpdates(
  project: string,
  installed: Readonly<Record<string, string>>,
  packageManager: PackageManager,
): Promise<NonNullable<InfoResult["updates"]>> {
  const versions = { "@tillhouse/admin-cli": version, ...installed };
  const own = Object.fromEntries(Object.entries(versions).filter(([name]) => ownPackages.includes(name)));
  const found = await findNewerVersions(own, project);
  if (found.newer.length === 0) return { ...found, next: [] };
  const asked = dependencyNames(await readDescription(project));
  const named = ownPackages.filter((name) => asked.includes(name));
  // The others are installed with these.
  const wanted = (named.length === 0 ? ["@tillhouse/admin-cli"] : named).map((name) => `${name}@latest`);
  return {
    ...found,
    next: [`${addCommand(packageManager)} ${wanted.join(" ")}`, "npx tillhouse upgrade --dry-run"],
  };
}

function partsOf(kinds: readonly string[]): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const kind of kinds) parts[kind] = (parts[kind] ?? 0) + 1;
  return parts;
}

/**
 * Gathers what somebody needs to know who is to find a fault: versions, machine, extensions, paths.
 *
 * @throws CommandError `invalid-configuration` for a file that cannot be read; `shell-missing`, `shell-invalid`.
 * @example
 * const { versions, machine } = await info({ directory: "shop" });
 * const { updates } = await info({ directory: "shop", updates: true });
 */
export async function info(options: InfoOptions = {}): Promise<InfoResult> {
  const { config, environment = process.env } = options;
  const project = resolve(options.directory ?? ".");
  const configuration = await readConfiguration("build", { project, config, environment });
  const shell = await loadShell(options.shell);
  const configured = await projectExtensions({ project, configuration, environment });
  const { basePath, backend } = configuration.values;
  const { sources, mistakes } = await checkProject({
    project,
    shell,
    configured,
    basePath,
    backend,
    environment,
    sourcemap: false,
  });
  const installed = await installedVersions(project);
  const packageManager = await findPackageManager(project, environment);
  const updates = options.updates ? await findUpdates(project, installed, packageManager) : undefined;
  return {
    version: 1,
    versions: { tillhouse: version, shell: shell.version, ...installed },
    ...(updates === undefined ? {} : { updates }),
    machine: {
      node: process.version,
      system: `${platform()} ${release()} ${arch()}`,
      processors: cpus().length,
      memory: `${(totalmem() / 1e9).toFixed(1)} GB`,
    },
    packageManager,
    paths: {
      project,
      ...(configuration.file !== undefined && { config: configuration.file.path }),
      shell: shell.directory,
    },
    extensions: sources.map(({ id, contributions }) => ({
      id,
      parts: partsOf(contributions.map(({ contribution }) => contribution.kind)),
    })),
    mistakes: mistakes.length + configuration.problems.length,
    shell: {
      zones: new Set([...v1Zones, ...shell.zones]).size,
      ids: shell.ids.length,
      routes: shell.routes.length,
      shared: shell.shared.size,
    },
  };
}
