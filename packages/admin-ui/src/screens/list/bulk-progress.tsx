import { type AnyResource, describeError, useHost } from "@tillhouse/extension-sdk";
import { Button, Dialog, Dock, DockRule } from "@tillhouse/extension-sdk/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { ErrorWords } from "../../core/error-words";
import type { Bulk, BulkFailure, BulkRun } from "./use-bulk";
import { useKeptFocus } from "./use-kept-focus";

/** Props of {@link BulkProgress}. */
export interface BulkProgressProps {
  resource: AnyResource;
  run: BulkRun;
  bulk: Bulk;
}

/** How a deed on many records goes, and when it is over what it did and what it left. */
export function BulkProgress({ resource, run, bulk }: BulkProgressProps) {
  const { translate } = useHost();
  const [isListing, setIsListing] = useState(false);
  useKeptFocus(".th-dock button", run.phase);
  const label =
    run.deed.kind === "delete"
      ? translate("bulk.delete")
      : translate(`${resource.name}.actions.${run.deed.action.id}`);
  if (run.phase !== "over")
    return (
      <Dock
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
      </Dock>
    );

  const tried = run.failures.filter(({ write }) => write !== undefined);
  const succeeded = run.done - tried.length;
  const left = run.count - run.done;
  const note = [
    run.failures.length > 0 && translate("bulk.failed", { count: run.failures.length }),
    left > 0 && translate("bulk.left", { count: left }),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      <Dock
        label={label}
        text={
          run.error === undefined
            ? translate("bulk.over", { action: label, count: succeeded })
            : describeError(run.error, translate)
        }
        note={note === "" ? undefined : note}
      >
        <DockRule />
        {run.failures.length > 0 && (
          <Button variant="ghost" onClick={() => setIsListing(true)}>
            {translate("bulk.show")}
          </Button>
        )}
        {(tried.length > 0 || run.error !== undefined) && (
          <Button variant="solid" onClick={bulk.retry}>
            {tried.length === 0
              ? translate("action.retry")
              : translate("bulk.retry", { count: tried.length })}
          </Button>
        )}
        <Button
          variant="quiet"
          iconOnly
          label={translate("bulk.close")}
          icon={<X className="th-icon" aria-hidden />}
          onClick={bulk.close}
        />
      </Dock>
      {isListing && (
        <Dialog
          isOpen
          onClose={() => setIsListing(false)}
          title={translate("bulk.failedTitle", { action: label })}
          footer={
            tried.length > 0 && (
              <Button
                size="large"
                variant="primary"
                onClick={() => {
                  setIsListing(false);
                  bulk.retry();
                }}
              >
                {translate("bulk.retry", { count: tried.length })}
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
        <ErrorWords error={failure.error} />
      )}
    </span>
  );
}
