import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { Fact, Facts, Section } from "@tillhouse/extension-sdk/ui";

/** What the product is, in words. */
export default function ProductGeneral({ record: product }: SectionProps<"products">) {
  const { translate } = useHost();
  return (
    <Section title={translate("products.sections.general")}>
      <Facts>
        <Fact label={translate("products.fields.subtitle")}>{product.subtitle}</Fact>
        <Fact label={translate("products.fields.handle")}>{product.handle && `/${product.handle}`}</Fact>
        <Fact label={translate("products.fields.description")}>{product.description}</Fact>
        <Fact label={translate("products.fields.discountable")}>
          {translate(product.discountable ? "kit.yes" : "kit.no")}
        </Fact>
      </Facts>
    </Section>
  );
}
