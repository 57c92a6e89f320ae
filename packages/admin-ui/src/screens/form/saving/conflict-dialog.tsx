import { useHost } from "@tillhouse/extension-sdk";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import { Button, Dialog, Field, Radio } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { fieldKindOf } from "../kinds/field-kind-of";
import type { Clash } from "./three-way-merge";

export interface ConflictDialogProps {
  clashes: readonly Clash[];
  fields: readonly AnyField[];
  resource: string;
  onClose: () => void;
  /** Every field was decided. */
  onSettle: (choices: Readonly<Record<string, "mine" | "theirs">>) => void;
}

/** Shows fields that two people have changed, each with what it was, what the other made of it and what is mine. */
export function ConflictDialog({ clashes, fields, resource, onClose, onSettle }: ConflictDialogProps) {
  const { translate } = useHost();
  const [choices, setChoices] = useState<Readonly<Record<string, "mine" | "theirs">>>({});
  const isDecided = clashes.every(({ key }) => choices[key] !== undefined);
  const shown = useReadable(resource);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate("form.conflictTitle")}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {translate("form.conflictBack")}
          </Button>
          <Button size="large" variant="primary" disabled={!isDecided} onClick={() => onSettle(choices)}>
            {translate("form.conflictSave")}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        <p className="th-muted">{translate("form.conflictText")}</p>
        {clashes.map(({ key, before, theirs, mine }) => {
          const field = fields.find((other) => other.key === key);
          return (
            <Field key={key} label={translate(field?.label ?? `${resource}.fields.${key}`)}>
              <p className="th-muted th-small">
                {translate("form.conflictBefore", { value: shown(field, before) })}
              </p>
              {(["theirs", "mine"] as const).map((side) => (
                <Radio
                  key={side}
                  name={key}
                  value={side}
                  label={shown(field, side === "mine" ? mine : theirs)}
                  hint={translate(side === "mine" ? "form.conflictMine" : "form.conflictTheirs")}
                  isChecked={choices[key] === side}
                  onChange={() => setChoices({ ...choices, [key]: side })}
                />
              ))}
            </Field>
          );
        })}
      </div>
    </Dialog>
  );
}

/** A field's value in words that can be compared. */
function useReadable(resource: string) {
  const { translate, locale, timeZone } = useHost();
  return (field: AnyField | undefined, value: unknown): string => {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return translate(value ? "value.yes" : "value.no");
    const kind = field && fieldKindOf(field);
    if (field && kind?.describe)
      return kind.describe(value, field, { resource, translate, locale, timeZone });
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  };
}
