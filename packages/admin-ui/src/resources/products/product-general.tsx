import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { SectionEditButton } from "@tillhouse/extension-sdk/kit";
import { Description, DescriptionList, Section } from "@tillhouse/extension-sdk/ui";

/** What the product is, in words. */
export default function ProductGeneral({ record: product }: SectionProps<"products" | "gift-card-products">) {
  const { translate } = useHost();
  return (
    <Section title={translate("products.sections.general")} end={<SectionEditButton />}>
      <DescriptionList>
        <Description label={translate("products.fields.subtitle")}>{product.subtitle}</Description>
        <Description label={translate("products.fields.handle")}>
          {product.handle && <bdi dir="ltr">/{product.handle}</bdi>}
        </Description>
        <Description label={translate("products.fields.description")}>{product.description}</Description>
        <Description label={translate("products.fields.discountable")}>
          {translate(product.discountable ? "kit.yes" : "kit.no")}
        </Description>
      </DescriptionList>
    </Section>
  );
}
