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
  | { kind: "sidebar"; id: string }
  | { kind: "setting"; id: string }
  | { kind: PageKind; resource: string }
  | { kind: ElementKind; resource: string; id: string };

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
