import type { AnyAction } from "@tillhouse/extension-sdk";
import {
  type AnyField,
  type AnyForm,
  type AnyResource,
  type FeatureFlags,
  featureFlagsOf,
  type Requirements,
} from "@tillhouse/extension-sdk/internal";
import { disabledField, stepsWithout } from "../definitions/disabled-fields";
import { rowWith, withCells } from "../definitions/section-cells";
import type { May } from "./permissions";
import type { Registry } from "./registry";

/** What something says of when it is there. */
interface Conditions {
  requires?: Requirements;
  unless?: Requirements;
  permission?: string;
}

/** A part of a definition, as far as it says what it needs. A bare string is a column that needs nothing. */
type Part = string | (Conditions & { to?: string; related?: string });

/** Decides what of a definition a store can do, and who is at work may see. */
interface Sieve {
  lacks(needs: Requirements | undefined): boolean;
  /** The store has what the part needs, and the resource that it shows, asks for or leads to; and the person may see it. */
  isThere(part: Part | object): boolean;
}

/** The first feature that the store lacks; `undefined` where it has all, or has not been read yet. */
export function missingFeature(
  needs: Requirements | undefined,
  { isFeatureEnabled, isKnown }: FeatureFlags,
): string | undefined {
  // Until the store has been read nothing is missing: a list that blinks is worse than one that comes up empty.
  return isKnown ? [needs ?? []].flat().find((name) => !isFeatureEnabled(name)) : undefined;
}

/** `undefined` where nothing is left to ask. */
function availableForm(form: AnyForm, { isThere }: Sieve): AnyForm | undefined {
  if (form.fields.length > 0 && !form.fields.some(isThere)) return undefined;
  const fields = form.fields.map((field): AnyField => {
    if (!isThere(field)) return disabledField(field);
    return "fields" in field && field.fields ? { ...field, fields: field.fields.filter(isThere) } : field;
  });
  const gone = new Set(form.fields.filter((field) => !isThere(field)).map(({ key }) => key));
  return { ...form, fields, steps: stepsWithout(form, gone) };
}

function availableResource(resource: AnyResource, sieve: Sieve): AnyResource {
  const { list, detail, form, actions, documents } = resource;
  const { isThere } = sieve;
  return {
    ...resource,
    list: list && {
      ...list,
      columns: list.columns.filter(isThere),
      filters: list.filters?.filter(isThere),
      views: list.views?.filter(isThere),
      links: list.links?.filter(isThere),
      select: [list.select ?? []].flat().filter(isThere),
    },
    detail: detail && {
      ...detail,
      badges: detail.badges?.filter(isThere),
      meta: detail.meta?.filter(isThere),
      sections: detail.sections
        .filter(isThere)
        .map((section) => withCells(section, (cells) => cells.filter(isThere))),
      select: [detail.select ?? []].flat().filter(isThere),
    },
    row: rowWith(resource.row, (cells) => cells.filter(isThere)),
    form: form && availableForm(form, sieve),
    documents: documents?.filter(isThere),
    actions: actions
      ?.filter(isThere)
      .map(
        (action): AnyAction =>
          action.form === undefined ? action : { ...action, form: availableForm(action.form, sieve) },
      ),
  };
}

/**
 * What of the registry this store can do (specification, section 9), and this person may. Whatever needs a feature that the
 * store lacks is left out — resources, columns, filters, fields, sections, actions, pages, cards, widgets and commands — and
 * so is whatever shows or asks for records of a resource that is left out, and what asks for a permission that the person
 * does not have, and the resources that the host denies. Where nothing is missing the very registry comes back, so that nothing is drawn again.
 */
export function omitUnavailable(
  registry: Registry,
  flags: FeatureFlags,
  may: May = () => true,
  denied: ReadonlySet<string> = new Set(),
): Registry {
  let isWhole = true;
  const lacks = (needs: Requirements | undefined) => {
    const isMissing = missingFeature(needs, flags) !== undefined;
    if (isMissing) isWhole = false;
    return isMissing;
  };
  const mayStay = ({ requires, unless, permission }: Conditions) => {
    const isForbidden =
      !may(permission) ||
      (unless !== undefined && flags.isKnown && missingFeature(unless, flags) === undefined);
    if (isForbidden) isWhole = false;
    return !lacks(requires) && !isForbidden;
  };
  const isDenied = ({ name }: AnyResource) => {
    if (denied.has(name)) isWhole = false;
    return denied.has(name);
  };
  const resources = [...registry.resources.values()].filter(
    (resource) => mayStay(resource) && !isDenied(resource),
  );
  const names = new Set(resources.map(({ name }) => name));
  const gone = new Set([...registry.resources.keys()].filter((name) => !names.has(name)));
  const sieve: Sieve = {
    lacks,
    isThere: (part) => {
      if (typeof part === "string") return true;
      // Cells, filters, fields and sections spell these words alike; a part without them needs nothing.
      const { to, related, ...conditions } = part as Exclude<Part, string>;
      return mayStay(conditions) && !gone.has(to ?? "") && !gone.has(related ?? "");
    },
  };
  const within = <Item extends Conditions>(lists: ReadonlyMap<string, readonly Item[]>) =>
    new Map([...lists].map(([key, items]) => [key, items.filter(mayStay)] as const));
  const available: Registry = {
    ...registry,
    resources: new Map(
      resources.map((resource) => [resource.name, availableResource(resource, sieve)] as const),
    ),
    routes: registry.routes.filter(mayStay),
    sectionRoutes: within(registry.sectionRoutes),
    settings: registry.settings.filter(mayStay),
    widgets: within(registry.widgets),
    commands: registry.commands.filter(mayStay),
  };
  return isWhole ? registry : available;
}

/** Every permission that something in the registry asks for. */
export function permissionsIn(registry: Registry): string[] {
  const asked = new Set<string>();
  omitUnavailable(registry, featureFlagsOf(undefined), (permission) => {
    if (permission !== undefined) asked.add(permission);
    return true;
  });
  return [...asked];
}
