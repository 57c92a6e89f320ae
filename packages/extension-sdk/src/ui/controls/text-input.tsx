import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId, useRef } from "react";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";
import { useJoinedRef } from "../base/use-joined-ref";
import { Button } from "./button";
import { Field, type FieldText, fieldAttributes } from "./field";

/** What {@link TextInput} takes. */
export interface TextInputProps
  extends FieldText,
    Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "prefix" | "children"> {
  /** 40 px, or 32 px in toolbars. */
  size?: "default" | "small";
  /** Before the value: an icon, a sign. */
  prefix?: ReactNode;
  /** Before the value in a box of its own: "/" of a handle, a country code. */
  prefixBox?: ReactNode;
  /** After the value: a currency code, a unit. */
  suffix?: ReactNode;
  /** Buttons to count up and down; the input becomes a number. */
  steppers?: boolean;
  /** Numbers stand at the end. On by default with `steppers` and for `type="number"`. */
  isNumeric?: boolean;
  /** Adds a delete button inside the field. */
  onDelete?(): void;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** More controls at the end, inside the outline. */
  tools?: ReactNode;
}

/**
 * A labelled line of text. Takes every attribute of an input; the ref is the input's, so a form library can focus it.
 *
 * @example
 * <TextInput label="Handle" prefixBox="/" hint="The last part of the address." errors={errors} {...register("handle")} />
 */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const { label, isRequired, hint, note, errors, name, isChanged, tooltip, isLabelHidden } = props;
  const { size = "default", prefix, prefixBox, suffix, steppers, isNumeric, onDelete, tools } = props;
  const { className, attributes } = inputAttributes(props);
  const ownId = useId();
  const id = attributes.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(input, ref);
  const { translate } = useUi();
  const type = attributes.type ?? (steppers ? "number" : "text");

  return (
    <Field
      {...{ label, isRequired, hint, note, errors, name, isChanged, tooltip, isLabelHidden, className }}
      htmlFor={id}
    >
      <div
        className={classNames(
          "th-input",
          size === "small" && "th-input--small",
          (isNumeric ?? type === "number") && "th-input--number",
        )}
        data-changed={isChanged || undefined}
      >
        {prefixBox !== undefined && (
          <span className="th-input__prefix th-input__prefix--box">{prefixBox}</span>
        )}
        {prefix !== undefined && <span className="th-input__prefix">{prefix}</span>}
        <input
          {...attributes}
          {...fieldAttributes(id, { hint, errors, name, isRequired })}
          ref={joinedRef}
          type={type}
          className="th-input__element"
        />
        {suffix !== undefined && <span className="th-input__suffix">{suffix}</span>}
        {(tools || onDelete) && (
          <span className="th-input__tools">
            {tools}
            {onDelete && (
              <Button
                variant="ghost"
                size={size === "small" ? "small" : "medium"}
                iconOnly
                label={translate("ui.delete")}
                icon={<Trash2 className="th-icon" aria-hidden="true" />}
                disabled={attributes.disabled}
                onClick={onDelete}
              />
            )}
          </span>
        )}
        {steppers && (
          <span className="th-input__steppers">
            <StepButton input={input} direction="up" isDisabled={attributes.disabled} />
            <StepButton input={input} direction="down" isDisabled={attributes.disabled} />
          </span>
        )}
      </div>
    </Field>
  );
});

/** Takes out what is not an attribute of an input element. */
function inputAttributes(props: TextInputProps) {
  const {
    label: _label,
    isRequired: _isRequired,
    hint: _hint,
    note: _note,
    errors: _errors,
    isChanged: _isChanged,
    tooltip: _tooltip,
    isLabelHidden: _isLabelHidden,
    size: _size,
    prefix: _prefix,
    prefixBox: _prefixBox,
    suffix: _suffix,
    steppers: _steppers,
    isNumeric: _isNumeric,
    onDelete: _onDelete,
    tools: _tools,
    className,
    ...attributes
  } = props;
  return { className, attributes };
}

interface StepButtonProps {
  input: React.RefObject<HTMLInputElement | null>;
  direction: "up" | "down";
  isDisabled?: boolean;
}

function StepButton({ input, direction, isDisabled }: StepButtonProps) {
  const { translate } = useUi();
  const Icon = direction === "up" ? ChevronUp : ChevronDown;
  function step() {
    const element = input.current;
    if (!element) return;
    if (direction === "up") element.stepUp();
    else element.stepDown();
    // The value was set behind React's back; the event makes onChange run as if it had been typed.
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <button
      type="button"
      className="th-input__stepper"
      // The arrow keys do the same inside the field, so the buttons are no stops of their own.
      tabIndex={-1}
      aria-label={translate(direction === "up" ? "ui.input.more" : "ui.input.less")}
      disabled={isDisabled}
      onClick={step}
    >
      <Icon className="th-icon th-icon--small" aria-hidden="true" />
    </button>
  );
}
