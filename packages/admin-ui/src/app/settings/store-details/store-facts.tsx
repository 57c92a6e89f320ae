import { useFeatureFlag, useHost, useRecord } from "@tillhouse/extension-sdk";
import { useLoadResources } from "@tillhouse/extension-sdk/internal";
import { Link } from "@tillhouse/extension-sdk/router";
import { Description, DescriptionList, Section, Skeleton } from "@tillhouse/extension-sdk/ui";

/** The names of providers. The published type says that there is one; the store answers a list. */
function providerNames(providers: unknown): string {
  return Array.isArray(providers)
    ? providers.map((provider: unknown) => String(Reflect.get(Object(provider), "id"))).join(", ")
    : "";
}

/** What holds of the store and is changed elsewhere, or by nobody: the API reads it and takes no other value. */
export function StoreFacts() {
  const { store, translate, href } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  if (store === undefined) return null;
  const { currencies = [], default_currency_code, default_sales_channel, default_location_id } = store;
  const others = currencies.map(({ code }) => code).filter((code) => code !== default_currency_code);
  const upper = (codes: readonly string[]) => codes.map((code) => code.toUpperCase()).join(", ");
  return (
    <>
      <Section
        title={translate("store-details.currencies")}
        end={
          <Link className="th-link" to={href("currencies")}>
            {translate("store-details.changeCurrencies")}
          </Link>
        }
      >
        <DescriptionList>
          <Description label={translate("store-details.fields.default_currency")}>
            {upper([default_currency_code])}
          </Description>
          <Description label={translate("store-details.fields.other_currencies")}>
            {upper(others)}
          </Description>
        </DescriptionList>
      </Section>
      <Section title={translate("store-details.setUp")}>
        <p className="th-section__hint">{translate("store-details.setUpText")}</p>
        <DescriptionList>
          {isFeatureEnabled("sales_channels") && (
            <Description label={translate("store-details.fields.default_sales_channel")}>
              {default_sales_channel && (
                <Link className="th-link" to={href("sales-channels", default_sales_channel.id)}>
                  {default_sales_channel.name}
                </Link>
              )}
            </Description>
          )}
          {isFeatureEnabled("stockLocationService") && (
            <Description label={translate("store-details.fields.default_location")}>
              {default_location_id && <StockLocation id={default_location_id} />}
            </Description>
          )}
          <Description label={translate("store-details.fields.payment_providers")}>
            {providerNames(store.payment_providers)}
          </Description>
          <Description label={translate("store-details.fields.fulfillment_providers")}>
            {providerNames(store.fulfillment_providers)}
          </Description>
        </DescriptionList>
      </Section>
    </>
  );
}

/** By its name; as a link once it is known that locations have pages. */
function StockLocation({ id }: { id: string }) {
  const { href, resource } = useHost();
  useLoadResources(["stock-locations"]);
  const { record, isLoading } = useRecord("stock-locations", id);
  if (isLoading) return <Skeleton width="120px" />;
  const name = record?.name ?? id;
  if (resource("stock-locations")?.detail === undefined) return name;
  return (
    <Link className="th-link" to={href("stock-locations", id)}>
      {name}
    </Link>
  );
}
