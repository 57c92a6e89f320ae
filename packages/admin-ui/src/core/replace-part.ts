import type { PartKind } from "@tillhouse/extension-sdk";
import { type AnyPart, partId } from "./part-lists";

/** Puts something else in the place of a part; it keeps the id. `undefined` where it is no part of that kind. */
export function replacePart(part: AnyPart, kind: PartKind, given: object): AnyPart | undefined {
  const id = partId(part);
  const has = (key: string) => typeof Reflect.get(given, key) === "function";
  // `given` has what the kind needs, as was just looked up; the rest of it the compiler has checked at the author's.
  const made = (base: object): AnyPart => ({ ...base, ...given }) as AnyPart;
  switch (kind) {
    case "columns":
      if (has("render"))
        return {
          ...made({ label: part.contribution?.owner === undefined ? undefined : Reflect.get(part, "label") }),
          id,
        } as AnyPart;
      return Reflect.get(given, "key") === id && "kind" in given ? made({}) : undefined;
    case "filters":
      return Reflect.get(given, "key") === id && "kind" in given ? made({}) : undefined;
    case "sections":
      return { ...made({ place: Reflect.get(part, "place") }), id } as AnyPart;
    case "fields":
      if (has("load")) return { ...made({ ...part }), kind: "own", key: id } as AnyPart;
      return Reflect.get(given, "key") === id && "kind" in given ? made({}) : undefined;
    case "actions":
      return { ...made({}), id } as AnyPart;
  }
}
