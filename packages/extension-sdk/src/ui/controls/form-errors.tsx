import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useUi } from "../base/ui-context";

/** What {@link FormErrors} takes. */
export interface FormErrorsProps {
  /** For the `aria-describedby` of the control. */
  id?: string;
  /** The messages, the most important one first. An empty list draws nothing. */
  errors: readonly string[];
}

/**
 * What is wrong with a field: the first message and how many more there are; a press shows those, too. The inputs of this
 * kit bring it along.
 *
 * @example
 * <FormErrors errors={["Enter a full address.", "Use an address of your own company."]} />
 */
export function FormErrors({ id, errors }: FormErrorsProps) {
  const { translate } = useUi();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = errors;
  if (first === undefined) return null;
  return (
    <div className="th-field__error" id={id}>
      <CircleAlert className="th-icon" aria-hidden="true" />
      <span>
        {first}
        {others.length > 0 && (
          <>
            {" "}
            <button
              type="button"
              className="th-field__more"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {translate("ui.field.more_errors", { count: others.length })}
            </button>
            {isOpen &&
              others.map((error) => (
                <span className="th-field__other" key={error}>
                  {error}
                </span>
              ))}
          </>
        )}
      </span>
    </div>
  );
}
