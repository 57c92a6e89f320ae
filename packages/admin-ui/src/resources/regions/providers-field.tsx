import { type CustomFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { providerName } from "@tillhouse/extension-sdk/commerce";
import { Checkbox, Field } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";

/** A provider, as the store answers it. */
interface Provider {
  id: string;
  is_installed?: boolean;
}

/** The ids of those whose plugins are there. */
function installed(providers: unknown): string[] {
  const all: readonly Provider[] = Array.isArray(providers) ? providers : [];
  return all.filter(({ is_installed }) => is_installed !== false).map(({ id }) => id);
}

interface ProvidersProps extends CustomFieldProps<readonly string[]> {
  kind: "payment_providers" | "fulfillment_providers";
}

function Providers({ kind, value, onChange, onBlur: _onBlur, ...field }: ProvidersProps) {
  const { store, translate } = useHost();
  // The published type says that there is one; the store answers a list.
  const ids = installed(store?.[kind]);
  // What a region has stays to be seen, also where its plugin is not installed any more.
  const shown = [...new Set([...ids, ...value])];
  const { record, suggest } = useFormRecord();
  const isMissing = record === undefined && value.some((id) => !ids.includes(id));
  useLayoutEffect(() => {
    if (isMissing) suggest(kind, ids.length === 1 ? ids : value.filter((id) => ids.includes(id)));
  });
  const hintOf = (id: string) => {
    if (id === "manual") return translate(`regions.providers.manual.${kind}`);
    return ids.includes(id)
      ? translate("regions.providers.plugin", { id })
      : translate("regions.providers.gone");
  };
  return (
    <Field {...field}>
      {shown.length === 0 && <p className="th-muted">{translate(`regions.providers.none.${kind}`)}</p>}
      <div className="th-choices">
        {shown.map((id) => (
          <Checkbox
            key={id}
            label={providerName(id, { translate })}
            hint={hintOf(id)}
            isChecked={value.includes(id)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...value, id] : value.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </Field>
  );
}

/** Who takes the money. */
export function PaymentProviders(props: CustomFieldProps<readonly string[]>) {
  return <Providers {...props} kind="payment_providers" />;
}

/** Who brings the parcels. */
export function FulfillmentProviders(props: CustomFieldProps<readonly string[]>) {
  return <Providers {...props} kind="fulfillment_providers" />;
}
