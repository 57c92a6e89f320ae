import {
  addressLines,
  type CustomFieldProps,
  personName,
  type RecordOf,
  useAdminQuery,
  useFormRecord,
  useHost,
} from "@tillhouse/extension-sdk";
import { addressValue, isSameAddress } from "@tillhouse/extension-sdk/commerce";
import { Select, TextInput } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import CustomerField from "../customer/customer-field";
import { type Buyer, nobody } from "./buyer";

/** A customer of the store, whose saved addresses fill the form, or somebody new by an e-mail address. */
export default function BuyerField({ value, onChange, onBlur, errors, ...text }: CustomFieldProps<Buyer>) {
  const { translate, locale } = useHost();
  const { values, set, suggest } = useFormRecord();
  const { customer_id: id } = value;
  const { data } = useAdminQuery<{ customer: RecordOf<"customers"> }>("customers", `/customers/${id}`, {
    query: { expand: "shipping_addresses" },
    isWanted: id !== null,
  });
  const customer = data?.customer.id === id ? data?.customer : undefined;
  const saved = customer?.shipping_addresses ?? [];
  useLayoutEffect(() => {
    if (customer !== undefined && customer.email !== value.email)
      // Nobody has typed it: a form that a link has filled in is given up without a question.
      suggest("customer", { customer_id: customer.id, email: customer.email, name: personName(customer) });
  });
  return (
    <div className="th-fields th-fields--two">
      <CustomerField
        {...text}
        // One of the two is enough.
        isRequired={false}
        value={id}
        onChange={(next) => onChange({ ...nobody, customer_id: next })}
        onBlur={onBlur}
      />
      <TextInput
        label={translate("draft-orders.customer.email")}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        disabled={id !== null}
        hint={translate(`draft-orders.customer.${id === null ? "new" : "theirs"}`)}
        errors={errors}
        value={value.email}
        onChange={({ currentTarget }) => onChange({ ...value, email: currentTarget.value })}
        onBlur={onBlur}
      />
      {saved.length > 0 && "shipping_address" in values && (
        <div className="th-fields__wide">
          <Select
            label={translate("draft-orders.customer.saved")}
            placeholder={translate("form.choose")}
            value={saved.find((address) => isSameAddress(address, Object(values.shipping_address)))?.id ?? ""}
            options={saved.map((address) => ({
              value: address.id,
              label: addressLines(address, locale).join(", "),
            }))}
            onChange={({ currentTarget }) => {
              const chosen = saved.find((address) => address.id === currentTarget.value);
              set("shipping_address", addressValue(chosen, ""));
            }}
          />
        </div>
      )}
    </div>
  );
}
