import { fireEvent } from "@testing-library/react";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { FakeCall, SampleRecord } from "@tillhouse/extension-sdk/testing";
import { isPrimaryAction } from "../../core/definitions/is-primary-action";
import { assert, present } from "./assertions";
import { openDialogs } from "./find";
import type { Harness } from "./harness";
import { typeInto } from "./type-into";

/** What was sent to be written so far, apart from signing in. */
export function writes({ backend }: Harness): FakeCall[] {
  return backend.calls.filter(({ method, path }) => method !== "GET" && path !== "/auth");
}

/** Whether an action is the one button of a record's page: of several next steps that it can take, the first. */
function hasButton(harness: Harness, action: AnyAction, record: SampleRecord): boolean {
  const setting = harness.setting as never;
  const next = harness.resource.actions?.find(
    (other) => isPrimaryAction(other, record) && (other.when?.(record as never, setting) ?? true) === true,
  );
  return next?.id === action.id;
}

/** Opens the place where a record is acted on: its page, or the list with its row. */
export function openFor(harness: Harness, record: SampleRecord): void {
  if (harness.resource.detail) harness.open("", record);
  else {
    harness.keepFew((other) => other === record);
    // As many rows as there are likely to be, whatever order they come in.
    harness.open("?rows=100");
  }
}

/** Chooses what to do with a record where it is shown: the next step is a button of its page, all else in the menu. */
export async function chooseHere(
  harness: Harness,
  record: SampleRecord,
  { entry, action }: { entry: string; action?: AnyAction },
): Promise<void> {
  const { resource, translate } = harness;
  const title = harness.titleOf(record);
  if (resource.detail && action && hasButton(harness, action, record)) await harness.press(entry);
  else await harness.choose(translate("list.actionsFor", { title }), entry);
}

/** Opens that place, and chooses what to do there. */
export async function chooseFor(
  harness: Harness,
  record: SampleRecord,
  choice: { entry: string; action?: AnyAction },
): Promise<void> {
  openFor(harness, record);
  await chooseHere(harness, record, choice);
}

/** Types the title where that is asked for before what cannot be taken back. */
export async function typeTitle(harness: Harness, title: string): Promise<void> {
  const input = await harness.until(() =>
    present(
      openDialogs().at(-1)?.querySelector<HTMLInputElement>('input[type="text"]'),
      "field for the title",
    ),
  );
  fireEvent.change(input, { target: { value: title } });
}

/** The button that says yes to the question that is open. */
export function confirmButton(): HTMLButtonElement {
  return present(
    openDialogs().at(-1)?.querySelector<HTMLButtonElement>('button[type="submit"]'),
    "button of the question",
  );
}

/** Says yes to what is asked, and fills in what is wanted. */
export async function confirm(harness: Harness, action: AnyAction, title: string): Promise<void> {
  const { form, confirm: asks, id } = action;
  if (form === undefined && asks === undefined) return;
  await harness.until(() => confirmButton());
  if (form !== undefined)
    await typeInto(
      harness,
      form.fields,
      present(harness.sample.actions?.[id], `values for "${id}" in the sample`),
    );
  if (asks === "typed") {
    assert(confirmButton().disabled, "It can be done without typing the title");
    await typeTitle(harness, title);
  }
  const button = confirmButton();
  fireEvent.click(button);
  fireEvent.click(button);
}

/** What an action is called, and how its entry in a menu or its button reads. */
export function labels(harness: Harness, action: AnyAction): { label: string; entry: string } {
  const label = harness.translate(`${harness.resource.name}.actions.${action.id}`);
  const asks = action.form !== undefined || action.confirm !== undefined;
  return { label, entry: asks ? `${label}…` : label };
}
