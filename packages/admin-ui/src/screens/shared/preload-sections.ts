import {
  type AnyResource,
  type AnySubrecords,
  detailsZone,
  type Later,
} from "@tillhouse/extension-sdk/internal";
import { knownPart, preloadPart } from "../../core/lazy/load-or";
import { type Registry, zonePrefix } from "../../core/registry/registry";

/** Loads the code of what stands on the page of a record, widgets too; a failure shows where it stands. */
export function preloadSections(resource: AnyResource, { widgets, resources }: Registry): void {
  const preloadRows = (sources: readonly AnySubrecords[] = []): void => {
    for (const { of, row = resources.get(of)?.row } of sources)
      void later(row, ({ rows }) => preloadRows(rows));
  };
  const prefix = zonePrefix(resource);
  const sections = resource.detail?.sections ?? [];
  for (const section of sections) {
    if ("load" in section) void preloadPart(section.load);
    if (!("subrecords" in section)) continue;
    if (section.below) void preloadPart(section.below);
    void later(section.subrecords, preloadRows);
  }
  for (const place of ["", "side.", ...sections.map(({ id }) => `${id}.`)])
    for (const side of ["before", "after"])
      for (const { load } of widgets.get(detailsZone(prefix, `${place}${side}`)) ?? [])
        void preloadPart(load);
}

/** Goes on with what a definition says, once it is there. */
async function later<Value>(value: Later<Value> | undefined, goOn: (value: Value) => void): Promise<void> {
  if (typeof value !== "function") return value && goOn(value);
  // A module of a definition is a function, and nothing that a definition says by itself is; see `Later`.
  const load = value as () => Promise<{ default: Value }>;
  await preloadPart(load);
  const part = knownPart(load);
  if (part !== undefined) goOn(part.default as Value);
}
