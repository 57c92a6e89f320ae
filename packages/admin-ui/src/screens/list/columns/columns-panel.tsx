import { useHost } from "@tillhouse/extension-sdk";
import { cellId } from "@tillhouse/extension-sdk/internal";
import { cellLabel } from "@tillhouse/extension-sdk/kit";
import { Button } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../../core/context/admin-context";
import { SortableChoices } from "../../shared/sortable-choices";
import { moveColumn, toggleColumn } from "../state/list-layout";
import { type Columns, chosenIds } from "./use-list-layout";

export interface ColumnsPanelProps {
  resource: string;
  columns: Columns;
}

const densities = ["compact", "standard", "comfortable"] as const;

/** Which columns a list shows and in what order, and how high rows are. */
export default function ColumnsPanel({ resource, columns }: ColumnsPanelProps) {
  const { translate } = useHost();
  const { density, setDensity, controlled } = useAdmin();
  const shown = chosenIds(columns.shown);
  const [first, ...others] = columns.all;
  // Hidden ones stay listed below those that are shown, in the resource's own order.
  const hidden = others.filter((cell) => !shown.includes(cellId(cell)));
  const ordered = [...columns.shown.slice(1), ...hidden];
  return (
    <div className="th-columns">
      <p className="th-columns__title">{translate("list.columns")}</p>
      <SortableChoices
        choices={[...(first ? [first] : []), ...ordered].map((cell) => ({
          id: cellId(cell),
          label: translate(cellLabel(cell, resource)),
          isShown: cell === first || shown.includes(cellId(cell)),
          isFixed: cell === first,
        }))}
        onToggle={(id) => columns.choose(toggleColumn(shown, id))}
        onMove={(id, over) => columns.choose(moveColumn(shown, id, over))}
      />
      {controlled?.density !== true && (
        <fieldset className="th-columns__density">
          <legend className="th-columns__title">{translate("list.rowHeight")}</legend>
          {densities.map((value) => (
            <Button
              key={value}
              size="small"
              variant={density === value ? "secondary" : "ghost"}
              aria-pressed={density === value}
              onClick={() => setDensity(value)}
            >
              {translate(`density.${value}`)}
            </Button>
          ))}
        </fieldset>
      )}
      <Button size="small" variant="ghost" disabled={!columns.isChanged} onClick={columns.reset}>
        {translate("list.resetColumns")}
      </Button>
    </div>
  );
}
