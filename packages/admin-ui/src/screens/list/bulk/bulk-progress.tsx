import { describeError, type Host, useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { ActionBar, ActionBarDivider, Button, Dialog } from "@tillhouse/extension-sdk/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { ErrorMessage } from "../../../core/toasts/error-message";
import { useRestoreFocus } from "../inline/use-restore-focus";
import type { Bulk, BulkFailure, BulkRun } from "./use-bulk";

export interface BulkProgressProps {
  resource: AnyResource;
  run: BulkRun;
  bulk: Bulk;
}

/** What is done is called. */
function nameOf(resource: AnyResource, { bulkAction }: BulkRun, translate: Host["translate"]): string {
  return bulkAction.kind === "delete"
    ? translate("bulk.delete")
    : translate(`${resource.name}.actions.${bulkAction.action.id}`);
}

/** What a run did. */
function whatIsDone(resource: AnyResource, run: BulkRun, translate: Host["translate"]): string {
  if (run.error !== undefined) return describeError(run.error, translate);
  const tried = run.failures.filter(({ write }) => write !== undefined);
  const count = run.done - tried.length;
  if (run.bulkAction.kind === "act")
    return translate(`${resource.name}.actionResults.${run.bulkAction.action.id}`, { count });
  return translate("toast.manyDeleted", { count, noun: translate(`${resource.name}.count`, { count }) });
}

/** What a run left as it was; empty where that is nothing. */
function whatIsLeft({ failures, count, done }: BulkRun, translate: Host["translate"]): string {
  const left = count - done;
  return [
    failures.length > 0 && translate("bulk.failed", { count: failures.length }),
    left > 0 && translate("bulk.left", { count: left }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a run did and left, in one line. */
export function resultText(resource: AnyResource, run: BulkRun, translate: Host["translate"]): string {
  return [whatIsDone(resource, run, translate), whatIsLeft(run, translate)].filter(Boolean).join(", ");
}

/** How an action on many records goes, and when it is over and nothing is selected any more what it did and what it left. */
export function BulkProgress({ resource, run, bulk }: BulkProgressProps) {
  const { translate } = useHost();
  useRestoreFocus(".th-action-bar button", run.phase);
  const label = nameOf(resource, run, translate);
  if (run.phase !== "over")
    return (
      <ActionBar
        label={label}
        text={translate(run.phase === "reading" ? "bulk.reading" : "bulk.running", {
          action: label,
          done: run.done,
          count: run.count,
        })}
      >
        <progress
          className="th-progress"
          aria-label={label}
          max={Math.max(1, run.count)}
          value={run.count === 0 ? undefined : run.done}
        />
        <Button variant="ghost" onClick={bulk.cancel}>
          {translate("action.cancel")}
        </Button>
      </ActionBar>
    );
  return (
    <ActionBar
      label={label}
      text={whatIsDone(resource, run, translate)}
      note={whatIsLeft(run, translate) || undefined}
    >
      <ActionBarDivider />
      <ResultButtons resource={resource} run={run} bulk={bulk} />
      <Button
        variant="quiet"
        iconOnly
        label={translate("bulk.close")}
        icon={<X className="th-icon" aria-hidden />}
        onClick={bulk.close}
      />
    </ActionBar>
  );
}

/** Shows what a run has left as it was, and why; tries it again, or goes on where it was ended. */
export function ResultButtons({ resource, run, bulk }: BulkProgressProps) {
  const { translate } = useHost();
  const [isListing, setIsListing] = useState(false);
  const tried = run.failures.filter(({ write }) => write !== undefined);
  const unsent = run.unsent?.length ?? 0;
  const again =
    unsent > 0
      ? translate("bulk.goOn", { count: tried.length + unsent })
      : translate("bulk.retry", { count: tried.length });
  const mayTry = tried.length + unsent > 0;
  return (
    <>
      {run.failures.length > 0 && (
        <Button variant="ghost" onClick={() => setIsListing(true)}>
          {translate("bulk.show")}
        </Button>
      )}
      {(mayTry || run.error !== undefined) && (
        <Button variant="solid" onClick={bulk.retry}>
          {mayTry ? again : translate("action.retry")}
        </Button>
      )}
      {isListing && (
        <Dialog
          isOpen
          onClose={() => setIsListing(false)}
          title={translate("bulk.failedTitle", { action: nameOf(resource, run, translate) })}
          footer={
            mayTry && (
              <Button
                size="large"
                variant="primary"
                onClick={() => {
                  setIsListing(false);
                  bulk.retry();
                }}
              >
                {again}
              </Button>
            )
          }
        >
          <ul className="th-results">
            {run.failures.map((failure) => (
              <li key={failure.id}>
                <b>{failure.title}</b>
                <FailureText failure={failure} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function FailureText({ failure }: { failure: BulkFailure }) {
  const { translate } = useHost();
  return (
    <span className="th-muted">
      {failure.error === undefined ? (
        translate(failure.reason ?? "bulk.notPossible")
      ) : (
        <ErrorMessage error={failure.error} />
      )}
    </span>
  );
}
