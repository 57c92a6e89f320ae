import type { SectionProps } from "@tillhouse/extension-sdk";
import { useHost } from "@tillhouse/extension-sdk";
import { Section } from "@tillhouse/extension-sdk/ui";

/** In the place of the admin's own attributes: one line instead of eight facts. */
export default function PlainAttributes({ record: product }: SectionProps<"products">) {
  const { translate } = useHost();
  const size = [product.length, product.width, product.height].filter(Boolean).join(" × ");
  return (
    <Section title={translate("products.sections.attributes")}>
      <p>{size === "" ? translate("care.unmeasured") : `${size} mm`}</p>
    </Section>
  );
}
