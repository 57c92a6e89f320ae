import { type FormLook, useHost } from "@tillhouse/extension-sdk";
import { Button, Dialog, Drawer, Sheet, Steps } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { InlineFormFrame } from "./inline-frame";

/** Where a form stands among its steps. */
interface FormStepState {
  index: number;
  count: number;
  onBack: () => void;
  onNext: () => void;
}

/** Props of {@link FormFrame}. */
export interface FormFrameProps {
  /** `inline` is the form of one cell. */
  look: FormLook | "inline";
  title: string;
  formId: string;
  /** What the last button says. */
  saveLabel: string;
  /** At the start of the footer: what was changed, or what needs attention. */
  note: ReactNode;
  isSaving: boolean;
  steps: FormStepState | undefined;
  onLeave: () => void;
  children: ReactNode;
}

const frames = { drawer: Drawer, page: Sheet, steps: Dialog } as const;

/** What stands around a form: a drawer, the whole window, a dialog with steps, or the cell that it changes. */
export function FormFrame(props: FormFrameProps) {
  const { look, title, formId, saveLabel, note, isSaving, steps, onLeave, children } = props;
  const { translate } = useHost();
  if (look === "inline") return <InlineFormFrame {...props} />;
  const Frame = frames[look];
  const isLast = steps === undefined || steps.index === steps.count - 1;
  return (
    <Frame
      isOpen
      onClose={onLeave}
      title={title}
      footerNote={
        steps === undefined ? (
          note
        ) : (
          <>
            <Steps index={steps.index} count={steps.count} /> {note}
          </>
        )
      }
      footer={
        <>
          {steps === undefined ? (
            <Button size="large" onClick={onLeave} disabled={isSaving}>
              {translate("action.cancel")}
            </Button>
          ) : (
            <Button size="large" onClick={steps.onBack} disabled={isSaving || steps.index === 0}>
              {translate("action.back")}
            </Button>
          )}
          {/* Two elements: one that became the other while it is pressed would submit the form at once. */}
          {isLast ? (
            <Button
              key="save"
              size="large"
              variant="primary"
              type="submit"
              form={formId}
              isLoading={isSaving}
            >
              {saveLabel}
            </Button>
          ) : (
            <Button key="next" size="large" variant="primary" onClick={steps?.onNext}>
              {translate("action.next")}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Frame>
  );
}
