import { cell, type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { CellView, RecordActions } from "@tillhouse/extension-sdk/kit";
import { LedgerRow, Lines } from "@tillhouse/extension-sdk/ui";
import { Undo2 } from "lucide-react";
import { allItems, linesOf } from "./line-items";

/** The state of a return, as a word and a shape. */
export const returnStatus = cell.badge("status", {
  requested: "waiting",
  received: "back",
  requires_action: "alert",
  canceled: "off",
});

/** Props of {@link PartReturn}. */
export interface PartReturnProps {
  back: RecordOf<"returns">;
  order: RecordOf<"orders">;
}

/** What comes back of an exchange or for a claim, among the rows about it. */
export function PartReturn({ back, order }: PartReturnProps) {
  const { translate } = useHost();
  return (
    <LedgerRow
      icon={<Undo2 className="th-icon th-icon--turn" aria-hidden />}
      title={translate("orders.rma.comesBack")}
      status={<CellView cell={returnStatus} record={back} resource="returns" />}
      hasActions
      end={<RecordActions of="returns" record={{ ...back, order }} buttons={["receive"]} />}
    >
      <Lines lines={linesOf(back.items, allItems(order))} />
    </LedgerRow>
  );
}
