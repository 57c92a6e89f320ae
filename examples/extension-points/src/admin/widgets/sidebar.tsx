import type { WidgetConfig } from "@tillhouse/extension-sdk";

export const config: WidgetConfig = { zone: "sidebar.after" };

/** Below the entries of the sidebar. It is narrow, and narrower still when it is folded: keep it to a word or a mark. */
export default function WorkshopHours() {
  return <small>Workshop: 9–17</small>;
}
