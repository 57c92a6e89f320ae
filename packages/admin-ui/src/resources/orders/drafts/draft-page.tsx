import { personName, type SectionProps, sortByCreatedAt, useHost } from "@tillhouse/extension-sdk";
import { AddressFacts, ContactFacts, LinesTable, phoneOf, totalsOf } from "@tillhouse/extension-sdk/commerce";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Money, Section, StackedList, StackedListItem } from "@tillhouse/extension-sdk/ui";
import { CreditCard } from "lucide-react";
import { isOpen } from "./draft-list";

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
          lines={sortByCreatedAt(items)}
          currencyCode={region?.currency_code ?? ""}
          discounts={discounts}
          totals={totalsOf(draft.cart ?? {}, locale)}
        />
      )}
    </Section>
  );
}

/** What is to be paid for a draft order, and what to know before that. */
export function DraftTotal({ record: draft }: DraftSection) {
  const { translate } = useHost();
  const { region, items, total } = draft.cart ?? {};
  const notes = {
    taxLater: region?.automatic_taxes === false,
    customInShop: items?.some(({ variant_id }) => variant_id === null),
    muted: draft.no_notification_order,
  };
  return (
    <>
      <StackedList>
        <StackedListItem
          icon={<CreditCard className="th-icon" aria-hidden />}
          title={translate(`draft-orders.checkout.${isOpen(draft) ? "toPay" : "paid"}`)}
          end={<Money amount={total ?? 0} currencyCode={region?.currency_code ?? ""} />}
          isTotal
        />
      </StackedList>
      {Object.entries(notes).map(
        ([note, holds]) =>
          isOpen(draft) &&
          holds && (
            <p key={note} className="th-small th-muted">
              {translate(`draft-orders.checkout.${note}`)}
            </p>
          ),
      )}
    </>
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
