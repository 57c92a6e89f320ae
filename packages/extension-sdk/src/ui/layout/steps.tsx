import { useUi } from "../base/ui-context";

/** What {@link Steps} takes. */
export interface StepsProps {
  /** The current step, counted from 0. */
  index: number;
  /** How many steps there are. */
  count: number;
}

/** Where a wizard stands: a dot per step and "Step 2 of 4". For the `footerNote` of a {@link Dialog}. */
export function Steps({ index, count }: StepsProps) {
  const { translate } = useUi();
  return (
    <span className="th-steps">
      <span className="th-steps__dots" aria-hidden="true">
        {Array.from({ length: count }, (_, step) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={step}
            data-state={step < index ? "done" : step === index ? "current" : "open"}
          />
        ))}
      </span>
      {translate("ui.steps", { number: index + 1, count })}
    </span>
  );
}
