import { Button } from "@tillhouse/extension-sdk/ui";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";

/** Milliseconds after which a press has been drawn, if it ever will be. */
const settling = 500;

export interface AuthFormProps {
  /** The word on the button. */
  submit: string;
  isSending: boolean;
  /** Names of the inputs that something is wrong with; the first of them takes the focus. */
  check(values: Record<string, string>): readonly string[];
  onSubmit(values: Record<string, string>): void;
  children: ReactNode;
}

/** A form of a page without a session: one column, one button, sent once, and the focus on what is wrong. */
export function AuthForm({ submit, isSending, check, onSubmit, children }: AuthFormProps) {
  // A second press can come before the first has drawn anything.
  const isSent = useRef(false);
  const isDrawn = useRef(isSending);
  isDrawn.current = isSending;
  useEffect(() => {
    isSent.current = isSending;
  }, [isSending]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || isSent.current) return;
    const form = event.currentTarget;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) values[name] = String(value);
    const wrong = check(values);
    if (wrong[0] === undefined) {
      isSent.current = true;
      onSubmit(values);
      // What fails at once may never have been drawn as being sent.
      setTimeout(() => {
        isSent.current = isDrawn.current;
      }, settling);
    } else form.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
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
