import {
  type OwnFieldProps,
  personName,
  type RecordOf,
  useFormRecord,
  useHost,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Fact, Facts, Field, Money, Radio, TextInput } from "@tillhouse/extension-sdk/ui";
import { useEffect, useId } from "react";
import CustomerField from "../../customer-field";
import { SavedAddresses } from "../../saved-addresses";
import { useFormRegion } from "../../use-form-region";
import { type ShippingOption, useShippingOptions } from "../../use-shipping-options";
import { worthOf, worthWithoutTax } from "./draft-lines";
import { type DraftCustomer, type DraftShipping, type DraftValues, noShipping } from "./draft-values";

export { DraftLinesField } from "./draft-lines-field";

/** What the form around holds. */
function useDraftForm() {
  const { values, ...form } = useFormRecord<"draft-orders">();
  // Each form of drafts has some of the fields of the one that makes them.
  return { ...form, values: values as Partial<DraftValues> };
}

/** Who a draft order is for: a customer of the store, or somebody new by an e-mail address. */
export function DraftCustomerField(props: OwnFieldProps<DraftCustomer>) {
  const { value, onChange, onBlur, errors, ...text } = props;
  const { translate } = useHost();
  const { values, set } = useDraftForm();
  const { customer_id: id } = value;
  const { data } = useStoreRead<{ customer: RecordOf<"customers"> }>("customers", `/customers/${id}`, {
    query: { expand: "shipping_addresses" },
    isWanted: id !== null,
  });
  const customer = data?.customer.id === id ? data?.customer : undefined;
  useEffect(() => {
    if (customer !== undefined && customer.email !== value.email)
      onChange({ customer_id: customer.id, email: customer.email, name: personName(customer) });
  });
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
      {customer && values.shipping_address && (
        <div className="th-fields__wide">
          <SavedAddresses
            customer={customer}
            value={values.shipping_address}
            onChange={(address) => set("shipping_address", address)}
          />
        </div>
      )}
    </div>
  );
}

/** The limit of an option that the lines do not meet. */
function unmet({ requirements = [] }: ShippingOption, worth: number) {
  return requirements.find(({ type, amount }) =>
    type === "min_subtotal" ? worth < amount : worth >= amount,
  );
}

/** How a draft order travels: the options of its region, and, while it is made, another price. */
export function DraftShippingField(props: OwnFieldProps<DraftShipping>) {
  const { value, onChange, onBlur, ...text } = props;
  const { translate } = useHost();
  const { record, values } = useDraftForm();
  const name = useId();
  const { id: regionId, region } = useFormRegion();
  const { options, isRead, priceOf, error } = useShippingOptions(regionId);
  const isGone = value.option_id !== null && isRead && !options.some(({ id }) => id === value.option_id);
  useEffect(() => {
    // Another region has other options; the name stays, to say what could not be kept.
    if (isGone) onChange({ ...noShipping, name: value.name });
  });
  const isNew = record === undefined;
  const currencyCode = values.items?.currency_code ?? region?.currency_code ?? "";
  const worth = values.items ? worthWithoutTax(values.items.lines) : (record?.cart?.subtotal ?? 0);
  const hintOf = (option: ShippingOption) => {
    const limit = unmet(option, worth);
    if (limit === undefined)
      return priceOf(option.amount, currencyCode) ?? translate("draft-orders.shipping.calculated");
    const amount = priceOf(limit.amount, currencyCode) ?? "";
    return translate(`draft-orders.shipping.${limit.type}`, { amount });
  };
  return (
    <Field
      {...text}
      isLabelHidden
      hint={regionId === null ? translate("draft-orders.shipping.regionFirst") : text.hint}
    >
      {error !== null && <Banner tone="negative">{error.message}</Banner>}
      {value.option_id === null && value.name !== "" && (
        <Banner tone="caution">{translate("draft-orders.shipping.lost", { name: value.name })}</Banner>
      )}
      {isRead && options.length === 0 && (
        <Banner tone="caution">{translate("draft-orders.shipping.none")}</Banner>
      )}
      {options.map((option) => (
        <Radio
          key={option.id}
          name={name}
          value={option.id}
          label={option.name}
          hint={hintOf(option)}
          isChecked={option.id === value.option_id}
          isDisabled={unmet(option, worth) !== undefined && option.id !== value.option_id}
          onChange={(id) =>
            onChange({ option_id: id, name: option.name, price: null, amount: option.amount })
          }
          onBlur={onBlur}
        />
      ))}
      {isNew && options.length > 0 && (
        <Radio
          name={name}
          value=""
          label={translate("draft-orders.shipping.later")}
          isChecked={value.option_id === null}
          onChange={() => onChange(noShipping)}
          onBlur={onBlur}
        />
      )}
      {isNew && value.option_id !== null && currencyCode !== "" && (
        <MoneyInput
          label={translate("draft-orders.shipping.price")}
          hint={translate("draft-orders.shipping.priceHint")}
          min={0}
          currencyCode={currencyCode}
          value={value.price}
          onChange={(price) => onChange({ ...value, price })}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** What will be made, before it is made. Taxes and discounts are the store's to reckon. */
export function DraftSummary({ label }: OwnFieldProps<null>) {
  const { translate, locale } = useHost();
  const { customer, items, shipping, discounts } = useDraftForm().values;
  const units = items?.lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0) ?? 0;
  const money = (amount: number | null) =>
    amount !== null &&
    items?.currency_code && <Money amount={amount} currencyCode={items.currency_code} locale={locale} />;
  return (
    <Field label={label} isLabelHidden hint={translate("draft-orders.summary.hint")}>
      <Facts>
        <Fact label={translate("draft-orders.fields.customer")}>
          {[...new Set([customer?.name, customer?.email])].filter(Boolean).join(" · ")}
        </Fact>
        <Fact label={translate("orders.event.items", { count: units })}>{money(worthOf(items?.lines))}</Fact>
        <Fact label={translate("draft-orders.fields.shipping")}>
          {shipping?.option_id && (
            <>
              {shipping.name} {money(shipping.price ?? shipping.amount)}
            </>
          )}
        </Fact>
        <Fact label={translate("draft-orders.fields.discounts")}>
          {discounts?.codes.map(({ code }) => code).join(", ")}
        </Fact>
      </Facts>
    </Field>
  );
}
