import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { routePattern } from "../extension/route-paths";
import { adminZones, resourceZones, v1Zones } from "../extension/zones";
import type { KnownMessages } from "../mistakes/code-mistakes";
import { adminPaths } from "../mistakes/path-mistakes";
import { zonePrefix } from "../mistakes/zone-mistakes";

/** Names that a file may refer to: of the admin, and of the project around it. */
export interface ProjectFacts {
  zones: ReadonlySet<string>;
  /** Packages and parts of packages that the admin shares; empty where that cannot be told. */
  shared: readonly string[];
  /** Whether a zone may be one of a resource of the project. */
  mayBeOwnZone(zone: string): boolean;
  /** Pages below `/a`, with parameters as `:`. */
  addresses: readonly string[];
  /** Whether a path below `/a` may be that of a page that is defined in code. */
  mayBeOwnPath(path: string): boolean;
  messages: KnownMessages;
  /** Whether another file of the extension imports one by a name like its own. */
  isImported(path: string): boolean;
}

interface ShellFacts {
  zones: readonly string[];
  shared: readonly string[];
  routes: readonly string[];
  ids: readonly string[];
  messages: readonly string[] | undefined;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** The description of the admin that the project has: the same file that the command line reads. */
function shellFile(root: string): string | undefined {
  const resolve = (from: string, request: string): string | undefined => {
    try {
      return createRequire(from).resolve(request);
    } catch {
      return undefined;
    }
  };
  const project = join(root, "package.json");
  // Where packages are not hoisted, only the command line finds the admin.
  const command = resolve(project, "@tillhouse/admin-cli/package.json");
  return (
    resolve(project, "@tillhouse/admin-ui/shell.json") ??
    (command === undefined ? undefined : resolve(command, "@tillhouse/admin-ui/shell.json"))
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch {
    return undefined;
  }
}

function readShell(root: string): ShellFacts | undefined {
  const file = shellFile(root);
  const shell: unknown = file === undefined ? undefined : readJson(file);
  if (typeof shell !== "object" || shell === null) return undefined;
  const { zones, shared, routes, ids, messages } = shell as Record<string, unknown>;
  return {
    zones: texts(zones),
    shared: Object.keys(Object(shared)),
    routes: texts(routes),
    ids: (Array.isArray(ids) ? ids : []).flatMap((entry) => texts([Object(entry).id])),
    messages: Array.isArray(messages) ? texts(messages) : undefined,
  };
}

/** The files below a folder, relative to it; none where there is no such folder. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      );
  } catch {
    return [];
  }
}

/** What the keystrokes of a moment share: an editor asks anew with each. */
const freshFor = 1000;
const known = new Map<string, { at: number; facts: ProjectFacts }>();
const readings = new Map<string, { stamp: string; text: string }>();

/** The text of a file, read again when it has changed. */
function currentText(file: string): string {
  const entry = statSync(file, { throwIfNoEntry: false });
  const stamp = `${entry?.mtimeMs} ${entry?.size}`;
  const before = readings.get(file);
  if (before?.stamp === stamp) return before.text;
  const text = readText(file);
  readings.set(file, { stamp, text });
  return text;
}

function readFacts(root: string): ProjectFacts {
  const admin = join(root, "src/admin");
  const files = filesBelow(admin);
  const shell = readShell(root);
  const scripts = files.filter((file) => /\.[jt]sx?$/.test(file));
  const codeOf = new Map(scripts.map((file) => [file, currentText(join(admin, file))]));
  // Resources and definitions are known by what they write out: a name that nobody wrote is nobody's.
  const definitions = scripts.filter((file) => !/^(?:widgets|routes|settings)\//.test(file));
  const words = new Set(
    definitions.flatMap((file) =>
      [...(codeOf.get(file) ?? "").matchAll(/["'`]([^"'`\n]+)["'`]/g)].flatMap(([, word = ""]) => [
        word,
        ...word.split("/"),
      ]),
    ),
  );
  // A computed name may be any; so may those of packages and folders that the configuration names.
  const configuration = ["ts", "mts", "js", "mjs", "json"].map((ending) =>
    readText(join(root, `tillhouse.config.${ending}`)),
  );
  const isOpen = configuration.some((text) => /\bextensions\b/.test(text));
  const environment = readText(join(root, "tillhouse-env.d.ts"));
  const declared = [...environment.matchAll(/^\s*"([^"]+)": (?:unknown|\{ )/gm)].flatMap(
    ([, zone = ""]) => zone,
  );
  const ofResources = definitions.flatMap((file) =>
    [...(codeOf.get(file) ?? "").matchAll(/\bsingularKey: ["'`]([^"'`]+)["'`]/g)].flatMap(([, prefix = ""]) =>
      resourceZones(prefix),
    ),
  );
  const pagesIn = (folder: string): string[] =>
    scripts.flatMap((file) => {
      const path = new RegExp(`^${folder}/(.+)/page\\.[jt]sx?$`).exec(file)?.[1];
      return path === undefined ? [] : [`/${path.replace(/\[([^\]]*)\]/g, ":$1")}`];
    });
  const keys = files
    .filter((file) => /^messages\/[^/]+\.json$/.test(file))
    .flatMap((file) => Object.keys(Object(readJson(join(admin, file)))));
  const settings = (shell?.ids ?? []).flatMap((id) =>
    id.startsWith("settings.") ? [`/settings/${id.slice("settings.".length)}`] : [],
  );
  const defines = definitions.filter((file) => /^extension\.[jt]sx?$/.test(file));
  return {
    zones: new Set([...v1Zones, ...adminZones, ...(shell?.zones ?? []), ...declared, ...ofResources]),
    shared: shell?.shared ?? [],
    mayBeOwnZone: (zone) => shell === undefined || isOpen || words.has(zonePrefix(zone) ?? ""),
    addresses: [
      ...adminPaths,
      ...(shell?.routes ?? []),
      ...pagesIn("routes"),
      ...settings,
      ...pagesIn("settings").map((path) => `/settings${path}`),
    ].map(routePattern),
    mayBeOwnPath: (path) =>
      shell === undefined ||
      isOpen ||
      path.split("/").some((segment) => segment !== "" && words.has(segment)),
    messages: {
      englishMessages: new Map(
        Object.entries(Object(readJson(join(admin, "messages/en.json")))).flatMap(
          ([key, text]): [string, string][] => (typeof text === "string" ? [[key, text]] : []),
        ),
      ),
      bundledMessages: new Set(keys),
      hasOpenMessages: isOpen || defines.some((file) => /\bmessages\b/.test(codeOf.get(file) ?? "")),
      shellMessages: shell?.messages === undefined ? undefined : new Set(shell.messages),
    },
    isImported: (path) => {
      const name =
        path
          .replace(/\.[jt]sx?$/, "")
          .split("/")
          .at(-1) ?? "";
      const request = new RegExp(`/${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:\\.[jt]sx?)?["'\`]`);
      return scripts.some((file) => file !== path && request.test(codeOf.get(file) ?? ""));
    },
  };
}

/**
 * What is known of the project around a file.
 *
 * @param root the folder with `src/admin`.
 */
export function projectFacts(root: string): ProjectFacts {
  const now = Date.now();
  const before = known.get(root);
  if (before !== undefined && now - before.at < freshFor) return before.facts;
  const facts = readFacts(root);
  known.set(root, { at: now, facts });
  return facts;
}
