import type { ExtensionCommand } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  adminZones,
  apiVersion,
  checkRoutePath,
  type ExtensionDefinition,
  type ExtensionRoute,
  type ExtensionSetting,
  type ExtensionWidget,
  hasList,
  resolveRouteMount,
  resourceZones,
  routePattern,
  type SidebarGroup,
  type SidebarMove,
  type SidebarTransform,
  v1Zones,
} from "@tillhouse/extension-sdk/internal";
import { builtInSettings } from "../definitions/built-in-settings";
import { withCrudFacts } from "../definitions/crud-facts";
import type { PageChange } from "./apply-changes";
import type { ChangeRules } from "./change-rules";

/** A contribution together with the extension that brought it. */
type Owned<Contribution> = Contribution & {
  /** Id of the extension that brought it. */
  owner: string;
};

/** Something about an extension that does not work, named so that its author finds it. */
export interface RegistryProblem {
  /** Id of the extension. */
  owner: string;
  /** The author's file, as the compiler noted it. Left out where it is not known. */
  source?: string;
  /** Translation key below `problems.`, with its values. */
  reason: string;
  /** What is put into the text: names, ids, paths. Left out where the text needs nothing. */
  values?: Record<string, string>;
}

/** Everything that the admin consists of: what extensions brought, sorted and checked. */
export interface Registry {
  /** Definitions by name, with all changes applied. */
  resources: ReadonlyMap<string, AnyResource>;
  /** Extension pages that stand on their own, below `a/`. */
  routes: readonly Owned<ExtensionRoute>[];
  /** Extension pages that continue a built-in section, by that section. */
  sectionRoutes: ReadonlyMap<string, readonly Owned<ExtensionRoute>[]>;
  /** Settings pages of extensions. */
  settings: readonly Owned<ExtensionSetting>[];
  /** Widgets by zone, in their order. */
  widgets: ReadonlyMap<string, readonly Owned<ExtensionWidget>[]>;
  /** Names of all zones that widgets can go to. */
  zones: readonly string[];
  /** What can be done from everywhere. */
  commands: readonly Owned<ExtensionCommand>[];
  /** Pages that were replaced or that something was put around, by their ids: `products.list`, `settings.taxes`. */
  pages: ReadonlyMap<string, PageChange>;
  /** What extensions changed of the sidebar. */
  sidebar: SidebarChanges;
  /** Ids of what was taken away: pages, parts, entries of sidebar and settings. */
  hidden: ReadonlySet<string>;
  /** What of the extensions does not work. It was left out, and everything else works. */
  problems: readonly RegistryProblem[];
}

/** What extensions made of the sidebar. */
interface SidebarChanges {
  /** Groups that extensions added. */
  groups: readonly Owned<SidebarGroup>[];
  /** Where entries went, by the name of their resource or the path of their page without its first slash. */
  moves: ReadonlyMap<string, SidebarMove>;
  /** Functions that arrange all entries anew, one after the other. */
  arrange: readonly {
    /** Id of the extension. */
    owner: string;
    /** The author's file, as the compiler noted it. */
    source?: string;
    /** Gets the groups with their entries, and returns them as they are shown. */
    arrange: SidebarTransform;
  }[];
}

/** The groups that the admin itself has, and where they stand among those of extensions. */
export const builtInGroups: Readonly<Record<string, number>> = {
  sales: 10,
  catalog: 20,
  people: 30,
  promotion: 40,
  extensions: 50,
};

/** Prefix of a resource's widget zones. */
export function zonePrefix(resource: AnyResource): string {
  return resource.zone ?? resource.api.singularKey;
}

/** The zones of a resource. What has no screen of its own, as the parts of an order, has no places on one either. */
export function zonesOf(resource: AnyResource): string[] {
  const { list, detail } = resource;
  if (list === undefined && detail === undefined) return [];
  return resourceZones(
    zonePrefix(resource),
    (detail?.sections ?? []).map(({ id }) => id),
  );
}

/** Whether a file in the resources' folder exported a definition: compiled JavaScript may bring anything. */
function isDefinition(resource: AnyResource): boolean {
  const api: unknown = Reflect.get(Object(resource), "api");
  return typeof api === "object" && api !== null && typeof resource.title === "function";
}

