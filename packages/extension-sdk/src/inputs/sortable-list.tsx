import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useUi } from "../ui/base/ui-context";
import { Button } from "../ui/controls/button";
import { Field, type FieldText } from "../ui/controls/field";

/** One entry of a {@link SortableList}. */
export interface SortableItem {
  /** Tells it from the others. */
  id: string;
  /** Its name, which the buttons that move it are called by. */
  label: string;
  /** Faint text behind the name. */
  note?: string;
}

/** Entries that are put in an order by dragging, by buttons and by keys. */
export interface SortableListProps extends FieldText {
  /** The entries in their order. */
  items: readonly SortableItem[];
  /** Called with all ids in their new order after each move. */
  onChange(ids: string[]): void;
  /** Nothing can be moved. */
  disabled?: boolean;
}

/** What a row that is carried says of itself: the browser drags nothing without any data. */
const carriedType = "application/x-tillhouse-row";

/** Where a key takes a row, of so many. */
function targetOf(key: string, from: number, count: number): number | undefined {
  const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}

/**
 * A list that is put in order. Rows are dragged, or moved by their buttons; while one of these has the focus, the arrow keys move
 * its row, and Home and End take it to the first and the last position.
 *
 * @example
 * <SortableList label="Variants" items={variants.map(({ id, title }) => ({ id, label: title }))} onChange={setIds} />
 */
export function SortableList({ items, onChange, disabled = false, ...text }: SortableListProps) {
  const { translate } = useUi();
  const id = useId();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<{ id: string; by: -1 | 1 }>(undefined);
  const move = (item: SortableItem, to: number) => {
    const ids = items.filter((other) => other.id !== item.id).map((other) => other.id);
    onChange([...ids.slice(0, to), item.id, ...ids.slice(to)]);
    setSaid(translate("ui.sortable.moved", { name: item.label, place: to + 1, count: items.length }));
  };
  useEffect(() => {
    // A row that is moved in the document loses the focus.
    const held = focused.current;
    focused.current = undefined;
    if (held === undefined) return;
    const row = [...(list.current?.querySelectorAll<HTMLElement>("li") ?? [])].find(
      ({ dataset }) => dataset.row === held.id,
    );
    const [up, down] = row?.querySelectorAll("button") ?? [];
    const [wanted, other] = held.by < 0 ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
    row?.scrollIntoView?.({ block: "nearest" });
  });
  const tool = (item: SortableItem, from: number, by: -1 | 1, icon: ReactNode) => (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      label={translate(by < 0 ? "ui.sortable.up" : "ui.sortable.down", { name: item.label })}
      icon={icon}
      aria-describedby={`${id}-help`}
      disabled={disabled || from + by < 0 || from + by >= items.length}
      onClick={() => {
        focused.current = { id: item.id, by };
        move(item, from + by);
      }}
    />
  );
  const onKeyDown = (event: KeyboardEvent, item: SortableItem, from: number) => {
    const to = disabled ? undefined : targetOf(event.key, from, items.length);
    if (to === undefined || to === from) return;
    event.preventDefault();
    focused.current = { id: item.id, by: to < from ? -1 : 1 };
    move(item, to);
  };
  return (
    <Field {...text}>
      <ol className="th-sortable" ref={list}>
        {items.map((item, index) => (
          <li
            key={item.id}
            data-row={item.id}
            data-dragged={item.id === dragged || undefined}
            className="th-sortable__row"
            draggable={!disabled}
            onKeyDown={(event) => onKeyDown(event, item, index)}
            onDragStart={(event) => {
              event.dataTransfer.setData(carriedType, item.id);
              event.dataTransfer.effectAllowed = "move";
              setDragged(item.id);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(carriedType)) return;
              event.preventDefault();
              const carried = items.find((other) => other.id === dragged);
              if (carried !== undefined && carried !== item) move(carried, index);
            }}
            onDrop={(event) => {
              if (event.dataTransfer.types.includes(carriedType)) event.preventDefault();
            }}
          >
            <GripVertical className="th-icon th-faint" aria-hidden />
            <span className="th-faint th-tiny th-sortable__position">{index + 1}</span>
            <span className="th-truncate">{item.label}</span>
            {item.note !== undefined && (
              <span className="th-faint th-tiny th-truncate th-sortable__note">{item.note}</span>
            )}
            <span className="th-sortable__tools">
              {tool(item, index, -1, <ChevronUp className="th-icon" aria-hidden />)}
              {tool(item, index, 1, <ChevronDown className="th-icon" aria-hidden />)}
            </span>
          </li>
        ))}
      </ol>
      <span className="th-visually-hidden" id={`${id}-help`}>
        {translate("ui.sortable.help")}
      </span>
      <span className="th-visually-hidden" role="status">
        {said}
      </span>
    </Field>
  );
}
