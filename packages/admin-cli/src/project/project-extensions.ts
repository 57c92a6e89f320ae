import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { apiVersion } from "@tillhouse/extension-sdk/contract";
import { didYouMean } from "../base/did-you-mean";
import type { Problem } from "../base/errors";
import type { LoadedConfiguration } from "../config/load-config";
import {
  type Description,
  dependencyNames,
  foldersAbove,
  installedFolder,
  isFolder,
  readDescription,
} from "./installed-package";
import { packageEntry } from "./package-entry";
import { addPackages, findPackageManager } from "./package-manager";
import { readServerPlugins } from "./server-plugins";

/** An extension that the configuration names, found on this machine. */
export interface ProjectExtension {
  /** Its place in the list of the configuration; left out for a plugin of the server, which that does not name. */
  index?: number;
  /** As the configuration names it. */
  name: string;
  /** Its folder, without links. */
  root: string;
  /** The module that defines it; left out where its folders in `src/admin` are taken. */
  entry?: string;
  /** The version of the contract that it was built for, where that is the one before this. */
  apiVersion?: number;
  /** The bundle for the official admin, of a plugin that brings nothing else. */
  bundle?: string;
  /** Whether it is being worked on: a folder, or a package that is linked into `node_modules`. */
  isLinked: boolean;
}

/** The extensions that the configuration names, those that the server's names, and what is wrong with the lists. */
export interface ProjectExtensions {
  extensions: ProjectExtension[];
  problems: Problem[];
  /** The files of the server's configuration that were read for it, absolute. */
  files?: readonly string[];
}

