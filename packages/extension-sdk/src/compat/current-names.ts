import { type RenamedOption, renamedOptions } from "./changed-names";

/** What is a record of options, and not an instance of something. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function renamed(
  value: unknown,
  where: readonly string[],
  table: readonly RenamedOption[],
  seen: Map<object, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, [`${where[0]}[]`], table, seen));
  if (!isPlain(value) || "$$typeof" in value) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  const made: Record<string, unknown> = {};
  seen.set(value, made);
  for (const [key, child] of Object.entries(value)) {
    const rename = table.find(({ where: one, from }) => where.includes(one) && from === key);
    // What has its new name already wins: an author may write both, to serve both.
    const name = rename !== undefined && !(rename.to in value) ? rename.to : key;
    made[name] = renamed(child, [key], table, seen);
  }
  return made;
}

/**
 * Gives the options of an extension that was written for the version before this one the names that they have now. What the
 * options hold (functions, components, React elements, instances of classes) stays as it is.
 *
 * @param where what the value is: `defineResource()`, an argument of that function
 * @example
 * withCurrentNames({ api: { one: "note", many: "notes" } }, "defineResource()"); // { api: { singularKey: "note", pluralKey: "notes" } }
 */
export function withCurrentNames<Value>(
  value: Value,
  where: string,
  table: readonly RenamedOption[] = renamedOptions,
): Value {
  // Keys alone are other ones: it has the shape that today's functions ask for.
  return renamed(value, [where], table, new Map()) as Value;
}

/** A function, or an object of functions, whose arguments get the names of today. */
export function takingOldNames<Value extends object>(value: Value, where: string): Value {
  if (typeof value === "function") {
    const call = (...given: unknown[]): unknown =>
      Reflect.apply(
        value,
        undefined,
        given.map((one) => withCurrentNames(one, where)),
      );
    // Called as the function itself is.
    return call as unknown as Value;
  }
  // The members of a namespace: those that are functions are wrapped, each with its own type.
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === "function" ? takingOldNames(member, where) : member,
    ]),
  ) as Value;
}
