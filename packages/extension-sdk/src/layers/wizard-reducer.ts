/** Where a wizard stands. */
export interface WizardState {
  /** The step that is shown, counted from 0. */
  readonly step: number;
  /** Whether Next and Submit can be pressed. */
  readonly isNextEnabled: boolean;
}

/** What can happen to a wizard. */
export type WizardAction =
  | {
      /** What a button or a step asks for. */
      readonly type: "enable-next" | "disable-next" | "next" | "previous" | "submit" | "reset";
    }
  | {
      /** Goes to a step. */
      readonly type: "set-step";
      /** Counted from 0. Nothing happens where it is not above 0. */
      readonly step: number;
    };

/** A wizard that nobody has touched. */
export const initialWizardState: WizardState = { step: 0, isNextEnabled: true };

/**
 * The rules of a wizard, without its looks. `next` knows no last step: {@link Wizard} submits there instead. `submit`
 * changes nothing, so that a failed one leaves everything as it was.
 *
 * @example
 * wizardReducer({ step: 0, isNextEnabled: true }, { type: "next" }); // { step: 1, isNextEnabled: true }
 */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case "enable-next":
      return state.isNextEnabled ? state : { ...state, isNextEnabled: true };
    case "disable-next":
      return state.isNextEnabled ? { ...state, isNextEnabled: false } : state;
    case "next":
      return { ...state, step: state.step + 1 };
    case "previous":
      return { ...state, step: Math.max(0, state.step - 1) };
    case "set-step":
      return action.step > 0 ? { ...state, step: action.step } : state;
    case "submit":
      return state;
    case "reset":
      return initialWizardState;
  }
}
