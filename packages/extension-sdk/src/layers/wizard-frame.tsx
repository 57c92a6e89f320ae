import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useUi } from "../ui/base/ui-context";
import { Button } from "../ui/controls/button";
import { DialogFrame, type DialogFrameProps } from "../ui/dialogs/dialog-frame";
import { firstFocus } from "../ui/dialogs/first-focus";
import { Steps } from "../ui/layout/steps";
import { LayeredFrame } from "./layered-frame";

/** What {@link WizardFrame} takes. */
export interface WizardFrameProps extends Omit<DialogFrameProps, "footer" | "footerNote" | "onBack"> {
  /** The step that is shown, counted from 0. */
  step: number;
  /** How many steps there are. */
  count: number;
  /** Called by Back. On the first step it is disabled. */
  onPrevious(): void;
  /** Called by Next, on every step but the last. */
  onNext(): void;
  /** Called by the button of the last step; left out where it submits the form named by `formId`. */
  onSubmit?(): void;
  /** Id of the form inside that the button of the last step submits. */
  formId?: string;
  /** "Submit" when left out. */
  submitLabel?: string;
  /** `false` disables Next and Submit. */
  isNextEnabled?: boolean;
  /** The button of the last step turns, and there is no way back. */
  isSubmitting?: boolean;
  /** The last step sums up the others: it is shown without "Step 4 of 4". */
  hasSummary?: boolean;
  /** `layered` lets steps open further screens by {@link useLayeredModal}. */
  shell?: "modal" | "layered";
  /** After "Step 2 of 4": "1 field needs attention". */
  note?: ReactNode;
}

const shells = { modal: DialogFrame, layered: LayeredFrame };

/** A double click on Next brings its second half to where Submit appears. */
const isSecondClick = (event: MouseEvent) => event.detail > 1;

/**
 * What stands around the steps of a task: "Step 2 of 4" with a dot for each step, Back and Next, and on the last step Submit.
 * For those that keep by themselves which step it is; {@link Wizard} does so for the others.
 *
 * @example
 * <WizardFrame isOpen onClose={close} title="New product" step={step} count={3} formId={formId} submitLabel="Create product"
 *   onPrevious={() => setStep(step - 1)} onNext={() => setStep(step + 1)}>
 *   <form id={formId} onSubmit={save}>…</form>
 * </WizardFrame>
 */
export function WizardFrame(props: WizardFrameProps) {
  const { step, count, onPrevious, onNext, onSubmit, formId, submitLabel, children, ...rest } = props;
  const { isNextEnabled = true, isSubmitting, hasSummary, shell = "modal", note, ...frame } = rest;
  const { translate } = useUi();
  const isLast = step === count - 1;
  const Frame = shells[shell];
  return (
    <Frame
      {...frame}
      className="th-dialog th-dialog--wide th-dialog--wizard"
      footerNote={
        <>
          {!(hasSummary && isLast) && <Steps index={step} count={count} />}
          {note && <> {note}</>}
        </>
      }
      footer={
        <>
          <Button size="large" disabled={step === 0 || isSubmitting} onClick={onPrevious}>
            {translate("ui.back")}
          </Button>
          {/* Two elements: one that became the other while it is pressed would submit at once. */}
          {isLast ? (
            <Button
              key="submit"
              size="large"
              variant="primary"
              type={formId === undefined ? "button" : "submit"}
              form={formId}
              disabled={!isNextEnabled}
              isLoading={isSubmitting}
              onClick={(event) => (isSecondClick(event) ? event.preventDefault() : onSubmit?.())}
            >
              {submitLabel ?? translate("ui.wizard.submit")}
            </Button>
          ) : (
            <Button key="next" size="large" variant="primary" disabled={!isNextEnabled} onClick={onNext}>
              {translate("ui.wizard.next")}
            </Button>
          )}
        </>
      }
    >
      <StepBody step={step}>{children}</StepBody>
    </Frame>
  );
}

/** Takes the focus when a step comes: the button that was pressed may be disabled by now. The dialog itself gives it to the first. */
function StepBody({ step, children }: { step: number; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (element.current) firstFocus(element.current).focus({ preventScroll: true });
  }, [step]);
  return (
    <div className="th-fields" ref={element} tabIndex={-1}>
      {children}
    </div>
  );
}
