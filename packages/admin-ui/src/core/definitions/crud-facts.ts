import { cell } from "@tillhouse/extension-sdk";
import { type AnyCell, type AnyResource, type AnySection, cellId } from "@tillhouse/extension-sdk/internal";

/** The section of the side column that the facts join, or make up where there is none. */
const sectionId = "details";

/** What every page tells of its record: when it was made and last changed, and what the store calls it. */
const crudFacts: readonly AnyCell[] = [
  cell.date("created_at") as AnyCell,
  cell.date("updated_at", { label: "detail.updated" }) as AnyCell,
  cell.text("id", { isCode: true, label: "detail.id" }) as AnyCell,
];

const idsOf = (cells: readonly (string | AnyCell)[] = []) =>
  cells.map((one) => (typeof one === "string" ? one : cellId(one)));

function isDetails(section: AnySection): section is Extract<AnySection, { facts: unknown }> {
  return section.id === sectionId && "facts" in section && section.column === "side";
}

const known = new WeakMap<AnyResource, AnyResource>();

/**
 * The page of a resource with the facts that stand on every page, in its side column. What the page says elsewhere is not said
 * again; what a record does not have is left out where it is drawn. The same definition gives the same one each time, so that a
 * registry that is made anew mounts nothing anew.
 */
export function withCrudFacts(resource: AnyResource): AnyResource {
  const made = known.get(resource) ?? makeCrudFacts(resource);
  known.set(resource, made);
  return made;
}

function makeCrudFacts(resource: AnyResource): AnyResource {
  const { detail, api } = resource;
  // Records that are named by another key have one word for all of it.
  if (detail === undefined || api.idKey !== undefined) return resource;
  const { sections, meta } = detail;
  const said = new Set([
    ...idsOf(meta),
    ...sections.flatMap((section) => ("facts" in section ? idsOf(section.facts) : [])),
  ]);
  const unsaid = crudFacts.filter((one) => !said.has(cellId(one)));
  if (unsaid.length === 0) return resource;
  const own: AnySection = {
    id: sectionId,
    label: "detail.details",
    column: "side",
    facts: [],
    crudFacts: unsaid,
  };
  if (sections.some(({ id }) => id === sectionId))
    return {
      ...resource,
      detail: {
        ...detail,
        sections: sections.map((section) =>
          isDetails(section) ? { ...section, crudFacts: unsaid } : section,
        ),
      },
    };
  const at = sections.findIndex((section) => "metadata" in section && section.column === "side");
  return {
    ...resource,
    detail: {
      ...detail,
      sections: at < 0 ? [...sections, own] : [...sections.slice(0, at), own, ...sections.slice(at)],
    },
  };
}
