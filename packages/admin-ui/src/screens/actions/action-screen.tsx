import type { AnyAction } from "@tillhouse/extension-sdk";
import { type ComponentType, Suspense, useMemo } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";

export interface ActionScreenProps {
  action: AnyAction;
  records: readonly object[];
  onClose: () => void;
}

/** The screen that an action opens over the page, with one record or with all that are selected. */
export function ActionScreen({ action: { run }, records, onClose }: ActionScreenProps) {
  const load = "open" in run ? run.open : undefined;
  const Screen = useMemo(
    // The component takes records of this very resource; see `AnyAction`.
    () =>
      load &&
      lazyDialog(load as () => Promise<{ default: ComponentType<Omit<ActionScreenProps, "action">> }>),
    [load],
  );
  return (
    Screen && (
      <Suspense fallback={null}>
        <Screen records={records} onClose={onClose} />
      </Suspense>
    )
  );
}
