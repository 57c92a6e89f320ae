import { type AnyCell, type AnyField, type ElementKind, sortKey } from "@tillhouse/extension-sdk/internal";
import { type AnyElement, elementId, markElement } from "../definitions/element-lists";

/** What a column keeps when it draws itself from now on: its head, its width, its place on phones, what sorts it. */
function keptOfColumn(column: AnyCell): Partial<AnyCell> {
  const { label, mobile, grow, isHidden, requires, permission } = column;
  return {
    label,
    mobile: mobile,
    grow,
    isHidden,
    requires: requires,
    permission,
    sort: sortKey(column) ?? false,
  };
}

/**
 * Puts something else in the place of a part; it keeps the id. `undefined` where it is no part of that kind.
 *
 * A field that is drawn by a component stays the field that it was: what it holds, and what an empty one holds, does not
 * change with how it looks.
 */
export function replaceElement(part: AnyElement, kind: ElementKind, given: object): AnyElement | undefined {
  const id = elementId(part);
  const has = (key: string) => typeof Reflect.get(given, key) === "function";
  const isSame = Reflect.get(given, "key") === id && "kind" in given;
  // `given` has what the kind needs, as is looked up; the rest of it the compiler has checked at the author's.
  const made = (base: object): AnyElement => ({ ...base, ...given }) as AnyElement;
  switch (kind) {
    case "columns":
      if (has("render")) return { ...made(keptOfColumn(part as AnyCell)), id } as AnyElement;
      return isSame ? made({}) : undefined;
    case "filters":
      return isSame ? made({}) : undefined;
    case "sections":
      return ["load", "facts", "related", "rows", "subrecords", "metadata"].some((word) => word in given)
        ? ({ ...made({ column: Reflect.get(part, "column") }), id } as AnyElement)
        : undefined;
    case "fields":
      if (has("load")) return markElement(part as AnyField, { load: Reflect.get(given, "load") });
      return isSame ? made({}) : undefined;
    case "actions":
      return "run" in given ? ({ ...made({}), id } as AnyElement) : undefined;
    case "documents":
      // What is printed once for all records stays so, unless it says otherwise. One that knows of no sheets would be the
      // same on each.
      return has("load") ? ({ ...part, sheets: undefined, ...made({}), id } as AnyElement) : undefined;
  }
}
