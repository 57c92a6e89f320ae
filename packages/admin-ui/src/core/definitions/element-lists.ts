import type { AnyAction } from "@tillhouse/extension-sdk";
import type {
  AnyCell,
  AnyField,
  AnyFilter,
  AnyPrintDocument,
  AnyResource,
  AnySection,
  ElementKind,
  ElementOrigin,
} from "@tillhouse/extension-sdk/internal";

/** A column, filter, section, field, action or document of any resource. */
export type AnyElement = AnyCell | AnyFilter | AnySection | AnyField | AnyAction | AnyPrintDocument;

interface PartList {
  /** `undefined` where the resource has no place for such parts. */
  read(resource: AnyResource): readonly (string | AnyElement)[] | undefined;
  write(resource: AnyResource, parts: readonly AnyElement[]): AnyResource;
}

/** Where a resource keeps the parts of each kind. What is written back is what was read, in part: the kinds fit. */
export const elementLists: Readonly<Record<ElementKind | "badges" | "meta", PartList>> = {
  columns: {
    read: ({ list }) => list?.columns,
    write: (resource, parts) =>
      resource.list
        ? { ...resource, list: { ...resource.list, columns: parts as readonly AnyCell[] } }
        : resource,
  },
  filters: {
    read: ({ list }) => list && (list.filters ?? []),
    write: (resource, parts) =>
      resource.list
        ? { ...resource, list: { ...resource.list, filters: parts as readonly AnyFilter[] } }
        : resource,
  },
  sections: {
    read: ({ detail }) => detail?.sections,
    write: (resource, parts) =>
      resource.detail
        ? { ...resource, detail: { ...resource.detail, sections: parts as readonly AnySection[] } }
        : resource,
  },
  badges: {
    read: ({ detail }) => detail && (detail.badges ?? []),
    write: (resource, parts) =>
      resource.detail
        ? { ...resource, detail: { ...resource.detail, badges: parts as readonly AnyCell[] } }
        : resource,
  },
  meta: {
    read: ({ detail }) => detail && (detail.meta ?? []),
    write: (resource, parts) =>
      resource.detail
        ? { ...resource, detail: { ...resource.detail, meta: parts as readonly AnyCell[] } }
        : resource,
  },
  fields: {
    read: ({ form }) => form?.fields,
    write: (resource, parts) =>
      resource.form
        ? { ...resource, form: { ...resource.form, fields: parts as readonly AnyField[] } }
        : resource,
  },
  actions: {
    read: ({ actions = [] }) => actions,
    write: (resource, parts) => ({ ...resource, actions: parts as readonly AnyAction[] }),
  },
  documents: {
    read: ({ documents = [] }) => documents,
    write: (resource, parts) => ({ ...resource, documents: parts as readonly AnyPrintDocument[] }),
  },
};

/** The id of a part within its list: its id, or the key that it shows, asks or holds. */
export function elementId(part: string | AnyElement): string {
  if (typeof part === "string") return part;
  return "id" in part ? part.id : part.key;
}

/** A part that can carry who brought it: a bare string means a text cell. */
export function elementFrom(part: string | AnyElement): AnyElement {
  return typeof part === "string" ? { kind: "text", key: part } : part;
}

/** Says of a part who brought it or stands around it, beside what it says already. */
export function markElement<Kind extends AnyElement>(part: Kind, mark: ElementOrigin): Kind {
  return { ...part, contribution: { ...part.contribution, ...mark } };
}
