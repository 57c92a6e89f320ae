import { type OwnFieldProps, useHost } from "@tillhouse/extension-sdk";
import { QuantityInput } from "@tillhouse/extension-sdk/inputs";
import {
  Button,
  Checkbox,
  Field,
  Item,
  Money,
  Select,
  type SelectOption,
  TextArea,
  Thumbnail,
} from "@tillhouse/extension-sdk/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useId, useState } from "react";
import { type ChosenLine, chosenAmount, chosenQuantity } from "./return-lines";

/** Props of {@link LinesField}. */
export interface LinesFieldProps extends OwnFieldProps<ChosenLine[]> {
  /** What a line's reason may be; neither a reason nor a note is asked when left out. */
  reasons?: readonly SelectOption[];
  /** Each chosen line needs one: it is asked without being opened. */
  isReasonRequired?: boolean;
}

interface LineProps extends Pick<LinesFieldProps, "reasons" | "isReasonRequired" | "onBlur"> {
  line: ChosenLine;
  /** Something is wrong with the lines: a missing reason is told. */
  isWrong: boolean;
  onChange(line: ChosenLine): void;
}

function LineReason({ line, reasons = [], isReasonRequired, isWrong, onChange, onBlur }: LineProps) {
  const { translate } = useHost();
  const [isOpen, setIsOpen] = useState(Boolean(line.note));
  const id = useId();
  const isShown = isOpen || isReasonRequired;
  const reason = reasons.find(({ value }) => value === line.reason)?.label;
  return (
    <div className="th-pick__reason">
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
          aria-label={translate("orders.lines.reasonOf", { item: line.title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {reason ?? translate("orders.lines.reason")}
        </Button>
      )}
      <div id={id} className="th-fields" hidden={!isShown}>
        {isShown && (
          <>
            <Select
              label={translate("orders.lines.reason")}
              isRequired={isReasonRequired}
              errors={
                isWrong && isReasonRequired && !line.reason ? [translate("orders.lines.chooseReason")] : []
              }
              placeholder={translate("form.choose")}
              options={reasons}
              value={line.reason ?? ""}
              onChange={({ currentTarget }) => onChange({ ...line, reason: currentTarget.value || null })}
              onBlur={onBlur}
            />
            <TextArea
              label={translate("orders.lines.note")}
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

function Line(props: LineProps) {
  const { line, reasons, onChange } = props;
  const { translate } = useHost();
  const isChosen = line.quantity !== 0;
  return (
    <li className="th-pick__line">
      <Checkbox
        aria-label={line.title}
        isChecked={isChosen}
        onChange={(isTicked) => onChange({ ...line, quantity: isTicked ? line.maximum : 0 })}
      />
      <Item
        thumbnail={<Thumbnail src={line.thumbnail ?? undefined} alt="" />}
        name={line.title}
        details={[line.details, translate("orders.lines.atMost", { count: line.maximum })]
          .filter(Boolean)
          .join(" · ")}
      />
      <QuantityInput
        item={line.title}
        quantity={line.quantity}
        maximum={line.maximum}
        onChange={(quantity) => onChange({ ...line, quantity })}
        onBlur={props.onBlur}
      />
      {line.amount !== undefined && line.currency_code && (
        <span className="th-pick__amount">
          <Money
            amount={chosenAmount(line)}
            currencyCode={line.currency_code}
            tone={isChosen ? undefined : "faint"}
          />
        </span>
      )}
      {isChosen && reasons && <LineReason {...props} />}
    </li>
  );
}

/** Which lines of an order, and how many of each: to return, to claim, to receive. */
export default function LinesField(props: LinesFieldProps) {
  const { value, onChange, onBlur, reasons, isReasonRequired, ...text } = props;
  const { translate } = useHost();
  const chosen = value.filter(({ quantity }) => quantity !== 0).length;
  // What is wrong with a quantity is told beside it, and here where to look.
  const isBeyond = value.some((line) => line.quantity !== chosenQuantity(line));
  const isWrong = Boolean(text.errors && Object.keys(text.errors).length > 0);
  const errors = isWrong && isBeyond ? [translate("orders.lines.wrong")] : text.errors;
  const units = value.reduce((sum, line) => sum + chosenQuantity(line), 0);
  if (value.length === 0)
    return (
      <Field {...text}>
        <p className="th-muted">{translate("orders.lines.none")}</p>
      </Field>
    );
  return (
    <Field
      {...text}
      errors={errors}
      note={<span aria-live="polite">{translate("orders.lines.units", { count: units })}</span>}
    >
      {value.length > 1 && (
        <Checkbox
          label={translate("orders.lines.all")}
          isChecked={chosen === 0 ? false : chosen === value.length || "mixed"}
          onChange={(isTicked) =>
            onChange(
              value.map((line) => ({
                ...line,
                quantity: isTicked ? chosenQuantity(line) || line.maximum : 0,
              })),
            )
          }
        />
      )}
      <ul className="th-pick">
        {value.map((line) => (
          <Line
            key={line.item_id}
            {...{ line, reasons, isReasonRequired, onBlur }}
            isWrong={isWrong}
            onChange={(next) =>
              onChange(value.map((other) => (other.item_id === line.item_id ? next : other)))
            }
          />
        ))}
      </ul>
    </Field>
  );
}
