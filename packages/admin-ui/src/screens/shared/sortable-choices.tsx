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
import { useHost } from "@tillhouse/extension-sdk";
import { Checkbox } from "@tillhouse/extension-sdk/ui";
import { GripVertical } from "lucide-react";

/** Something that can be shown or hidden, and has a place among others. */
export interface SortableChoice {
  id: string;
  label: string;
  isShown: boolean;
  /** Always shown, and always first. */
  isFixed?: boolean;
}

export interface SortableChoicesProps {
  /** Accessible name of the list. */
  label?: string;
  /** In their order. Hidden ones can be moved only where `movesHidden` says so. */
  choices: readonly SortableChoice[];
  movesHidden?: boolean;
  onToggle(id: string): void;
  /** Moves the one to the place of the other. */
  onMove(id: string, over: string): void;
}

/** A list whose entries are ticked to be shown, and moved by hand or by keys. */
export function SortableChoices({ label, choices, movesHidden, onToggle, onMove }: SortableChoicesProps) {
  const { translate } = useHost();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const canMove = ({ isShown, isFixed }: SortableChoice) => !isFixed && (isShown || Boolean(movesHidden));
  const labelOf = (id: string | number) => choices.find((choice) => choice.id === id)?.label ?? String(id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: translate("list.dragHelp") },
        announcements: {
          onDragStart: ({ active }) => translate("list.dragStart", { column: labelOf(active.id) }),
          onDragOver: ({ active, over }) =>
            // Nothing is said of one that has not moved yet.
            over && over.id !== active.id
              ? translate("list.dragOver", { column: labelOf(active.id), other: labelOf(over.id) })
              : undefined,
          onDragEnd: ({ active }) => translate("list.dragEnd", { column: labelOf(active.id) }),
          onDragCancel: ({ active }) => translate("list.dragCancel", { column: labelOf(active.id) }),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over !== null && active.id !== over.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext
        items={choices.filter(canMove).map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
      >
        <ul className="th-columns__list" aria-label={label}>
          {choices.map((choice) => (
            <Choice
              key={choice.id}
              choice={choice}
              canMove={canMove(choice)}
              onToggle={() => onToggle(choice.id)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function Choice({
  choice,
  canMove,
  onToggle,
}: {
  choice: SortableChoice;
  canMove: boolean;
  onToggle: () => void;
}) {
  const { translate } = useHost();
  const { id, label, isShown, isFixed = false } = choice;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id,
    disabled: !canMove,
  });
  return (
    <li
      ref={setNodeRef}
      className="th-columns__item"
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {canMove ? (
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
      <Checkbox label={label} isChecked={isShown} isDisabled={isFixed} onChange={onToggle} />
    </li>
  );
}
