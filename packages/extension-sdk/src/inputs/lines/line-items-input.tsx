import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { type LineSelection, selectedAmount, selectedQuantity } from "../../fields/line-selection";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { Checkbox } from "../../ui/controls/checkbox";
import { Field, type FieldText } from "../../ui/controls/field";
import { Select, type SelectOption } from "../../ui/controls/select";
import { TextArea } from "../../ui/controls/text-area";
import { MediaObject } from "../../ui/layout/media-object";
import { Money } from "../../ui/text/money";
import { Thumbnail } from "../../ui/text/thumbnail";
import { QuantityInput } from "../numbers/quantity-input";

/** Items of which some are chosen, each with a quantity and perhaps a reason. */
export interface LineItemsInputProps extends Omit<FieldText, "tooltip"> {
  /** All lines that are offered, also those of which nothing is chosen. */
  value: readonly LineSelection[];
  /** Called with all lines after each change of one. */
  onChange(value: LineSelection[]): void;
  /** Called when somebody leaves a quantity, a reason or a note. */
  onBlur?(): void;
  /** What a line's reason may be; neither a reason nor a note is asked when left out. */
  reasons?: readonly SelectOption[];
  /** Each chosen line needs one: it is asked without being opened. */
  isReasonRequired?: boolean;
  /**
   * What else is asked about a line that is chosen, with its place in `value`. One that stays the same function is asked
   * again for a line that has changed only.
   */
  more?(line: LineSelection, index: number): ReactNode;
}

interface LineProps extends Pick<LineItemsInputProps, "reasons" | "isReasonRequired" | "onBlur" | "more"> {
  line: LineSelection;
  index: number;
  /** Something is wrong with the lines: a missing reason is told. */
  isWrong: boolean;
  onChange(line: LineSelection): void;
}

function LineReason({ line, reasons = [], isReasonRequired, isWrong, onChange, onBlur }: LineProps) {
  const { translate } = useUi();
  const [isOpen, setIsOpen] = useState(Boolean(line.note));
  const id = useId();
  const isShown = isOpen || isReasonRequired;
  const reason = reasons.find(({ value }) => value === line.reason)?.label;
  return (
    <div className="th-line-items__reason">
      {!isReasonRequired && (
        <Button
          variant="ghost"
          size="small"
          icon={
            isOpen ? (
              <ChevronUp className="th-icon" aria-hidden />
            ) : (
              <ChevronDown className="th-icon" aria-hidden />
            )
          }
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={translate("ui.lines.reasonOf", { item: line.title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {reason ?? translate("ui.lines.reason")}
        </Button>
      )}
      <div id={id} className="th-fields" hidden={!isShown}>
        {isShown && (
          <>
            <Select
              label={translate("ui.lines.reason")}
              isRequired={isReasonRequired}
              errors={isWrong && isReasonRequired && !line.reason ? [translate("ui.lines.chooseReason")] : []}
              placeholder={translate("ui.lines.choose")}
              options={reasons}
              value={line.reason ?? ""}
              onChange={({ currentTarget }) => onChange({ ...line, reason: currentTarget.value || null })}
              onBlur={onBlur}
            />
            <TextArea
              label={translate("ui.lines.note")}
              rows={2}
              value={line.note ?? ""}
              onChange={({ currentTarget }) => onChange({ ...line, note: currentTarget.value })}
              onBlur={onBlur}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Whether two objects have the same values under the same names. */
function haveSame(some: object, others: object): boolean {
  const names = Object.keys(some);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => Object.is(Reflect.get(some, name), Reflect.get(others, name)))
  );
}

/** Of hundreds of lines a key changes one: the others are not drawn again, though all may be new objects. */
const Line = memo(LineRow, ({ line: before, ...some }, { line, ...others }) => {
  return haveSame(before, line) && haveSame(some, others);
});

function LineRow(props: LineProps) {
  const { line, index, reasons, more, onChange } = props;
  const { translate } = useUi();
  const isChosen = line.quantity !== 0;
  return (
    <li className="th-line-items__line">
      <Checkbox
        aria-label={line.title}
        isChecked={isChosen}
        onChange={(isTicked) => onChange({ ...line, quantity: isTicked ? line.maximum : 0 })}
      />
      <MediaObject
        thumbnail={<Thumbnail src={line.thumbnail ?? undefined} alt="" />}
        name={line.title}
        details={[line.details, translate("ui.lines.atMost", { count: line.maximum })]}
      />
      <QuantityInput
        item={line.title}
        quantity={line.quantity}
        maximum={line.maximum}
        onChange={(quantity) => onChange({ ...line, quantity })}
        onBlur={props.onBlur}
      />
      {line.amount !== undefined && line.currency_code && (
        <span className="th-line-items__amount">
          <Money
            amount={selectedAmount([line])}
            currencyCode={line.currency_code}
            tone={isChosen ? undefined : "faint"}
          />
        </span>
      )}
      {isChosen && reasons && <LineReason {...props} />}
      {isChosen && more && <div className="th-line-items__reason">{more(line, index)}</div>}
    </li>
  );
}

/**
 * Which lines, and how many units of each, with a reason and a note where reasons are given. Ticking a line chooses all of
 * its units.
 *
 * @example
 * <LineItemsInput label="Items" value={lines} onChange={setLines} reasons={[{ value: "torn", label: "Torn" }]} isReasonRequired />
 */
export function LineItemsInput(props: LineItemsInputProps) {
  const { value, onChange, onBlur: _, reasons, isReasonRequired, more, ...text } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const changeLine = useCallback((next: LineSelection) => {
    const { value, onChange } = latest.current;
    onChange(value.map((other) => (other.item_id === next.item_id ? next : other)));
  }, []);
  const leave = useCallback(() => latest.current.onBlur?.(), []);
  const { translate } = useUi();
  const chosen = value.filter(({ quantity }) => quantity !== 0).length;
  // What is wrong with a quantity is told beside it, and here where to look.
  const isBeyond = value.some((line) => line.quantity !== selectedQuantity(line));
  const isWrong = Boolean(text.errors && Object.keys(text.errors).length > 0);
  const errors = isWrong && isBeyond ? [translate("ui.lines.wrong")] : text.errors;
  const units = value.reduce((sum, line) => sum + selectedQuantity(line), 0);
  if (value.length === 0)
    return (
      <Field {...text}>
        <p className="th-muted">{translate("ui.lines.none")}</p>
      </Field>
    );
  return (
    <Field
      {...text}
      errors={errors}
      note={<span aria-live="polite">{translate("ui.lines.units", { count: units })}</span>}
    >
      {value.length > 1 && (
        <Checkbox
          label={translate("ui.lines.all")}
          isChecked={chosen === 0 ? false : chosen === value.length || "mixed"}
          onChange={(isTicked) =>
            onChange(
              value.map((line) => ({
                ...line,
                quantity: isTicked ? selectedQuantity(line) || line.maximum : 0,
              })),
            )
          }
        />
      )}
      <ul className="th-line-items">
        {value.map((line, index) => (
          <Line
            key={line.item_id}
            {...{ line, index, reasons, isReasonRequired, more, isWrong }}
            onChange={changeLine}
            onBlur={leave}
          />
        ))}
      </ul>
    </Field>
  );
}
