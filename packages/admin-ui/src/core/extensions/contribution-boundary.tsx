import { toAdminError } from "@tillhouse/extension-sdk";
import { Button, ErrorState } from "@tillhouse/extension-sdk/ui";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAdmin } from "../context/admin-context";
import type { ExtensionFailure } from "../context/extension-health";
import { reloadPage } from "../lazy/reload-page";
import { Boundary } from "./boundary";
import { useHealth } from "./use-health";

/** Who brought something, and where it stands. */
export interface ContributionOwner {
  /** The extension that brought it; named when it fails. */
  owner: string;
  /** The author's file; named when it fails. */
  source?: string;
  /** The zone, page or part that it stands in; named when it fails. */
  place: string;
}

export interface ContributionBoundaryProps extends ContributionOwner {
  /** A card in the place of a block; a small mark in the place of a cell or a badge. */
  size: "card" | "inline";
  /** What stands below the card when it fails: that which it was put around, or that it stands in the place of. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * Stands around everything that an extension brings. When that fails, a card or a mark in its place names the extension,
 * the place and the file; the page around it goes on. It may be tried again, or turned off for this person.
 */
export function ContributionBoundary({ children, size, instead, ...owner }: ContributionBoundaryProps) {
  const { health } = useAdmin();
  const [attempt, setAttempt] = useState(0);
  const { stopped, round, failures } = useHealth();
  const isStopped = stopped.has(`${owner.owner} ${owner.place}`);
  // The latest stands first: that is what it was stopped for.
  const stop = isStopped
    ? failures.find((failure) => failure.owner === owner.owner && failure.place === owner.place)
    : undefined;
  const retry = () => {
    health.restart(owner.owner, owner.place);
    setAttempt(attempt + 1);
  };
  const shown = (error: Error | undefined) => (
    <>
      {size === "inline" ? (
        <FailedMark {...owner} error={error} />
      ) : (
        <FailedCard {...owner} error={error ?? stop?.error} stop={stop} onRetry={retry} />
      )}
      {instead}
    </>
  );
  return (
    <Boundary
      key={attempt}
      resetKey={String(round)}
      onError={(error) => {
        health.report({ ...owner, error, isInRows: size === "inline" });
        console.error(
          `Tillhouse: the extension "${owner.owner}" failed in ${owner.place} (${owner.source ?? "no file known"})`,
          error,
        );
      }}
      fallback={shown}
    >
      {isStopped ? shown(undefined) : children}
    </Boundary>
  );
}

interface FailedProps extends ContributionOwner {
  error: Error | undefined;
}

function FailedMark({ owner, place, error }: FailedProps) {
  const { translate } = useAdmin();
  const text = [translate("extension.failed", { owner }), place, error?.message].filter(Boolean).join(" · ");
  return (
    <span className="th-broken" role="img" aria-label={text} title={text}>
      <TriangleAlert className="th-icon" aria-hidden />
    </span>
  );
}

function FailedCard({
  owner,
  source,
  place,
  error,
  stop,
  onRetry,
}: FailedProps & { stop: ExtensionFailure | undefined; onRetry: () => void }) {
  const { translate, health } = useAdmin();
  // Its file is gone, as it is after a new version was put online.
  const isMissing = error !== undefined && toAdminError(error).code === "stale";
  const text = isMissing
    ? "extension.missingText"
    : stop === undefined
      ? "extension.failedText"
      : stop.reason === "endless"
        ? "extension.endlessText"
        : "extension.stoppedText";
  return (
    <ErrorState
      title={translate("extension.failed", { owner })}
      description={translate(text)}
      details={[place, source, error?.message].filter(Boolean).join("\n")}
      actions={
        <>
          {isMissing && (
            <Button size="small" variant="primary" onClick={reloadPage}>
              {translate("action.reload")}
            </Button>
          )}
          <Button size="small" onClick={onRetry}>
            {translate("action.retry")}
          </Button>
          <Button size="small" variant="ghost" onClick={() => health.turnOff(owner)}>
            {translate("extension.turnOff")}
          </Button>
        </>
      }
    />
  );
}
