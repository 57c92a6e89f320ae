import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import {
  type LineItem,
  LineReservation,
  LinesTable,
  ReservedState,
  useReservations,
} from "@tillhouse/extension-sdk/commerce";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Section } from "@tillhouse/extension-sdk/ui";
import { keptLines } from "../fulfillments/fulfillment-rules";
import { LineState, LineStock } from "../shared/line-state";
import { orderTotals } from "../shared/order-balance";
import { unitsOf } from "../shared/order-header";

/** What was bought, how far each line has come, and what it adds up to. */
export function OrderItems({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const reservations = useReservations(keptLines(order));
  const items = order.items ?? [];
  const title = translate("orders.sections.items");
  const allocate = <RecordActions of="orders" record={order} buttons={["allocate"]} only={[]} />;
  const state = (line: LineItem) => (
    <span className="th-lines-table__state">
      {!(reservations.isTold(line) && (line.fulfilled_quantity ?? 0) === 0) && <LineState line={line} />}
      <LineReservation line={line} reservations={reservations} action={allocate} />
      <LineStock line={line} />
    </span>
  );
  return (
    <Section
      title={title}
      count={unitsOf(order)}
      status={<ReservedState lines={items} reservations={reservations} />}
      end={
        <RecordActions
          of="orders"
          record={order}
          buttons={items.some(reservations.isShort) ? ["allocate", "editItems"] : ["editItems"]}
          only={[]}
        />
      }
    >
      <LinesTable
        label={title}
        lines={items}
        currencyCode={order.currency_code}
        discounts={order.discounts}
        state={state}
        totals={orderTotals(order, locale)}
      />
    </Section>
  );
}
