import { Suspense, useRef } from "react";
import { useWantedBody } from "../../../core/bodies/use-wanted-body";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { countSelected } from "./selection";
import { useSelected } from "./use-selection";

const SelectionDock = lazyDialog(() => import("./selection-dock"));

/** The dock is loaded with the first selection, and stays for what becomes of it. */
export function Dock(props: Parameters<typeof SelectionDock>[0]) {
  const isSelected = countSelected(useSelected(props.selection), props.count) > 0;
  const wasSelected = useRef(false);
  wasSelected.current ||= isSelected;
  useWantedBody(props.question.resource, isSelected);
  if (!wasSelected.current) return null;
  return (
    <Suspense fallback={null}>
      <SelectionDock {...props} />
    </Suspense>
  );
}
