import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Section } from "@tillhouse/extension-sdk/ui";
import { type LineItem, unfulfilledOf } from "../line-items";
import { canReserve } from "./fulfillment-rules";
import { LineReservation, OrderReserved } from "./line-reservation";
import { LineState, LineStock } from "./line-state";
import { LinesTable } from "./lines-table";
import { unitsOf } from "./order-head";
import { totalsOf } from "./totals";
import { isKept, useReservations } from "./use-stock";

/** What was bought, how far each line has come, and what it adds up to. */
export function OrderItems({ record: order }: SectionProps<"orders">) {
  const { translate, locale } = useHost();
  const reservations = useReservations(order);
  const items = order.items ?? [];
  const title = translate("orders.sections.items");
  const isTold = (line: LineItem) => isKept(line) && reservations.isAsked && reservations.isKnown;
  const isShort = items.some(
    (line) => isTold(line) && canReserve(line) && reservations.countOf(line) < unfulfilledOf(line),
  );
  const state = (line: LineItem) => (
    <span className="th-lines-table__state">
      {!(isTold(line) && (line.fulfilled_quantity ?? 0) === 0) && <LineState line={line} />}
      <LineReservation order={order} line={line} reservations={reservations} />
      <LineStock line={line} />
    </span>
  );
  return (
    <Section
      title={title}
      count={unitsOf(order)}
      status={<OrderReserved order={order} />}
      end={
        <RecordActions
          of="orders"
          record={order}
          buttons={isShort ? ["allocate", "editItems"] : ["editItems"]}
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
        totals={totalsOf(order, locale)}
      />
    </Section>
  );
}
