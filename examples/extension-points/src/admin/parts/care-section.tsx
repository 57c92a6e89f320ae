import type { SectionProps } from "@tillhouse/extension-sdk";
import { useHost } from "@tillhouse/extension-sdk";
import { Description, DescriptionList, Section } from "@tillhouse/extension-sdk/ui";

/** A section of the product's page. */
export default function CareSection({ record: product }: SectionProps<"products">) {
  const { translate } = useHost();
  return (
    <Section title={translate("products.sections.care")}>
      <DescriptionList>
        <Description label={translate("products.fields.material")}>{product.material}</Description>
        <Description label={translate("care.wash")}>{String(product.metadata?.wash ?? "30°")}</Description>
      </DescriptionList>
    </Section>
  );
}
