import { Suspense, useEffect, useRef } from "react";
import { useBody } from "../../core/bodies/use-body";
import { lazyDialog } from "../../core/lazy/lazy-dialog";

const PeekDrawer = lazyDialog(() => import("./peek-drawer"));

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
