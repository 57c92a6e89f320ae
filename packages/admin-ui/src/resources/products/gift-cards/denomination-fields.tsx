import { type CustomFieldProps, useHost } from "@tillhouse/extension-sdk";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { Button } from "@tillhouse/extension-sdk/ui";
import { Plus, Trash2 } from "lucide-react";
import { type DenominationAmounts, sameInAll } from "./denominations";

interface AmountInputsProps extends Pick<CustomFieldProps, "name" | "errors"> {
  /** What the amount in the store's own currency is called. */
  label: string;
  /** What all amounts are called together, where there are several denominations. */
  legend?: string;
  value: DenominationAmounts;
  onChange(value: DenominationAmounts): void;
  onBlur(): void;
  onRemove?: (() => void) | undefined;
}

/** What a denomination costs in each currency of the store, its own first. */
function AmountInputs({ label, legend, value, onChange, onBlur, onRemove, name, errors }: AmountInputsProps) {
  const { store, translate } = useHost();
  const first = store?.default_currency_code ?? "";
  const codes = (store?.currencies ?? [])
    .map(({ code }) => code)
    .sort((left, right) => Number(right === first) - Number(left === first) || left.localeCompare(right));
  const all = sameInAll(value, first, codes);
  const canFill = codes.some((code) => (value[code] ?? null) !== (all[code] ?? null));
  return (
    <fieldset className="th-fields th-fields--two">
      {legend && <legend className="th-visually-hidden">{legend}</legend>}
      {codes.map((code) => (
        <MoneyInput
          key={code}
          label={
            code === first
              ? label
              : translate("gift-card-products.amountIn", { currency: code.toUpperCase() })
          }
          {...(code === first && { isRequired: true, name, errors })}
          currencyCode={code}
          min={0}
          value={value[code] ?? null}
          onChange={(amount) => onChange({ ...value, [code]: amount })}
          onBlur={onBlur}
        />
      ))}
      <div className="th-fields__wide th-row th-row--wrap">
        {codes.length > 1 && (
          <Button size="small" disabled={!canFill} onClick={() => onChange(all)}>
            {translate("gift-card-products.sameInAll")}
          </Button>
        )}
        {onRemove && (
          <Button size="small" variant="ghost" icon={<Trash2 className="th-icon" />} onClick={onRemove}>
            {translate("gift-card-products.removeDenomination", { denomination: label })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The amounts of one denomination. */
export function Denomination({ label, ...field }: CustomFieldProps<DenominationAmounts>) {
  return <AmountInputs {...field} label={String(label)} />;
}

/** The denominations of a new gift card: as many as somebody adds. */
export function Denominations({
  value,
  onChange,
  onBlur,
  label,
  name,
  errors,
}: CustomFieldProps<readonly DenominationAmounts[]>) {
  const { translate } = useHost();
  const numbered = (index: number) => translate("gift-card-products.numbered", { number: index + 1 });
  return (
    <div className="th-fields">
      {value.map((amounts, index) => (
        <AmountInputs
          // A denomination is known by its place alone until it is saved.
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold nothing but what they are given.
          key={index}
          label={index === 0 ? String(label) : numbered(index)}
          legend={numbered(index)}
          {...(index === 0 && { name, errors })}
          value={amounts}
          onChange={(next) => onChange(value.map((other, at) => (at === index ? next : other)))}
          onBlur={onBlur}
          onRemove={
            value.length === 1 ? undefined : () => onChange(value.filter((_, other) => other !== index))
          }
        />
      ))}
      <div>
        <Button size="small" icon={<Plus className="th-icon" />} onClick={() => onChange([...value, {}])}>
          {translate("gift-card-products.actions.addDenomination")}
        </Button>
      </div>
    </div>
  );
}
