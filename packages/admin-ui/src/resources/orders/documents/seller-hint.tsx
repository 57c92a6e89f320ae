import { useHost, useSettings } from "@tillhouse/extension-sdk";
import { type PaperSettings, paperSettingsKey } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Banner } from "@tillhouse/extension-sdk/ui";

/** Says on the screen, and not on the paper, where to tell who sells: until then an invoice has a name alone. */
export function SellerHint() {
  const { translate } = useHost();
  const { address } = useSettings<Partial<PaperSettings>>(paperSettingsKey);
  if (address) return null;
  return (
    <div className="th-no-print th-print-page__hint">
      <Banner
        tone="info"
        action={
          <Link className="th-link" to="/a/settings/papers">
            {translate("orders.paper.setSeller")}
          </Link>
        }
      >
        {translate("orders.paper.noSeller")}
      </Banner>
    </div>
  );
}
