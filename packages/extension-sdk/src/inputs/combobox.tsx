import * as RadixPopover from "@radix-ui/react-popover";
import { Check, ChevronDown, Plus } from "lucide-react";
import { forwardRef, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../ui/class-names";
import { Field, type FieldText, fieldAttributes } from "../ui/field";
import { Spinner } from "../ui/spinner";
import { Tag } from "../ui/tag";
import { useUi } from "../ui/ui-context";

/** Something that can be chosen. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** In small after it: a handle, an e-mail address. */
  note?: string;
}

/** Props of {@link Combobox}. */
export interface ComboboxProps extends FieldText {
  /** What is chosen, whole, so that it is shown even where the options do not have it. */
  chosen: readonly ComboboxOption[];
  onChoose(chosen: ComboboxOption[]): void;
  isMultiple?: boolean;
  /** What the search found so far. The caller searches; see `onQueryChange`. */
  options: readonly ComboboxOption[];
  query: string;
  onQueryChange(query: string): void;
  isLoading?: boolean;
  /** There is more than the options: {@link onMore} brings it. */
  hasMore?: boolean;
  onMore?(): void;
  /** Offers to make what was typed. */
  onCreate?(text: string): void;
  /** Why nothing could be read, in words. */
  problem?: string;
  onRetry?(): void;
  onBlur?(): void;
  disabled?: boolean;
  isLabelHidden?: boolean;
  placeholder?: string;
}

type Row = { kind: "option"; option: ComboboxOption } | { kind: "create" } | { kind: "more" };

