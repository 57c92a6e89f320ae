import type { AnyLazyComponent } from "@tillhouse/extension-sdk/internal";
import { Spinner } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useAdmin } from "../context/admin-context";
import type { ExtensionHealth } from "../context/extension-health";
import { loadChunk, loadedChunk } from "../lazy/load-chunk";
import {
  ContributionBoundary,
  type ContributionBoundaryProps,
  type ContributionOwner,
} from "./contribution-boundary";
import { DrawingTime } from "./drawing-time";

export interface ContributionProps extends ContributionOwner {
  load: AnyLazyComponent;
  /** What stands below the card when it fails. */
  instead?: ReactNode;
  /** Handed on to the component. */
  props: object;
  /** What stands in its place when it fails; a card when left out. */
  size?: ContributionBoundaryProps["size"];
}

/** How long a component may take to arrive before the person is told what is waited for. */
const patience = 4000;

/**
 * A component of an extension: loaded when shown, and alone in its boundary. When it fails, a card names the extension
 * and the file, and offers another try; the page around it goes on.
 */
export function Contribution({ load, props, instead, size = "card", ...owner }: ContributionProps) {
  return (
    <ContributionBoundary {...owner} size={size} instead={instead}>
      <Loading load={load} props={props} owner={owner.owner} />
    </ContributionBoundary>
  );
}

/** Below the boundary, so that another try after a failure imports anew. */
function Loading({ load, props, owner }: Pick<ContributionProps, "load" | "props" | "owner">) {
  const { health } = useAdmin();
  const Loaded = useMemo(() => {
    // The zone or route that the component was registered for decides these props; see `ZoneProps`.
    const typed = load as () => Promise<{ default: ComponentType<object> }>;
    return loadedChunk(typed) ?? lazy(() => loadChunk(typed));
  }, [load]);
  return (
    <Suspense fallback={<Waiting owner={owner} />}>
      <DrawingTime onLong={(duration) => void reportBlock(health, owner, duration)}>
        <Loaded {...props} />
      </DrawingTime>
    </Suspense>
  );
}

async function reportBlock(health: ExtensionHealth, owner: string, duration: number) {
  const { blockFailure } = await import("./watch/harm-failure");
  health.report(blockFailure(owner, duration));
}

function Waiting({ owner }: { owner: string }) {
  const { translate } = useAdmin();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const label = translate(isLong ? "extension.slow" : "state.loading", { owner });
  return (
    <span className="th-waiting">
      <Spinner size="small" label={label} />
      {isLong && <span aria-hidden="true">{label}</span>}
    </span>
  );
}
