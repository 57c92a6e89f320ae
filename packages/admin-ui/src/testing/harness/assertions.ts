function shown(value: unknown): string {
  return value instanceof Error ? value.message : (JSON.stringify(value) ?? String(value));
}

/** What is said where something does not hold; a function where it costs something to say. */
type Message = string | (() => string);

const textOf = (message: Message): string => (typeof message === "string" ? message : message());

/** Throws unless something holds. Checks run in any test runner, so they bring their own claims. */
export function assert(holds: unknown, message: Message): asserts holds {
  if (!holds) throw new Error(textOf(message));
}

/** Throws unless two values are the same to a reader of JSON; the order of keys does not matter. */
export function assertSame(actual: unknown, expected: unknown, message: string): void {
  assert(isSameJson(actual, expected), () => `${message}: expected ${shown(expected)}, got ${shown(actual)}`);
}

function isSameJson(left: unknown, right: unknown): boolean {
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null)
    return Object.is(left, right);
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return (
    Array.isArray(left) === Array.isArray(right) &&
    [...keys].every((key) => isSameJson(Reflect.get(left, key), Reflect.get(right, key)))
  );
}

/** What should be there. @throws where it is not. */
export function present<Value>(value: Value | undefined | null, what: Message): Value {
  assert(value !== undefined && value !== null, () => `There is no ${textOf(what)}`);
  return value;
}
