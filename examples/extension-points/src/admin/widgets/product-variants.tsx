import type { WidgetConfig, WidgetProps } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";

// Every section of a page has zones around it, named by its id.
export const config: WidgetConfig = { zone: "product.details.variants.before" };

/** Right above the variants of a product. */
export default function VariantsNotice({ product }: WidgetProps<"product.details.variants.before">) {
  const count = product.variants?.length ?? 0;
  return <Banner tone="info">{`${count} of ${count} variants have a care label.`}</Banner>;
}
