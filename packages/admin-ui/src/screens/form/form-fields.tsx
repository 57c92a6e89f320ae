import { useHost } from "@tillhouse/extension-sdk";
import type { AnyField, FormStep } from "@tillhouse/extension-sdk/internal";
import { Section } from "@tillhouse/extension-sdk/ui";
import { FieldControl } from "./controls/field-control";
import { useFormScope } from "./controls/form-scope";
import { fieldKindOf } from "./kinds/field-kind-of";

export interface FormFieldsProps {
  fields: readonly AnyField[];
  /** Two columns, where there is room. */
  isTwo?: boolean;
  /** What stands together under a title. What no part names comes last. */
  parts?: readonly FormStep[];
}

/** The fields of a form, below each other. */
export function FormFields({ fields, isTwo = false, parts = [] }: FormFieldsProps) {
  const { translate } = useHost();
  const { resource } = useFormScope();
  const named = new Set(parts.flatMap((part) => part.fields));
  const rest = fields.filter(({ key, isHidden }) => !named.has(key) && !isHidden);
  return (
    <>
      {parts.map((part) => {
        const shown = fields.filter(({ key }) => part.fields.includes(key));
        // A part may be asked only of a new record.
        if (shown.every(({ isHidden }) => isHidden)) return null;
        const section = (
          <Section key={part.id} title={translate(`${resource}.steps.${part.id}`)}>
            <FormFields fields={shown} isTwo={isTwo && !part.isAside} />
          </Section>
        );
        return part.isAside ? (
          <aside key={part.id} className="th-fields__aside">
            {section}
          </aside>
        ) : (
          section
        );
      })}
      {rest.length > 0 && (
        <div className={isTwo ? "th-fields th-fields--two" : "th-fields"}>
          {rest.map((field) => (
            <div
              key={field.key}
              className={isTwo && (field.isWide || fieldKindOf(field).isWide) ? "th-fields__wide" : undefined}
            >
              <FieldControl field={field} name={field.key} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
