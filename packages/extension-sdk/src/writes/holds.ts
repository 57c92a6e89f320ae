/** Nothing is written in three ways, and kept in one. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** The store keeps addresses of people in small letters, however they are sent. */
function isSameText(held: string, written: string): boolean {
  return held === written || (written.includes("@") && held.toLowerCase() === written.toLowerCase());
}

/**
 * Whether a value of a record is what was written. The store answers more than it is sent: an object may have further keys, what
 * is sent as `{ id }` comes back whole, and what was written as nothing may be missing.
 *
 * @example isHeld({ id: "addr_1", city: "Aarhus" }, { city: "Aarhus", company: "" }) // true
 */
function isHeld(held: unknown, written: unknown): boolean {
  if (isNothing(written)) return isNothing(held);
  if (typeof written === "string") return typeof held === "string" && isSameText(held, written);
  if (typeof written !== "object") return held === written;
  if (Array.isArray(written))
    return (
      Array.isArray(held) &&
      held.length === written.length &&
      written.every((value) => held.some((other) => isHeld(other, value)))
    );
  return Object.entries(Object(written)).every(([key, value]) =>
    isHeld(Reflect.get(Object(held), key), value),
  );
}

/**
 * Whether a record holds what was written into it; keys that it does not have, as those of a password, say nothing.
 *
 * @returns `undefined` where it has none of the keys
 * @example isDone: ({ cart }, values) => holds(cart ?? {}, { email: values.email }) === true
 */
export function holds(record: object, payload: Readonly<Record<string, unknown>>): boolean | undefined {
  const known = Object.entries(payload).filter(([key, value]) => value !== undefined && key in record);
  if (known.length === 0) return undefined;
  return known.every(([key, value]) => isHeld(Reflect.get(record, key), value));
}

/** Whether a record still holds what was written into it, key by key. */
export function hasSince(record: object, expected: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(expected).every(([key, value]) => isHeld(Reflect.get(record, key), value));
}
