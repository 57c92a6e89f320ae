import { Suspense, useRef } from "react";
import { useBody } from "../../../core/bodies/use-body";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { countSelected } from "../selection/selection";
import { useSelected } from "../selection/use-selection";

const BulkActionBar = lazyDialog(() => import("./bulk-action-bar"));

/** The bar is loaded with the first selection, and stays for what becomes of it. */
export function LazyBulkActionBar(props: Parameters<typeof BulkActionBar>[0]) {
  const isSelected = countSelected(useSelected(props.selection), props.count) > 0;
  const wasSelected = useRef(false);
  wasSelected.current ||= isSelected;
  useBody(props.question.resource, isSelected);
  if (!wasSelected.current) return null;
  return (
    <Suspense fallback={null}>
      <BulkActionBar {...props} />
    </Suspense>
  );
}
