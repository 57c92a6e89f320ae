/**
 * Records in the order in which they were made, those of one moment by their ids; the API answers the parts of an order or a
 * cart in none.
 *
 * @example sortByCreatedAt(order.returns).map(({ id }) => id)
 */
export function sortByCreatedAt<Item extends { id: string; created_at: unknown }>(
  records: readonly Item[] = [],
): Item[] {
  const placeOf = ({ id, created_at }: Item) => `${created_at} ${id}`;
  return [...records].sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
}
