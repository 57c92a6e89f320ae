import { useHost } from "@tillhouse/extension-sdk";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Button, Dialog, Field, Radio, Select } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { type PriceChange, roundings } from "./price-change";

/** Which cells are changed: the selected ones, or all that the columns in view have. */
export type PriceRange = "selected" | "shown";

export interface ChangePricesProps {
  /** How many cells there are. */
  cells: Readonly<Record<PriceRange, number>>;
  /** How many of them have a price to start from, and how many are left out for want of one. */
  countOf(range: PriceRange, from: PriceChange["from"]): { prices: number; left: number };
  onChange(change: PriceChange, range: PriceRange): void;
  onClose(): void;
}

const initial: PriceChange = { from: "base", direction: "lower", percent: 20, rounding: "none" };

/** Asks for a change of many prices: "20 % off the base price, rounded to .95". It stands in the grid before it is saved. */
export function ChangePrices({ cells, countOf, onChange, onClose }: ChangePricesProps) {
  const { translate, locale } = useHost();
  const [percent, setPercent] = useState<number | null>(initial.percent);
  const [change, setChange] = useState(initial);
  // One cell is where the cursor stands, and no choice of a range.
  const [range, setRange] = useState<PriceRange>(cells.selected > 1 ? "selected" : "shown");
  const { prices, left } = countOf(range, change.from);
  const isWrong = percent === null || Number.isNaN(percent) || prices === 0;
  const choices = <Value extends string>(
    name: string,
    options: readonly Value[],
    value: Value,
    onChoose: (value: Value) => void,
    label: (option: Value) => string,
  ) => (
    <Field label={translate(`price-lists.change.${name}`)}>
      {options.map((option) => (
        <Radio
          key={option}
          name={name}
          value={option}
          label={label(option)}
          isChecked={value === option}
          isDisabled={name === "range" && option === "selected" && cells.selected === 0}
          onChange={() => onChoose(option)}
        />
      ))}
    </Field>
  );
  return (
    <Dialog
      isOpen
      title={translate("price-lists.change.title")}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button
            size="large"
            variant="primary"
            disabled={isWrong}
            onClick={() => percent !== null && onChange({ ...change, percent }, range)}
          >
            {translate("price-lists.change.do", { count: prices })}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        {choices("range", ["selected", "shown"], range, setRange, (option) =>
          translate(`price-lists.change.ranges.${option}`, {
            count: cells[option],
            cells: cells[option].toLocaleString(locale),
          }),
        )}
        {choices(
          "direction",
          ["lower", "raise"],
          change.direction,
          (direction) => setChange({ ...change, direction }),
          (option) => translate(`price-lists.change.directions.${option}`),
        )}
        <NumberInput
          label={translate("price-lists.change.percent")}
          value={percent}
          onChange={setPercent}
          min={0}
          max={change.direction === "lower" ? 100 : 1000}
          digits={2}
          isRequired
        />
        {choices(
          "from",
          ["base", "current"],
          change.from,
          (from) => setChange({ ...change, from }),
          (option) => translate(`price-lists.change.sources.${option}`),
        )}
        <Select
          label={translate("price-lists.change.rounding")}
          hint={translate("price-lists.change.roundingHint")}
          value={change.rounding}
          options={roundings.map((value) => ({
            value,
            label: translate(`price-lists.change.roundings.${value}`),
          }))}
          onChange={({ currentTarget }) => {
            const rounding = roundings.find((one) => one === currentTarget.value);
            if (rounding !== undefined) setChange({ ...change, rounding });
          }}
        />
        <Banner tone="info">{translate("price-lists.change.hint")}</Banner>
        {left > 0 && (
          <Banner tone="caution">{translate("price-lists.change.leaves", { count: left })}</Banner>
        )}
      </div>
    </Dialog>
  );
}
