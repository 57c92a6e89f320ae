import type { AdminContextValue } from "../../core/context/admin-context";
import { type Manifest, manifestOf } from "../../core/registry/manifest";
import type { PageElement } from "./page-elements";

/** A zone or an id, on this page or on another. */
export interface KnownName {
  id: string;
  isZone: boolean;
  prop?: string | undefined;
  /** Where it is on this page. */
  part: PageElement | undefined;
  /** The address of the list from which its page is reached, where there is one. */
  href?: string | undefined;
}

/** Where the page with a name is, or the list that leads to it. */
function hrefOf(id: string, resource: string | undefined, admin: AdminContextValue): string | undefined {
  const definition = resource === undefined ? undefined : admin.registry.resources.get(resource);
  const base = `${admin.config.basePath.replace(/\/$/, "")}/a`;
  if (id.startsWith("settings.")) return `${base}/settings`;
  if (definition?.list === undefined) return undefined;
  const isForm = /\.(form|fields)(\.|$)/.test(id) && definition.form?.mode !== "edit";
  return `${base}/${definition.route ?? definition.name}${isForm ? "?form=new" : ""}`;
}

/** Every zone and every id that there is, and what of it is on this page; first that. */
export function knownNames(admin: AdminContextValue, parts: readonly PageElement[]): KnownName[] {
  const manifest: Manifest = manifestOf(admin.registry);
  const here = new Map(parts.map((part) => [part.id, part]));
  const names: KnownName[] = [
    ...manifest.zones.map(({ name, prop, resource }) => ({
      id: name,
      isZone: true,
      prop,
      part: here.get(name),
      href: hrefOf(name, resource, admin),
    })),
    ...manifest.ids.map(({ id, resource }) => ({
      id,
      isZone: false,
      part: here.get(id),
      href: hrefOf(id, resource, admin),
    })),
  ];
  const known = new Set(names.map(({ id }) => id));
  const others = parts
    .filter(({ id }) => !known.has(id))
    .map((part) => ({ id: part.id, isZone: part.kind === "zone", part }));
  return [...names, ...others].sort(
    (left, right) => Number(left.part === undefined) - Number(right.part === undefined),
  );
}
