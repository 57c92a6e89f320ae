import { useHost } from "@tillhouse/extension-sdk";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { Banner, Button, Dialog, StackedList, StackedListItem } from "@tillhouse/extension-sdk/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { rangeOf, stepTitle } from "./list-columns";
import { inOrder, type QuantityStep, stepId, stepProblems } from "./list-prices";

export interface QuantityStepsProps {
  steps: readonly QuantityStep[];
  /** Whether there is a price in it, saved or not: then it stays. */
  isUsed(step: QuantityStep): boolean;
  onChange(steps: QuantityStep[]): void;
  onClose(): void;
}

/** From which quantity on other prices hold: each step is a column beside the plain price. */
export function QuantitySteps({ steps, isUsed, onChange, onClose }: QuantityStepsProps) {
  const host = useHost();
  const { translate } = host;
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const isUnread = Number.isNaN(from) || Number.isNaN(to);
  const next: QuantityStep | undefined =
    isUnread || (from === null && to === null) ? undefined : { min: from, max: to };
  const isTurned = from !== null && to !== null && !isUnread && from > to;
  const isThere = next !== undefined && steps.some((step) => stepId(step) === stepId(next));
  const problems = stepProblems(steps);
  const add = () => {
    if (next === undefined || isTurned || isThere) return;
    onChange(inOrder([...steps, next]));
    setFrom(to === null ? null : to + 1);
    setTo(null);
  };
  const title = translate("price-lists.steps.title");
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button size="large" variant="primary" onClick={onClose}>
          {translate("price-lists.steps.done")}
        </Button>
      }
    >
      <div className="th-fields">
        <p className="th-muted">{translate("price-lists.steps.hint")}</p>
        {problems.length > 0 && (
          <div role="status">
            <Banner
              tone="caution"
              title={translate("price-lists.steps.problems", { count: problems.length })}
            >
              {problems.map((problem) => (
                <p key={`${problem.kind}${problem.from}`}>
                  {translate(`price-lists.steps.${problem.kind}`, rangeOf(problem))}
                </p>
              ))}
            </Banner>
          </div>
        )}
        {steps.length > 0 && (
          <StackedList label={title}>
            {steps.map((step) => (
              <StackedListItem
                key={stepId(step)}
                title={stepTitle(step, host)}
                meta={[isUsed(step) && translate("price-lists.steps.used")]}
                end={
                  !isUsed(step) && (
                    <Button
                      variant="ghost"
                      size="small"
                      iconOnly
                      label={translate("price-lists.steps.remove", { step: stepTitle(step, host) })}
                      icon={<X className="th-icon" aria-hidden />}
                      onClick={() => onChange(steps.filter((one) => one !== step))}
                    />
                  )
                }
              />
            ))}
          </StackedList>
        )}
        <NumberInput
          label={translate("price-lists.steps.min")}
          value={from}
          onChange={setFrom}
          min={1}
          digits={0}
        />
        <NumberInput
          label={translate("price-lists.steps.max")}
          hint={translate("price-lists.steps.maxHint")}
          value={to}
          onChange={setTo}
          min={1}
          digits={0}
          errors={
            isTurned
              ? [translate("price-lists.steps.turned")]
              : isThere
                ? [translate("price-lists.steps.there")]
                : undefined
          }
        />
        <div className="th-row">
          <Button disabled={next === undefined || isTurned || isThere} onClick={add}>
            {translate("price-lists.steps.add")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
