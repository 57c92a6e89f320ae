import { useState } from "react";
import {
  DateInput,
  type DateRange,
  DateRangePicker,
  MoneyInput,
  NumberInput,
  type NumberRange,
  PercentInput,
  QuantityInput,
  RangeInput,
  type SuggestedAmount,
  SuggestedMoneyInput,
} from "../../inputs";

/** The value is in minor units; people type as they write. */
export function MoneyInputExample() {
  const [budget, setBudget] = useState<number | null>(120_000);
  return <MoneyInput label="Budget" currencyCode="eur" value={budget} onChange={setBudget} />;
}

/** A number with a unit. Empty is `null`. */
export function NumberInputExample() {
  const [weight, setWeight] = useState<number | null>(850);
  return <NumberInput label="Weight" suffix="g" min={0} value={weight} onChange={setWeight} />;
}

/** 25 is 25 %. */
export function PercentInputExample() {
  const [share, setShare] = useState<number | null>(25);
  return <PercentInput label="Share" value={share} onChange={setShare} />;
}

/** An amount that follows a suggestion until somebody types another one. */
export function SuggestedMoneyInputExample() {
  const [refund, setRefund] = useState<SuggestedAmount>({ typed: null, suggested: 1250, maximum: 4000 });
  return (
    <SuggestedMoneyInput
      label="Refund"
      currencyCode="eur"
      suggested={1250}
      value={refund}
      onChange={setRefund}
    />
  );
}

/** From one number to another. Each side may be empty. */
export function RangeInputExample() {
  const [total, setTotal] = useState<NumberRange | undefined>({ from: 10_000 });
  return <RangeInput label="Order total" currencyCode="eur" value={total} onChange={setTotal} />;
}

/** How many units, within bounds. */
export function QuantityInputExample() {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityInput item="Canyon Tarp" quantity={quantity} minimum={1} maximum={4} onChange={setQuantity} />
  );
}

/** An ISO date, with a time where it matters. */
export function DateInputExample() {
  const [start, setStart] = useState<string | null>(null);
  return <DateInput label="Starts" hasTime value={start} onChange={setStart} />;
}

/** A range of dates: the last days, or from a day to another. */
export function DateRangePickerExample() {
  const [period, setPeriod] = useState<DateRange | undefined>({ relative: "last-30-days" });
  return <DateRangePicker label="Period" value={period} onChange={setPeriod} />;
}
