import * as RadixPopover from "@radix-ui/react-popover";
import { ChevronDown, X } from "lucide-react";
import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type UIEvent,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "../ui/base/class-names";
import { useUi } from "../ui/base/ui-context";
import { useJoinedRef } from "../ui/base/use-joined-ref";
import { Field, type FieldText, fieldAttributes } from "../ui/controls/field";
import { useEarlyEscape } from "../ui/overlays/use-early-escape";
import { Tag } from "../ui/text/tag";
import { ComboboxList, type ComboboxOption, type ComboboxRow } from "./combobox-list";

/** A field in which one or several of many options are found by typing. The caller searches. */
export interface ComboboxProps extends FieldText {
  /** What is chosen, whole, so that it is shown even where the options do not have it. */
  chosen: readonly ComboboxOption[];
  /** Called with the complete new choice after each change; with none where the choice was taken away. */
  onChoose(chosen: ComboboxOption[]): void;
  /** Several can be chosen, each shown as a tag. Left out: one, and choosing closes the list. */
  isMultiple?: boolean;
  /** Something is always chosen: it can be changed, but not taken away. */
  isNeverEmpty?: boolean;
  /** What the search found so far. The caller searches; see `onQueryChange`. */
  options: readonly ComboboxOption[];
  /** The text that is searched by; the caller keeps it. */
  query: string;
  /** Called with each change of the typed text, and with `""` when the list closes or a choice ends a search. */
  onQueryChange(query: string): void;
  /** A search is under way: a spinner is shown, and nothing can be created meanwhile. */
  isLoading?: boolean;
  /** There is more than the options: {@link onMore} brings it. */
  hasMore?: boolean;
  /** The end of the list was reached, by scrolling or by the arrow keys. */
  onMore?(): void;
  /** Offers to make what was typed. */
  onCreate?(text: string): void;
  /** The field was left with this text in it, which was neither chosen nor made. It is dropped when left out. */
  onLeave?(text: string): void;
  /** Why nothing could be read, in words. */
  problem?: string;
  /** Searches again. Left out: no row offers that beside {@link ComboboxProps.problem}. */
  onRetry?(): void;
  /** Called when the text field loses the focus. */
  onBlur?(): void;
  /** Nothing can be opened, typed or taken away. */
  disabled?: boolean;
  /** The label is read aloud only, and not shown. */
  isLabelHidden?: boolean;
  /** Grey text in the field while nothing is chosen. */
  placeholder?: string;
  /** 40 px, or 32 px in toolbars. */
  size?: "default" | "small";
}

/** How near the end of the list the next page is asked for, in pixels: about three rows. */
const nearEnd = 100;

function rowsOf(props: ComboboxProps): ComboboxRow[] {
  const { options, query, onCreate, hasMore, isLoading = false, problem, onRetry } = props;
  const text = query.trim().toLowerCase();
  const mayCreate =
    // While it is looked for, nobody knows whether there is one by that name.
    onCreate !== undefined &&
    !isLoading &&
    text !== "" &&
    !options.some(({ label }) => label.toLowerCase() === text);
  return [
    ...options.map((option) => ({ kind: "option" as const, option })),
    ...(mayCreate ? [{ kind: "create" as const }] : []),
    ...(problem !== undefined && onRetry ? [{ kind: "retry" as const }] : []),
    ...(hasMore && problem === undefined ? [{ kind: "more" as const }] : []),
  ];
}