/** Takes the first owner of each name and reports the others by name. */
function claim(claims: Map<string, string>, name: string, owner: string): string | undefined {
  const first = claims.get(name);
  if (first === undefined) claims.set(name, owner);
  return first;
}

function sorted<Item>(items: Item[], by: (item: Item) => number | string): Item[] {
  return items.sort((left, right) => {
    const [a, b] = [by(left), by(right)];
    return a < b ? -1 : a > b ? 1 : 0;
  });
}

/** Other resources that a definition refers to by name. */
function namedResources({ detail, list, form }: AnyResource): Set<string> {
  const cells = [...(list?.columns ?? []), ...(detail?.badges ?? []), ...(detail?.meta ?? [])];
  const parts = [...cells, ...(detail?.sections ?? []), ...(list?.filters ?? []), ...(form?.fields ?? [])];
  const nested = parts.flatMap((part): readonly unknown[] => {
    const subrecords: unknown = Reflect.get(Object(part), "subrecords");
    return Array.isArray(subrecords) ? subrecords : [];
  });
  const named = (items: readonly unknown[], ...keys: string[]) =>
    items.flatMap((item) => {
      const name: unknown = keys.map((key): unknown => Reflect.get(Object(item), key)).find(Boolean);
      return typeof name === "string" ? [name] : [];
    });
  return new Set([...named(parts, "related", "to"), ...named(nested, "of")]);
}

/**
 * Makes the registry from extensions, in the order given. A pure function: it keeps the first of two with one name,
 * leaves out what cannot work, and says so in `problems` instead of throwing.
 */
