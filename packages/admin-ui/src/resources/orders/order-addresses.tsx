import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Fact, Facts, Section } from "@tillhouse/extension-sdk/ui";

type Address = NonNullable<SectionProps<"orders">["record"]["shipping_address"]>;

/** The country in the reader's language; its code where the browser has no name for it. */
function countryName(code: string, locale: string): string {
  const region = code.toUpperCase();
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(region) ?? region;
  } catch {
    return region;
  }
}

export function linesOf(address: Address, locale: string): string[] {
  return [
    [address.first_name, address.last_name].filter(Boolean).join(" "),
    address.company,
    address.address_1,
    address.address_2,
    [address.postal_code, address.city].filter(Boolean).join(" "),
    address.province,
    address.country_code ? countryName(address.country_code, locale) : undefined,
  ].filter((line): line is string => Boolean(line));
}

/** Where the order goes and who pays. */
export default function OrderAddresses({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const shipping = order.shipping_address ? linesOf(order.shipping_address, locale) : [];
  const billing = order.billing_address ? linesOf(order.billing_address, locale) : [];
  const isSame = billing.length > 0 && billing.join("\n") === shipping.join("\n");
  const shown = (lines: string[]) =>
    lines.length === 0 ? undefined : <address className="th-address">{lines.join("\n")}</address>;
  return (
    <Section
      title={translate("orders.sections.addresses")}
      end={<RecordActions of="orders" record={order} only={["editShippingAddress", "editBillingAddress"]} />}
    >
      <Facts>
        <Fact label={translate("orders.address.shipping")}>{shown(shipping)}</Fact>
        <Fact label={translate("orders.address.billing")}>
          {isSame ? translate("orders.address.same") : shown(billing)}
        </Fact>
      </Facts>
    </Section>
  );
}
