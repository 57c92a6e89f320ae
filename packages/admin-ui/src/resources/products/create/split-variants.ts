import type { NewProductPayload, NewVariant } from "./create-payload";

/** The store reads no payload of more than 100 kB: of a product with many variants the rest is sent one by one. */
const largestPayload = 80_000;

/** Splits the variants that fit into the payload of the product from those that do not. */
export function splitVariants(
  payload: NewProductPayload,
  largest = largestPayload,
): { first: NewVariant[]; rest: NewVariant[] } {
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
  let size = bytes({ ...payload, variants: [] });
  const first: NewVariant[] = [];
  for (const variant of payload.variants) {
    size += bytes(variant) + 1;
    if (size > largest) break;
    first.push(variant);
  }
  return { first, rest: payload.variants.slice(first.length) };
}
