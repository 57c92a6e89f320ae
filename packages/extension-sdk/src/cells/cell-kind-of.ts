import { requireKind } from "../elements/kinds";
import { kinds } from "./cell";
import type { AnyCellKind, UnknownCell } from "./cell-kind";

/**
 * What is known of the kind of a cell.
 *
 * @throws AdminError (`config`) where nobody brought it. The registry leaves such a cell out.
 */
export function cellKindOf(cell: UnknownCell): AnyCellKind {
  return requireKind<AnyCellKind>("cell", kinds, cell);
}
