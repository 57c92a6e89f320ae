import type { Change } from "@tillhouse/extension-sdk";
import type { AnyResource, CrudAction, CrudOverride } from "@tillhouse/extension-sdk/internal";

/** What can be done with the records of every resource; no part of its definition stands for it. */
export const crudIds = ["create", "edit", "duplicate", "delete"] as const;

/** The id of such an action. */
type CrudId = (typeof crudIds)[number];

/** Whether every resource knows an action by that id. */
export function isCrudAction(id: string): id is CrudId {
  return crudIds.some((known) => known === id);
}

/** Whether this resource can do it. */
export function hasCrudAction(resource: AnyResource, id: CrudId): boolean {
  const { form } = resource;
  if (id === "delete") return resource.delete !== undefined;
  if (id === "duplicate") return Boolean(form?.canDuplicate);
  return form !== undefined && form.mode !== (id === "create" ? "edit" : "create");
}

/** A resource that can do it no longer. A form that neither makes nor changes a record is no form. */
export function withoutCrudActions(resource: AnyResource, id: CrudId): AnyResource {
  const { form } = resource;
  if (id === "delete") return { ...resource, delete: undefined };
  if (form === undefined) return resource;
  if (id === "duplicate") return { ...resource, form: { ...form, canDuplicate: false } };
  const left = id === "create" ? "edit" : "create";
  if (form.mode !== undefined && form.mode !== left) return { ...resource, form: undefined };
  // A copy is made by creating it.
  return { ...resource, form: { ...form, mode: left, ...(left === "edit" && { canDuplicate: false }) } };
}

/** A resource that does it otherwise. `undefined` where that is nothing that can be run. */
export function withCrudActions(
  resource: AnyResource,
  { id, change, owner, source }: { id: CrudId; change: Change; owner: string; source?: string },
): AnyResource | undefined {
  if (id === "duplicate" || (change.kind !== "replace" && change.kind !== "wrap")) return undefined;
  const run: unknown = Reflect.get(change.with, "run");
  if (typeof run !== "function") return undefined;
  const now: CrudOverride = resource.crudOverrides?.[id] ?? { wrappers: [] };
  // It is a function; what it takes the compiler has checked at the author's.
  const contribution = { owner, source, run: run as () => Promise<unknown> };
  const made: CrudOverride =
    change.kind === "replace"
      ? { ...now, replacement: contribution }
      : { ...now, wrappers: [...now.wrappers, contribution] };
  const crudOverrides: Partial<Record<CrudAction, CrudOverride>> = { ...resource.crudOverrides, [id]: made };
  return { ...resource, crudOverrides };
}
