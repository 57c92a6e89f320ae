import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { useUi } from "../base/ui-context";
import { Button } from "../controls/button";
import { Banner } from "../feedback/banner";
import { textWithElements } from "../text/text-with-elements";
import { DialogFrame } from "./dialog-frame";

/** What {@link ConfirmDialog} takes. */
export interface ConfirmDialogProps {
  /** Whether it is shown. What was typed is forgotten when it closes. */
  isOpen: boolean;
  /** Called when the person gives up: by the button, by Esc, or outside of it. */
  onClose(): void;
  /** Called when the person says yes. It does not close by itself. */
  onConfirm(): void;
  /** The question, naming the thing: "Cancel order #1120?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** Repeats the verb: "Cancel order". Never "OK". */
  confirmLabel: string;
  /** Says what stays: "Keep order". */
  cancelLabel: string;
  /** `danger` removes what can be brought back; `nuclear` cannot be undone. */
  tone?: "default" | "danger" | "nuclear";
  /** Has to be typed before the button works; for `nuclear`. */
  typedConfirmation?: string;
  /** It is being done: the button turns, and nothing closes the dialog. */
  isLoading?: boolean;
  /** What speaks against it, in sentences: "A return is requested." */
  warnings?: readonly string[];
  /** What went wrong and what to do, when confirming failed. */
  error?: ReactNode;
}

/**
 * Asks before something happens. The focus starts on the way out, not on the action.
 *
 * @example
 * <ConfirmDialog isOpen={isOpen} onClose={close} onConfirm={cancel} tone="nuclear" typedConfirmation="order #1120"
 *   title="Cancel order #1120?" description="This cannot be undone." confirmLabel="Cancel order" cancelLabel="Keep order" />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const descriptionId = useId();
  const warningsId = useId();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const { isOpen, onClose, onConfirm, typedConfirmation, isLoading = false, tone = "default" } = props;
  const hasWarnings = props.warnings !== undefined && props.warnings.length > 0;
  const isReady = typedConfirmation === undefined || sameWords(typed, typedConfirmation);

  useEffect(() => {
    if (!isOpen) setTyped("");
  }, [isOpen]);
  function submit(event: FormEvent) {
    event.preventDefault();
    // Events pass through portals: a form around the dialog must not be submitted along.
    event.stopPropagation();
    if (isReady && !isLoading) onConfirm();
  }

  return (
    <DialogFrame
      className="th-dialog th-dialog--confirm"
      role="alertdialog"
      describedBy={hasWarnings ? `${descriptionId} ${warningsId}` : descriptionId}
      hasCross={false}
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isLoading}
      title={props.title}
      footer={
        <>
          <Button size="large" disabled={isLoading} onClick={onClose}>
            {props.cancelLabel}
          </Button>
          <Button
            size="large"
            type="submit"
            form={formId}
            variant={tone === "default" ? "primary" : tone}
            disabled={!isReady}
            isLoading={isLoading}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form className="th-fields" id={formId} onSubmit={submit}>
        <div className="th-muted" id={descriptionId}>
          {props.description}
        </div>
        {hasWarnings && (
          <Banner tone="caution">
            <ul id={warningsId}>
              {props.warnings?.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Banner>
        )}
        {typedConfirmation !== undefined && (
          <TypedConfirmation expected={typedConfirmation} value={typed} onChange={setTyped} />
        )}
        {props.error && <Banner tone="negative">{props.error}</Banner>}
      </form>
    </DialogFrame>
  );
}

/** Case and spaces at the ends do not matter: the point is a pause, not a spelling test. */
function sameWords(typed: string, expected: string) {
  return typed.trim().toLocaleLowerCase() === expected.trim().toLocaleLowerCase();
}

interface TypedConfirmationProps {
  expected: string;
  value: string;
  onChange(value: string): void;
}

function TypedConfirmation({ expected, value, onChange }: TypedConfirmationProps) {
  const { translate } = useUi();
  const id = useId();
  return (
    <div className="th-field">
      <div className="th-field__head">
        <label className="th-field__label" htmlFor={id}>
          {textWithElements(translate, "ui.confirm.type", { words: <b>{expected}</b> })}
        </label>
      </div>
      <div className="th-input">
        <input
          className="th-input__element"
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
