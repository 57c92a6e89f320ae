import { type AdminError, describeError, useHost } from "@tillhouse/extension-sdk";
import { Button, EmptyState, ErrorState, FullScreenDialog, Skeleton } from "@tillhouse/extension-sdk/ui";

export interface GridLoadingProps {
  title: string;
  error: AdminError | undefined;
  /** There is nothing to be edited. */
  isEmpty?: boolean;
  onRetry(): void;
  onClose(): void;
}

/** Stands in for a grid until its rows are read, and where they cannot be. */
export function GridLoading({ title, error, isEmpty = false, onRetry, onClose }: GridLoadingProps) {
  const { translate } = useHost();
  return (
    <FullScreenDialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button size="large" onClick={onClose}>
          {translate("action.close")}
        </Button>
      }
    >
      {error !== undefined ? (
        <ErrorState
          title={translate("products.grid.unread")}
          description={describeError(error, translate)}
          actions={<Button onClick={onRetry}>{translate("action.retry")}</Button>}
        />
      ) : isEmpty ? (
        <EmptyState
          title={translate("products.grid.noVariants")}
          description={translate("products.grid.noVariantsText")}
        />
      ) : (
        ["100%", "80%", "60%"].map((width) => <Skeleton key={width} width={width} />)
      )}
    </FullScreenDialog>
  );
}
