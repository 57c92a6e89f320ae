import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";

function turnOn() {
  const address = new URL(window.location.href);
  address.searchParams.delete("extensions");
  window.location.replace(address);
}

/** Says that the page was opened without extensions, and offers them again. */
export default function SafeModeBanner() {
  const { translate } = useAdmin();
  return (
    <div className="th-safe-mode">
      <Banner
        tone="caution"
        title={translate("extension.allOff")}
        action={
          <Button size="small" onClick={turnOn}>
            {translate("extension.turnOn")}
          </Button>
        }
      >
        {translate("extension.allOffText")}
      </Banner>
    </div>
  );
}
