/**
 * How records of another resource are put into this one and taken out, both by one path below the record, or by the record itself.
 *
 * @example
 * { id: "products", related: "products", filter: ({ id }) => ({ collection_id: [id] }),
 *   members: { path: "products/batch", key: "product_ids", format: "ids", movesFrom: "collection" } }
 * { id: "products", related: "products", heldIn: "products",
 *   members: { key: "products", format: "ids", movesFrom: "profiles", removedTo: { type: "default" } } }
 */
export interface Membership {
  /**
   * Path below the record, such as `products/batch`: POST adds, DELETE removes. Left out where the record itself takes them: they are
   * posted to it, and `removedTo` says how they are taken out.
   */
  path?: string;
  /** What the payload calls the ids, such as `product_ids`. */
  key: string;
  /** How the ids are sent: as a list of texts, as a list of `{ id }`, or one call each. */
  format: "ids" | "objects" | "each";
  /**
   * The path stands below the other record, and `key` names this one: each member is a call of its own. So what the API knows from one
   * side only can be changed from both.
   *
   * @example { id: "channels", related: "sales-channels", heldIn: "sales_channels",
   *   members: { path: "stock-locations", key: "location_id", format: "each", isBelowMember: true } }
   */
  isBelowMember?: true;
  /**
   * The key of the other record that holds the one that it belongs to, where it belongs to one at a time: adding it here
   * takes it from there. The picker asks for that relation (`expand`). Of several the last one counts.
   */
  movesFrom?: string;
  /**
   * Where a member always belongs to one record, and the API takes none out: what the record of the same resource holds that gets those
   * which are removed, such as `{ type: "default" }`. From that record nothing can be removed.
   */
  removedTo?: Readonly<Record<string, string | boolean>>;
}

/**
 * Whether a record is the one that gets what is removed from the others of its resource.
 *
 * @example isReceiver(profile, { type: "default" })
 */
export function isReceiver(record: object, removedTo: NonNullable<Membership["removedTo"]>): boolean {
  return Object.entries(removedTo).every(([key, value]) => Reflect.get(record, key) === value);
}
