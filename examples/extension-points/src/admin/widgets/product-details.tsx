import type { WidgetConfig, WidgetProps } from "@tillhouse/extension-sdk";
import { Section } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";

// Two widgets stand in this zone; `order` decides which comes first.
export const config: WidgetConfig = { zone: "product.details.after", order: 20 };

/** Below a product. The zone decides the props, and the compiler checks them. */
export default function CareCounter({ product }: WidgetProps<"product.details.after">) {
  const [washes, setWashes] = useState(0);
  return (
    <Section title="Wash test">
      <p>
        {product.title} has been through the machine{" "}
        <button type="button" className="th-link" onClick={() => setWashes(washes + 1)}>
          {washes} times
        </button>
      </p>
    </Section>
  );
}
