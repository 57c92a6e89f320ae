import type { WidgetConfig } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";

export const config: WidgetConfig = { zone: "settings.after" };

export default function WorkshopSettings() {
  return <Banner tone="info">Care settings live with the extensions.</Banner>;
}