/** What {@link projectExtensions} needs to know. */
export interface ProjectExtensionsOptions {
  /** The project's folder, absolute. */
  project: string;
  configuration: LoadedConfiguration;
  environment: Readonly<Record<string, string | undefined>>;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

async function usesPlugAndPlay(from: string): Promise<boolean> {
  for (const folder of foldersAbove(from)) if (await isFile(join(folder, ".pnp.cjs"))) return true;
  return false;
}

async function missingPackage(
  name: string,
  from: string,
  options: ProjectExtensionsOptions,
): Promise<Problem> {
  if (await usesPlugAndPlay(from)) {
    return {
      rule: "extension-plug-and-play",
      message: `The package "${name}" cannot be read: this project keeps its packages in archives (Yarn Plug'n'Play).`,
      why: "Extensions are compiled from their files.",
      hint: 'Write "nodeLinker: node-modules" into .yarnrc.yml and run: yarn install',
    };
  }
  const known = dependencyNames(await readDescription(options.project));
  const meant = known.includes(name) ? undefined : didYouMean(name, known);
  const manager = await findPackageManager(options.project, options.environment);
  const install = known.includes(name) ? `${manager} install` : addPackages(manager, [name]);
  return {
    rule: "extension-missing",
    message: `The package "${name}" is not installed.`,
    hint: `${meant === undefined ? "" : `Did you mean "${meant}"? Else run`}${meant === undefined ? "Run" : ""}: ${install}`,
  };
}

/** The version of the contract before this one, which is spoken as well. */
const versionBefore = apiVersion - 1;

/** The version that a package was made for, as its `package.json` says. */
function stampOf(description: Description | undefined): unknown {
  return Object(description?.tillhouse).apiVersion;
}

/** What is wrong with the stamp in `package.json` that makes a package an extension. */
function stampProblem(name: string, description: Description | undefined): Problem | undefined {
  if (description?.tillhouse === undefined) return undefined;
  const stamp = stampOf(description);
  if (stamp === apiVersion || stamp === versionBefore) return undefined;
  if (typeof stamp !== "number") {
    return {
      rule: "extension-stamp",
      message: `The package.json of "${name}" does not say for which version of the contract it was made.`,
      hint: `Write into it: "tillhouse": { "apiVersion": ${apiVersion} }`,
    };
  }
  return {
    rule: "extension-api-version",
    message: `"${name}" was made for version ${stamp} of the extension contract. This admin speaks version ${apiVersion}.`,
    why: "What it adds could be missing or broken where the two versions differ.",
    hint:
      stamp > apiVersion
        ? "Update @tillhouse/admin-cli, or use an older version of the extension."
        : "Use a newer version of the extension.",
  };
}

function notAnExtension(name: string): Problem {
  return {
    rule: "extension-empty",
    message: `"${name}" is no extension: it has neither src/admin nor "tillhouse" in its package.json.`,
    why: "Nor is there a bundle for the official admin (dist/admin/_virtual_entry.js).",
    hint: "Make one with: tillhouse init extension",
  };
}

/** Sources are rewritten once; what was built from them is translated whenever it is compiled. */
function oldSources(name: string): Problem {
  return {
    rule: "extension-api-version",
    message: `"${name}" says that it is for version ${versionBefore} of the extension contract. This admin speaks version ${apiVersion}.`,
    why: "It is compiled from its sources, which are yours to change.",
    hint: "Run tillhouse upgrade in its folder, and tillhouse bundle --fix.",
  };
}

/** A package of the version before is taken: its author is to know, and nobody has to wait for it. */
function builtForVersionBefore(name: string): Problem {
  return {
    rule: "extension-version-before",
    message: `"${name}" was built for version ${versionBefore} of the extension contract. This admin speaks version ${apiVersion}, and translates it.`,
    why: "The version after this one will do so no more.",
    hint: "Install a newer version of it as soon as there is one.",
  };
}

type Located = Omit<ProjectExtension, "index" | "name"> | Problem;

async function locate(name: string, options: ProjectExtensionsOptions): Promise<Located> {
  const { project, configuration } = options;
  const from = configuration.file === undefined ? project : dirname(configuration.file.path);
  const isPath = /^(?:[./\\]|[A-Za-z]:)/.test(name);
  const found = isPath ? resolve(from, name) : await installedFolder(name, from);
  if (found === undefined) return missingPackage(name, from, options);
  if (!(await isFolder(found))) {
    return {
      rule: "extension-missing",
      message: `There is no folder ${found}.`,
      hint: "Paths in the list are relative to the configuration file; packages are named without ./",
    };
  }
  const root = await realpath(found);
  if (root === (await realpath(project))) {
    return {
      rule: "extension-own",
      message: `"${name}" is the project itself.`,
      hint: "Remove the entry: the project's own src/admin is always taken.",
    };
  }
  const description = await readDescription(root);
  const stamp = stampProblem(name, description);
  if (stamp !== undefined) return stamp;
  const isLinked = !root.split(sep).includes("node_modules");
  const isOld = stampOf(description) === versionBefore;
  const hasFolders = await isFolder(join(root, "src", "admin"));
  const bundle = join(root, "dist", "admin", "_virtual_entry.js");
  const isBundle =
    description?.tillhouse === undefined && (!hasFolders || !isLinked) && (await isFile(bundle));
  if (isBundle) return { root, isLinked, bundle };
  // What is being worked on is taken from its sources: a bundle beside them may be of yesterday.
  if (hasFolders && (isLinked || description?.tillhouse === undefined))
    return isOld ? oldSources(name) : { root, isLinked };
  if (description?.tillhouse === undefined) return notAnExtension(name);
  const entry = await packageEntry(root, description);
  if (entry !== undefined) return { root, isLinked, entry, ...(isOld ? { apiVersion: versionBefore } : {}) };
  return {
    rule: "extension-entry",
    message: `The entry of "${name}" is missing: its package.json leads to no file.`,
    hint: isLinked
      ? "Build it first: run tillhouse bundle in its folder."
      : "Tell its author, or install another version.",
  };
}

/** The problem with its place in the configuration file. */
async function placed(problem: Problem, index: number, { file }: LoadedConfiguration): Promise<Problem> {
  if (file === undefined) return problem;
  const { locationInConfigFile } = await import("../config-file/read-config-file");
  return {
    ...problem,
    ...(await locationInConfigFile(file, { path: ["extensions", index], part: "value" })),
  };
}

/** Finds the plugins of the server that bring pages for the official admin, beside those that are there by now. */
async function serverExtensions(
  known: readonly ProjectExtension[],
  options: ProjectExtensionsOptions,
): Promise<ProjectExtensions> {
  const { plugins, problems, files } = await readServerPlugins(
    options.project,
    options.configuration.values.extensions,
  );
  const extensions: ProjectExtension[] = [];
  for (const { name, isConditional, ...location } of plugins) {
    const located = await locate(name, options);
    if ("rule" in located) {
      if (!isConditional) problems.push({ ...located, ...location });
    } else if (![...known, ...extensions].some(({ root }) => root === located.root))
      extensions.push({ name, ...located });
  }
  return { extensions, problems, files };
}

/**
 * Finds the extensions that the configuration names: packages in `node_modules`, installed or linked by any package
 * manager, and folders. The plugins of a Medusa server that bring pages for the official admin come after them. Nothing of
 * all of these is run.
 *
 * @returns those that were found, and for each of the others what is wrong and where it stands.
 */
export async function projectExtensions(options: ProjectExtensionsOptions): Promise<ProjectExtensions> {
  const { configuration, project } = options;
  const extensions: ProjectExtension[] = [];
  const problems: Problem[] = [];
  for (const [index, name] of configuration.values.extensions.entries()) {
    const located = await locate(name, options);
    const other = "root" in located ? extensions.find(({ root }) => root === located.root) : undefined;
    if ("rule" in located) problems.push(await placed(located, index, configuration));
    else if (other === undefined) {
      extensions.push({ index, name, ...located });
      if (located.apiVersion !== undefined)
        problems.push(await placed(builtForVersionBefore(name), index, configuration));
    } else {
      const problem = {
        rule: "extension-twice",
        message: `"${name}" and "${other.name}" are the same extension.`,
        why: `Both lie in ${relative(project, located.root) || basename(located.root)}.`,
        hint: "Remove one of the two.",
      };
      problems.push(await placed(problem, index, configuration));
    }
  }
  const server = await serverExtensions(extensions, options);
  return {
    extensions: [...extensions, ...server.extensions],
    problems: [...problems, ...server.problems],
    ...(server.files === undefined ? {} : { files: server.files }),
  };
}
