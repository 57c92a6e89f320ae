import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Section } from "@tillhouse/extension-sdk/ui";
import { LinesTable } from "../lines-table";
import { totalsOf } from "../totals";

/** The lines of a draft order and its totals, as those of an order are shown. */
export default function DraftItems({ record: draft }: SectionProps<"draft-orders">) {
  const { translate, locale } = useHost();
  const { items = [], discounts, region } = draft.cart ?? {};
  const title = translate("draft-orders.sections.items");
  return (
    <Section
      title={title}
      count={items.reduce((sum, { quantity }) => sum + quantity, 0)}
      end={<RecordActions of="draft-orders" record={draft} buttons={["items", "discounts"]} only={[]} />}
    >
      <LinesTable
        label={title}
        lines={items}
        currencyCode={region?.currency_code ?? ""}
        discounts={discounts}
        totals={totalsOf(draft.cart ?? {}, locale)}
      />
    </Section>
  );
}
