import { type SectionProps, safeSrc, useHost } from "@tillhouse/extension-sdk";
import { SectionEditButton } from "@tillhouse/extension-sdk/kit";
import { Section, Tag } from "@tillhouse/extension-sdk/ui";

/** The product's images; the thumbnail comes first and is marked. */
export default function ProductMedia({ record: product }: SectionProps<"products" | "gift-card-products">) {
  const { translate } = useHost();
  const isThumbnail = ({ url }: { url: string }) => url === product.thumbnail;
  const images = [...(product.images ?? [])].sort(
    (left, right) => Number(isThumbnail(right)) - Number(isThumbnail(left)),
  );
  return (
    <Section title={translate("products.sections.media")} count={images.length} end={<SectionEditButton />}>
      {images.length === 0 ? (
        <p className="th-muted">{translate("products.noImages")}</p>
      ) : (
        <ul className="th-media">
          {images.map(({ id, url }, index) => (
            <li key={id} className={index === 0 ? "th-media__tile th-media__tile--lead" : "th-media__tile"}>
              <img
                src={safeSrc(url)}
                alt={translate("products.imageNumber", { title: product.title, number: index + 1 })}
                loading="lazy"
              />
              {isThumbnail({ url }) && (
                <span className="th-media__tag">
                  <Tag>{translate("products.fields.thumbnail")}</Tag>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
