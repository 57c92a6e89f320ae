import type { AnyResource, ElementKind, PageKind } from "@tillhouse/extension-sdk/internal";
import { disabledField, stepsWithout } from "../definitions/disabled-fields";
import { elementFrom, elementId, elementLists } from "../definitions/element-lists";
import { isCrudAction, withoutCrudActions } from "./crud-actions";

/** A resource without one of its pages. */
export function withoutPage(resource: AnyResource, page: PageKind): AnyResource {
  return { ...resource, [page]: undefined };
}

/** A resource without one of its parts. A field keeps its place for what others read of it; it is neither shown nor sent. */
export function withoutElement(resource: AnyResource, kind: ElementKind, id: string): AnyResource {
  if (kind === "actions" && isCrudAction(id)) return withoutCrudActions(resource, id);
  const { read, write } = elementLists[kind];
  const parts = (read(resource) ?? []).map(elementFrom);
  if (kind !== "fields" || resource.form === undefined)
    return write(
      resource,
      parts.filter((part) => elementId(part) !== id),
    );
  const fields = resource.form.fields.map((field) => (field.key === id ? disabledField(field) : field));
  return {
    ...resource,
    form: { ...resource.form, fields, steps: stepsWithout(resource.form, new Set([id])) },
  };
}
