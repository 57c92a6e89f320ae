import { fireEvent } from "@testing-library/react";
import type { AnyField, AnyForm } from "@tillhouse/extension-sdk/internal";
import type { SampleRecord, TypedValues } from "@tillhouse/extension-sdk/testing";
import { askedFields, type FormMode, valuesOf } from "../../screens/form/kinds/form-values";
import { assert, present } from "./assertions";
import { findControls } from "./find";
import type { Harness } from "./harness";
import { assertTyped, labelOf, typeInto } from "./type-into";

/** A form that is open, and what a person does with it. */
export interface OpenForm {
  form: AnyForm;
  mode: FormMode;
  /** The record that it changes. */
  record: SampleRecord | undefined;
  /** What is typed into it. */
  typed: TypedValues;
  /** Where it is sent to: `POST /collections`. */
  pattern: string;
  /** The fields that it asks as it opens. */
  fields: readonly AnyField[];
  type(values?: TypedValues): Promise<void>;
  assertTyped(values?: TypedValues): Promise<void>;
  save(): Promise<void>;
  isBusy(): boolean;
}

/** The mode that a form is tried in where either would do: making a record, where it makes some. */
export function likelyMode({ resource }: Pick<Harness, "resource">): FormMode {
  return resource.form?.mode === "edit" ? "edit" : "create";
}

/** What the form answers for, without opening it again: its record is the fourth of the sample. */
function formIn(harness: Harness, mode: FormMode): OpenForm {
  const form = present(harness.resource.form, "form");
  const record = mode === "edit" ? present(harness.records[3], "fourth record in the sample") : undefined;
  const typed = (mode === "edit" ? harness.sample.change : harness.sample.values) ?? {};
  const commit = `${harness.resource.name}.createCommit`;
  const { name, form: { submitAs } = {} } = harness.resource;
  const label = harness.translate(
    mode === "edit"
      ? "action.save"
      : submitAs
        ? `${name}.submitAs.${submitAs.options[1]}`
        : harness.isSaid(commit)
          ? commit
          : "action.create",
  );
  return {
    form,
    mode,
    record,
    typed,
    pattern: mode === "edit" ? `POST ${harness.written}/:id` : `POST ${harness.written}`,
    fields: askedFields(form, { mode, record }, valuesOf(form, record)).filter(
      (field) => !field.isHidden && !harness.isReplaced(field),
    ),
    type: (values = typed) => typeInto(harness, form.fields, values),
    assertTyped: (values = typed) => assertTyped(harness, form.fields, values),
    save: async () => {
      await harness.until(() => {
        const [button] = findControls(label);
        assert(button?.getAttribute("aria-busy") !== "true", "The form is still busy");
      });
      fireEvent.click(await harness.control(label));
    },
    isBusy: () => findControls(label)[0]?.getAttribute("aria-busy") === "true",
  };
}

/** Opens the form of the resource over its list. */
export async function openForm(harness: Harness, mode: FormMode): Promise<OpenForm> {
  const open = formIn(harness, mode);
  const { record } = open;
  const named = new Set(Object.values(open.typed).flat());
  harness.keepFew((other) => named.has(harness.titleOf(other)));
  harness.open(
    `?form=${record === undefined ? `new${harness.start}` : encodeURIComponent(harness.idOf(record))}`,
  );
  for (const field of open.fields) await harness.field(labelOf(harness, field));
  return open;
}
