import { type ResourceName, useHost, useRecords } from "@tillhouse/extension-sdk";
import {
  LineItemsInput,
  type LineItemsInputProps,
  type LineSelection,
} from "@tillhouse/extension-sdk/inputs";
import { type LineReasons, type LinesField as Lines, titleOf } from "@tillhouse/extension-sdk/internal";
import type { SelectOption } from "@tillhouse/extension-sdk/ui";
import { useCallback, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../kinds/form-values";
import type { ControlProps } from "./control-props";
import { useFormScope } from "./form-scope";

/** More reasons than any store has. */
const atMost = 500;

/** Lines whose reasons are records: what has others below it is only a heading. */
function LinesWithRecords({
  reasons,
  ...props
}: Omit<LineItemsInputProps, "reasons"> & { reasons: Extract<LineReasons, { of: string }> }) {
  const { translate, resource: resourceOf } = useHost();
  const { of, below, missing } = reasons;
  const resource = resourceOf(of);
  // The registry keys resources by these very names.
  const { records, error } = useRecords(of as ResourceName, { order: resource?.list?.sort, limit: atMost });
  const options = useMemo(() => {
    const choosable = (some: readonly object[], heading = ""): SelectOption[] =>
      some.flatMap((record) => {
        const label = [heading, resource && titleOf(resource, record)].filter(Boolean).join(" › ");
        const others: unknown = below && Reflect.get(record, below);
        return Array.isArray(others) && others.length > 0
          ? choosable(others, label)
          : { value: String(Reflect.get(record, "id")), label };
      });
    return choosable(records);
  }, [records, resource, below]);
  return <LineItemsInput {...props} reasons={options} hint={error ? translate(missing) : props.hint} />;
}

export interface LinesFieldProps extends ControlProps {
  field: Lines<string>;
  name: string;
  onChange: (lines: LineSelection[]) => void;
}

/** Which lines, how many units of each and why, with what else is asked about each that is chosen. */
export function LinesField({ field, name, ...common }: LinesFieldProps) {
  const { translate } = useHost();
  const { Control } = useFormScope();
  const { control } = useFormContext<FormValues>();
  const { reasons, isReasonRequired, fields } = field;
  // A line that has not changed is drawn again where either of these is another one.
  const more = useCallback(
    (_line: LineSelection, index: number) => (
      <div className="th-fields">
        {fields?.map((inner) => (
          <Control key={inner.key} field={inner} name={`${name}.${index}.${inner.key}`} />
        ))}
      </div>
    ),
    [fields, name, Control],
  );
  const words = useMemo(
    () =>
      reasons &&
      "words" in reasons &&
      reasons.words.map((value) => ({ value, label: translate(`${reasons.texts}.${value}`) })),
    [reasons, translate],
  );
  const props = {
    ...common,
    // What stands in a line has fields of its own: the form knows of them before the value of this one does.
    value: (useWatch({ control, name }) ?? []) as LineSelection[],
    isReasonRequired,
    more: fields && more,
  };
  if (reasons === undefined) return <LineItemsInput {...props} />;
  if ("of" in reasons) return <LinesWithRecords {...props} reasons={reasons} />;
  return <LineItemsInput {...props} reasons={words || []} />;
}
