/**
 * Whether an address is none of a list: then what the first list does without is needed at once. An address that only
 * looks like it loads more than it shows, and nothing else comes of it.
 *
 * @param path the address below the admin's own, such as `/a/orders/order_01`
 */
export function needsWhole(path: string): boolean {
  return /^\/?a\/(?:settings\b|[^/?#]+\/[^/?#])/.test(path);
}
