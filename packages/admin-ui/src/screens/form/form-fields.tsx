import type { AnyField } from "@tillhouse/extension-sdk";
import { FieldControl } from "./field-control";

/** Props of {@link FormFields}. */
export interface FormFieldsProps {
  fields: readonly AnyField[];
  /** Two columns, where there is room. */
  isTwo?: boolean;
}

const wideKinds = new Set<AnyField["kind"]>(["group", "metadata", "files", "images", "address", "long-text"]);

/** The fields of a form, below each other. */
export function FormFields({ fields, isTwo = false }: FormFieldsProps) {
  return (
    <div className={isTwo ? "th-fields th-fields--two" : "th-fields"}>
      {fields.map((field) => (
        <div
          key={field.key}
          className={isTwo && (field.isWide || wideKinds.has(field.kind)) ? "th-fields__wide" : undefined}
        >
          <FieldControl field={field} name={field.key} />
        </div>
      ))}
    </div>
  );
}
