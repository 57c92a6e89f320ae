import { field, type OwnFieldProps } from "@tillhouse/extension-sdk";
import { FormField } from "@tillhouse/extension-sdk/kit";
import { Field } from "@tillhouse/extension-sdk/ui";
import { claimReasons } from "./claim-reasons";

const fields = [
  field.choice("reason", claimReasons, { label: "claims.fields.reason" }),
  field.longText("note", { label: "claims.fields.note" }),
  field.images("images", { label: "claims.fields.images" }),
  field.tags("tags", { label: "claims.fields.tags" }),
];

/** The items of a claim that was made: why each was claimed, and what shows it. */
export default function ClaimItemsField({
  value,
  label,
  hint,
  errors,
}: OwnFieldProps<readonly { id: string; title: string }[]>) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {value.map(({ id, title }, index) => (
        <Field key={id} label={title}>
          <div className="th-fields">
            {fields.map((inner) => (
              <FormField key={inner.key} field={inner} name={`claim_items.${index}.${inner.key}`} />
            ))}
          </div>
        </Field>
      ))}
    </Field>
  );
}