/**
 * One or several of many, found by typing (the combobox pattern of ARIA 1.2). The caller searches and pages.
 *
 * @example
 * <Combobox label="Collection" chosen={chosen} onChoose={setChosen} options={found} query={query} onQueryChange={setQuery} />
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { label, isRequired, hint, note, errors, isChanged, tooltip, isLabelHidden } = props;
  const { chosen, onChoose, isMultiple = false, options, query, onQueryChange, hasMore = false } = props;
  const { container, translate } = useUi();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const text = query.trim();
  const mayCreate =
    props.onCreate !== undefined &&
    text !== "" &&
    !options.some((option) => option.label.toLowerCase() === text.toLowerCase());
  const rows: Row[] = [
    ...options.map((option) => ({ kind: "option" as const, option })),
    ...(mayCreate ? [{ kind: "create" as const }] : []),
    ...(hasMore ? [{ kind: "more" as const }] : []),
  ];
  const current = Math.min(active, Math.max(0, rows.length - 1));

  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-row="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current, isOpen]);

  const isChosen = (value: string) => chosen.some((other) => other.value === value);
  const close = () => {
    setIsOpen(false);
    setActive(0);
    onQueryChange("");
  };
  const take = (row: Row) => {
    if (row.kind === "more") return props.onMore?.();
    if (row.kind === "create") {
      props.onCreate?.(text);
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
  };
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setIsOpen(true);
    setActive(Math.min(Math.max(to, 0), Math.max(0, rows.length - 1)));
    if (to >= rows.length - 1 && hasMore) props.onMore?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const row = rows[current];
    if (event.key === "ArrowDown") move(event, isOpen ? current + 1 : 0);
    else if (event.key === "ArrowUp") move(event, current - 1);
    else if (isOpen && event.key === "Home") move(event, 0);
    else if (isOpen && event.key === "End") move(event, rows.length - 1);
    else if (isOpen && event.key === "Enter") {
      event.preventDefault();
      if (row) take(row);
    } else if (event.key === "Backspace" && query === "" && chosen.length > 0 && isMultiple)
      onChoose(chosen.slice(0, -1));
  };
  const single = isMultiple ? undefined : chosen[0];

  return (
    <Field {...{ label, isRequired, hint, note, errors, isChanged, tooltip, isLabelHidden }} htmlFor={id}>
      <RadixPopover.Root open={isOpen} onOpenChange={(open) => (open ? setIsOpen(true) : close())}>
        <RadixPopover.Anchor asChild>
          <div className="th-input th-combobox" data-changed={isChanged || undefined}>
            {isMultiple &&
              chosen.map((option) => (
                <Tag
                  key={option.value}
                  onRemove={() => onChoose(chosen.filter(({ value }) => value !== option.value))}
                >
                  {option.label}
                </Tag>
              ))}
            <input
              {...fieldAttributes(id, { hint, errors, isRequired })}
              ref={ref}
              className="th-input__element"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && rows.length > 0 ? `${id}-${current}` : undefined}
              autoComplete="off"
              spellCheck={false}
              disabled={props.disabled}
              placeholder={single?.label ?? props.placeholder}
              value={isOpen || single === undefined ? query : single.label}
              onChange={(event) => {
                setIsOpen(true);
                setActive(0);
                // Typing over a shown choice starts a search with what was added to it.
                const typed = event.currentTarget.value;
                onQueryChange(
                  !isOpen && single !== undefined && typed.startsWith(single.label)
                    ? typed.slice(single.label.length)
                    : typed,
                );
              }}
              onClick={() => setIsOpen(true)}
              onKeyDown={onKeyDown}
              onBlur={props.onBlur}
            />
            {single !== undefined && !isRequired && (
              <button
                type="button"
                className="th-tag__remove"
                aria-label={translate("ui.remove", { name: single.label })}
                disabled={props.disabled}
                onClick={() => onChoose([])}
              >
                ×
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
              const target = event.target;
              if (target instanceof Element && target.closest(".th-combobox")?.querySelector(`[id="${id}"]`))
                event.preventDefault();
            }}
          >
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={typeof label === "string" ? label : undefined}
              aria-multiselectable={isMultiple || undefined}
            >
              {rows.map((row, index) => (
                <OptionRow
                  key={row.kind === "option" ? row.option.value : row.kind}
                  id={`${id}-${index}`}
                  index={index}
                  row={row}
                  text={text}
                  isActive={index === current}
                  isChosen={row.kind === "option" && isChosen(row.option.value)}
                  onTake={() => take(row)}
                  onReach={() => setActive(index)}
                />
              ))}
            </div>
            <div className="th-combobox__note" role="status">
              {props.problem !== undefined ? (
                <>
                  {props.problem}{" "}
                  <button type="button" className="th-link" onClick={props.onRetry}>
                    {translate("ui.combobox.retry")}
                  </button>
                </>
              ) : props.isLoading ? (
                <Spinner size="small" label={translate("ui.loading")} />
              ) : rows.length === 0 ? (
                translate("ui.combobox.nothing")
              ) : null}
            </div>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      </RadixPopover.Root>
    </Field>
  );
});

interface OptionRowProps {
  id: string;
  index: number;
  row: Row;
  text: string;
  isActive: boolean;
  isChosen: boolean;
  onTake: () => void;
  onReach: () => void;
}

function OptionRow({ id, index, row, text, isActive, isChosen, onTake, onReach }: OptionRowProps) {
  const { translate } = useUi();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the active option
    <div
      id={id}
      data-row={index}
      role="option"
      aria-selected={isChosen}
      data-highlighted={isActive || undefined}
      className={classNames("th-menu__item", "th-combobox__option")}
      // The field must keep the focus, or it would count as left.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onReach}
      onClick={onTake}
    >
      {row.kind === "option" ? (
        <>
          <span className="th-clip">{row.option.label}</span>
          {row.option.note !== undefined && (
            <span className="th-faint th-tiny th-clip">{row.option.note}</span>
          )}
          {isChosen && <Check className="th-icon th-push" aria-hidden="true" />}
        </>
      ) : row.kind === "create" ? (
        <>
          <Plus className="th-icon" aria-hidden="true" />
          {translate("ui.combobox.create", { text })}
        </>
      ) : (
        translate("ui.combobox.more")
      )}
    </div>
  );
}
