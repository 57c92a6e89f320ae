import type { WidgetConfig } from "@tillhouse/extension-sdk";
import { Tag } from "@tillhouse/extension-sdk/ui";

export const config: WidgetConfig = { zone: "topbar.before" };

/** Before the buttons at the end of the top bar. */
export default function WorkshopState() {
  return <Tag>Workshop open</Tag>;
}
