import { fireEvent } from "@testing-library/react";
import type { AnyField, AnyForm } from "@tillhouse/extension-sdk/internal";
import type { SampleRecord, TypedValues } from "@tillhouse/extension-sdk/testing";
import type { FormMode } from "../screens/form/form-setting";
import { askedFields, valuesOf } from "../screens/form/form-values";
import type { Bench } from "./bench";
import { claim, present } from "./claims";
import { findControls } from "./find";
import { claimTyped, labelOf, typeInto } from "./type-into";

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
  claimTyped(values?: TypedValues): Promise<void>;
  save(): Promise<void>;
  isBusy(): boolean;
}

/** The mode that a form is tried in where either would do: making a record, where it makes some. */
export function likelyMode({ resource }: Pick<Bench, "resource">): FormMode {
  return resource.form?.mode === "edit" ? "edit" : "create";
}

/** What the form answers for, without opening it again: its record is the fourth of the sample. */
function formIn(bench: Bench, mode: FormMode): OpenForm {
  const form = present(bench.resource.form, "form");
  const record = mode === "edit" ? present(bench.records[3], "fourth record in the sample") : undefined;
  const typed = (mode === "edit" ? bench.sample.change : bench.sample.values) ?? {};
  const commit = `${bench.resource.name}.createCommit`;
  const label = bench.translate(
    mode === "edit" ? "action.save" : bench.isSaid(commit) ? commit : "action.create",
  );
  return {
    form,
    mode,
    record,
    typed,
    pattern: mode === "edit" ? `POST ${bench.base}/:id` : `POST ${bench.base}`,
    fields: askedFields(form, { mode, record }, valuesOf(form, record)),
    type: (values = typed) => typeInto(bench, form.fields, values),
    claimTyped: (values = typed) => claimTyped(bench, form.fields, values),
    save: async () => {
      await bench.until(() => {
        const [button] = findControls(label);
        claim(button?.getAttribute("aria-busy") !== "true", "The form is still busy");
      });
      fireEvent.click(await bench.control(label));
    },
    isBusy: () => findControls(label)[0]?.getAttribute("aria-busy") === "true",
  };
}

/** Opens the form of the resource over its list. */
export async function openForm(bench: Bench, mode: FormMode): Promise<OpenForm> {
  const open = formIn(bench, mode);
  bench.open(`?form=${open.record === undefined ? "new" : encodeURIComponent(bench.idOf(open.record))}`);
  for (const field of open.fields) await bench.field(labelOf(bench, field));
  return open;
}
