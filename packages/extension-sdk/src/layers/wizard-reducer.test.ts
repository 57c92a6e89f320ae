import { expect, it } from "vitest";
import { initialWizardState, wizardReducer } from "./wizard-reducer";

const at = (step: number, isNextEnabled = true) => ({ step, isNextEnabled });

it("spec 4.17: starts at step 0 with next enabled", () => {
  expect(initialWizardState).toEqual({ step: 0, isNextEnabled: true });
});

it("spec 4.18: enables and disables next without changing the step", () => {
  expect(wizardReducer(at(2), { type: "disable-next" })).toEqual(at(2, false));
  expect(wizardReducer(at(2, false), { type: "enable-next" })).toEqual(at(2, true));
});

it("spec 4.18: next goes one step on", () => {
  expect(wizardReducer(at(0), { type: "next" })).toEqual(at(1));
  expect(wizardReducer(at(1, false), { type: "next" })).toEqual(at(2, false));
});

it("spec 4.18: previous goes one step back, never below 0", () => {
  expect(wizardReducer(at(2), { type: "previous" })).toEqual(at(1));
  expect(wizardReducer(at(0), { type: "previous" })).toEqual(at(0));
});

it("spec 4.18: sets the step to a number only if that is above 0", () => {
  expect(wizardReducer(at(1), { type: "set-step", step: 3 })).toEqual(at(3));
  expect(wizardReducer(at(2), { type: "set-step", step: 0 })).toEqual(at(2));
  expect(wizardReducer(at(2), { type: "set-step", step: -1 })).toEqual(at(2));
});

it("spec 4.18: submit changes nothing", () => {
  const state = at(3, false);
  expect(wizardReducer(state, { type: "submit" })).toBe(state);
});

it("spec 4.18: reset goes to step 0 with next enabled", () => {
  expect(wizardReducer(at(3, false), { type: "reset" })).toEqual(at(0, true));
});
