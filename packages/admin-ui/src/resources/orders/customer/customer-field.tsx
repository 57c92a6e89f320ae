import { type CustomFieldProps, personName, type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { ReferencePicker } from "@tillhouse/extension-sdk/inputs";

/** One customer, guests among them: an account and a guest may have the same name and even the same address. */
export default function CustomerField({ value, onChange, ...field }: CustomFieldProps<string | null>) {
  const { translate } = useHost();
  return (
    <ReferencePicker
      {...field}
      to="customers"
      value={value === null ? [] : [value]}
      onChange={([id]) => onChange(id ?? null)}
      noteOf={(record) => {
        // Every record of the picker is a customer.
        const customer = record as RecordOf<"customers">;
        const kind = translate(customer.has_account ? "orders.transfer.account" : "orders.transfer.guest");
        return personName(customer) ? `${kind}, ${customer.email}` : kind;
      }}
    />
  );
}
