import { useHost } from "@tillhouse/extension-sdk";
import { Button } from "@tillhouse/extension-sdk/ui";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

/** Lets what stands around a form ask it before it is closed. */
export interface InlineFrame {
  /** What to do instead of closing; `undefined` once the form is gone. */
  onLeaveChange(leave: (() => void) | undefined): void;
}

/** Carries the {@link InlineFrame} of the form of one cell. */
export const InlineFrameContext = createContext<InlineFrame | undefined>(undefined);

export interface InlineFormFrameProps {
  formId: string;
  saveLabel: string;
  isSaving: boolean;
  onLeave: () => void;
  children: ReactNode;
}

/** A form of one field, inside a popover: the field, and two small buttons. */
export function InlineFormFrame({ formId, saveLabel, isSaving, onLeave, children }: InlineFormFrameProps) {
  const { translate } = useHost();
  const frame = useContext(InlineFrameContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form comes after the popover, which has found nothing to give the focus to.
    const first = place.current?.querySelector<HTMLElement>("input, textarea, select, button");
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  useEffect(() => {
    frame?.onLeaveChange(onLeave);
    return () => frame?.onLeaveChange(undefined);
  });
  return (
    <div ref={place} className="th-inline-form">
      {children}
      <div className="th-inline-form__foot">
        <Button size="small" onClick={onLeave}>
          {translate("action.cancel")}
        </Button>
        <Button size="small" variant="primary" type="submit" form={formId} isLoading={isSaving}>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
