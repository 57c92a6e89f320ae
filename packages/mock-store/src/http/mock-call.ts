import type { MockDatabase } from "../database/mock-database";
import type { MockRow } from "../database/mock-rows";

/** A question to the mock store, read as the store reads it. */
export interface MockCall {
  /** HTTP method in capitals: `POST`. */
  method: string;
  /** Below `/admin`: `/orders/order_1/capture`. */
  path: string;
  /** Parts of the path by the names that the address gives them. */
  params: Readonly<Record<string, string>>;
  /** Parameters of the URL, with lists and ranges put together again; see `readQuery`. */
  query: Readonly<Record<string, unknown>>;
  /** The JSON or the form fields that were sent; `{}` without any. */
  payload: Readonly<Record<string, unknown>>;
  /** Files that were sent. */
  files: readonly File[];
  /** The bytes as they were sent; none of a form with files, which is read into `payload` and `files`. */
  body: Uint8Array;
  /** As they were sent. */
  headers: Headers;
  /** What the store holds; changes of it stay until the next reset. */
  db: MockDatabase;
  /** The signed-in person. */
  user: MockRow;
}

/** Answers one address: what becomes the JSON of the answer, or the whole answer. */
export type MockHandler = (call: MockCall) => unknown;

/** Addresses, as `POST /orders/:id/capture`, and what answers them. */
export type MockRoutes = Readonly<Record<string, MockHandler>>;

/** The objects in a part of a payload. */
export function itemsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((item: unknown) => Object(item)) : [];
}

/** The texts in a part of a payload or a query. */
export function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(String);
}

/** The ids in a list of texts or of `{ id }`. */
export function idsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) => String(typeof item === "object" ? Object(item).id : item));
}

/** A number in a payload, where there is one. */
export function numberIn(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
