import { describeError } from "../../errors/describe-error";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { Banner } from "../../ui/feedback/banner";
import { ActionBar } from "../../ui/layout/action-bar";
import type { GridControl } from "../control/use-grid";

/** What is not saved, or how saving goes. */
export function useSavingText<Row>({ saving, count, outcome }: GridControl<Row>): string {
  const { translate } = useUi();
  if (saving !== undefined)
    return translate(saving.isStopping ? "grid.stopping" : "grid.saving", {
      done: saving.done,
      count: saving.count,
    });
  if (count > 0) return translate("grid.unsaved", { count });
  return outcome === undefined ? "" : translate("grid.saved", { count: outcome.saved });
}

/** What {@link GridSaveButtons} takes. */
interface GridSaveButtonsProps<Row> {
  grid: GridControl<Row>;
  size?: "large" | "medium";
}

/** Saves, and while it does: stops. */
export function GridSaveButtons<Row>({ grid, size = "large" }: GridSaveButtonsProps<Row>) {
  const { translate } = useUi();
  const { saving, count, outcome } = grid;
  if (saving !== undefined)
    return (
      <>
        <progress
          className="th-progress"
          aria-label={translate("grid.progress")}
          max={Math.max(1, saving.count)}
          value={saving.done}
        />
        <Button size={size} disabled={saving.isStopping} onClick={grid.stop}>
          {translate("grid.stop")}
        </Button>
      </>
    );
  const isAgain = outcome !== undefined && (outcome.isStopped || outcome.error !== undefined);
  return (
    <>
      {count > 0 && (
        <Button size={size} variant="ghost" onClick={grid.discard}>
          {translate("grid.discard")}
        </Button>
      )}
      <Button
        size={size}
        variant={size === "large" ? "primary" : "solid"}
        disabled={count === 0}
        onClick={() => void grid.save()}
      >
        {translate(isAgain && count > 0 ? "grid.resume" : "grid.save")}
      </Button>
    </>
  );
}

/** Why saving ended before everything was sent, and what that leaves. */
export function GridSaveError<Row>({
  grid: { outcome, saving },
}: {
  /** What `useGrid` answers. */
  grid: GridControl<Row>;
}) {
  const { translate } = useUi();
  if (outcome === undefined || saving !== undefined) return null;
  const { error, isStopped, saved, failed } = outcome;
  if (error === undefined && !isStopped && failed === 0) return null;
  return (
    <Banner
      tone={error === undefined && failed === 0 ? "info" : "negative"}
      title={translate(isStopped ? "grid.stoppedTitle" : "grid.failedTitle")}
    >
      {error !== undefined
        ? describeError(error, translate)
        : translate("grid.partlySavedText", { saved, failed })}
    </Banner>
  );
}

/** What {@link GridSaveBar} takes. */
export interface GridSaveBarProps<Row> {
  /** What `useGrid` answers. */
  grid: GridControl<Row>;
}

/**
 * The bar that saves a grid on a page, shown while something is not saved: how many cells, save, discard, and how far it is.
 *
 * @example <GridSaveBar grid={grid} />
 */
export function GridSaveBar<Row>({ grid }: GridSaveBarProps<Row>) {
  const { translate } = useUi();
  const text = useSavingText(grid);
  return (
    <>
      <GridSaveError grid={grid} />
      {(grid.count > 0 || grid.saving !== undefined) && (
        <ActionBar isSave label={translate("grid.unsavedLabel")} text={text}>
          <GridSaveButtons grid={grid} size="medium" />
        </ActionBar>
      )}
    </>
  );
}
