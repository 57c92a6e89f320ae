import type { WidgetConfig, WidgetProps } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";

export const config: WidgetConfig = { zone: "product_collection.form.before" };

/** At the top of the form: there is a collection while one is changed, and none while one is made. */
export default function CollectionHelp({ productCollection }: WidgetProps<"product_collection.form.before">) {
  return (
    <Banner tone="info">
      {productCollection ? `“${productCollection.title}” is on the shelf.` : "Name it as the label says."}
    </Banner>
  );
}
