import { byTime, personName, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Ledger, LedgerRow, Money, Section } from "@tillhouse/extension-sdk/ui";
import { CreditCard, MapPin } from "lucide-react";
import { AddressFacts, ContactFacts, phoneOf } from "../../contact-facts";
import { LinesTable } from "../lines-table";
import { ShippingRows } from "../shipping-rows";
import { totalsOf } from "../totals";
import { isOpen } from "./draft-order-basis";

type DraftSection = SectionProps<"draft-orders">;

/** The lines of a draft order and its totals, as those of an order are shown. */
export function DraftItems({ record: draft }: DraftSection) {
  const { translate, locale } = useHost();
  const { items = [], discounts, region } = draft.cart ?? {};
  const title = translate("draft-orders.sections.items");
  return (
    <Section
      title={title}
      count={items.reduce((sum, { quantity }) => sum + quantity, 0)}
      end={<RecordActions of="draft-orders" record={draft} buttons={["items", "discounts"]} only={[]} />}
    >
      {items.length === 0 ? (
        <p className="th-muted">{translate("draft-orders.reasons.noItems")}</p>
      ) : (
        <LinesTable
          label={title}
          lines={byTime(items)}
          currencyCode={region?.currency_code ?? ""}
          discounts={discounts}
          totals={totalsOf(draft.cart ?? {}, locale)}
        />
      )}
    </Section>
  );
}

/** How a draft order travels and how it is paid. */
export function DraftCheckout({ record: draft }: DraftSection) {
  const { translate, locale } = useHost();
  const { region, items, total, shipping_methods: methods = [] } = draft.cart ?? {};
  const currencyCode = region?.currency_code ?? "";
  const notes = {
    taxLater: region?.automatic_taxes === false,
    customInShop: items?.some(({ variant_id }) => variant_id === null),
    muted: draft.no_notification_order,
  };
  return (
    <Section
      title={translate("draft-orders.sections.checkout")}
      end={<RecordActions of="draft-orders" record={draft} buttons={["shipping", "paymentLink"]} only={[]} />}
    >
      <Ledger>
        <ShippingRows methods={methods} currencyCode={currencyCode} />
        {methods.length === 0 && (
          <LedgerRow
            icon={<MapPin className="th-icon" aria-hidden />}
            title={translate("draft-orders.checkout.noShipping")}
          />
        )}
        <LedgerRow
          icon={<CreditCard className="th-icon" aria-hidden />}
          title={translate(`draft-orders.checkout.${isOpen(draft) ? "toPay" : "paid"}`)}
          end={<Money amount={total ?? 0} currencyCode={currencyCode} locale={locale} />}
          isTotal
        />
      </Ledger>
      {Object.entries(notes).map(
        ([note, holds]) =>
          isOpen(draft) &&
          holds && (
            <p key={note} className="th-small th-muted">
              {translate(`draft-orders.checkout.${note}`)}
            </p>
          ),
      )}
    </Section>
  );
}

/** Who a draft order is for, and where it goes. */
export function DraftCustomer({ record: draft }: DraftSection) {
  const { translate } = useHost();
  const { cart } = draft;
  const phone = phoneOf(cart ?? {});
  return (
    <Section
      title={translate("draft-orders.sections.customer")}
      end={
        <RecordActions
          of="draft-orders"
          record={draft}
          only={["customer", "addresses", "region", "mute", "unmute"]}
        />
      }
    >
      <ContactFacts
        name={personName(cart?.customer) || (cart?.email ?? "")}
        customerId={cart?.customer_id}
        email={cart?.email}
        phone={phone}
      >
        <AddressFacts shipping={cart?.shipping_address} billing={cart?.billing_address} phone={phone} />
      </ContactFacts>
    </Section>
  );
}
