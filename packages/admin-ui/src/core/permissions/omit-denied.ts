import type { AnyAction } from "@tillhouse/extension-sdk";
import { type AnyResource, elementKinds, pageKinds } from "@tillhouse/extension-sdk/internal";
import { builtInSettings } from "../definitions/built-in-settings";
import { elementId, elementLists } from "../definitions/element-lists";
import { crudIds } from "../registry/crud-actions";
import type { Registry } from "../registry/registry";
import { withoutElement, withoutPage } from "../registry/remove-element";
import type { Allows } from "./access";

/** An id with the resource that it belongs to. */
interface AccessId {
  id: string;
  resource?: string;
}

function idsOf(resource: AnyResource): string[] {
  const parts = elementKinds.flatMap((kind) =>
    (elementLists[kind].read(resource) ?? []).map((part) => `${kind}.${elementId(part)}`),
  );
  // Of a resource whose body is still to come nobody knows which pages it has.
  return [...pageKinds, ...parts, ...crudIds.map((id) => `actions.${id}`)];
}

/** Every id that a person can be denied, the same for a registry whose bodies are not all there. */
function accessIds(registry: Registry): AccessId[] {
  return [
    ...[...registry.resources.values()].flatMap((resource): AccessId[] => {
      const { name, nav } = resource;
      const entry = nav && `${nav.group === "settings" ? "settings" : "sidebar"}.${name}`;
      return [
        { id: name, resource: name },
        ...(entry === undefined ? [] : [{ id: entry, resource: name }]),
        ...[...new Set(idsOf(resource))].map((part) => ({ id: `${name}.${part}`, resource: name })),
      ];
    }),
    ...[...builtInSettings, ...registry.settings.map(({ path }) => path)].map((path) => ({
      id: `settings.${path}`,
    })),
    ...[...registry.routes, ...[...registry.sectionRoutes.values()].flat()].map(({ path }) => ({
      id: `sidebar.${path.slice(1)}`,
    })),
  ];
}

/** The ids that are denied, in one order: two answers with the same ones are equal. */
export function deniedIds(registry: Registry, allows: Allows): string[] {
  return accessIds(registry)
    .filter(({ id, resource }) => !allows(id, resource))
    .map(({ id }) => id);
}

type Rule = AnyAction["when"];

/** A rule that asks the host as well, of the very record. */
function withAccess(when: Rule, may: (record: object) => boolean): NonNullable<Rule> {
  return (record, about) => may(record) && (when === undefined || when(record, about));
}

function allowedResource(
  resource: AnyResource,
  { denied, allows }: { denied: ReadonlySet<string>; allows: Allows },
): AnyResource {
  const { name } = resource;
  let left = resource;
  for (const kind of pageKinds) if (denied.has(`${name}.${kind}`)) left = withoutPage(left, kind);
  for (const kind of elementKinds)
    for (const part of elementLists[kind].read(resource) ?? []) {
      const id = elementId(part);
      if (denied.has(`${name}.${kind}.${id}`)) left = withoutElement(left, kind, id);
    }
  for (const id of crudIds)
    if (denied.has(`${name}.actions.${id}`)) left = withoutElement(left, "actions", id);
  const may = (id: string) => (record: object) => allows(`${name}.actions.${id}`, name, record);
  const { form, delete: erase, actions } = left;
  return {
    ...left,
    actions: actions?.map((action) => ({ ...action, when: withAccess(action.when, may(action.id)) })),
    delete: erase && { ...erase, when: withAccess(erase.when, may("delete")) },
    form: form && {
      ...form,
      when: (record) => may("edit")(record) && (form.when === undefined || form.when(record)),
    },
  };
}

/**
 * The registry without what the host denies a person. Whole resources are left to `omitUnavailable`, with everything that
 * leads to them.
 *
 * @param denied see {@link deniedIds}
 * @param allows asked once more, with the record, for what can be done with one
 */
export function omitDenied(registry: Registry, denied: ReadonlySet<string>, allows: Allows): Registry {
  const resources = new Map<string, AnyResource>();
  const hidden = new Set(registry.hidden);
  for (const id of denied) if (/^(sidebar|settings)\./.test(id)) hidden.add(id);
  for (const [name, resource] of registry.resources) {
    resources.set(name, allowedResource(resource, { denied, allows }));
    if (denied.has(`${name}.list`)) hidden.add(`sidebar.${name}`).add(`settings.${name}`);
  }
  return {
    ...registry,
    resources,
    hidden,
    settings: registry.settings.filter(({ path }) => !denied.has(`settings.${path}`)),
  };
}
