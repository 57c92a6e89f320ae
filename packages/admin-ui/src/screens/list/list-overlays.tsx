import { Suspense, useEffect, useRef } from "react";
import { useBody } from "../../core/bodies/use-body";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { countSelected } from "./bulk/selection";
import { useSelected } from "./bulk/use-selection";

const PeekDrawer = lazyDialog(() => import("./peek-drawer"));
const BulkActionBar = lazyDialog(() => import("./bulk/bulk-action-bar"));

/** Props of {@link Peek}. */
export interface PeekProps extends Omit<Parameters<typeof PeekDrawer>[0], "id"> {
  id: string | undefined;
  /** It was closed, in whatever way; the focus may go to the row. */
  onClosed(id: string): void;
}

/** A record beside its list, with the code that shows it. */
export function Peek({ id, onClosed, ...props }: PeekProps) {
  const shown = useRef<string>();
  const closed = useRef(onClosed);
  closed.current = onClosed;
  useBody(props.resource, id !== undefined);
  useEffect(() => {
    const last = shown.current;
    shown.current = id;
    if (last === undefined || id !== undefined) return;
    // The drawer gives the focus back first, to the row that it was opened from.
    const timer = setTimeout(() => closed.current(last));
    return () => clearTimeout(timer);
  }, [id]);
  if (id === undefined || props.resource.body !== undefined) return null;
  return (
    <Suspense fallback={null}>
      <PeekDrawer {...props} id={id} />
    </Suspense>
  );
}

/** The dock is loaded with the first selection, and stays for what becomes of it. */
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
