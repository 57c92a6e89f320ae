import { field, type OwnFieldProps, useFormRecord } from "@tillhouse/extension-sdk";
import { chosenLines } from "@tillhouse/extension-sdk/inputs";
import { FormField } from "@tillhouse/extension-sdk/kit";
import { Field } from "@tillhouse/extension-sdk/ui";
import type { ClaimValues } from "./claim-schema";

/** Pictures and tags of the lines that are claimed. */
export default function ClaimEvidence({ label, hint, errors }: OwnFieldProps) {
  const { values } = useFormRecord<"orders">();
  // The form is the claim's own.
  const { lines } = values as unknown as ClaimValues;
  const chosen = chosenLines(lines);
  if (chosen.length === 0) return null;
  return (
    <Field label={label} hint={hint} errors={errors}>
      {chosen.map(({ item_id, title, details }) => (
        <Field key={item_id} label={[title, details].filter(Boolean).join(" · ")}>
          <div className="th-fields">
            <FormField
              field={field.images("images", { label: "claims.fields.images" })}
              name={`evidence.${item_id}.images`}
            />
            <FormField
              field={field.tags("tags", { label: "claims.fields.tags" })}
              name={`evidence.${item_id}.tags`}
            />
          </div>
        </Field>
      ))}
    </Field>
  );
}
