import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { Button, FullScreenDialog, TextInput } from "@tillhouse/extension-sdk/ui";
import { type FormEvent, useId, useState } from "react";
import type { Analytics, AnalyticsConfig } from "../../core/analytics/analytics";
import { useAdmin } from "../../core/context/admin-context";
import { AnalyticsExplanation } from "./analytics-explanation";
import { AnalyticsSwitches } from "./analytics-switches";

export interface AnalyticsOverlayProps {
  user: AdminUser;
  analytics: Analytics;
  /** Closes it until the next visit; offered only after saving has failed. */
  onPutOff: () => void;
}

/** Specification, section 5: letters, digits and ._%+- before the @, a dotted domain, at least 2 letters at its end. */
const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

/** Asks what may be shared, once, over whatever page is open (specification, section 2). */
export default function AnalyticsOverlay({ user, analytics, onPutOff }: AnalyticsOverlayProps) {
  const { translate } = useAdmin();
  const [choice, setChoice] = useState<AnalyticsConfig>({ anonymize: false, opt_out: false });
  const [email, setEmail] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const formId = useId();
  const { isSubmitting, submit } = analytics;
  const isNameless = choice.anonymize || choice.opt_out;
  const address = email.trim();
  const isWrong = !isNameless && address !== "" && !emailPattern.test(address);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setIsChecked(true);
    if (isWrong) {
      event.currentTarget.querySelector<HTMLInputElement>('[name="email"]')?.focus();
      return;
    }
    setHasFailed(!(await submit(choice, address)));
  };
  return (
    <FullScreenDialog
      isOpen
      onClose={() => undefined}
      isDismissable={false}
      isBusy={isSubmitting}
      title={translate("analytics.title")}
      footer={
        <>
          {hasFailed && !isSubmitting && (
            <Button size="large" onClick={onPutOff}>
              {translate("analytics.later")}
            </Button>
          )}
          <Button size="large" variant="primary" type="submit" form={formId} isLoading={isSubmitting}>
            {translate("analytics.continue")}
          </Button>
        </>
      }
    >
      <form id={formId} className="th-consent" onSubmit={(event) => void send(event)} noValidate>
        <AnalyticsExplanation />
        <fieldset
          className="th-consent__part"
          data-dimmed={isNameless || undefined}
          // The hint is out of use with its field, and assistive technology is told so.
          disabled={isNameless}
        >
          <TextInput
            label={translate("analytics.email")}
            hint={translate("analytics.emailHint")}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={user.email}
            value={email}
            disabled={isNameless}
            errors={isChecked && isWrong ? [translate("analytics.emailInvalid")] : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
        </fieldset>
        <AnalyticsSwitches choice={choice} onChange={setChoice} />
      </form>
    </FullScreenDialog>
  );
}
