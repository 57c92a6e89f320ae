/**
 * How records of another resource are put into this one and taken out, both by one path below the record.
 *
 * @example
 * { id: "products", related: "products", filter: ({ id }) => ({ collection_id: [id] }),
 *   members: { path: "products/batch", key: "product_ids", format: "ids", movesFrom: "collection" } }
 */
export interface Membership {
  /** Path below the record, such as `products/batch`: POST adds, DELETE removes. */
  path: string;
  /** What the payload calls the ids, such as `product_ids`. */
  key: string;
  /** How the ids are sent: as a list of texts, as a list of `{ id }`, or one call each. */
  format: "ids" | "objects" | "each";
  /**
   * The key of the other record that holds the one that it belongs to, where it belongs to one at a time: adding it here
   * takes it from there. The list of the other resource has to ask for that key (`expand`).
   */
  movesFrom?: string;
}
