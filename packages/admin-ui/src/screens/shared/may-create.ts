import type { AnyResource } from "@tillhouse/extension-sdk/internal";

/**
 * Whether a record can be made where nothing else is known. One that the API has below another record is made on the page of that
 * one, which says whose it is.
 */
export function mayCreate({ form, api }: Pick<AnyResource, "form" | "api">): boolean {
  return form !== undefined && form.mode !== "edit" && api.writePath === undefined;
}
