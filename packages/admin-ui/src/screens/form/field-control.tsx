import { type AnyField, ownKey, useHost } from "@tillhouse/extension-sdk";
import {
  DateInput,
  MetadataEditor,
  NumberInput,
  PercentInput,
  TagsInput,
} from "@tillhouse/extension-sdk/inputs";
import {
  Checkbox,
  Field,
  PasswordInput,
  Select,
  Switch,
  TextArea,
  TextInput,
} from "@tillhouse/extension-sdk/ui";
import { useController, useFormContext } from "react-hook-form";
import { labelOf } from "../../core/label-of";
import { AddressField } from "./address-field";
import { ContributedField } from "./contributed-field";
import type { ControlProps } from "./control-props";
import { CountryField } from "./country-field";
import { heldAt, useFormSetting } from "./form-setting";
import type { FormValues } from "./form-values";
import { GroupField } from "./group-field";
import { MoneyField } from "./money-field";
import { OwnField } from "./own-field";
import { ReferenceField } from "./reference-field";
import { UploadField } from "./upload-field";

/** Props of {@link FieldControl}. */
export interface FieldControlProps {
  field: AnyField;
  /** Address of its value in the form: `rates.0.rate`. */
  name: string;
}

/** A part of an address: what stands between letters and digits becomes one dash. */
function handleOf(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** A password that nobody else makes up: 20 letters and digits that cannot be mistaken for each other. */
function madeUpPassword(): string {
  const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return [...crypto.getRandomValues(new Uint32Array(20))]
    .map((value) => letters[value % letters.length])
    .join("");
}

/** The first message among what is wrong with the parts of a value. */
function innerMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === "string") return message;
  for (const [key, part] of Object.entries(error)) {
    const inner = key === "ref" ? undefined : innerMessage(part);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** What narrows the records that a field offers: what it always asks for, and what the record says. */
function narrowed(
  { filter, filterFrom = {} }: Extract<AnyField, { kind: "reference" | "references" }>,
  record: object | undefined,
): Readonly<Record<string, unknown>> {
  const held = Object.entries(filterFrom).map(([key, path]) => [key, heldAt(record, path)] as const);
  return {
    ...filter,
    ...Object.fromEntries(held.filter(([, value]) => value !== undefined && value !== null)),
  };
}

/** One field of a form, drawn as its kind or an extension says, with what is wrong with it. */
export function FieldControl({ field, name }: FieldControlProps) {
  const { translate } = useHost();
  const { resource, mode, isAction, record } = useFormSetting();
  const { control } = useFormContext<FormValues>();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error, isDirty },
  } = useController({ name, control });
  const message =
    error?.message ?? error?.root?.message ?? (field.kind === "own" ? innerMessage(error) : undefined);
  const common: ControlProps = {
    label: labelOf(field.label ?? `${resource}.fields.${field.key}`, translate),
    hint: field.hint === undefined ? undefined : labelOf(field.hint, translate),
    isRequired: field.isRequired,
    // Messages of a schema are keys; a schema of an extension may send plain sentences.
    errors:
      message === undefined || message === "" ? [] : [message.includes(" ") ? message : translate(message)],
    isChanged: mode === "edit" && isDirty && !isAction,
    onBlur,
  };
  const text = {
    ...common,
    ref,
    value: typeof value === "string" ? value : "",
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  const number = { ...common, ref, value: typeof value === "number" ? value : null, onChange };
  const words = Array.isArray(value) ? value.map(String) : [];

  const drawn = () => {
    switch (field.kind) {
      case "text":
        return <TextInput {...text} />;
      case "long-text":
        return <TextArea {...text} />;
      case "email":
        return <TextInput {...text} type="email" autoComplete="off" inputMode="email" spellCheck={false} />;
      case "handle":
        return (
          <TextInput
            {...text}
            prefixBox="/"
            spellCheck={false}
            autoCapitalize="none"
            onBlur={() => {
              if (text.value !== "") onChange(handleOf(text.value));
              onBlur();
            }}
          />
        );
      case "password":
        return (
          <PasswordInput
            {...text}
            autoComplete="new-password"
            note={
              <button type="button" className="th-link" onClick={() => onChange(madeUpPassword())}>
                {translate("form.makeUp")}
              </button>
            }
          />
        );
      case "number":
        return <NumberInput {...number} suffix={field.unit} />;
      case "percent":
        return <PercentInput {...number} />;
      case "money":
        return (
          <MoneyField
            {...number}
            currencyField={field.currency}
            currencyFrom={field.currencyFrom}
            name={name}
          />
        );
      case "toggle":
        return (
          <Switch
            ref={ref}
            label={common.label}
            hint={common.errors[0] ?? common.hint}
            isChecked={value === true}
            onChange={onChange}
            onBlur={onBlur}
          />
        );
      case "choice":
        return (
          <Select
            {...text}
            placeholder={translate("form.choose")}
            options={field.options.map((word) => ({
              value: word,
              label: translate(`${resource}.${ownKey(field.key)}.${word}`),
            }))}
          />
        );
      case "choices":
        return (
          <Field {...common}>
            <div className="th-choices">
              {field.options.map((word) => (
                <Checkbox
                  key={word}
                  label={translate(`${resource}.${ownKey(field.key)}.${word}`)}
                  isChecked={words.includes(word)}
                  onChange={(isChecked) =>
                    onChange(isChecked ? [...words, word] : words.filter((other) => other !== word))
                  }
                />
              ))}
            </div>
          </Field>
        );
      case "date":
        return (
          <DateInput
            {...common}
            ref={ref}
            hasTime={field.hasTime}
            value={typeof value === "string" ? value : null}
            onChange={onChange}
          />
        );
      case "reference":
        return (
          <ReferenceField
            {...common}
            to={field.to}
            filter={narrowed(field, record)}
            inputRef={ref}
            value={typeof value === "string" && value !== "" ? [value] : []}
            onChange={(ids) => onChange(ids[0] ?? null)}
          />
        );
      case "references":
        return (
          <ReferenceField
            {...common}
            to={field.to}
            filter={narrowed(field, record)}
            inputRef={ref}
            isMultiple
            value={words}
            onChange={onChange}
          />
        );
      case "country":
        return <CountryField {...common} value={text.value} onChange={onChange} />;
      case "address":
        return <AddressField {...common} name={name} countries={field.countries} />;
      case "tags":
        return <TagsInput {...common} ref={ref} value={words} onChange={onChange} />;
      case "files":
      case "images":
        return <UploadField {...common} field={field} inputRef={ref} value={words} onChange={onChange} />;
      case "metadata":
        return (
          <Field {...common}>
            <MetadataEditor
              label={common.label}
              value={Object(value)}
              onChange={(next) => onChange(next ?? Number.NaN)}
            />
          </Field>
        );
      case "group":
        return <GroupField {...common} field={field} name={name} />;
      case "own":
        return (
          <OwnField
            {...common}
            load={field.load}
            value={value}
            onChange={onChange}
            isContributed={field.contribution?.owner !== undefined}
          />
        );
    }
  };
  if (field.contribution === undefined) return drawn();
  return (
    <ContributedField
      contribution={field.contribution}
      place={`${resource}.fields.${field.key}`}
      props={{ ...common, value, onChange }}
    >
      {drawn()}
    </ContributedField>
  );
}
