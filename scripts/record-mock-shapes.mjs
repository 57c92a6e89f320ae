/**
 * Writes down which keys a real store answers with, for the test that compares the mock store with it.
 * Usage: node scripts/record-mock-shapes.mjs [http://localhost:9000] [email] [password]
 */
import { writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Where the shapes are written down. */
export const recordedShapes = fileURLToPath(
  new URL("../packages/mock-store/src/recorded-shapes.txt", import.meta.url),
);

const lists =
  "batch-jobs collections currencies customer-groups customers discounts draft-orders gift-cards inventory-items invites notes notifications order-edits orders price-lists product-categories product-tags product-types products publishable-api-keys regions reservations return-reasons returns sales-channels shipping-options shipping-profiles stock-locations swaps tax-rates users variants".split(
    " ",
  );

/** What may hold anything. */
const free = new Set(["metadata", "context", "data", "result", "shipping_data"]);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The keys of a value; a list is as its fullest element. */
function shapeOf(value) {
  if (Array.isArray(value)) {
    const shapes = value.filter(isObject).map(shapeOf);
    return shapes.length === 0 ? [] : [shapes.reduce(merge)];
  }
  if (!isObject(value)) return 0;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, free.has(key) ? 0 : shapeOf(held)]),
  );
}

function merge(one, other) {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 0 ? other : other.length === 0 ? one : [merge(one[0], other[0])];
  if (!isObject(one) || !isObject(other)) return one === 0 ? other : one;
  const merged = { ...other };
  for (const [key, held] of Object.entries(one)) merged[key] = key in other ? merge(held, other[key]) : held;
  return merged;
}

/**
 * Asks a store for all that it has, and tells which keys its answers have, an address a line.
 *
 * @param {string} backend
 * @param {{ email: string, password: string }} account
 */
export async function readShapes(backend, { email, password }) {
  const signedIn = await fetch(`${backend}/admin/auth`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const read = async (path) => (await fetch(`${backend}/admin${path}`, { headers: { cookie } })).json();

  const lines = [];
  const note = (address, answer) => lines.push(`${address} ${JSON.stringify(shapeOf(answer))}`);
  for (const address of ["auth", "store"]) note(`/${address}`, await read(`/${address}`));
  for (const list of lists) {
    const answer = await read(`/${list}`);
    note(`/${list}`, answer);
    const records = Object.values(answer).find(Array.isArray) ?? [];
    const details = [];
    for (const { id } of records.slice(0, 12))
      details.push(await read(`/${list}/${id}`).catch(() => undefined));
    const found = details.filter((detail) => isObject(detail) && !("message" in detail));
    if (found.length > 0) lines.push(`/${list}/:id ${JSON.stringify(found.map(shapeOf).reduce(merge))}`);
  }
  return `${lines.join("\n")}\n`;
}

/** The shapes of a recording, by their addresses. */
export const shapesIn = (text) =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(" ")), JSON.parse(line.slice(line.indexOf(" ") + 1))]),
  );

/**
 * Which keys one shape has and the other has not. A store tells records in any order, so in one of them a relation may lead
 * nowhere.
 *
 * @returns {string[]} paths such as `/orders.orders[].items: missing`
 */
export function shapeDifferences(path, recorded, read) {
  if (Array.isArray(recorded) && Array.isArray(read))
    return recorded.length === 0 || read.length === 0
      ? []
      : shapeDifferences(`${path}[]`, recorded[0], read[0]);
  if (!isObject(recorded) || !isObject(read)) return [];
  return [...new Set([...Object.keys(recorded), ...Object.keys(read)])].flatMap((key) => {
    if (!(key in read)) return [`${path}.${key}: missing`];
    if (!(key in recorded)) return [`${path}.${key}: new`];
    return shapeDifferences(`${path}.${key}`, recorded[key], read[key]);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [backend = "http://localhost:9000", email = "admin@tillhouse.test", password = "tillhouse"] =
    process.argv.slice(2);
  await writeFile(recordedShapes, await readShapes(backend, { email, password }));
}
