/**
 * Records in the order in which they were made; the API answers the parts of an order or a cart in none.
 *
 * @example byTime(order.returns).map(({ id }) => id)
 */
export function byTime<Item extends { created_at: unknown }>(records: readonly Item[] = []): Item[] {
  return [...records].sort((one, other) => String(one.created_at).localeCompare(String(other.created_at)));
}
