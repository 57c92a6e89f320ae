import { Button, Drawer, Section, Status } from "@tillhouse/extension-sdk/ui";
import { type FormEvent, useId, useState } from "react";
import { type AnalyticsConfig, useAnalytics } from "../../core/analytics/analytics";
import { useAdmin } from "../../core/context/admin-context";
import { AnalyticsExplanation } from "./analytics-explanation";
import { AnalyticsSwitches } from "./analytics-switches";

/** What the signed-in person shares, and the way to change it at any time. Nothing where nothing is collected. */
export default function AnalyticsPreferences() {
  const { translate } = useAdmin();
  const { isEnabled, isActive, config } = useAnalytics();
  const [isOpen, setIsOpen] = useState(false);
  if (!isEnabled || config === undefined) return null;
  return (
    <Section
      title={translate("analytics.usage")}
      status={
        isActive ? (
          <Status shape="done" tone="positive" isDone>
            {translate("analytics.active")}
          </Status>
        ) : (
          <Status shape="struck" tone="neutral">
            {translate("analytics.disabled")}
          </Status>
        )
      }
      end={
        <Button size="small" onClick={() => setIsOpen(true)}>
          {translate("analytics.edit")}
        </Button>
      }
    >
      <p className="th-muted">{translate("analytics.usageText")}</p>
      {isOpen && (
        <PreferencesDrawer
          start={config ?? { anonymize: false, opt_out: false }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Section>
  );
}

function PreferencesDrawer({ start, onClose }: { start: AnalyticsConfig; onClose: () => void }) {
  const { translate } = useAdmin();
  const { save } = useAnalytics();
  const [choice, setChoice] = useState({ anonymize: start.anonymize, opt_out: start.opt_out });
  const [isSaving, setIsSaving] = useState(false);
  const formId = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const isSaved = await save(choice);
    setIsSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      title={translate("analytics.editTitle")}
      footer={
        <>
          <Button size="large" onClick={onClose} disabled={isSaving}>
            {translate("action.cancel")}
          </Button>
          <Button size="large" variant="primary" type="submit" form={formId} isLoading={isSaving}>
            {translate("action.save")}
          </Button>
        </>
      }
    >
      <AnalyticsExplanation />
      <form id={formId} onSubmit={(event) => void send(event)}>
        <AnalyticsSwitches choice={choice} onChange={setChoice} />
      </form>
    </Drawer>
  );
}
