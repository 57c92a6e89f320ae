import { useHost } from "@tillhouse/extension-sdk";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { useController, useFormContext } from "react-hook-form";
import { Contribution } from "../../../core/extensions/contribution";
import { labelOf } from "../../../core/i18n/extension-label";
import { useTextOr } from "../../shared/use-text-or";
import { fieldKindOf } from "../kinds/field-kind-of";
import { emptyOf, type FormValues } from "../kinds/form-values";
import type { ControlProps } from "./control-props";
import { ExtensionField } from "./extension-field";
import { useFormScope } from "./form-scope";

export interface FieldControlProps {
  field: AnyField;
  /** Address of its value in the form: `rates.0.rate`. */
  name: string;
}

/** The first message among what is wrong with the parts of a value. */
function innerMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === "string") return message;
  for (const [key, part] of Object.entries(error)) {
    const inner = key === "ref" ? undefined : innerMessage(part);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** What a field says that has to be filled, where one word for all kinds would not do. */
const requiredTexts: Readonly<Record<string, string>> = {
  alternatives: "form.requiredChoice",
  choice: "form.requiredChoice",
  choices: "form.requiredChoice",
  country: "form.requiredChoice",
  money: "form.requiredAmount",
  reference: "form.requiredChoice",
  references: "form.requiredChoice",
};

/** One field of a form, drawn as its kind or an extension says, with what is wrong with it. */
export function FieldControl({ field, name }: FieldControlProps) {
  const host = useHost();
  const { translate } = host;
  const own = useTextOr();
  const { resource, mode, isAction, record } = useFormScope();
  const { control } = useFormContext<FormValues>();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error, isDirty },
  } = useController({ name, control });
  const message =
    error?.message ?? error?.root?.message ?? (field.kind === "own" ? innerMessage(error) : undefined);
  const told = (key: string) =>
    own((key === "form.required" && requiredTexts[field.kind]) || key, translate(key));
  const common: ControlProps = {
    label: labelOf(field.label ?? `${resource}.fields.${field.key}`, translate),
    hint: field.hint === undefined ? undefined : labelOf(field.hint, translate),
    isRequired: field.isRequired,
    // Messages of a schema are keys; a schema of an extension may send plain sentences.
    errors: message === undefined || message === "" ? [] : [message.includes(" ") ? message : told(message)],
    isChanged: mode === "edit" && isDirty && !isAction,
    onBlur,
  };
  const kind = fieldKindOf(field);
  const brought = field.kindDefinition;
  const drawn =
    "draw" in kind ? (
      kind.draw({ field, name, common, value, onChange, inputRef: ref, host, resource, record, emptyOf })
    ) : (
      <Contribution
        owner={brought?.owner ?? resource}
        source={brought?.source}
        place={`${resource}.fields.${field.key}`}
        load={kind.load}
        props={{ ...common, field, value, onChange }}
      />
    );
  if (field.contribution === undefined) return drawn;
  return (
    <ExtensionField
      contribution={field.contribution}
      place={`${resource}.fields.${field.key}`}
      props={{ ...common, value, onChange }}
    >
      {drawn}
    </ExtensionField>
  );
}
