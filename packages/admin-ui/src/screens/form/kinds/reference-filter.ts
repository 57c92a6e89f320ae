import type { ReferenceField, ReferencesField } from "@tillhouse/extension-sdk/internal";
import { heldAt } from "../controls/form-scope";

/** What narrows the records that a field offers: what it always asks for, and what the record says. */
export function referenceFilter(
  {
    filter,
    filterPaths = {},
  }: Pick<ReferenceField<string, string> | ReferencesField<string, string>, "filter" | "filterPaths">,
  record: object | undefined,
): Readonly<Record<string, unknown>> {
  const held = Object.entries(filterPaths).map(([key, path]) => [key, heldAt(record, path)] as const);
  return {
    ...filter,
    ...Object.fromEntries(held.filter(([, value]) => value !== undefined && value !== null)),
  };
}
