import type { WidgetConfig } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";

export const config: WidgetConfig = { zone: "login.before" };

export default function WorkshopLogin() {
  return <Banner tone="info">Ask the workshop for an account.</Banner>;
}
