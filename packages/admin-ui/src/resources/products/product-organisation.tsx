import { type SectionProps, useFeatureFlag, useHost } from "@tillhouse/extension-sdk";
import { SectionEditButton } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Description, DescriptionList, Section, Tag } from "@tillhouse/extension-sdk/ui";

function Tags({ words }: { words: readonly string[] }) {
  return (
    <span className="th-row th-row--wrap">
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </span>
  );
}

/** How the product is filed, and where it is sold. */
export default function ProductOrganisation({ record: product }: SectionProps<"products">) {
  const { translate, href } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const { collection, type, profile } = product;
  const tags = (product.tags ?? []).map(({ value }) => value);
  const categories = (product.categories ?? []).map(({ name }) => name);
  const channels = (product.sales_channels ?? []).map(({ name }) => name);
  return (
    <Section title={translate("products.sections.organisation")} end={<SectionEditButton />}>
      <DescriptionList>
        {isFeatureEnabled("sales_channels") && (
          <Description label={translate("products.fields.sales_channels")}>
            {channels.length > 0 && <Tags words={channels} />}
          </Description>
        )}
        <Description label={translate("products.fields.collection")}>
          {collection && (
            <Link className="th-link" to={href("collections", collection.id)}>
              {collection.title}
            </Link>
          )}
        </Description>
        <Description label={translate("products.fields.type")}>{type?.value}</Description>
        {isFeatureEnabled("product_categories") && (
          <Description label={translate("products.fields.categories")}>
            {categories.length > 0 && <Tags words={categories} />}
          </Description>
        )}
        <Description label={translate("products.fields.tags")}>
          {tags.length > 0 && <Tags words={tags} />}
        </Description>
        <Description label={translate("products.fields.profile")}>
          {profile ? (
            <Link className="th-link" to={href("shipping-profiles", profile.id)}>
              {profile.name}
            </Link>
          ) : (
            translate("products.noProfile")
          )}
        </Description>
      </DescriptionList>
    </Section>
  );
}
