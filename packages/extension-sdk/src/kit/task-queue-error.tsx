import type { ReactNode } from "react";
import { describeError } from "../errors/describe-error";
import { useHost } from "../resource/use-host";
import type { TaskQueue } from "../tasks/use-task-queue";
import { Button } from "../ui/controls/button";
import { Banner } from "../ui/feedback/banner";

/** What has become of a step. */
export type TaskStatus = "done" | "failed" | "left";

/** A queue of steps, and the words for each of them where one fails. */
export interface TaskQueueErrorProps<Step> {
  /** The queue that {@link useTaskQueue} returned. */
  steps: Pick<TaskQueue<Step>, "failure" | "resume" | "discard">;
  /** Says in a sentence what has become of a step: "The note is saved.", "Tent could not be added". */
  say(step: Step, fate: TaskStatus): string;
  /** Why it failed; the words of the error when left out. */
  why?: string;
  /** Something else to be said in place of all that, where it can be gone on with nevertheless. */
  instead?: {
    /** Title of the banner, in place of what `say` returns for the failed step. */
    title: string;
    /** Below the title, in place of the reason and of what became of the other steps. */
    text: ReactNode;
    /** Text of the button that goes on. */
    goOnLabel: string;
  };
}

/**
 * Which step has failed and why, what is done already and what is left, with a button that goes on. Nothing while all goes
 * well. See {@link useTaskQueue}.
 *
 * @example
 * <TaskQueueError steps={steps} say={({ item }, fate) => translate(`counts.${fate}`, { item })} />
 */
export function TaskQueueError<Step>({ steps, say, why, instead }: TaskQueueErrorProps<Step>) {
  const { translate } = useHost();
  const { failure, resume, discard } = steps;
  const [failed, ...waiting] = failure?.pending ?? [];
  if (failure === undefined || failed === undefined) return null;
  const done = failure.done.map((step) => say(step, "done"));
  const left = waiting.map((step) => say(step, "left"));
  return (
    <Banner tone={instead ? "caution" : "negative"} title={instead?.title ?? say(failed, "failed")}>
      <p>{instead?.text ?? [why ?? describeError(failure.error, translate), ...done, ...left].join(" ")}</p>
      <div className="th-row th-row--wrap">
        <Button size="small" onClick={() => void resume()}>
          {instead?.goOnLabel ?? translate("action.retry")}
        </Button>
        <Button size="small" variant="ghost" onClick={discard}>
          {translate("kit.stopHere")}
        </Button>
      </div>
    </Banner>
  );
}
