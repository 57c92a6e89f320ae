import { type AnyField, useHost } from "@tillhouse/extension-sdk";
import { TextArea, TextInput } from "@tillhouse/extension-sdk/ui";
import type { UseFormRegisterReturn } from "react-hook-form";

/** Props of {@link FormField}. */
export interface FormFieldProps {
  field: AnyField;
  resource: string;
  registration: UseFormRegisterReturn;
  errors: string[];
  isChanged: boolean;
}

/** One field of a form, drawn as its kind says. */
export function FormField({ field, resource, registration, errors, isChanged }: FormFieldProps) {
  const { translate } = useHost();
  const common = {
    ...registration,
    label: translate(field.label ?? `${resource}.fields.${field.key}`),
    hint: field.hint === undefined ? undefined : translate(field.hint),
    isRequired: field.isRequired,
    errors,
    isChanged,
  };
  switch (field.kind) {
    case "long-text":
      return <TextArea {...common} />;
    case "handle":
      return <TextInput {...common} prefixBox="/" spellCheck={false} autoCapitalize="none" />;
    case "text":
      return <TextInput {...common} />;
  }
}
