import { Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useUi } from "../ui/base/ui-context";
import { Button } from "../ui/controls/button";
import { Select } from "../ui/controls/select";
import { TextArea } from "../ui/controls/text-area";
import { TextInput } from "../ui/controls/text-input";
import {
  type Metadata,
  type MetadataKind,
  metadataKind,
  metadataText,
  metadataValue,
} from "./metadata-payload";

/** Keys and values that are added, changed and removed. */
export interface MetadataEditorProps {
  /** Accessible name: "Metadata". */
  label: string;
  /** The keys and values as the record holds them. */
  value: Metadata;
  /** `undefined` while a row is not what it says it is: then it must not be saved. */
  onChange(value: Metadata | undefined): void;
}

interface Row {
  id: number;
  key: string;
  kind: MetadataKind;
  text: string;
  isRemoved: boolean;
}

const kinds: readonly MetadataKind[] = ["text", "number", "yes-no", "nothing", "json"];

function rowsOf(value: Metadata): Row[] {
  return Object.entries(value).map(([key, entry], id) => ({
    id,
    key,
    kind: metadataKind(entry),
    text: metadataText(entry),
    isRemoved: false,
  }));
}

function metadataOf(rows: readonly Row[]): Metadata | undefined {
  const value: Metadata = {};
  for (const { key, kind, text, isRemoved } of rows) {
    if (isRemoved || (key.trim() === "" && text === "")) continue;
    const entry = metadataValue(kind, text);
    if (entry === undefined || key.trim() === "" || key.trim() in value) return undefined;
    value[key.trim()] = entry;
  }
  return value;
}

/** Whether a text is an object of keys and values, as it is copied from elsewhere. */
function pastedObject(text: string): Metadata | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
  const value = metadataValue("json", text);
  // It starts with a brace and is JSON, so it is an object.
  return value as Metadata | undefined;
}

/**
 * Metadata as keys and values. A value stays what it is: a number a number, a nested object a nested object. A row that is
 * taken away stays in sight until it is saved.
 *
 * @example <MetadataEditor label="Metadata" value={order.metadata ?? {}} onChange={setMetadata} />
 */
export function MetadataEditor({ label, value, onChange }: MetadataEditorProps) {
  const { translate } = useUi();
  const [rows, setRows] = useState(() => rowsOf(value));
  const change = (next: Row[]) => {
    setRows(next);
    onChange(metadataOf(next));
  };
  const update = (id: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const nextId = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
  const add = (row: Partial<Row> = {}) =>
    change([...rows, { id: nextId, key: "", kind: "text", text: "", isRemoved: false, ...row }]);
  const isTwice = ({ id, key }: Row) =>
    key.trim() !== "" &&
    rows.some((other) => other.id !== id && !other.isRemoved && other.key.trim() === key.trim());
  const errorOf = (row: Row) => {
    if (metadataValue(row.kind, row.text) !== undefined) return undefined;
    return [translate(row.kind === "json" ? "ui.metadata.not.json" : "ui.metadata.not.number")];
  };

  return (
    <fieldset className="th-metadata">
      <legend className="th-visually-hidden">{label}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
        <div
          key={row.id}
          role="group"
          aria-label={translate("ui.metadata.row", { number: index + 1 })}
          className="th-metadata__row"
          data-removed={row.isRemoved || undefined}
          onPaste={(event) => {
            const pasted = row.key === "" ? pastedObject(event.clipboardData.getData("text")) : undefined;
            if (pasted === undefined) return;
            event.preventDefault();
            const fresh = rowsOf(pasted).map((other) => ({ ...other, id: other.id + nextId }));
            change([...rows.filter(({ id }) => id !== row.id), ...fresh]);
          }}
        >
          <TextInput
            label={translate("ui.metadata.key")}
            isLabelHidden={index > 0}
            value={row.key}
            disabled={row.isRemoved}
            spellCheck={false}
            errors={isTwice(row) ? [translate("ui.metadata.twice")] : undefined}
            onChange={(event) => update(row.id, { key: event.currentTarget.value })}
          />
          <Select
            label={translate("ui.metadata.kind")}
            isLabelHidden={index > 0}
            value={row.kind}
            disabled={row.isRemoved}
            options={kinds.map((kind) => ({ value: kind, label: translate(`ui.metadata.kinds.${kind}`) }))}
            onChange={(event) => update(row.id, { kind: event.currentTarget.value as MetadataKind })}
          />
          <ValueField
            row={row}
            isFirst={index === 0}
            errors={errorOf(row)}
            onText={(text) => update(row.id, { text })}
          />
          <Button
            variant="ghost"
            iconOnly
            label={translate(row.isRemoved ? "ui.metadata.keep" : "ui.remove", { name: row.key })}
            icon={
              row.isRemoved ? (
                <RotateCcw className="th-icon" aria-hidden />
              ) : (
                <Trash2 className="th-icon" aria-hidden />
              )
            }
            onClick={() => update(row.id, { isRemoved: !row.isRemoved })}
          />
        </div>
      ))}
      <Button icon={<Plus className="th-icon" aria-hidden />} onClick={() => add()}>
        {translate("ui.metadata.add")}
      </Button>
    </fieldset>
  );
}

interface ValueFieldProps {
  row: Row;
  isFirst: boolean;
  errors: string[] | undefined;
  onText: (text: string) => void;
}

function ValueField({ row, isFirst, errors, onText }: ValueFieldProps) {
  const { translate } = useUi();
  const common = {
    label: translate("ui.metadata.value"),
    isLabelHidden: !isFirst,
    disabled: row.isRemoved || row.kind === "nothing",
    errors: row.isRemoved ? undefined : errors,
    value: row.kind === "nothing" ? "" : row.text,
  };
  if (row.kind === "yes-no")
    return (
      <Select
        {...common}
        value={row.text === "true" ? "true" : "false"}
        options={["true", "false"].map((word) => ({ value: word, label: translate(`ui.metadata.${word}`) }))}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    );
  if (row.kind === "json")
    return (
      <TextArea
        {...common}
        rows={4}
        spellCheck={false}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    );
  return <TextInput {...common} onChange={(event) => onText(event.currentTarget.value)} />;
}
