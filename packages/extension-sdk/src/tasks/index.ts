/**
 * Writes that belong together: several steps one after the other, that go on where they failed.
 */

export type { ActionProgress } from "../records/action-progress";
export { type Created, type Creation, type CreationNote, creationStep, refuseTwin } from "./creation-step";
export type { DeleteContext, DeleteRule } from "./delete-rule";
export {
  type RunStepsOptions,
  runSteps,
  type Step,
  type StepContext,
  type StepFailure,
  type StepNote,
  type StepsOutcome,
} from "./steps";
export { type TaskQueue, type TaskQueueFailure, type TaskQueueOptions, useTaskQueue } from "./use-task-queue";
