import { type ListLink, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, cellKindOf, sortKey } from "@tillhouse/extension-sdk/internal";
import { cellLabel } from "@tillhouse/extension-sdk/kit";
import { type MenuItem, OverflowMenu } from "@tillhouse/extension-sdk/ui";
import { ArrowDown, ArrowUp, Upload } from "lucide-react";
import type { Columns } from "./columns/use-list-layout";
import { linksOf } from "./list-links";

export interface ListMenuProps {
  resource: AnyResource;
  columns: Columns;
  /** What the list is sorted by; `undefined` where the API cannot sort. */
  order: string | undefined;
  onSort: (order: string) => void;
  onExport: () => void;
  /** Leads to a page that belongs to the list. */
  onLink: (link: ListLink) => void;
}

/** On a phone there are no column heads: what they do, and exporting, waits here. */
export function ListMenu({ resource, columns, order, onSort, onExport, onLink }: ListMenuProps) {
  const { translate } = useHost();
  const sorts = columns.all.flatMap((cell): MenuItem[] => {
    const key = sortKey(cell);
    if (order === undefined || key === undefined) return [];
    const isDown = order === `-${key}`;
    const isUp = order === key;
    const sortsLastFirst = cell.kind !== undefined && cellKindOf(cell).sortsLastFirst;
    const Icon = isUp ? ArrowUp : ArrowDown;
    return [
      {
        id: key,
        label: translate(cellLabel(cell, resource.name)),
        icon: isUp || isDown ? <Icon className="th-icon" aria-hidden /> : undefined,
        onSelect: () => onSort(isDown || (!isUp && !sortsLastFirst) ? key : `-${key}`),
      },
    ];
  });
  return (
    <OverflowMenu
      label={translate("list.more")}
      size="large"
      items={[
        {
          id: "export",
          label: translate("export.button"),
          icon: <Upload className="th-icon" aria-hidden />,
          onSelect: onExport,
        },
        ...linksOf(resource).map((link) => ({
          id: link.id,
          label: translate(link.label),
          icon: <link.icon className="th-icon" aria-hidden />,
          onSelect: () => onLink(link),
        })),
        ...(sorts.length === 0 ? [] : [{ id: "sort", heading: translate("list.sortBy") }, ...sorts]),
      ]}
    />
  );
}
