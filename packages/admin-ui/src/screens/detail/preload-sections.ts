import {
  type AnyResource,
  type AnySubrecords,
  detailsZone,
  type Later,
} from "@tillhouse/extension-sdk/internal";
import { knownChunk, preloadChunk } from "../../core/lazy/load-chunk";
import { type Registry, zonePrefix } from "../../core/registry/registry";
import { loadRelatedList } from "../sections/related/load-related-list";

/** Loads the code of what stands on the page of a record, widgets too; a failure shows where it stands. */
export function preloadSections(resource: AnyResource, { widgets, resources }: Registry): void {
  const preloadRows = (sources: readonly AnySubrecords[] = []): void => {
    for (const { of, row = resources.get(of)?.row } of sources)
      void later(row, ({ rows }) => preloadRows(rows));
  };
  const prefix = zonePrefix(resource);
  const sections = resource.detail?.sections ?? [];
  for (const section of sections) {
    if ("load" in section) void preloadChunk(section.load);
    if ("related" in section && section.isList) void preloadChunk(loadRelatedList);
    if (!("subrecords" in section)) continue;
    if (section.below) void preloadChunk(section.below);
    void later(section.subrecords, preloadRows);
  }
  for (const place of ["", "side.", ...sections.map(({ id }) => `${id}.`)])
    for (const side of ["before", "after"])
      for (const { load } of widgets.get(detailsZone(prefix, `${place}${side}`)) ?? [])
        void preloadChunk(load);
}

/** Goes on with what a definition says, once it is there. */
async function later<Value>(value: Later<Value> | undefined, goOn: (value: Value) => void): Promise<void> {
  if (typeof value !== "function") return value && goOn(value);
  // A module of a definition is a function, and nothing that a definition says by itself is; see `Later`.
  const load = value as () => Promise<{ default: Value }>;
  await preloadChunk(load);
  const part = knownChunk(load);
  if (part !== undefined) goOn(part.default as Value);
}
