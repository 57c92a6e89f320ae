import { adminZones, resourceZones, routePattern, v1Zones } from "@tillhouse/extension-sdk/contract";
import { adminPaths } from "@tillhouse/extension-sdk/mistakes";
import type { ProvidedNames } from "../../base/provided-names";
import type { Shell } from "../../site/shell";

/** A resource of the project, as far as its text tells. */
export interface OwnResource {
  /** Left out where it is computed. */
  name?: string;
  /** Where its pages are, where that is not its name. */
  route?: string;
  /** The prefix of its zones. */
  zone?: string;
  /** The ids of its sections. */
  sections: readonly string[];
  source: string;
}

/** What the pages of the project add to the names that there are. */
export interface DefinedNames {
  resources: readonly OwnResource[];
  /** Whether there are resources of which nothing can be told. */
  isOpen: boolean;
  routes: readonly string[];
  settings: readonly string[];
  groups: readonly string[];
  messages: ReadonlySet<string>;
  /** The English ones of them, by their keys. */
  englishMessages: ReadonlyMap<string, string>;
  /** Whether there are texts that cannot be told. */
  hasOpenMessages: boolean;
  /** What installed extensions bring; `undefined` for each that does not say so. */
  installed: readonly (ProvidedNames | undefined)[];
}

/** Everything that a definition can refer to by name. */
export interface SymbolTable {
  zones: ReadonlySet<string>;
  /** Whether resources were found whose zones cannot be told: then a zone of unknown prefix is no mistake. */
  isOpen: boolean;
  /** Ids of built-in and installed things by what they are; empty where the shell does not tell. */
  ids: ReadonlyMap<string, string>;
  /** Whether an installed extension does not say what it brings: then an unknown id may be one of its own. */
  hasOpenIds: boolean;
  builtInResources: ReadonlySet<string>;
  ownResources: ReadonlySet<string>;
  /** The first file that defines a resource, by the resource's name. */
  resourceFiles: ReadonlyMap<string, string>;
  /** The names of all resources, installed ones included; empty where the shell does not tell its own. */
  resources: ReadonlySet<string>;
  /** Addresses below `/a`, with parameters as `:`. */
  addresses: readonly string[];
  groups: readonly string[];
  /** Keys that the admin's own commands start with. */
  shortcuts: readonly string[];
  bundledMessages: ReadonlySet<string>;
  /** The English texts of the project, by their keys. */
  englishMessages: ReadonlyMap<string, string>;
  hasOpenMessages: boolean;
  /** What the packages export that the admin shares, by their names. */
  shared: ReadonlyMap<string, readonly string[]>;
  /** Texts that the admin itself brings; `undefined` where the shell does not tell. */
  shellMessages: ReadonlySet<string> | undefined;
}

const builtInGroups = ["sales", "catalog", "people", "promotion", "extensions"];

/** Puts together what the admin has and what the project adds to it. */
export function createSymbolTable(shell: Shell, own: DefinedNames): SymbolTable {
  const told = own.installed.filter((names) => names !== undefined);
  const hasOpenIds = told.length < own.installed.length;
  const ids = new Map(
    [...shell.ids, ...told.flatMap((names) => names.ids)].map(({ id, kind }) => [id, kind]),
  );
  const pageKinds = new Set(["list", "detail", "form"]);
  const resourcesIn = (list: readonly { id: string; kind: string }[]): string[] =>
    list.flatMap(({ id, kind }) => (pageKinds.has(kind) ? [id.slice(0, id.indexOf("."))] : []));
  const builtInResources = new Set(resourcesIn(shell.ids));
  const installedResources = new Set(told.flatMap((names) => resourcesIn(names.ids)));
  const ownResources = new Set(own.resources.flatMap(({ name }) => name ?? []));
  const resourceAddresses = own.resources.flatMap(({ name, route = name }) =>
    route === undefined ? [] : [`/${route}`, `/${route}/:id`, `/settings/${route}`, `/settings/${route}/:id`],
  );
  const settings = [...ids].flatMap(([id, kind]) =>
    kind === "setting" ? [id.slice("settings.".length)] : [],
  );
  return {
    zones: new Set([
      ...v1Zones,
      ...adminZones,
      ...shell.zones,
      ...told.flatMap(({ zones }) => zones),
      ...own.resources.flatMap(({ zone, sections }) =>
        zone === undefined ? [] : resourceZones(zone, sections),
      ),
    ]),
    isOpen: own.isOpen || hasOpenIds || own.resources.some(({ zone }) => zone === undefined),
    ids,
    hasOpenIds,
    builtInResources,
    ownResources,
    // Of two entries with one key the last one stays.
    resourceFiles: new Map(
      own.resources
        .flatMap(({ name, source }): [string, string][] => (name === undefined ? [] : [[name, source]]))
        .reverse(),
    ),
    resources: new Set(
      builtInResources.size === 0 ? [] : [...builtInResources, ...installedResources, ...ownResources],
    ),
    addresses: [
      ...adminPaths,
      ...shell.routes,
      ...resourceAddresses,
      ...own.routes,
      ...[...installedResources].flatMap((name) => [`/${name}`, `/${name}/:id`]),
      ...told.flatMap(({ routes }) => routes),
      ...told.flatMap((names) => names.settings.map((path) => `/settings/${path}`)),
      ...[...settings, ...own.settings].map((path) => `/settings/${path}`),
    ].map(routePattern),
    groups: [...builtInGroups, ...own.groups],
    shortcuts: shell.shortcuts,
    bundledMessages: new Set([...own.messages, ...told.flatMap(({ messages }) => messages)]),
    englishMessages: own.englishMessages,
    hasOpenMessages: own.hasOpenMessages || hasOpenIds,
    shared: new Map([...shell.shared].map(([name, { exports }]) => [name, exports])),
    shellMessages: shell.messages === undefined ? undefined : new Set(shell.messages),
  };
}
