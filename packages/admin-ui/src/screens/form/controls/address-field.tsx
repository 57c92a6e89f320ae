import { useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { Field, TextInput } from "@tillhouse/extension-sdk/ui";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../kinds/form-values";
import type { ControlProps } from "./control-props";
import { CountryField } from "./country-field";
import { heldAt, useFormScope } from "./form-scope";

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

/** Those that get a line of their own; the others stand in pairs. */
const wide: ReadonlySet<string> = new Set(["company", "address_1", "address_2", "phone"]);

interface Country {
  iso_2: string;
}

/**
 * The codes of the countries that can be chosen: those at a path, or those of the region whose id is there. The form's values
 * come before the record. `undefined` where nothing is said.
 */
function useCodes(path: string | undefined): string[] | undefined {
  const { record } = useFormScope();
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control });
  const held = path && (heldAt(values, path) ?? heldAt(record, path));
  const regionId = typeof held === "string" && held !== "" ? held : undefined;
  const { data } = useAdminQuery<{ region: { id: string; countries: Country[] } }>(
    "regions",
    `/regions/${regionId}`,
    { isWanted: regionId !== undefined },
  );
  const ofRegion = data?.region.id === regionId ? data?.region.countries : undefined;
  const countries: Country[] | undefined = Array.isArray(held) ? held : ofRegion;
  return countries?.map(({ iso_2 }) => iso_2);
}

export interface AddressFieldProps extends ControlProps {
  name: string;
  /** Path of the countries that can be chosen, or of the id of their region. */
  countries?: string;
}

/** A postal address, as the API spells its keys. */
export function AddressField({ name, onBlur: _onBlur, countries, ...common }: AddressFieldProps) {
  const codes = useCodes(countries);
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
  const { mode, isAction } = useFormScope();
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  const common = {
    label: translate(`address.${part}`),
    errors: message ? [message.includes(" ") ? message : translate(message)] : [],
    isChanged: mode === "edit" && fieldState.isDirty && !isAction,
    onBlur: field.onBlur,
    className: wide.has(part) ? "th-fields__wide" : undefined,
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
