import {
  type OwnFieldProps,
  personName,
  type RecordOf,
  useFormRecord,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { Select, TextInput } from "@tillhouse/extension-sdk/ui";
import { useEffect } from "react";
import { addressOf, isSameAddress } from "../../addresses";
import CustomerField from "../../customer-field";
import type { DraftCustomer } from "./draft-choices";

type Customer = RecordOf<"customers">;

/** The addresses that a customer has saved: one of them fills the form. */
function SavedAddresses({ saved }: { saved: NonNullable<Customer["shipping_addresses"]> }) {
  const { translate } = useHost();
  const { values, set } = useFormRecord<"draft-orders">();
  const chosen = saved.find((address) => isSameAddress(address, Object(values.shipping_address)));
  return (
    <Select
      label={translate("draft-orders.customer.saved")}
      placeholder={translate("form.choose")}
      value={chosen?.id ?? ""}
      options={saved.map((address) => ({
        value: address.id,
        label: Object.values(addressOf(address, null)).filter(Boolean).join(", "),
      }))}
      onChange={({ currentTarget: { value: id } }) =>
        set(
          "shipping_address",
          addressOf(
            saved.find((address) => address.id === id),
            "",
          ),
        )
      }
    />
  );
}

/** Who a draft order is for: a customer of the store, or somebody new by an e-mail address. */
export default function DraftCustomerField(props: OwnFieldProps<DraftCustomer>) {
  const { value, onChange, onBlur, errors, ...text } = props;
  const { translate } = useHost();
  const { values } = useFormRecord<"draft-orders">();
  const { customer_id: id } = value;
  const { data } = useStoreRead<{ customer: Customer }>("customers", `/customers/${id}`, {
    query: { expand: "shipping_addresses" },
    isWanted: id !== null,
  });
  const customer = data?.customer.id === id ? data?.customer : undefined;
  const name = personName(customer);
  useEffect(() => {
    if (customer !== undefined && customer.email !== value.email)
      onChange({ customer_id: customer.id, email: customer.email, name });
  });
  const saved = customer?.shipping_addresses ?? [];
  return (
    <div className="th-fields th-fields--two">
      <CustomerField
        {...text}
        value={id}
        onChange={(next) => onChange({ customer_id: next, name: "", email: "" })}
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
        hint={translate(id === null ? "draft-orders.customer.new" : "draft-orders.customer.theirs")}
        errors={errors}
        value={value.email}
        onChange={({ currentTarget }) => onChange({ ...value, email: currentTarget.value })}
        onBlur={onBlur}
      />
      {saved.length > 0 && "shipping_address" in values && (
        <div className="th-fields__wide">
          <SavedAddresses saved={saved} />
        </div>
      )}
    </div>
  );
}
