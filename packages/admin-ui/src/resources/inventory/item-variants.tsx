import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { Link } from "@tillhouse/extension-sdk/router";
import { Section, StackedList, StackedListItem } from "@tillhouse/extension-sdk/ui";

/** What is sold of it. */
export default function ItemVariants({ record: { variants = [] } }: SectionProps<"inventory-items">) {
  const { translate, href } = useHost();
  const title = translate("inventory-items.sections.variants");
  return (
    <Section title={title}>
      {variants.length === 0 ? (
        <p className="th-muted">{translate("inventory-items.noVariants")}</p>
      ) : (
        <StackedList label={title}>
          {variants.map((variant) => (
            <StackedListItem
              key={variant.id}
              title={
                <Link className="th-link" to={href("variants", variant.id)}>
                  {/* The one variant of a product often has its name. */}
                  {[...new Set([variant.product?.title, variant.title])].filter(Boolean).join(" · ")}
                </Link>
              }
              meta={[variant.sku ?? ""]}
            />
          ))}
        </StackedList>
      )}
    </Section>
  );
}
