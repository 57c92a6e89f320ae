import type { WidgetConfig, WidgetProps } from "@tillhouse/extension-sdk";
import { Section } from "@tillhouse/extension-sdk/ui";

export const config: WidgetConfig = { zone: "product.details.side.after" };

/** At the end of the side column: who, where and when. */
export default function CareKeeper({ product }: WidgetProps<"product.details.side.after">) {
  return (
    <Section title="Keeper">
      <p>{String(product.metadata?.keeper ?? "Nobody yet")}</p>
    </Section>
  );
}