export function createRegistryWith(
  extensions: readonly ExtensionDefinition[],
  { applyChanges, assignShortcuts, validateLink, validateMoves, resolveKinds }: ChangeRules,
): Registry {
  const problems: RegistryProblem[] = [];
  const resources = new Map<string, AnyResource>();
  const claims = new Map<string, string>();
  const routes: Owned<ExtensionRoute>[] = [];
  const sectionRoutes = new Map<string, Owned<ExtensionRoute>[]>();
  const settings: Owned<ExtensionSetting>[] = [];
  const widgets = new Map<string, Owned<ExtensionWidget>[]>();

  const accepted = extensions.filter(({ id, apiVersion: version = apiVersion }) => {
    const first = claim(claims, `extension ${id}`, id);
    if (first !== undefined) problems.push({ owner: id, reason: "duplicateExtension" });
    else if (version !== apiVersion)
      problems.push({
        owner: id,
        reason: "apiVersion",
        values: { version: String(version), expected: String(apiVersion) },
      });
    else return true;
    return false;
  });

  for (const { id: owner, resources: own = [] } of accepted) {
    for (const resource of own) {
      if (!isDefinition(resource)) {
        problems.push({ owner, reason: "notAResource" });
        continue;
      }
      const first = claim(claims, `resource ${resource.name}`, owner);
      const place = `/${resource.route ?? resource.name}`;
      const holder = first === undefined ? claim(claims, `route ${routePattern(place)}`, owner) : undefined;
      if (first !== undefined)
        problems.push({ owner, reason: "duplicateResource", values: { name: resource.name, first } });
      else if (holder !== undefined)
        problems.push({ owner, reason: "duplicateRoute", values: { path: place, first: holder } });
      else resources.set(resource.name, withCrudFacts(resource));
    }
  }
  const claimedGroups = accepted.flatMap(({ id: owner, groups: own = [], source }) =>
    own.flatMap((group) => {
      const first = group.id in builtInGroups ? "tillhouse" : claim(claims, `group ${group.id}`, owner);
      if (first === undefined) return [{ ...group, owner }];
      problems.push({ owner, source, reason: "duplicateGroup", values: { id: group.id, first } });
      return [];
    }),
  );
  const links = {
    groups: new Set([...Object.keys(builtInGroups), ...claimedGroups.map(({ id }) => id)]),
    entries: new Set([
      ...[...resources.values()].map(({ name, route }) => `/${route ?? name}`),
      ...accepted.flatMap(({ routes: own = [] }) => own.map(({ path }) => path)),
    ]),
    report: (problem: RegistryProblem) => void problems.push(problem),
  };
  for (const extension of accepted) validateMoves(extension, links);
  const entries = new Set([
    ...[...resources.values()].flatMap((resource) =>
      resource.nav === undefined || !hasList(resource)
        ? []
        : [`${resource.nav.group === "settings" ? "settings" : "sidebar"}.${resource.name}`],
    ),
    ...accepted.flatMap(({ routes: own = [] }) =>
      own.flatMap(({ path, link }) => (link === undefined ? [] : [`sidebar.${path.slice(1)}`])),
    ),
    ...accepted.flatMap(({ settings: own = [] }) => own.map(({ path }) => `settings.${path}`)),
    ...builtInSettings.map((path) => `settings.${path}`),
  ]);
  const changed = applyChanges(accepted, { resources, entries, report: links.report });
  const ownerOf = (name: string) => claims.get(`resource ${name}`) ?? "tillhouse";
  const kinds = resolveKinds(accepted, { resources: changed.resources, ownerOf, report: links.report });
  const zones = [...new Set([...v1Zones, ...adminZones, ...[...kinds.resources.values()].flatMap(zonesOf)])];

  for (const { id: owner, resources: own = [] } of accepted) {
    for (const resource of own.filter(isDefinition)) {
      for (const name of namedResources(resource))
        if (!resources.has(name))
          problems.push({ owner, reason: "missingResource", values: { name: resource.name, missing: name } });
    }
  }

  for (const { id: owner, routes: own = [] } of accepted) {
    for (const route of own) {
      const { path, source } = route;
      const problem = checkRoutePath(path);
      const first = problem === undefined ? claim(claims, `route ${routePattern(path)}`, owner) : undefined;
      if (problem !== undefined) problems.push({ owner, source, reason: problem.rule, values: { path } });
      else if (first !== undefined)
        problems.push({ owner, source, reason: "duplicateRoute", values: { path, first } });
      else {
        const { section } = resolveRouteMount(path);
        const validated = { ...route, owner, link: validateLink({ ...route, owner }, links) };
        if (section === undefined) routes.push(validated);
        else sectionRoutes.set(section, [...(sectionRoutes.get(section) ?? []), validated]);
      }
    }
  }

  for (const { id: owner, settings: own = [] } of accepted) {
    for (const setting of own) {
      const { path, source } = setting;
      const first = claim(claims, `setting ${path}`, owner);
      if (first === undefined) settings.push({ ...kinds.resolveSetting(setting, owner), owner });
      else problems.push({ owner, source, reason: "duplicateSetting", values: { path, first } });
    }
  }

  for (const { id: owner, widgets: own = [] } of accepted) {
    for (const widget of own) {
      for (const zone of [widget.zone].flat()) {
        if (zones.includes(zone)) widgets.set(zone, [...(widgets.get(zone) ?? []), { ...widget, owner }]);
        else
          problems.push({
            owner,
            source: widget.source,
            reason: "unknownZone",
            values: { zone: String(zone) },
          });
      }
    }
  }
  for (const list of widgets.values()) sorted(list, (widget) => widget.order ?? 0);

  const commands = accepted.flatMap(({ id: owner, commands: own = [] }) =>
    own.flatMap((command) => {
      const first = claim(claims, `command ${owner}/${command.id}`, owner);
      if (first === undefined) return [{ ...command, owner }];
      problems.push({
        owner,
        source: command.source,
        reason: "duplicateCommand",
        values: { id: command.id },
      });
      return [];
    }),
  );
  const keyed = assignShortcuts({
    resources: kinds.resources,
    commands,
    hidden: changed.hidden,
    ownerOf,
    report: links.report,
  });

  return {
    resources: keyed.resources,
    routes,
    sectionRoutes,
    settings: sorted(settings, (setting) => setting.path).filter(
      ({ path }) => !changed.hidden.has(`settings.${path}`),
    ),
    widgets,
    zones,
    commands: keyed.commands,
    pages: changed.pages,
    hidden: changed.hidden,
    sidebar: {
      groups: claimedGroups,
      moves: changed.moves,
      arrange: accepted.flatMap(({ id: owner, transformSidebar: arrange, source }) =>
        arrange === undefined ? [] : [{ owner, source, arrange }],
      ),
    },
    problems,
  };
}