/**
 * One or several of many, found by typing (the combobox pattern of ARIA 1.2). The caller searches and pages. Arrow keys,
 * Home and End move, Enter takes, Esc closes, Backspace in the empty field takes the last choice away.
 *
 * @example
 * <Combobox label="Collection" chosen={chosen} onChoose={setChosen} options={found} query={query} onQueryChange={setQuery} />
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { label, isRequired, hint, note, errors, name, isChanged, tooltip, isLabelHidden, disabled } = props;
  const { chosen, onChoose, isMultiple = false, options, query, onQueryChange } = props;
  const { hasMore = false, isLoading = false, size = "default" } = props;
  const { container, translate } = useUi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(input, ref);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const rows = rowsOf(props);
  const current = Math.min(active, Math.max(0, rows.length - 1));
  const single = isMultiple ? undefined : chosen[0];
  const canEmpty = !isRequired && !props.isNeverEmpty;
  const isChosen = (value: string) => chosen.some((other) => other.value === value);

  const open = () => {
    if (disabled || isOpen) return;
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => value === single?.value),
      ),
    );
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    if (query !== "") onQueryChange("");
  };
  useEarlyEscape({ isOpen, onClose: close });
  const askMore = () => {
    if (hasMore && !isLoading) props.onMore?.();
  };
  const remove = (option: ComboboxOption) => {
    onChoose(chosen.filter(({ value }) => value !== option.value));
    // The button that was pressed is about to go.
    input.current?.focus();
  };
  const take = (row: ComboboxRow) => {
    if (row.kind === "more") return askMore();
    if (row.kind === "retry") return props.onRetry?.();
    if (row.kind === "create") {
      props.onCreate?.(query.trim());
      return close();
    }
    const { option } = row;
    if (!isMultiple) {
      onChoose([option]);
      return close();
    }
    onChoose(
      isChosen(option.value) ? chosen.filter(({ value }) => value !== option.value) : [...chosen, option],
    );
    if (query !== "") {
      setActive(0);
      onQueryChange("");
    }
  };
  const search = (typed: string) => {
    setIsOpen(true);
    setActive(0);
    // Typing over a shown choice starts a search with what was added to it; emptying it takes the choice away.
    const isOver = !isOpen && single !== undefined;
    if (isOver && typed === "" && canEmpty) onChoose([]);
    onQueryChange(isOver && typed.startsWith(single.label) ? typed.slice(single.label.length) : typed);
  };
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setActive(Math.min(Math.max(to, 0), Math.max(0, rows.length - 1)));
    if (to >= rows.length - 1) askMore();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and the arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const row = rows[current];
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (isArrow && !isOpen) {
      event.preventDefault();
      open();
    } else if (event.key === "ArrowDown") move(event, current + 1);
    else if (event.key === "ArrowUp") move(event, current - 1);
    else if (isOpen && event.key === "Home") move(event, 0);
    else if (isOpen && event.key === "End") move(event, rows.length - 1);
    else if (isOpen && event.key === "Enter") {
      event.preventDefault();
      if (row) take(row);
    } else if (event.key === "Backspace" && query === "" && (isMultiple || (isOpen && canEmpty)))
      if (chosen.length > 0) onChoose(chosen.slice(0, -1));
  };
  /** The whole box is the field: pressing beside the text opens it, too. */
  const onBoxDown = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("input, button")) return;
    event.preventDefault();
    input.current?.focus();
    open();
  };
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - nearEnd) askMore();
  };
  const found = () => {
    if (!isOpen || isLoading) return "";
    if (props.problem !== undefined) return props.problem;
    if (options.length === 0) return translate("ui.combobox.nothing");
    return translate("ui.combobox.found", { count: options.length });
  };

  return (
    <Field
      {...{ label, isRequired, hint, note, errors, name, isChanged, tooltip, isLabelHidden }}
      htmlFor={id}
    >
      <RadixPopover.Root open={isOpen} onOpenChange={(wanted) => (wanted ? open() : close())}>
        <RadixPopover.Anchor asChild>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for every keyboard */}
          <div
            className={classNames("th-input", "th-combobox", size === "small" && "th-combobox--small")}
            data-changed={isChanged || undefined}
            onMouseDown={onBoxDown}
          >
            {isMultiple &&
              chosen.map((option) => (
                <Tag key={option.value} onRemove={disabled ? undefined : () => remove(option)}>
                  {option.label}
                </Tag>
              ))}
            {!isOpen && single?.media}
            <input
              {...fieldAttributes(id, { hint, errors, name, isRequired })}
              ref={joinedRef}
              className="th-input__element"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-list` : undefined}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && rows.length > 0 ? `${id}-${current}` : undefined}
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              placeholder={single?.label ?? (chosen.length > 0 ? undefined : props.placeholder)}
              value={isOpen || single === undefined ? query : single.label}
              onChange={(event) => search(event.currentTarget.value)}
              onClick={open}
              onKeyDown={onKeyDown}
              onBlur={props.onBlur}
            />
            {single !== undefined && canEmpty && !disabled && (
              <button
                type="button"
                className="th-tag__remove"
                aria-label={translate("ui.remove", { name: single.label })}
                onClick={() => remove(single)}
              >
                <X className="th-icon th-icon--small" aria-hidden="true" />
              </button>
            )}
            <span className="th-input__suffix" aria-hidden="true">
              <ChevronDown className="th-icon" />
            </span>
          </div>
        </RadixPopover.Anchor>
        <RadixPopover.Portal container={container}>
          <RadixPopover.Content
            className="th-popover th-combobox__panel"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            role="presentation"
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              const box = input.current?.closest(".th-combobox");
              if (event.target instanceof Node && box?.contains(event.target)) event.preventDefault();
              else if (query.trim() !== "") props.onLeave?.(query.trim());
            }}
            onScroll={onScroll}
            // A dialog around the field forbids scrolling outside of itself, and the list is outside.
            onWheel={(event) => event.stopPropagation()}
            onTouchMove={(event) => event.stopPropagation()}
          >
            <ComboboxList
              id={id}
              label={typeof label === "string" ? label : undefined}
              rows={rows}
              active={current}
              text={query.trim()}
              isChosen={isChosen}
              isMultiple={isMultiple}
              isLoading={isLoading}
              problem={props.problem}
              onTake={take}
              onReach={setActive}
            />
          </RadixPopover.Content>
        </RadixPopover.Portal>
      </RadixPopover.Root>
      <span className="th-visually-hidden" role="status">
        {found()}
      </span>
    </Field>
  );
});
