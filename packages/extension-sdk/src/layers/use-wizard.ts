import { createContext, useContext } from "react";

/** What a step of a wizard can ask and do. While a submit runs the wizard stays where it is. */
export interface WizardControl {
  /** The step that is shown, counted from 0. */
  readonly step: number;
  /** How many steps there are. */
  readonly count: number;
  /** Whether the person can go on, or submit on the last step. */
  readonly isNextEnabled: boolean;
  /** Lets the person go on. */
  enableNext(): void;
  /** Keeps the person on this step until something is entered. */
  disableNext(): void;
  /** Goes one step on; on the last step it submits. */
  next(): void;
  /** Goes one step back; on the first one it does nothing. */
  previous(): void;
  /** Goes to a step above 0; back to the first lead `previous` and `reset`. */
  setStep(step: number): void;
  /** Submits, whichever step is shown. */
  submit(): void;
  /** Back to the first step, with Next enabled. */
  reset(): void;
}

/** The wizard around a step. */
export const WizardContext = createContext<WizardControl | undefined>(undefined);

/**
 * The wizard around a step: where it stands, and the ways to move it.
 *
 * @example
 * const { enableNext, disableNext } = useWizard();
 * useEffect(() => (region ? enableNext() : disableNext()), [region, enableNext, disableNext]);
 */
export function useWizard(): WizardControl {
  const wizard = useContext(WizardContext);
  if (wizard === undefined) throw new Error("useWizard must be used within a Wizard");
  return wizard;
}
