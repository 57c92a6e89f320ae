import { field, type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines, LinesInput } from "@tillhouse/extension-sdk/inputs";
import { FormField } from "@tillhouse/extension-sdk/kit";
import { Field } from "@tillhouse/extension-sdk/ui";
import { claimReasons } from "./claim-schema";

/** Lines to claim: each needs one of the store's fixed reasons. */
export function ClaimLines(props: OwnFieldProps<ChosenLine[]>) {
  const { translate } = useHost();
  const reasons = claimReasons.map((value) => ({ value, label: translate(`claims.reason.${value}`) }));
  return <LinesInput {...props} reasons={reasons} isReasonRequired />;
}

const evidence = [
  field.images("images", { label: "claims.fields.images" }),
  field.tags("tags", { label: "claims.fields.tags" }),
];
const everything = [
  field.choice("reason", claimReasons, { label: "claims.fields.reason" }),
  field.longText("note", { label: "claims.fields.note" }),
  ...evidence,
];

interface EachProps extends Pick<OwnFieldProps, "label" | "hint" | "errors"> {
  /** Where the form holds what belongs to it, and what it is called. */
  items: readonly { name: string; title: string }[];
  fields: typeof everything | typeof evidence;
}

/** The same fields for each of some items. */
function Each({ label, hint, errors, items, fields }: EachProps) {
  return (
    <Field {...{ label, hint, errors }}>
      {items.map(({ name, title }) => (
        <Field key={name} label={title}>
          <div className="th-fields">
            {fields.map((inner) => (
              <FormField key={inner.key} field={inner} name={`${name}.${inner.key}`} />
            ))}
          </div>
        </Field>
      ))}
    </Field>
  );
}

/** Pictures and tags of the lines that are claimed. */
export function ClaimEvidence(props: OwnFieldProps) {
  // The form is the claim's own, and has lines.
  const chosen = chosenLines(useFormRecord<"orders">().values.lines as ChosenLine[]);
  if (chosen.length === 0) return null;
  const items = chosen.map(({ item_id, title, details }) => ({
    name: `evidence.${item_id}`,
    title: [title, details].filter(Boolean).join(" · "),
  }));
  return <Each {...props} items={items} fields={evidence} />;
}

/** The items of a claim that was made: why each was claimed, and what shows it. */
export function ClaimItems(props: OwnFieldProps<readonly { title: string }[]>) {
  const items = props.value.map(({ title }, index) => ({ name: `claim_items.${index}`, title }));
  return <Each {...props} items={items} fields={everything} />;
}
