import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { LedgerRow, Lines, Status } from "@tillhouse/extension-sdk/ui";
import { Undo2 } from "lucide-react";
import { allItems, linesOf } from "../line-items";

type Return = RecordOf<"returns">;

/** The state of a return, as a word and a shape. */
export function ReturnState({ status }: Pick<Return, "status">) {
  const { translate } = useHost();
  const looks = {
    requested: { tone: "caution", shape: "ring" },
    received: { tone: "neutral", shape: "back", isDone: true },
    requires_action: { tone: "negative", shape: "alert" },
    canceled: { tone: "neutral", shape: "struck", isDone: true },
  } as const;
  return <Status {...looks[status]}>{translate(`returns.status.${status}`)}</Status>;
}

/** Props of {@link PartReturn}. */
export interface PartReturnProps {
  back: Return;
  order: RecordOf<"orders">;
}

/** What comes back of an exchange or for a claim, among the rows about it. */
export function PartReturn({ back, order }: PartReturnProps) {
  const { translate } = useHost();
  return (
    <LedgerRow
      icon={<Undo2 className="th-icon th-icon--turn" aria-hidden />}
      title={translate("orders.comesBack")}
      status={<ReturnState status={back.status} />}
      hasActions
      end={<RecordActions of="returns" record={{ ...back, order }} buttons={["receive"]} />}
    >
      <Lines lines={linesOf(back.items, allItems(order))} />
    </LedgerRow>
  );
}
