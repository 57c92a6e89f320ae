import { describeError } from "../../errors/describe-error";
import type { CustomFieldProps } from "../../fields/field-types";
import { useFormRecord } from "../../fields/form-record";
import { MoneyInput } from "../../inputs/numbers/money-input";
import { useHost } from "../../resource/use-host";
import { Select } from "../../ui/controls/select";
import type { ShippingMethodInput } from "./shipping-method";
import { useShippingOptions } from "./use-shipping-options";

/** A way of shipping in the region of the order that a form is about. Its price is put below it, to be changed. */
export default function ShippingMethodField(props: CustomFieldProps<ShippingMethodInput>) {
  const { value, onChange, onBlur, errors, ...field } = props;
  const { translate } = useHost();
  const { record: order } = useFormRecord<"orders">();
  const { isReturn = false, option_id } = value;
  const { options, error, priceOf } = useShippingOptions(order.region_id, { isReturn });
  const chosen = options.find(({ id }) => id === option_id);
  const choose = (id: string) => {
    const option = options.find((other) => other.id === id);
    const price = value.isFree && option ? 0 : (option?.amount ?? null);
    onChange({ ...value, option_id: id || null, price, option });
  };
  return (
    <div className="th-fields">
      <Select
        {...field}
        placeholder={translate(isReturn ? "orders.return.noOption" : "form.choose")}
        hint={chosen && translate(chosen.includes_tax ? "orders.return.withTax" : "orders.return.plusTax")}
        errors={error ? [describeError(error, translate)] : option_id === null ? errors : []}
        value={option_id ?? ""}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        onBlur={onBlur}
        options={options.map((option) => ({
          value: option.id,
          label: [option.name, priceOf(option.amount, order.currency_code)].filter(Boolean).join(", "),
        }))}
      />
      {option_id !== null && (
        <MoneyInput
          label={translate(isReturn ? "orders.return.price" : "orders.swap.price")}
          currencyCode={order.currency_code}
          min={0}
          errors={errors}
          value={value.price}
          onChange={(price) => onChange({ ...value, price })}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
