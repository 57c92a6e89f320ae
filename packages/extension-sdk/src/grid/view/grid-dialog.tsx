import type { ReactNode } from "react";
import css from "../../styles/later/grid.css";
import { useUi } from "../../ui/base/ui-context";
import { useLaterStyles } from "../../ui/base/use-later-styles";
import { Button } from "../../ui/controls/button";
import { DialogFrame } from "../../ui/dialogs/dialog-frame";
import type { GridControl } from "../control/use-grid";
import { DataGrid } from "./data-grid";
import { GridSaveButtons, GridSaveError, useSavingText } from "./grid-saving";

/** What {@link GridDialog} takes. */
export interface GridDialogProps<Row> {
  /** What `useGrid` answers. */
  grid: GridControl<Row>;
  /** "Prices". */
  title: ReactNode;
  /** What they are of, in parentheses after the title. */
  subtitle?: ReactNode;
  /** Accessible name of the grid. */
  label: string;
  /** Takes the dialog away. What is not saved is kept where the grid has a `draft`. */
  onClose(): void;
  /** Between head and grid: what there is to know. */
  children?: ReactNode;
  /** Buttons of the page's own, after the tools above the grid. */
  tools?: ReactNode;
}

/**
 * A grid over the whole window, with what saves it in its foot. It may be closed with changes that are not saved, where `draft`
 * keeps them: they are there again when it is opened.
 *
 * @example <GridDialog grid={grid} title="Prices" subtitle={product.title} label="Prices of the variants" onClose={close} />
 */
export function GridDialog<Row>({
  grid,
  title,
  subtitle,
  label,
  onClose,
  children,
  tools,
}: GridDialogProps<Row>) {
  useLaterStyles(css);
  const { translate } = useUi();
  const text = useSavingText(grid);
  return (
    <DialogFrame
      isOpen
      className="th-drawer th-sheet th-sheet--grid"
      title={title}
      subtitle={subtitle}
      isBusy={grid.saving !== undefined}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        // On a phone that is the first row: the search field would bring up the keyboard.
        if (!(event.target instanceof Element)) return;
        const cell = event.target.querySelector<HTMLElement>("[role=grid] [tabindex='0'], .th-grid__entry");
        if (cell === null) return;
        event.preventDefault();
        cell.focus({ preventScroll: true });
      }}
      footerNote={text}
      footer={
        <>
          {grid.saving === undefined && (
            <Button size="large" onClick={onClose}>
              {translate("ui.close")}
            </Button>
          )}
          <GridSaveButtons grid={grid} />
        </>
      }
    >
      {children}
      <GridSaveError grid={grid} />
      <DataGrid grid={grid} label={label} isFilling tools={tools} />
    </DialogFrame>
  );
}
