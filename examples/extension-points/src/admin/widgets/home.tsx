import type { WidgetConfig } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";

export const config: WidgetConfig = { zone: "home.after" };

export default function WorkshopHome() {
  return <Banner tone="info">The workshop is open.</Banner>;
}
