import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { Money, Section, Status, Table } from "@tillhouse/extension-sdk/ui";

type Product = SectionProps<"products">["record"];
type Variant = NonNullable<Product["variants"]>[number];

/** Stock below this is worth a look. */
const lowStock = 20;

/** A variant's base price; prices of price lists are somebody else's. */
function basePrice(variant: Variant, currencyCode: string): number | undefined {
  return variant.prices?.find(
    (price) =>
      price.currency_code === currencyCode && !price.price_list_id && !price.region_id && !price.min_quantity,
  )?.amount;
}

function Stock({ variant }: { variant: Variant }) {
  const { translate, locale } = useHost();
  const { inventory_quantity: quantity, manage_inventory: isManaged } = variant;
  if (!isManaged) return <span className="th-faint">{translate("products.variant.notManaged")}</span>;
  const shown = new Intl.NumberFormat(locale).format(quantity);
  if (quantity > lowStock) return shown;
  return (
    <Status tone={quantity > 0 ? "caution" : "negative"} shape={quantity > 0 ? "wedge" : "alert"}>
      {shown}
    </Status>
  );
}

/** The variants with their codes, prices and stock. */
export default function ProductVariants({ record: product }: SectionProps<"products">) {
  const { translate, locale, store } = useHost();
  const variants = product.variants ?? [];
  const shopCurrencies = [
    store?.default_currency_code ?? "",
    ...(store?.currencies ?? []).map(({ code }) => code),
  ];
  const currencies = [...new Set(shopCurrencies)]
    .filter((code) => variants.some((variant) => basePrice(variant, code) !== undefined))
    .slice(0, 3);
  const title = translate("products.sections.variants");
  return (
    <Section title={title} count={variants.length}>
      <Table label={title} isInset isFlow isStill>
        <thead>
          <tr>
            <th scope="col">{translate("products.variant.title")}</th>
            <th scope="col">{translate("products.variant.sku")}</th>
            <th scope="col">{translate("products.variant.ean")}</th>
            {currencies.map((code) => (
              <th key={code} scope="col" className="th-numeric">
                {code.toUpperCase()}
              </th>
            ))}
            <th scope="col" className="th-numeric">
              {translate("products.variant.stock")}
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.id}>
              <td data-area="a1" className="th-strong">
                {variant.title}
              </td>
              <td data-area="b1" className="th-mono">
                {variant.sku ?? <span className="th-faint">–</span>}
              </td>
              <td className="th-mono">{variant.ean ?? <span className="th-faint">–</span>}</td>
              {currencies.map((code, index) => {
                const price = basePrice(variant, code);
                return (
                  <td key={code} className="th-numeric" data-area={index === 0 ? "a3" : undefined}>
                    {price === undefined ? (
                      <span className="th-faint">–</span>
                    ) : (
                      <Money amount={price} currencyCode={code} locale={locale} showCode={false} />
                    )}
                  </td>
                );
              })}
              <td className="th-numeric" data-area="b3">
                <Stock variant={variant} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
