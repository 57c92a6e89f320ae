import { useHost } from "@tillhouse/extension-sdk";
import { Field, TextInput } from "@tillhouse/extension-sdk/ui";
import { useController, useFormContext } from "react-hook-form";
import type { ControlProps } from "./control-props";
import { CountryField } from "./country-field";
import { heldAt, useFormSetting } from "./form-setting";
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

/** The codes of the countries that a record holds at a path; `undefined` where it holds none. */
function codesAt(record: object | undefined, path: string | undefined): string[] | undefined {
  const held = path === undefined ? undefined : heldAt(record, path);
  return Array.isArray(held)
    ? held.map((country) => String(Reflect.get(Object(country), "iso_2")))
    : undefined;
}

/** Props of {@link AddressField}. */
export interface AddressFieldProps extends ControlProps {
  name: string;
  /** Path of the countries in the record that can be chosen. */
  countries?: string;
}

/** A postal address, as the API spells its keys. */
export function AddressField({ name, onBlur: _onBlur, countries, ...common }: AddressFieldProps) {
  const { record } = useFormSetting();
  const codes = codesAt(record, countries);
  return (
    <Field {...common}>
      <div className="th-fields th-fields--two">
        {parts.map((part) => (
          <AddressPart key={part} name={`${name}.${part}`} part={part} codes={codes} />
        ))}
      </div>
    </Field>
  );
}

interface AddressPartProps {
  name: string;
  part: (typeof parts)[number];
  codes: readonly string[] | undefined;
}

function AddressPart({ name, part, codes }: AddressPartProps) {
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
  if (part === "country_code")
    return <CountryField {...common} only={codes} value={value} onChange={field.onChange} />;
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
