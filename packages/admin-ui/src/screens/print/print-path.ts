import type { Host } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";

/** As many records as are printed at once: an address holds no more. */
export const printedAtOnce = 200;

/** Where documents of these records are shown and printed. */
export function printPath(
  { href }: Pick<Host, "href">,
  { name }: AnyResource,
  ids: readonly string[],
): string {
  return `${href(name)}/print?${new URLSearchParams(ids.map((id) => ["id", id]))}`;
}
