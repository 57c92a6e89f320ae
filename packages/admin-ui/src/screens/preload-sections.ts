import { type AnyResource, detailsZone } from "@tillhouse/extension-sdk";
import { preloadPart } from "../core/load-or";
import { type Registry, zonePrefix } from "../core/registry";

/** Loads the code of what stands on the page of a record, widgets too; a failure shows where it stands. */
export function preloadSections(resource: AnyResource, { widgets }: Registry): void {
  const prefix = zonePrefix(resource);
  const sections = resource.detail?.sections ?? [];
  for (const section of sections) if ("load" in section) void preloadPart(section.load);
  for (const place of ["", "side.", ...sections.map(({ id }) => `${id}.`)])
    for (const side of ["before", "after"])
      for (const { load } of widgets.get(detailsZone(prefix, `${place}${side}`)) ?? [])
        void preloadPart(load);
}
