import type { WidgetConfig, WidgetProps } from "@tillhouse/extension-sdk";
import { Section } from "@tillhouse/extension-sdk/ui";

export const config: WidgetConfig = { zone: "product.details.after", order: 10 };

/** Stands before the wash test, because its `order` is smaller. */
export default function CareWeight({ product }: WidgetProps<"product.details.after">) {
  return (
    <Section title="On the scales">
      <p>{product.weight ? `${product.weight} g` : "Not weighed yet"}</p>
    </Section>
  );
}
