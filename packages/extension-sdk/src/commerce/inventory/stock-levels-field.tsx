import { useId, useLayoutEffect } from "react";
import type { QueryState } from "../../data/data";
import type { CustomFieldProps } from "../../fields/field-types";
import { usePendingField } from "../../fields/form-record";
import { parseNumber } from "../../inputs/numbers/parse-number";
import { TypedNumberInput, useWritten } from "../../inputs/numbers/typed-number-input";
import { ReadProblem } from "../../kit/read-problem";
import { useHost } from "../../resource/use-host";
import { fieldErrors } from "../../ui/controls/field-errors";
import { FormErrors } from "../../ui/controls/form-errors";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useLocations } from "../locations/use-locations";
import { type StockItem, stockLevelAt } from "../stock/stock";
import {
  changedLevels,
  type LevelQuantity,
  readStockChange,
  type StockLevelValue,
  stockLevelValues,
} from "./stock-levels";

/** What {@link StockInput} takes. */
export interface StockInputProps {
  /** What it counts, and where. */
  label: string;
  /** Units that are to be stocked there. */
  value: StockLevelValue;
  /** Units that are reserved there. */
  reserved?: number;
  /** Called with each change. */
  onChange(value: StockLevelValue): void;
  /** Called when the person leaves it. */
  onBlur?(): void;
}

/**
 * How much is stocked at a location: a new number, or what comes and goes, as `+12` or `-3`. What it was stands below.
 *
 * @example <StockInput label="Harbour" value={level} onChange={setLevel} />
 */
export function StockInput({ label, value, reserved = 0, onChange, onBlur }: StockInputProps) {
  const { translate, locale } = useHost();
  const write = useWritten(0);
  const { was, stocked } = value;
  const read = (text: string) => {
    const typed = readStockChange(text);
    if (typed !== undefined) return (was ?? 0) + typed;
    const number = parseNumber(text, locale);
    return number === null || Number.isInteger(number) ? number : Number.NaN;
  };
  const notes = [
    stocked !== was && translate("stock.was", { was: was === null ? "–" : write(was) }),
    reserved > 0 && translate("variants.reservedThere", { count: reserved }),
  ].filter(Boolean);
  return (
    <TypedNumberInput
      label={label}
      note={notes.join(" · ") || undefined}
      placeholder={translate("stock.notKept")}
      // A sign can be typed on a phone, too.
      inputMode="text"
      digits={0}
      min={0}
      step={1}
      read={read}
      write={write}
      value={stocked}
      onChange={(next, typed) => {
        const { change: _, ...rest } = value;
        const change = readStockChange(typed);
        const isChange = change !== undefined && was !== null && next === was + change;
        onChange({ ...rest, stocked: next, ...(isChange && { change }) });
      }}
      onBlur={onBlur}
    />
  );
}

/** A level where so much is stocked by now; what was typed stays. */
function withNow(level: StockLevelValue, was: number | null): StockLevelValue {
  const isTyped = level.change === undefined && level.stocked !== level.was;
  return {
    ...level,
    was,
    stocked: isTyped ? level.stocked : was === null ? null : was + (level.change ?? 0),
  };
}

/** What {@link StockLevelsField} takes beside what every field gets. */
export interface StockLevelsFieldProps extends CustomFieldProps<StockLevelValue[]> {
  /** What is counted, as it was read; `undefined` until then. */
  items: readonly (StockItem & { sku?: string | null })[] | undefined;
  /** Why it could not be read. */
  error: QueryState["error"];
  /** Reads it again. */
  refetch: QueryState["refetch"];
  /** Which number of each level it sets: what is stocked there when left out. */
  quantity?: LevelQuantity;
}

/**
 * How much is stocked at each location of the store, for each item that is counted, or how much is on its way there (`quantity`). An
 * empty one is not stocked there. The field holds the levels that somebody has changed, and no others.
 *
 * @example <StockLevelsField {...props} items={data?.items} error={error} refetch={refetch} />
 */
export function StockLevelsField(props: StockLevelsFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    items,
    error,
    refetch,
    label,
    errors,
    hint,
    name = "levels",
    quantity,
  } = props;
  const hintId = useId();
  const { translate } = useHost();
  const { locations, isLoading } = useLocations();
  usePendingField(isLoading || (items === undefined && error === null));
  const isReady = items !== undefined && !isLoading;
  const ids = locations.map(({ id }) => id);
  const known = items?.flatMap((item) => stockLevelValues(item, ids, quantity)) ?? [];
  const isSame = (one: StockLevelValue, other: StockLevelValue) =>
    one.item_id === other.item_id && one.location_id === other.location_id;
  const stockedNow = (level: StockLevelValue) => known.find((other) => isSame(other, level))?.was ?? null;
  const isOld = isReady && value.some((level) => level.was !== stockedNow(level));
  useLayoutEffect(() => {
    // Somebody else has changed it: what was typed stays, beside what is stocked there now.
    if (isOld) onChange(changedLevels(value.map((level) => withNow(level, stockedNow(level)))));
  });
  const shown = known.map((level) => value.find((other) => isSame(other, level)) ?? level);
  const change = (next: StockLevelValue) =>
    onChange(changedLevels([...value.filter((other) => !isSame(other, next)), next]));
  const content = () => {
    if (error !== null)
      return (
        <ReadProblem error={error} refetch={refetch}>
          {translate("orders.stock.unknown")}
        </ReadProblem>
      );
    if (!isReady) return <Skeleton width="60%" />;
    if (items.length === 0) return <p className="th-muted">{translate("variants.noItem")}</p>;
    if (locations.length > 0 && shown.length === 0)
      return <p className="th-muted">{translate("variants.noLevel")}</p>;
    if (locations.length === 0) return <p className="th-muted">{translate("variants.noLocations")}</p>;
    return (
      <div className="th-fields">
        {shown.map((level) => {
          const item = items.find(({ id }) => id === level.item_id);
          const location = locations.find(({ id }) => id === level.location_id)?.name ?? level.location_id;
          const now = stockLevelAt(items, level.item_id, level.location_id);
          return (
            <StockInput
              key={`${level.item_id} ${level.location_id}`}
              label={items.length > 1 ? `${location} · ${item?.sku ?? item?.id ?? ""}` : location}
              value={level}
              reserved={quantity === "incoming_quantity" ? 0 : now?.reserved_quantity}
              onChange={change}
              onBlur={onBlur}
            />
          );
        })}
      </div>
    );
  };
  return (
    <fieldset className="th-choices" aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className="th-choices__title">{label}</legend>
      {hint !== undefined && (
        <p id={hintId} className="th-small th-muted">
          {hint}
        </p>
      )}
      <FormErrors errors={fieldErrors(errors, name) ?? []} />
      {content()}
    </fieldset>
  );
}
