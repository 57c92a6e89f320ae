import {
  type AnyResource,
  adminZones,
  type ElementKind,
  elementKinds,
  type PageKind,
  pageKinds,
  v1Zones,
} from "@tillhouse/extension-sdk/internal";
import { builtInSettings } from "../definitions/built-in-settings";
import { elementId, elementLists } from "../definitions/element-lists";
import { recordProp } from "../definitions/record-prop";
import { builtInKeys } from "./assign-shortcuts";
import { newRecordPath } from "./new-record-path";
import { type Registry, zonePrefix, zonesOf } from "./registry";

/** A place that widgets can stand in. */
export interface ManifestZone {
  /** Name by which widgets say where they go: `order.details.after`. */
  name: string;
  /** The resource whose pages it stands on; none for zones of the admin itself. */
  resource?: string;
  /** The prop that the record comes in, beside `notify`. */
  prop?: string;
  /** Whether v1 had it, under this name. */
  isV1?: boolean;
  /** The page that it stands on is still to come: a widget may name it, and is shown as soon as the page is there. */
  isWaiting?: boolean;
}

/** Something that can be hidden, replaced, wrapped or moved. */
export interface ManifestId {
  /** Names the element in changes: `orders.columns.customer`. */
  id: string;
  /** What it is: a page, a kind of element, or an entry of the sidebar or the settings. */
  kind: PageKind | ElementKind | "sidebar" | "setting";
  /** Name of the resource that it belongs to. Left out for what belongs to none. */
  resource?: string;
}

/** Every zone and every id that there is: what types, checks, documentation and the inspector are made from. */
export interface Manifest {
  /** Zones for widgets, those of Medusa v1 included. */
  zones: readonly ManifestZone[];
  /** Everything that an extension can name in a change. */
  ids: readonly ManifestId[];
  /** Where the pages are, below `/a`, with parameters as `:id`. */
  addresses: readonly string[];
  /** Keys that the admin's own commands start with. */
  shortcuts: readonly string[];
}

/** What v1 handed to the widgets of these zones, although no resource has them. */
const otherProps: Readonly<Record<string, string>> = { "login.": "page" };

/** Whether a zone belongs to no resource: the admin itself shows it. */
function isAlways(name: string): boolean {
  return name.startsWith("login.") || adminZones.some((zone) => zone === name);
}

function idsOf(resource: AnyResource): ManifestId[] {
  const { name, form, nav, list } = resource;
  const pages = pageKinds.flatMap((kind) =>
    resource[kind] === undefined ? [] : [{ id: `${name}.${kind}`, kind, resource: name }],
  );
  const parts = elementKinds.flatMap((kind) =>
    (elementLists[kind].read(resource) ?? []).map((part) => ({
      id: `${name}.${kind}.${elementId(part)}`,
      kind,
      resource: name,
    })),
  );
  const crudActions = [
    ...(form !== undefined && form.mode !== "edit" ? ["create"] : []),
    ...(form !== undefined && form.mode !== "create" ? ["edit"] : []),
    ...(form?.canDuplicate ? ["duplicate"] : []),
    ...(resource.delete ? ["delete"] : []),
  ].map((id) => ({ id: `${name}.actions.${id}`, kind: "actions" as const, resource: name }));
  const entry: ManifestId[] =
    nav === undefined || list === undefined
      ? []
      : nav.group === "settings"
        ? [{ id: `settings.${name}`, kind: "setting" }]
        : [{ id: `sidebar.${name}`, kind: "sidebar" }];
  return [...pages, ...parts, ...crudActions, ...entry];
}

/**
 * What a registry offers to widgets and changes.
 *
 * @example const names = manifestOf(createRegistry([builtIn])).zones.map(({ name }) => name);
 */
export function manifestOf(registry: Registry): Manifest {
  const resources = [...registry.resources.values()];
  const known = new Set<string>([...v1Zones]);
  const named = new Map<string, ManifestZone>();
  for (const resource of resources) {
    const prefix = zonePrefix(resource);
    for (const name of zonesOf(resource)) {
      const hasRecord = !name.startsWith(`${prefix}.list.`);
      named.set(name, { name, resource: resource.name, ...(hasRecord && { prop: recordProp(prefix) }) });
    }
  }
  for (const name of [...v1Zones, ...adminZones])
    if (!named.has(name)) {
      const prop = name.includes(".details.")
        ? recordProp(name.slice(0, name.indexOf(".")))
        : Object.entries(otherProps).find(([start]) => name.startsWith(start))?.[1];
      const isWaiting = !isAlways(name);
      named.set(name, { name, ...(prop !== undefined && { prop }), ...(isWaiting && { isWaiting }) });
    }
  const byName =
    <Item>(key: (item: Item) => string) =>
    (left: Item, right: Item) =>
      key(left) < key(right) ? -1 : 1;
  return {
    zones: [...named.values()]
      .map((zone) => (known.has(zone.name) ? { ...zone, isV1: true } : zone))
      .sort(byName(({ name }) => name)),
    ids: [
      ...resources.flatMap(idsOf),
      ...builtInSettings.map((path) => ({ id: `settings.${path}`, kind: "setting" as const })),
      ...registry.settings.map(({ path }): ManifestId => ({ id: `settings.${path}`, kind: "setting" })),
      ...[...registry.routes, ...[...registry.sectionRoutes.values()].flat()].flatMap(
        ({ path, link }): ManifestId[] =>
          link === undefined ? [] : [{ id: `sidebar.${path.slice(1)}`, kind: "sidebar" }],
      ),
    ].sort(byName(({ id }) => id)),
    addresses: [
      ...resources.flatMap(({ name, route = name, list, detail, form }) => [
        ...(list === undefined ? [] : [`/${route}`]),
        ...(detail === undefined ? [] : [`/${route}/:id`]),
        ...[form === undefined ? [] : (newRecordPath({ name, route }) ?? [])].flat(),
      ]),
      ...registry.settings.map(({ path }) => `/settings/${path}`),
    ].sort(),
    shortcuts: [
      ...builtInKeys,
      ...resources.flatMap(({ nav }) => (nav?.shortcut ? `g ${nav.shortcut}` : [])),
    ].sort(),
  };
}
