import { type OwnFieldProps, type RecordOf, useFormRecord } from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines } from "@tillhouse/extension-sdk/inputs";
import { NotKeptNote } from "../inventory/not-kept-note";
import { isOwn } from "./return-rules";

/** Says which of the items cannot be put back into stock at the chosen place. */
export default function RestockNote(props: OwnFieldProps<string[]>) {
  const { record, values } = useFormRecord();
  // The field stands in forms of orders and of returns, which are handed their order.
  const { items = [] } = ("order" in record ? record.order : record) as RecordOf<"orders">;
  const all = values.lines as ChosenLine[];
  // What comes back for exchanges and claims is received with every line, be it none of one.
  const isWhole = "refund_amount" in record && !isOwn(record as RecordOf<"returns">);
  const chosen = new Set((isWhole ? all : chosenLines(all)).map(({ item_id }) => item_id));
  // The store puts the order's own lines back, and none of what was sent for exchanges and claims.
  return <NotKeptNote {...props} lines={items.filter(({ id }) => chosen.has(id))} />;
}
