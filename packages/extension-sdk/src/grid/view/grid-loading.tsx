import type { ReactNode } from "react";
import { describeError } from "../../errors/describe-error";
import type { AdminError } from "../../errors/errors";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { FullScreenDialog } from "../../ui/dialogs/full-screen-dialog";
import { ErrorState } from "../../ui/feedback/error-state";
import { Skeleton } from "../../ui/feedback/skeleton";

/** What {@link GridLoading} takes. */
export interface GridLoadingProps {
  /** That of the grid. */
  title: string;
  /** What is said where the rows cannot be read. */
  failedTitle: string;
  /** Why they cannot. */
  error: AdminError | undefined;
  /** Stands there where there is nothing to be edited: an `EmptyState`. */
  empty?: ReactNode;
  /** Reads them again. */
  onRetry(): void;
  /** Takes the dialog away. */
  onClose(): void;
}

/**
 * Stands in for a {@link GridDialog} until its rows are read, and where they cannot be.
 *
 * @example <GridLoading title="Prices" failedTitle="The prices could not be loaded" error={error} onRetry={retry} onClose={close} />
 */
export function GridLoading({ title, failedTitle, error, empty, onRetry, onClose }: GridLoadingProps) {
  const { translate } = useUi();
  return (
    <FullScreenDialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button size="large" onClick={onClose}>
          {translate("ui.close")}
        </Button>
      }
    >
      {error !== undefined ? (
        <ErrorState
          title={failedTitle}
          description={describeError(error, translate)}
          actions={<Button onClick={onRetry}>{translate("action.retry")}</Button>}
        />
      ) : (
        empty || ["100%", "80%", "60%"].map((width) => <Skeleton key={width} width={width} />)
      )}
    </FullScreenDialog>
  );
}
