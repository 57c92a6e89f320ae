import { Switch } from "@tillhouse/extension-sdk/ui";
import type { AnalyticsConfig } from "../../core/analytics/analytics";
import { useAdmin } from "../../core/context/admin-context";

export interface AnalyticsSwitchesProps {
  choice: AnalyticsConfig;
  onChange: (choice: AnalyticsConfig) => void;
}

/** A choice in which opting out leaves nothing to be made anonymous (specification, sections 4 and 5). */
function withOptOut(choice: AnalyticsConfig): AnalyticsConfig {
  return choice.opt_out ? { ...choice, anonymize: false } : choice;
}

/** The two switches. Opting out overrides anonymity: its switch goes off and cannot be used meanwhile. */
export function AnalyticsSwitches({ choice, onChange }: AnalyticsSwitchesProps) {
  const { translate } = useAdmin();
  const change = (part: Partial<AnalyticsConfig>) => onChange(withOptOut({ ...choice, ...part }));
  return (
    <div className="th-consent__switches">
      <fieldset
        className="th-consent__part"
        data-dimmed={choice.opt_out || undefined}
        // Its hint is no more than the switch: assistive technology is told that both are out of use.
        disabled={choice.opt_out}
      >
        <Switch
          name="anonymize"
          label={translate("analytics.anonymize")}
          hint={translate("analytics.anonymizeHint")}
          isEnd
          isDisabled={choice.opt_out}
          isChecked={choice.anonymize}
          onChange={(anonymize) => change({ anonymize })}
        />
      </fieldset>
      <div className="th-consent__part">
        <Switch
          name="opt_out"
          label={translate("analytics.optOut")}
          hint={translate("analytics.optOutHint")}
          isEnd
          isChecked={choice.opt_out}
          onChange={(opt_out) => change({ opt_out })}
        />
      </div>
    </div>
  );
}
