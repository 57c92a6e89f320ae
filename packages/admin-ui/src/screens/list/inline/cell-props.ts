import type { AnyCell, MobileSlot } from "@tillhouse/extension-sdk/internal";
import { cellAlign } from "@tillhouse/extension-sdk/kit";
import type { CSSProperties } from "react";

/** Names of the places of a two-line entry in the style sheet. */
const areas: Record<MobileSlot, string> = {
  lead: "a1",
  title: "a2",
  end: "a3",
  mark: "b1",
  "second-mark": "b2",
  note: "b3",
};

/** What a cell and the head of its column have in common: where text stands, how wide it is, what goes first on phones. */
export function cellProps(cell: AnyCell, width?: number) {
  const isFree = cell.grow !== undefined && width === undefined;
  return {
    className:
      [
        cellAlign(cell) === "end" && "th-numeric",
        isFree && "th-grow",
        width !== undefined && "th-table__sized",
      ]
        .filter(Boolean)
        .join(" ") || undefined,
    // React's type of a style knows no custom properties.
    style: (width !== undefined
      ? { "--th-width": `${width}px` }
      : isFree
        ? { "--th-grow": `${cell.grow}%` }
        : undefined) as CSSProperties | undefined,
    "data-area": cell.mobile === undefined ? undefined : areas[cell.mobile],
    // What has no place on a phone is the first to go where the list gets narrow.
    "data-minor": cell.mobile === undefined || undefined,
  };
}
