import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Suspense } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useMoveLink } from "../shared/use-form-link";

const MoveDialog = lazyDialog(() => import("./move-dialog"));

/** The question where a record of a tree goes, when the address asks it. */
export function MoveLink({ resource }: { resource: AnyResource }) {
  const { value: id, close } = useMoveLink();
  if (id === undefined || resource.list?.tree === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MoveDialog key={id} resource={resource} id={id} onClose={close} />
    </Suspense>
  );
}
