import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useReducer, useRef } from "react";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { DialogFrame } from "../ui/dialog-frame";
import { firstFocus } from "../ui/first-focus";
import { Steps } from "../ui/steps";
import { useUi } from "../ui/ui-context";
import { LayeredFrame } from "./layered-frame";
import { useSubmit } from "./use-submit";
import { WizardContext, type WizardControl } from "./use-wizard";
import { wizardReducer, wizardStart } from "./wizard-reducer";

/** One step of a {@link Wizard}. */
export interface WizardStep {
  id: string;
  /** A heading above it. */
  title?: ReactNode;
  view: ReactNode;
  /** `false` disables Next (or Submit) on this step, as `disableNext` of {@link useWizard} does from inside. */
  isComplete?: boolean;
}

/** Props of {@link Wizard}. */
export interface WizardProps {
  isOpen: boolean;
  /** Called after the wizard went back to its first step. */
  onClose(): void;
  /**
   * Called by the button of the last step. While its promise runs the wizard is busy and cannot be closed; when it
   * fails, the message of the error is shown and everything stays as it was. It closes the wizard when it succeeded.
   */
  onSubmit(): unknown;
  title: ReactNode;
  subtitle?: ReactNode;
  steps: readonly WizardStep[];
  /** The last step sums up the others: it is shown without "Step 4 of 4". */
  hasSummary?: boolean;
  /** `layered` lets steps open further screens by {@link useLayeredModal}. */
  shell?: "modal" | "layered";
  /** Repeats the deed: "Create order". "Submit" when left out. */
  submitLabel?: string;
}

const shells = { modal: DialogFrame, layered: LayeredFrame };

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
  const { isOpen, onClose, title, subtitle, steps, hasSummary = false, shell = "modal" } = props;
  const { translate } = useUi();
  const { state, isLast, submitting, control, hasMoved } = useWizardControl(props);
  const { isSubmitting, error } = submitting;
  const step = steps[state.step];
  const isReady = state.isNextEnabled && step?.isComplete !== false;
  const Frame = shells[shell];

  return (
    <WizardContext.Provider value={control}>
      <Frame
        className="th-dialog th-dialog--wide th-dialog--wizard"
        isOpen={isOpen}
        onClose={() => {
          control.reset();
          onClose();
        }}
        title={title}
        subtitle={subtitle}
        isBusy={isSubmitting}
        footerNote={hasSummary && isLast ? "" : <Steps index={state.step} count={steps.length} />}
        footer={
          <>
            <Button size="large" disabled={state.step === 0 || isSubmitting} onClick={control.previous}>
              {translate("ui.back")}
            </Button>
            {/* Two elements: a second click on Next never lands on Submit. */}
            {isLast ? (
              <Button
                key="submit"
                size="large"
                variant="primary"
                disabled={!isReady}
                isLoading={isSubmitting}
                onClick={(event) => !isSecondClick(event) && control.submit()}
              >
                {props.submitLabel ?? translate("ui.wizard.submit")}
              </Button>
            ) : (
              <Button key="next" size="large" variant="primary" disabled={!isReady} onClick={control.next}>
                {translate("ui.wizard.next")}
              </Button>
            )}
          </>
        }
      >
        {step && (
          <StepView key={step.id} step={step} takesFocus={hasMoved()}>
            {error !== undefined && (
              <Banner tone="negative">
                {error instanceof Error && error.message ? error.message : translate("ui.wizard.failed")}
              </Banner>
            )}
          </StepView>
        )}
      </Frame>
    </WizardContext.Provider>
  );
}

/** A double click on Next brings its second half to where Submit appears. */
const isSecondClick = (event: MouseEvent) => event.detail > 1;

function useWizardControl({ isOpen, onSubmit, steps }: WizardProps) {
  const [{ step: wanted, isNextEnabled }, dispatch] = useReducer(wizardReducer, wizardStart);
  const submitting = useSubmit(onSubmit);
  const { clear, isRunning } = submitting;
  const count = steps.length;
  const step = Math.min(wanted, Math.max(0, count - 1));
  const isLast = step === count - 1;
  const latest = useRef({ submit: submitting.submit, isLast });
  latest.current = { submit: submitting.submit, isLast };
  const moved = useRef(false);

  // The parent may close it, too, as after a submit.
  useEffect(() => {
    if (isOpen) return;
    moved.current = false;
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
      moved.current = true;
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
  return { state: { step, isNextEnabled }, isLast, submitting, control, hasMoved: () => moved.current };
}

interface StepViewProps {
  step: WizardStep;
  /** Of every step but the one that the dialog opens with: there the dialog itself moves the focus. */
  takesFocus: boolean;
  /** What went wrong. */
  children: ReactNode;
}

/** Takes the focus when it comes: the button that was pressed may be disabled by now. */
function StepView({ step, takesFocus, children }: StepViewProps) {
  const element = useRef<HTMLElement>(null);
  const titleId = useId();
  const isTaking = useRef(takesFocus);
  useEffect(() => {
    if (element.current && isTaking.current) firstFocus(element.current).focus({ preventScroll: true });
  }, []);
  return (
    <section
      className="th-fields"
      ref={element}
      tabIndex={-1}
      aria-labelledby={step.title ? titleId : undefined}
    >
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
