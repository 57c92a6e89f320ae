import { realpath } from "node:fs/promises";
import { relative } from "node:path";
import { leastNode, version } from "../base/version";
import { dependencyNames, installedFolder, readDescription } from "../project/installed-package";
import { addPackages } from "../project/package-manager";
import type { ProjectExtension } from "../project/project-extensions";
import { listenFailure, nextFreePort } from "../server/free-port";
import { pathPrefix } from "../site/page";
import type { Check, DoctorContext } from "./check";
import { probe } from "./probe";

function isOlder(given: string, least: string): boolean {
  const [major = 0, minor = 0] = given.replace(/^v/, "").split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/** Whether this Node.js is new enough. */
export function checkNode(given: string): Check {
  if (!isOlder(given, leastNode)) return { id: "node", status: "ok", message: `Node.js ${given}.` };
  return {
    id: "node",
    status: "fault",
    message: `Node.js ${given} is too old; ${leastNode} is the first that works.`,
    cure: `Install Node.js 22, for example: nvm install 22`,
  };
}

const own = ["@tillhouse/admin-cli", "@tillhouse/admin-ui", "@tillhouse/extension-sdk"] as const;

/** Whether the packages of the project are of one version, and that of this command. */
export async function checkVersions(
  { project, packageManager }: DoctorContext,
  shell: string,
): Promise<Check> {
  const found = new Map<string, string>([
    ["this command", version],
    ["its admin (@tillhouse/admin-ui)", shell],
  ]);
  for (const name of own) {
    const folder = await installedFolder(name, project);
    const description = folder === undefined ? undefined : await readDescription(folder);
    if (typeof description?.version === "string") found.set(`${name} of the project`, description.version);
  }
  const details = [...found].map(([name, value]) => `${name} ${value}`);
  if (new Set(found.values()).size === 1)
    return { id: "versions", status: "ok", message: `All packages of Tillhouse are ${version}.` };
  return {
    id: "versions",
    status: "fault",
    message: "The packages of Tillhouse are of different versions.",
    why: "They are made and tested as one.",
    cure: addPackages(
      packageManager,
      own.map((name) => `${name}@${version}`),
    ),
    details,
  };
}

/** Packages that must be there once: what one copy provides, another does not find. */
const single = [
  "react",
  "react-dom",
  "react-router-dom",
  "@tanstack/react-query",
  "@tillhouse/extension-sdk",
];

/** The copies of a package that the given folders see: their real folders, each with its version. */
async function copiesOf(name: string, folders: readonly string[]): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for (const folder of folders) {
    const found = await installedFolder(name, folder);
    if (found === undefined) continue;
    const { version: copy } = (await readDescription(found)) ?? {};
    copies.set(await realpath(found), typeof copy === "string" ? copy : "?");
  }
  return copies;
}

/** Whether packages that must be there once are there twice. */
export async function checkDuplicates(
  { project, packageManager }: DoctorContext,
  extensions: readonly ProjectExtension[],
): Promise<Check> {
  const sdk = await installedFolder("@tillhouse/extension-sdk", project);
  const folders = [
    project,
    ...(sdk === undefined ? [] : [await realpath(sdk)]),
    ...extensions.map(({ root }) => root),
  ];
  const details: string[] = [];
  const doubled: string[] = [];
  for (const name of single) {
    const copies = await copiesOf(name, folders);
    if (copies.size < 2) continue;
    doubled.push(name);
    for (const [folder, copy] of copies)
      details.push(`${name} ${copy} in ${relative(project, folder).replaceAll("\\", "/")}`);
  }
  if (doubled.length > 0) {
    return {
      id: "duplicates",
      status: "fault",
      message: `There are two copies of ${doubled.join(" and of ")}.`,
      why: "A build takes the admin's own copy for all, but types and tests see both: contexts are not found, and types do not fit.",
      cure: `${packageManager} dedupe${extensions.some(({ isLinked }) => isLinked) ? ", and remove the copy from the linked extension (name the package in its peerDependencies)" : ""}`,
      details,
    };
  }
  const description = await readDescription(project);
  if (dependencyNames(description).includes("react-query")) {
    const remove = { npm: "npm uninstall", pnpm: "pnpm remove", yarn: "yarn remove" }[packageManager];
    return {
      id: "duplicates",
      status: "warning",
      message: "The project has react-query beside the admin's @tanstack/react-query.",
      why: 'Its hooks find no client in the admin: "No QueryClient set".',
      cure: `Import from @tanstack/react-query or the SDK instead, then: ${remove} react-query`,
    };
  }
  return {
    id: "duplicates",
    status: "ok",
    message: "React, the router, the query client and the SDK are there once.",
  };
}

/** Whether the port that the admin is to be served on is free. */
export async function checkPort({ configuration }: DoctorContext): Promise<Check> {
  const { port, host, basePath } = configuration.values;
  if (port === 0) return { id: "port", status: "ok", message: "Any free port is taken." };
  if (port === "auto") return { id: "port", status: "ok", message: "The next free port is taken." };
  const failure = await listenFailure(host, port);
  if (failure === undefined) return { id: "port", status: "ok", message: `Port ${port} on ${host} is free.` };
  const from =
    configuration.origins.port === "default" ? "the default" : `from ${configuration.origins.port}`;
  if (failure !== "EADDRINUSE") {
    return {
      id: "port",
      status: "fault",
      message: `Nothing can listen on port ${port} of ${host} (${failure}).`,
      cure:
        failure === "EACCES"
          ? "Use a port above 1023 with --port, and let a proxy stand in front."
          : "Name an address of this machine with --host, such as localhost or 0.0.0.0.",
    };
  }
  const visible = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  const name = visible.includes(":") ? `[${visible}]` : visible;
  const answer = await probe(`http://${name}:${port}${pathPrefix(basePath)}/`, {
    headers: { accept: "text/html" },
  });
  if ("text" in answer && answer.text.includes('id="tillhouse-config"'))
    return {
      id: "port",
      status: "ok",
      message: `An admin is being served on port ${port} of ${host} already.`,
    };
  return {
    id: "port",
    status: "fault",
    message: `Port ${port} on ${host} is taken by another program (${from}).`,
    cure: `End that program, or use the next free port: --port ${(await nextFreePort(host, port)) ?? "auto"}`,
    details: [`Who it is: lsof -i :${port}`],
  };
}

/** Whether the folder is a project at all: with `src/admin`, or with something configured. */
export async function checkProject({ project, configuration }: DoctorContext): Promise<Check> {
  const description = await readDescription(project);
  const file = configuration.file?.name;
  if (description !== undefined || file !== undefined)
    return { id: "project", status: "ok", message: `The project is ${project}.` };
  return {
    id: "project",
    status: "warning",
    message: `${project} has neither a package.json nor a tillhouse.config.ts.`,
    why: "The admin is served without extensions.",
    cure: "Name the project with --directory, or start one: tillhouse init",
  };
}
