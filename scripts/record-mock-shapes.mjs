/**
 * Writes down which keys a real store answers with, for the test that compares the mock store with it.
 * Usage: node scripts/record-mock-shapes.mjs [http://localhost:9000] [email] [password]
 */
import { writeFile } from "node:fs/promises";

const [backend = "http://localhost:9000", email = "admin@tillhouse.test", password = "tillhouse"] =
  process.argv.slice(2);

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
await writeFile(
  new URL("../packages/extension-sdk/src/mock/recorded-shapes.txt", import.meta.url),
  `${lines.join("\n")}\n`,
);
