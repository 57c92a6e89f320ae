import { useHost } from "@tillhouse/extension-sdk";
import { PurchasableCheck } from "@tillhouse/extension-sdk/commerce";
import { ReferencePicker } from "@tillhouse/extension-sdk/inputs";
import { useSearchParams } from "@tillhouse/extension-sdk/router";
import { Page, PageHeader, Section } from "@tillhouse/extension-sdk/ui";

/** Asks for a product, and whether it can be bought. Its address names the product. */
export default function PurchasablePage() {
  const { href, translate } = useHost();
  const [parameters, setParameters] = useSearchParams();
  const productId = parameters.get("product") ?? undefined;
  const choose = ([id]: string[]) =>
    setParameters(id === undefined ? {} : { product: id }, { replace: true });
  const title = translate("products.purchasable.title");
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ to: href("products"), label: translate("products.title") }}
        isNarrow
      />
      <div className="th-settings">
        <Section title={translate("products.purchasable.choose")}>
          <div className="th-fields">
            <ReferencePicker
              label={translate("products.purchasable.product")}
              to="products"
              value={productId === undefined ? [] : [productId]}
              onChange={choose}
            />
            {productId !== undefined && <PurchasableCheck key={productId} productId={productId} />}
          </div>
        </Section>
      </div>
    </Page>
  );
}
