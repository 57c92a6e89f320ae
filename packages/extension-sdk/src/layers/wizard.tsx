import { type ReactNode, useEffect, useId, useMemo, useReducer, useRef } from "react";
import { useUi } from "../ui/base/ui-context";
import { Banner } from "../ui/feedback/banner";
import { useSubmit } from "./use-submit";
import { WizardContext, type WizardControl } from "./use-wizard";
import { WizardFrame, type WizardFrameProps } from "./wizard-frame";
import { initialWizardState, wizardReducer } from "./wizard-reducer";

/** One step of a {@link Wizard}. */
export interface WizardStep {
  /** Unique in the wizard. */
  id: string;
  /** A heading above it. */
  title?: ReactNode;
  /** What it shows. It is mounted while the step is shown. */
  view: ReactNode;
  /** `false` disables Next (or Submit) on this step, as `disableNext` of {@link useWizard} does from inside. */
  isComplete?: boolean;
}

/** What {@link Wizard} takes. */
export interface WizardProps
  extends Pick<WizardFrameProps, "isOpen" | "title" | "subtitle" | "hasSummary" | "shell" | "submitLabel"> {
  /** Called after the wizard went back to its first step. */
  onClose(): void;
  /**
   * Called by the button of the last step. While its promise runs the wizard is busy and cannot be closed; when it
   * fails, the message of the error is shown and everything stays as it was. It closes the wizard when it succeeded.
   */
  onSubmit(): unknown;
  /** The steps, in this order. */
  steps: readonly WizardStep[];
}

/**
 * A task in steps: "Step 2 of 4" with a dot for each step, Back and Next, and on the last step Submit. Only the step
 * in view is mounted, so keep what is entered outside of it.
 *
 * @example
 * <Wizard isOpen={isOpen} onClose={close} onSubmit={async () => { await create(order); close(); }} title="New draft order"
 *   steps={[
 *     { id: "region", title: "Region", view: <Region value={region} onChange={setRegion} />, isComplete: region !== "" },
 *     { id: "items", title: "Items", view: <Items /> },
 *   ]} />
 */
export function Wizard(props: WizardProps) {
  const { onClose, onSubmit: _submit, steps, ...frame } = props;
  const { translate } = useUi();
  const { submitting, control } = useWizardControl(props);
  const { isSubmitting, error } = submitting;
  const step = steps[control.step];

  return (
    <WizardContext.Provider value={control}>
      <WizardFrame
        {...frame}
        step={control.step}
        count={control.count}
        onPrevious={control.previous}
        onNext={control.next}
        onSubmit={control.submit}
        onClose={() => {
          control.reset();
          onClose();
        }}
        isNextEnabled={control.isNextEnabled && step?.isComplete !== false}
        isBusy={isSubmitting}
        isSubmitting={isSubmitting}
      >
        {step && (
          <StepView key={step.id} step={step}>
            {error !== undefined && (
              <Banner tone="negative">
                {error instanceof Error && error.message ? error.message : translate("ui.wizard.failed")}
              </Banner>
            )}
          </StepView>
        )}
      </WizardFrame>
    </WizardContext.Provider>
  );
}

function useWizardControl({ isOpen, onSubmit, steps }: WizardProps) {
  const [{ step: wanted, isNextEnabled }, dispatch] = useReducer(wizardReducer, initialWizardState);
  const submitting = useSubmit(onSubmit);
  const { clear, isRunning } = submitting;
  const count = steps.length;
  const step = Math.min(wanted, Math.max(0, count - 1));
  const isLast = step === count - 1;
  const latest = useRef({ submit: submitting.submit, isLast });
  latest.current = { submit: submitting.submit, isLast };

  // The parent may close it, too, as after a submit.
  useEffect(() => {
    if (isOpen) return;
    dispatch({ type: "reset" });
    clear();
  }, [isOpen, clear]);

  const ways = useMemo(() => {
    const submit = () => {
      dispatch({ type: "submit" });
      latest.current.submit();
    };
    const move = (action: Parameters<typeof dispatch>[0]) => {
      // Elsewhere it could be submitted a second time.
      if (isRunning()) return;
      clear();
      dispatch(action);
    };
    return {
      enableNext: () => dispatch({ type: "enable-next" }),
      disableNext: () => dispatch({ type: "disable-next" }),
      next: () => (latest.current.isLast ? submit() : move({ type: "next" })),
      previous: () => move({ type: "previous" }),
      setStep: (step: number) => move({ type: "set-step", step }),
      submit,
      reset: () => move({ type: "reset" }),
    };
  }, [clear, isRunning]);
  const control: WizardControl = useMemo(
    () => ({ step, count, isNextEnabled, ...ways }),
    [step, count, isNextEnabled, ways],
  );
  return { submitting, control };
}

/** A step under its heading, and what went wrong. */
function StepView({ step, children }: { step: WizardStep; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="th-fields" aria-labelledby={step.title ? titleId : undefined}>
      {step.title && (
        <h3 className="th-strong" id={titleId}>
          {step.title}
        </h3>
      )}
      {children}
      {step.view}
    </section>
  );
}
