/** The lists of a resource whose parts have ids. */
export const elementKinds = ["columns", "filters", "sections", "fields", "actions", "documents"] as const;

/** A list of a resource whose parts have ids. */
export type ElementKind = (typeof elementKinds)[number];

/** The pages of a resource. */
export const pageKinds = ["list", "detail", "form"] as const;

/** A page of a resource. */
export type PageKind = (typeof pageKinds)[number];

/** What an id of `hide`, `replace`, `wrap` and `move` names. */
export type ParsedElementId =
  | {
      /** An entry of the sidebar. */
      kind: "sidebar";
      /** The name of its resource, or the path of its page without the leading slash. */
      id: string;
    }
  | {
      /** A card of the settings, with its page. */
      kind: "setting";
      /** The name of its resource, or the path of the page below `settings/`. */
      id: string;
    }
  | {
      /** A page of a resource. */
      kind: PageKind;
      /** The name of the resource. */
      resource: string;
    }
  | {
      /** The list of a resource that it stands in. */
      kind: ElementKind;
      /** The name of the resource. */
      resource: string;
      /** The key or the id that it has in that list. */
      id: string;
    };

/**
 * Reads an id of the kind that `hide`, `replace`, `wrap` and `move` take. `undefined` where it names nothing at all; that
 * what it names exists is another question.
 *
 * @example parseElementId("products.columns.status") // { kind: "columns", resource: "products", id: "status" }
 */
export function parseElementId(target: string): ParsedElementId | undefined {
  const [, first = "", second = "", rest] = /^([^.]+)\.([^.]+)(?:\.(.+))?$/.exec(target) ?? [];
  const partKind = elementKinds.find((kind) => kind === second);
  if (partKind !== undefined && rest !== undefined) return { kind: partKind, resource: first, id: rest };
  const pageKind = pageKinds.find((kind) => kind === second);
  if (pageKind !== undefined && rest === undefined) return { kind: pageKind, resource: first };
  if (first !== "sidebar" && first !== "settings") return undefined;
  const id = target.slice(first.length + 1);
  return id === "" ? undefined : { kind: first === "sidebar" ? "sidebar" : "setting", id };
}
