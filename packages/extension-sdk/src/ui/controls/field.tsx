import { CircleHelp, Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";
import { Tooltip } from "../overlays/tooltip";
import { type FieldErrors, fieldErrors } from "./field-errors";
import { FormErrors } from "./form-errors";

/** What stands around the control of a field. */
export interface FieldText {
  /** What is asked for. It names the control for screen readers. */
  label: ReactNode;
  /** Marks the label with a star. It checks nothing. */
  isRequired?: boolean;
  /** Under the control, as long as there is no error. */
  hint?: ReactNode;
  /** At the end of the label line: "of 2,576.75 refundable". */
  note?: ReactNode;
  /**
   * What is wrong, then what helps. The first is shown, the others are counted. Or the errors of the whole form by name:
   * the field is in error when there is an entry for its `name`.
   */
  errors?: FieldErrors;
  /** The name of the field in the form, and in a map of errors. */
  name?: string;
  /** Changed and not yet saved. */
  isChanged?: boolean;
  /** A longer explanation behind a question mark after the label. */
  tooltip?: string;
}

/** What {@link Field} takes. */
export interface FieldProps extends FieldText {
  /** Id of the control. Left out for a group of controls, which then is named by the label. */
  htmlFor?: string;
  /** The label stays for screen readers only, as in a toolbar. */
  isLabelHidden?: boolean;
  /** Further classes of the element around it all. */
  className?: string;
  /** The control, or a group of controls. */
  children: ReactNode;
}

/** The `aria-*` attributes of a control inside a {@link Field} with the same id. */
export function fieldAttributes(id: string, { hint, errors, name, isRequired }: Partial<FieldText>) {
  const messages = fieldErrors(errors, name);
  return {
    id,
    "aria-describedby": messages?.length ? `${id}-error` : hint ? `${id}-hint` : undefined,
    "aria-invalid": messages !== undefined || undefined,
    "aria-required": isRequired || undefined,
  };
}

/**
 * Label, control, hint and error of one value. The inputs of this kit bring their own; use it around a control of
 * your own or around a group.
 *
 * @example
 * <Field label="Sales channels" note="4 of 4"><Tag>Online store</Tag></Field>
 */
export function Field(props: FieldProps) {
  const { label, htmlFor, isRequired, hint, note, isChanged, tooltip, isLabelHidden, children } = props;
  const messages = fieldErrors(props.errors, props.name);
  const ownId = useId();
  const id = htmlFor ?? ownId;
  const { translate } = useUi();
  const text = (
    <>
      {label}
      {isRequired && (
        <span className="th-field__required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const labelElement = htmlFor ? (
    <label className="th-field__label" htmlFor={htmlFor}>
      {text}
    </label>
  ) : (
    <span className="th-field__label" id={`${id}-label`}>
      {text}
    </span>
  );
  const group = htmlFor ? {} : { role: "group", "aria-labelledby": `${id}-label` };

  return (
    <div className={classNames("th-field", props.className)} {...group}>
      <div className={isLabelHidden ? "th-visually-hidden" : "th-field__head"}>
        {labelElement}
        {tooltip && (
          <Tooltip content={tooltip}>
            <button type="button" className="th-field__help" aria-label={translate("ui.field.help")}>
              <CircleHelp className="th-icon th-icon--small" aria-hidden="true" />
            </button>
          </Tooltip>
        )}
        {isChanged ? (
          <span className="th-field__changed">
            <Pencil className="th-icon th-icon--small" aria-hidden="true" />
            {translate("ui.field.changed")}
          </span>
        ) : (
          note !== undefined && <span className="th-field__note">{note}</span>
        )}
      </div>
      {children}
      {messages?.length ? (
        <FormErrors id={`${id}-error`} errors={messages} />
      ) : (
        hint !== undefined && (
          <p className="th-field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
