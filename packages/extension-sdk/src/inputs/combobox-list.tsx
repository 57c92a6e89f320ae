import { Check, Plus, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../ui/base/class-names";
import { useUi } from "../ui/base/ui-context";
import { Spinner } from "../ui/feedback/spinner";

/** Something that can be chosen. */
export interface ComboboxOption {
  /** Identity of the option, unique in the list. A choice is known by it. It is not shown. */
  value: string;
  /** The text that people read and search. */
  label: string;
  /** In small after it: a handle, an e-mail address. */
  note?: string;
  /** Before it: a thumbnail, a flag. */
  media?: ReactNode;
}

/** A line of the list: an option, or what else can be done there. */
export type ComboboxRow =
  | { kind: "option"; option: ComboboxOption }
  | { kind: "create" }
  | { kind: "more" }
  | { kind: "retry" };

/** Options of an open combobox, and the state of its search. */
export interface ComboboxListProps {
  /** Rows have this id and their number: `<id>-3`. */
  id: string;
  /** Accessible name of the list. */
  label: string | undefined;
  /** In the order in which they are shown. */
  rows: readonly ComboboxRow[];
  /** Number of the row that Enter takes. */
  active: number;
  /** What was typed. */
  text: string;
  /** Whether the option with this value is chosen. */
  isChosen: (value: string) => boolean;
  /** Several can be chosen. */
  isMultiple: boolean;
  /** A search is under way. */
  isLoading: boolean;
  /** Why the search failed, in words; `undefined` where it did not. */
  problem: string | undefined;
  /** A row was pressed. */
  onTake: (row: ComboboxRow) => void;
  /** The pointer went over the row of this number. */
  onReach: (index: number) => void;
}

/** What the open combobox offers, and how the search fares. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, rows, active, isMultiple, isLoading, problem, isChosen } = props;
  const { translate } = useUi();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-row="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const isEmpty = rows.length === 0 && !isLoading;
  return (
    <>
      {problem !== undefined && <p className="th-combobox__note th-combobox__note--problem">{problem}</p>}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={isLoading || undefined}
      >
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the active option
          <div
            key={row.kind === "option" ? row.option.value : `:${row.kind}`}
            id={`${id}-${index}`}
            data-row={index}
            role="option"
            aria-selected={row.kind === "option" && isChosen(row.option.value)}
            data-highlighted={index === active || undefined}
            className={classNames("th-menu__item", "th-combobox__option")}
            // The field must keep the focus, or it would count as left.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => props.onReach(index)}
            onClick={() => props.onTake(row)}
          >
            <RowContent row={row} {...props} />
          </div>
        ))}
      </div>
      {isLoading && (
        <div className="th-combobox__note">
          <Spinner size="small" label={translate("ui.loading")} />
        </div>
      )}
      {isEmpty && <p className="th-combobox__note">{translate("ui.combobox.nothing")}</p>}
    </>
  );
}

function RowContent({ row, text, isChosen }: ComboboxListProps & { row: ComboboxRow }) {
  const { translate } = useUi();
  switch (row.kind) {
    case "option":
      return (
        <>
          {row.option.media}
          <span className="th-truncate">{row.option.label}</span>
          {row.option.note !== undefined && (
            <span className="th-faint th-tiny th-truncate">{row.option.note}</span>
          )}
          {isChosen(row.option.value) && <Check className="th-icon th-push" aria-hidden="true" />}
        </>
      );
    case "create":
      return (
        <>
          <Plus className="th-icon" aria-hidden="true" />
          <span className="th-truncate">{translate("ui.combobox.create", { text })}</span>
        </>
      );
    case "retry":
      return (
        <>
          <RotateCcw className="th-icon" aria-hidden="true" />
          {translate("ui.combobox.retry")}
        </>
      );
    case "more":
      return translate("ui.combobox.more");
  }
}
