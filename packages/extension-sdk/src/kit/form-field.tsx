import { useContext } from "react";
import { AdminError } from "../errors/errors";
import { FormFieldContext, type FormFieldProps } from "../fields/form-record";

/**
 * A field of the form inside of an own field (`field.own`): it lays out what the admin draws, keeps and checks.
 *
 * @throws AdminError (`config`) outside of a form.
 * @example
 * {rows.map((row, index) => (
 *   <FormField key={row.id} field={field.images("images")} name={`rows.${index}.images`} />
 * ))}
 */
export function FormField(props: FormFieldProps) {
  const Control = useContext(FormFieldContext);
  if (Control === undefined) throw new AdminError("config", "FormField must be used within a form");
  return <Control {...props} />;
}
