import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMockBackend } from "./mock-backend";

/** The keys of a value: an object of them, a list with the keys of its elements, or nothing to look into. */
type Shape = 0 | readonly Shape[] | { readonly [key: string]: Shape };

const recorded = readFileSync(new URL("recorded-shapes.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): [string, Shape] => {
    const at = line.indexOf(" ");
    return [line.slice(0, at), JSON.parse(line.slice(at + 1))];
  });

/**
 * Where the mock store is known to say more or less than a real one, and nobody who asks would notice: how a real store
 * spells out the taxes of carts.
 */
const known =
  /cart\.region\.tax_rates|tax_lines\[\]\.(id|created_at|updated_at|metadata|item_id|shipping_method_id)$|cart\.items\[\]\.refundable$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Elements of a list that say most: each key as in the first element that has something to show for it. */
function fullest(list: readonly unknown[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const item of list.filter(isObject))
    for (const [key, value] of Object.entries(item)) {
      const held = made[key];
      const isEmpty = held === undefined || held === null || (Array.isArray(held) && held.length === 0);
      if (isEmpty) made[key] = value;
      else if (Array.isArray(held) && Array.isArray(value)) made[key] = [...held, ...value];
    }
  return made;
}

function differences(path: string, shape: Shape, answer: unknown): string[] {
  if (Array.isArray(shape)) {
    if (!Array.isArray(answer)) return [`${path} is no list`];
    const [element] = shape;
    const isComparable = element !== undefined && answer.some(isObject);
    return isComparable ? differences(`${path}[]`, element, fullest(answer)) : [];
  }
  // A relation that leads nowhere in one of the stores.
  if (shape === 0 || !isObject(answer)) return [];
  const missing = Object.keys(shape).filter((key) => !(key in answer));
  const extra = Object.keys(answer).filter((key) => !(key in shape));
  const inner = Object.entries(shape).flatMap(([key, held]) =>
    key in answer ? differences(`${path}.${key}`, held, answer[key]) : [],
  );
  return [
    ...missing.map((key) => `${path}.${key} is missing`),
    ...extra.map((key) => `${path}.${key}`),
    ...inner,
  ];
}

test.each(recorded)("%s answers with the keys of a real store", async (address, shape) => {
  const backend = createMockBackend();
  const ask = async (path: string): Promise<unknown> =>
    (await backend.fetch(`http://store.test/admin${path}`)).json();
  if (address.startsWith("/batch-jobs"))
    await backend.fetch("http://store.test/admin/batch-jobs", {
      method: "POST",
      body: JSON.stringify({ type: "order-export", context: {} }),
    });
  const [list = "", isRecord] = address.split("/:");
  const answer = await ask(list);
  const records = Object.values(Object(answer)).find(Array.isArray) ?? [];
  if (isRecord === undefined) {
    expect(
      differences("", shape, answer).filter((line) => !known.test(line.replace(" is missing", ""))),
    ).toEqual([]);
    return;
  }
  expect(records.length).toBeGreaterThan(0);
  const details = await Promise.all(records.slice(0, 40).map(({ id }) => ask(`${list}/${id}`)));
  const [key = ""] = Object.keys(Object(details[0]));
  const merged = { [key]: fullest(details.map((detail) => Object(detail)[key])) };
  expect(
    differences("", shape, merged).filter((line) => !known.test(line.replace(" is missing", ""))),
  ).toEqual([]);
});
