import { useHost } from "@tillhouse/extension-sdk";
import { Field, TextInput } from "@tillhouse/extension-sdk/ui";
import { useController, useFormContext } from "react-hook-form";
import type { ControlProps } from "./control-props";
import { CountryField } from "./country-field";
import type { FormValues } from "./form-values";

const parts = [
  "first_name",
  "last_name",
  "company",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const;

/** A postal address, as the API spells its keys. */
export function AddressField({ name, onBlur: _onBlur, ...common }: ControlProps & { name: string }) {
  return (
    <Field {...common}>
      <div className="th-fields th-fields--two">
        {parts.map((part) => (
          <AddressPart key={part} name={`${name}.${part}`} part={part} />
        ))}
      </div>
    </Field>
  );
}

function AddressPart({ name, part }: { name: string; part: (typeof parts)[number] }) {
  const { translate } = useHost();
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  const common = {
    label: translate(`address.${part}`),
    errors: message ? [message.includes(" ") ? message : translate(message)] : [],
    isChanged: fieldState.isDirty,
    onBlur: field.onBlur,
  };
  const value = typeof field.value === "string" ? field.value : "";
  if (part === "country_code") return <CountryField {...common} value={value} onChange={field.onChange} />;
  return (
    <TextInput
      {...common}
      ref={field.ref}
      autoComplete="off"
      value={value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
