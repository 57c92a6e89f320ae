import { useAdmin } from "../../core/context/admin-context";

/** Why usage data is collected, and where one can read what it is. */
export function AnalyticsExplanation() {
  const { translate, config } = useAdmin();
  const { documentation } = config.analytics;
  return (
    <p className="th-consent__text">
      {translate("analytics.text")}{" "}
      {documentation !== undefined && (
        <a className="th-link" href={documentation} target="_blank" rel="noreferrer">
          {translate("analytics.documentation")}
        </a>
      )}
    </p>
  );
}
