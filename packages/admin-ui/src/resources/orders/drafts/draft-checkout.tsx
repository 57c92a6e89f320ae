import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Ledger, LedgerRow, Money, Section } from "@tillhouse/extension-sdk/ui";
import { CreditCard, MapPin } from "lucide-react";
import { isOpen } from "./draft-actions";

/** How a draft order travels and how it is paid. */
export default function DraftCheckout({ record: draft }: SectionProps<"draft-orders">) {
  const { translate, locale } = useHost();
  const { cart } = draft;
  const currencyCode = cart?.region?.currency_code ?? "";
  const methods = cart?.shipping_methods ?? [];
  const hasCustom = cart?.items?.some(({ variant_id }) => variant_id === null);
  const notes = isOpen(draft)
    ? [
        cart?.region?.automatic_taxes === false && translate("draft-orders.checkout.taxLater"),
        hasCustom && translate("draft-orders.checkout.customInShop"),
        draft.no_notification_order && translate("draft-orders.checkout.muted"),
      ].filter((note): note is string => Boolean(note))
    : [];
  return (
    <Section
      title={translate("draft-orders.sections.checkout")}
      end={<RecordActions of="draft-orders" record={draft} buttons={["shipping", "paymentLink"]} only={[]} />}
    >
      <Ledger>
        {methods.map((method) => (
          <LedgerRow
            key={method.id}
            icon={<MapPin className="th-icon" aria-hidden />}
            title={method.shipping_option?.name ?? translate("orders.fulfillment.method")}
            meta={[translate("orders.fulfillment.method")]}
            end={
              <Money amount={method.subtotal ?? method.price} currencyCode={currencyCode} locale={locale} />
            }
          />
        ))}
        {methods.length === 0 && (
          <LedgerRow
            icon={<MapPin className="th-icon" aria-hidden />}
            title={translate("draft-orders.checkout.noShipping")}
          />
        )}
        <LedgerRow
          icon={<CreditCard className="th-icon" aria-hidden />}
          title={translate(isOpen(draft) ? "draft-orders.checkout.toPay" : "draft-orders.checkout.paid")}
          end={<Money amount={cart?.total ?? 0} currencyCode={currencyCode} locale={locale} />}
          isTotal
        />
      </Ledger>
      {notes.map((note) => (
        <p key={note} className="th-small th-muted">
          {note}
        </p>
      ))}
    </Section>
  );
}
