import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type AnyCell, cellId, useHost } from "@tillhouse/extension-sdk";
import { cellLabel } from "@tillhouse/extension-sdk/kit";
import { Button, Checkbox } from "@tillhouse/extension-sdk/ui";
import { GripVertical } from "lucide-react";
import { useAdmin } from "../../core/admin-context";
import { moveColumn, toggleColumn } from "./list-layout";
import { type Columns, chosenIds } from "./use-list-layout";

/** Props of {@link ColumnsPanel}. */
export interface ColumnsPanelProps {
  resource: string;
  columns: Columns;
}

const densities = ["compact", "standard", "comfortable"] as const;

/** Which columns a list shows and in what order, and how high rows are. */
export default function ColumnsPanel({ resource, columns }: ColumnsPanelProps) {
  const { translate } = useHost();
  const { density, setDensity } = useAdmin();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = chosenIds(columns.shown);
  const [first, ...others] = columns.all;
  // Hidden ones stay listed below those that are shown, in the resource's own order.
  const hidden = others.filter((cell) => !shown.includes(cellId(cell)));
  const ordered = [...columns.shown.slice(1), ...hidden];
  const label = (cell: AnyCell) => translate(cellLabel(cell, resource));
  const labelOf = (id: string | number) => {
    const cell = columns.all.find((other) => cellId(other) === id);
    return cell === undefined ? String(id) : label(cell);
  };
  return (
    <div className="th-columns">
      <p className="th-columns__title">{translate("list.columns")}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          screenReaderInstructions: { draggable: translate("list.dragHelp") },
          announcements: {
            onDragStart: ({ active }) => translate("list.dragStart", { column: labelOf(active.id) }),
            onDragOver: ({ active, over }) =>
              // Nothing is said of a column that has not moved yet.
              over && over.id !== active.id
                ? translate("list.dragOver", { column: labelOf(active.id), other: labelOf(over.id) })
                : undefined,
            onDragEnd: ({ active }) => translate("list.dragEnd", { column: labelOf(active.id) }),
            onDragCancel: ({ active }) => translate("list.dragCancel", { column: labelOf(active.id) }),
          },
        }}
        onDragEnd={({ active, over }) => {
          if (over !== null && active.id !== over.id)
            columns.choose(moveColumn(shown, String(active.id), String(over.id)));
        }}
      >
        <SortableContext items={shown} strategy={verticalListSortingStrategy}>
          <ul className="th-columns__list">
            {first && (
              <li className="th-columns__item">
                <span className="th-columns__grip" />
                <Checkbox label={label(first)} isChecked isDisabled onChange={() => undefined} />
              </li>
            )}
            {ordered.map((cell) => (
              <ColumnItem
                key={cellId(cell)}
                id={cellId(cell)}
                label={label(cell)}
                isShown={shown.includes(cellId(cell))}
                onToggle={() => columns.choose(toggleColumn(shown, cellId(cell)))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
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
      <Button size="small" variant="ghost" disabled={!columns.isChanged} onClick={columns.reset}>
        {translate("list.resetColumns")}
      </Button>
    </div>
  );
}

interface ColumnItemProps {
  id: string;
  label: string;
  isShown: boolean;
  onToggle: () => void;
}

function ColumnItem({ id, label, isShown, onToggle }: ColumnItemProps) {
  const { translate } = useHost();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id,
    disabled: !isShown,
  });
  return (
    <li
      ref={setNodeRef}
      className="th-columns__item"
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isShown ? (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="th-columns__grip"
          {...attributes}
          {...listeners}
          aria-label={translate("list.moveColumn", { column: label })}
        >
          <GripVertical className="th-icon th-icon--small" aria-hidden />
        </button>
      ) : (
        <span className="th-columns__grip" />
      )}
      <Checkbox label={label} isChecked={isShown} onChange={onToggle} />
    </li>
  );
}
