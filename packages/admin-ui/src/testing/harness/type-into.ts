import { fireEvent } from "@testing-library/react";
import type { AnyField } from "@tillhouse/extension-sdk/internal";
import type { Typed, TypedValues } from "@tillhouse/extension-sdk/testing";
import { fieldKindOf } from "../../screens/form/kinds/field-kind-of";
import { assert, assertSame, present } from "./assertions";
import { findField } from "./find";
import type { Harness } from "./harness";

/** What a field is called. */
export function labelOf({ translate, resource }: Harness, field: AnyField): string {
  return translate(field.label ?? `${resource.name}.fields.${field.key}`);
}

function asList(value: Typed): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function optionCalled(title: string): HTMLElement | undefined {
  const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
  const said = (element: HTMLElement) => element.textContent?.trim() ?? "";
  // Behind its name an option may have a note.
  return (
    options.find((element) => said(element) === title) ??
    options.find((element) => said(element).startsWith(title))
  );
}

/** Chooses by title: what is offered at once, else what a search for it finds. */
async function pick(harness: Harness, input: HTMLElement, title: string): Promise<void> {
  fireEvent.focus(input);
  fireEvent.click(input);
  await harness.until(() => present(document.querySelector('[role="option"]'), "anything to choose from"));
  if (optionCalled(title) === undefined) fireEvent.change(input, { target: { value: title } });
  fireEvent.click(await harness.until(() => present(optionCalled(title), `choice “${title}”`)));
}

/** What a resource draws by itself: text is written into it, a word is chosen by its value. */
async function fillOwn(harness: Harness, control: HTMLElement, value: Typed): Promise<void> {
  const text = String(value ?? "");
  if (control.getAttribute("role") === "combobox") return pick(harness, control, text);
  if (control instanceof HTMLSelectElement)
    await harness.until(() =>
      present(
        [...control.options].find((option) => option.value === text),
        `choice “${text}”`,
      ),
    );
  fireEvent.change(control, { target: { value: text } });
  fireEvent.blur(control);
}

async function typeOne(harness: Harness, field: AnyField, value: Typed): Promise<void> {
  const label = labelOf(harness, field);
  const control = await harness.field(label);
  const write = (text: string) => {
    fireEvent.change(control, { target: { value: text } });
    fireEvent.blur(control);
  };
  // What draws itself may be one plain control as well.
  if (field.kind === "own") {
    if (control.matches("input, select, textarea")) return fillOwn(harness, control, value);
    throw new Error(`“${label}” is a small screen of its own: say in \`elsewhere\` which test fills it in`);
  }
  const by = fieldKindOf(field).sample?.by;
  switch (by) {
    case "switch":
      if (shownIn(control) !== value) fireEvent.click(control);
      return;
    case "tick":
      for (const word of asList(value)) {
        const text = harness.translate(`${harness.resource.name}.${field.key}.${word}`);
        fireEvent.click(present(findField(text, control), `choice “${text}”`));
      }
      return;
    case "pick":
      for (const title of asList(value)) await pick(harness, control, title);
      return;
    case "words":
      for (const word of asList(value)) {
        write(word);
        fireEvent.keyDown(control, { key: "Enter" });
      }
      return;
    case "text":
      return write(value === null ? "" : String(value));
    case undefined:
      throw new Error(
        `Nobody can type into “${label}”, a field of the kind ${field.kind}: leave it out of the sample`,
      );
  }
}

/** Types values into the form that is open. @throws where a field is not there. */
export async function typeInto(
  harness: Harness,
  fields: readonly AnyField[],
  values: TypedValues,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const field = present(
      fields.find((other) => other.key === key),
      `field with the key "${key}" in the form`,
    );
    await typeOne(harness, field, value);
  }
}

/** What is shown in a field that can be compared; `undefined` for kinds that show more than a value. */
function shownIn(control: HTMLElement): string | boolean | undefined {
  if (control.getAttribute("role") === "switch") return control.getAttribute("aria-checked") === "true";
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
  return control instanceof HTMLSelectElement ? control.value : undefined;
}

/** What was typed stands in the form. */
export async function assertTyped(
  harness: Harness,
  fields: readonly AnyField[],
  values: TypedValues,
): Promise<void> {
  for (const field of fields) {
    const value = values[field.key];
    if (value === undefined || !fieldKindOf(field).sample?.isShownAsTyped) continue;
    const label = labelOf(harness, field);
    await harness.until(() =>
      assertSame(shownIn(present(findField(label), `field “${label}”`)), value, `What stands in “${label}”`),
    );
  }
}

/** A field says what is wrong with it. */
export async function assertRefused(harness: Harness, field: AnyField, message?: string): Promise<void> {
  const label = labelOf(harness, field);
  await harness.until(() => {
    const control = present(findField(label), `field “${label}”`);
    const holder = control.closest<HTMLElement>(".th-field, .th-choice");
    const error = holder?.querySelector(".th-field__error, .th-choice__hint")?.textContent ?? "";
    assert(
      error !== "" && control.getAttribute("aria-invalid") !== null,
      `“${label}” does not say what is wrong with it`,
    );
    assert(message === undefined || error.includes(message), `“${label}” says “${error}”, not “${message}”`);
  });
}
