import { describeError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { Button, LinkButton, Section, StatusIcon } from "@tillhouse/extension-sdk/ui";
import { usePageTexts } from "../../core/i18n/use-page-texts";
import { useUserMetadata } from "../../core/preferences/use-user-metadata";
import type { FirstStep } from "./first-steps";
import { firstStepsKey } from "./use-first-steps";

/** What is set up before somebody can buy: each step with what the store has of it, and a link to the form that does it. */
export default function FirstStepsList({ steps }: { steps: readonly FirstStep[] }) {
  const { translate, notify } = useHost();
  const hasTexts = usePageTexts();
  const { save, isSaving } = useUserMetadata();
  if (!hasTexts) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, to }) => !isDone && to !== undefined);
  const putAway = async () => {
    try {
      await save({ [firstStepsKey]: "put-away" });
    } catch (error) {
      notify.error(translate("first-steps.notPutAway"), describeError(toAdminError(error), translate));
    }
  };
  return (
    <Section
      title={translate("first-steps.title")}
      count={translate("first-steps.progress", { done, all: steps.length })}
      end={
        <Button size="small" variant="ghost" isLoading={isSaving} onClick={() => void putAway()}>
          {translate("first-steps.putAway")}
        </Button>
      }
    >
      <p className="th-section__hint">{translate("first-steps.text")}</p>
      <ol className="th-first-steps">
        {steps.map((step) => (
          <Row key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
    </Section>
  );
}

function Row({
  step: { id, isDone, fact, missing, to, after },
  isNext,
}: {
  step: FirstStep;
  isNext: boolean;
}) {
  const { translate } = useHost();
  const title = translate(`first-steps.steps.${id}`);
  const text = after
    ? translate("first-steps.after", { step: translate(`first-steps.steps.${after}`) })
    : translate(`first-steps.texts.${id}`);
  return (
    <li className="th-first-steps__row" data-done={isDone || undefined}>
      <StatusIcon shape={isDone ? "done" : "ring"} />
      <div className="th-first-steps__text">
        <div className="th-first-steps__title">
          {title}
          {isDone && <span className="th-visually-hidden"> {translate("first-steps.done")}</span>}
        </div>
        {isDone ? (
          fact && <div className="th-muted th-small">{fact}</div>
        ) : (
          <div className="th-muted th-small">
            {text}
            {missing && ` ${missing}`}
          </div>
        )}
      </div>
      {to !== undefined && (
        <LinkButton
          to={to}
          size="small"
          variant={isDone ? "ghost" : isNext ? "primary" : "secondary"}
          aria-label={translate(isDone ? "first-steps.changeNamed" : "first-steps.beginNamed", {
            step: title,
          })}
        >
          {translate(isDone ? "first-steps.change" : "first-steps.begin")}
        </LinkButton>
      )}
    </li>
  );
}
