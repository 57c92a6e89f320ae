import type { CellKind, UnknownCell } from "./cell-kind";

/** What a record holds, as it stands there. */
export function rawText(record: object, key: string): string {
  const held: unknown = Reflect.get(record, key);
  return held === null || held === undefined ? "" : String(held);
}

/** One column with the value as the record holds it. */
export const rawColumn: NonNullable<CellKind<UnknownCell>["fileColumns"]> = ({ key }, label) => [
  { label, text: (record) => rawText(record, key) },
];
