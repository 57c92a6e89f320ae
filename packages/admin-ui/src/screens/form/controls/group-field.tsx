import { useHost } from "@tillhouse/extension-sdk";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { Button, Field } from "@tillhouse/extension-sdk/ui";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { FormValues } from "../kinds/form-values";
import type { ControlProps } from "./control-props";
import { useFormScope } from "./form-scope";

export interface GroupFieldProps extends ControlProps {
  field: Extract<AnyField, { kind: "group" }>;
  name: string;
  newRow: () => FormValues;
}

/** A repeating group of fields: rows that are added, taken away and moved, by keyboard as well. */
export function GroupField({ field, name, newRow, onBlur: _onBlur, ...common }: GroupFieldProps) {
  const { translate } = useHost();
  const { Control } = useFormScope();
  const { control } = useFormContext<FormValues>();
  // The library's type knows only forms whose groups it can see; this name is the address of one.
  const { fields: rows, append, remove, move } = useFieldArray({ control, name: name as never });
  const list = useRef<HTMLOListElement>(null);
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = field;
  const tool = (key: string, number: number, icon: ReactNode, onClick: () => void, isOff: boolean) => (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      label={translate(key, { what: common.label, number })}
      icon={icon}
      disabled={isOff}
      onClick={onClick}
    />
  );
  const titleOf = (row: object, index: number) =>
    field.rowTitle === undefined
      ? translate("form.row", { what: common.label, number: index + 1 })
      : String(Reflect.get(row, field.rowTitle));
  const take = (index: number) => {
    remove(index);
    // The focus must not fall out of the page with the row.
    list.current?.querySelector<HTMLElement>("button, input")?.focus();
  };
  const tools = (index: number) => (
    <>
      {tool(
        "form.moveUp",
        index + 1,
        <ArrowUp className="th-icon" aria-hidden />,
        () => move(index, index - 1),
        index === 0,
      )}
      {tool(
        "form.moveDown",
        index + 1,
        <ArrowDown className="th-icon" aria-hidden />,
        () => move(index, index + 1),
        index === rows.length - 1,
      )}
      {tool(
        "form.removeRow",
        index + 1,
        <Trash2 className="th-icon" aria-hidden />,
        () => take(index),
        rows.length <= minimum,
      )}
    </>
  );
  return (
    <Field {...common}>
      <ol ref={list} className="th-group">
        {rows.map((row, index) => (
          <li key={row.id} className="th-group__row">
            <div className="th-group__head">
              <span className="th-tiny th-muted">{titleOf(row, index)}</span>
              {!field.hasFixedRows && <span className="th-push th-row">{tools(index)}</span>}
            </div>
            <div className="th-fields">
              {field.fields.map((inner) => (
                <Control key={inner.key} field={inner} name={`${name}.${index}.${inner.key}`} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {!field.hasFixedRows && (
        <Button
          icon={<Plus className="th-icon" aria-hidden />}
          aria-label={translate("action.of", { action: translate("ui.metadata.add"), title: common.label })}
          disabled={rows.length >= maximum}
          // A row has the keys of the group's fields.
          onClick={() => append(newRow() as never)}
        >
          {translate("ui.metadata.add")}
        </Button>
      )}
    </Field>
  );
}
