import { requireKind } from "../elements/kinds";
import type { AnyFilterKind, UnknownFilter } from "../filters/filter-kind";
import { kinds } from "./filter";

/**
 * What is known of the kind of a filter.
 *
 * @throws AdminError (`config`) where nobody brought it. The registry leaves such a filter out.
 */
export function filterKindOf(filter: UnknownFilter): AnyFilterKind {
  return requireKind<AnyFilterKind>("filter", kinds, filter);
}
