import { Button } from "@tillhouse/extension-sdk/ui";
import type { FormEvent, ReactNode } from "react";

/** Props of {@link GateForm}. */
export interface GateFormProps {
  /** The word on the button. */
  submit: string;
  isSending: boolean;
  /** Names of the inputs that something is wrong with; the first of them takes the focus. */
  check(values: Record<string, string>): readonly string[];
  onSubmit(values: Record<string, string>): void;
  children: ReactNode;
}

/** A form of a page without a session: one column, one button, sent once, and the focus on what is wrong. */
export function GateForm({ submit, isSending, check, onSubmit, children }: GateFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) values[name] = String(value);
    const wrong = check(values);
    if (wrong[0] === undefined) onSubmit(values);
    else form.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
  };
  return (
    <form className="th-fields" onSubmit={send} noValidate>
      {children}
      <Button variant="primary" size="large" wide type="submit" isLoading={isSending}>
        {submit}
      </Button>
    </form>
  );
}
