import { cellId, type ElementWrapper } from "@tillhouse/extension-sdk/internal";
import { CellValue, type CellValueProps } from "@tillhouse/extension-sdk/kit";
import type { ReactNode } from "react";
import { ContributionBoundary } from "../../core/extensions/contribution-boundary";

export interface RecordCellProps extends CellValueProps {
  /** The list that the cell stands in, as ids of changes call it. */
  list?: "columns" | "badges" | "meta";
}

/**
 * One value of a record. What an extension draws there fails alone: a small mark names the extension, and the row goes on.
 */
export function RecordCell({ list = "columns", ...props }: RecordCellProps) {
  const { cell, record, resource } = props;
  const { contribution } = cell;
  const view = <CellValue {...props} />;
  // Where an extension brought the cell or its kind, it draws the value.
  const brought =
    contribution?.owner === undefined && cell.kind !== undefined ? cell.kindDefinition : undefined;
  if (contribution === undefined && brought === undefined) return view;
  const { owner, source, wrappers = [] } = { ...contribution, ...brought };
  const place = `${resource}.${list}.${cellId(cell)}`;
  const own =
    owner === undefined ? (
      view
    ) : (
      <ContributionBoundary owner={owner} source={source} place={place} size="inline">
        {view}
      </ContributionBoundary>
    );
  return wrappers.reduce<ReactNode>(
    (inner, wrapper) => (
      <ContributionBoundary
        key={wrapper.owner}
        owner={wrapper.owner}
        source={wrapper.source}
        place={place}
        size="inline"
        instead={inner}
      >
        <WrappedCell render={wrapper.render} record={record} original={inner} />
      </ContributionBoundary>
    ),
    own,
  );
}

interface WrappedCellProps extends Pick<ElementWrapper, "render"> {
  record: object;
  original: ReactNode;
}

/** Below the boundary, so that what it throws is caught there. */
function WrappedCell({ render, record, original }: WrappedCellProps): ReactNode {
  // It was written for records of this very resource; see `AnyResource`.
  return render === undefined ? original : render(record as never, original);
}
