import { personName, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import {
  Avatar,
  Copyable,
  Fact,
  Facts,
  Item,
  Ledger,
  LedgerRow,
  Money,
  Section,
} from "@tillhouse/extension-sdk/ui";
import { CreditCard, MapPin } from "lucide-react";
import { byTime } from "../../by-time";
import { LinesTable } from "../lines-table";
import { AddressFacts } from "../order-addresses";
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
  const money = (amount: number) => (
    <Money amount={amount} currencyCode={region?.currency_code ?? ""} locale={locale} />
  );
  const travels = <MapPin className="th-icon" aria-hidden />;
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
        {methods.map((method) => (
          <LedgerRow
            key={method.id}
            icon={travels}
            title={method.shipping_option?.name ?? translate("orders.fulfillment.method")}
            meta={[translate("orders.fulfillment.method")]}
            end={money(method.subtotal ?? method.price)}
          />
        ))}
        {methods.length === 0 && (
          <LedgerRow icon={travels} title={translate("draft-orders.checkout.noShipping")} />
        )}
        <LedgerRow
          icon={<CreditCard className="th-icon" aria-hidden />}
          title={translate(`draft-orders.checkout.${isOpen(draft) ? "toPay" : "paid"}`)}
          end={money(total ?? 0)}
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
  const { translate, href } = useHost();
  const { cart } = draft;
  const { email, customer_id: id, customer, shipping_address: shipping } = cart ?? {};
  const name = personName(customer) || (email ?? "");
  const phone = shipping?.phone ?? customer?.phone;
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
      <div className="th-who">
        <Item thumbnail={<Avatar name={name} />} name={name} to={id ? href("customers", id) : undefined} />
      </div>
      <Facts>
        <Fact label={translate("orders.fields.email")}>
          {email && <Copyable value={email} label={translate("orders.fields.email")} />}
        </Fact>
        <Fact label={translate("orders.fields.phone")}>
          {phone && <Copyable value={phone} label={translate("orders.fields.phone")} />}
        </Fact>
        <AddressFacts shipping={shipping} billing={cart?.billing_address} phone={phone} />
      </Facts>
    </Section>
  );
}
