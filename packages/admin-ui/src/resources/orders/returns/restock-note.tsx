import {
  type CustomFieldProps,
  formatList,
  type RecordOf,
  useFormRecord,
  useHost,
} from "@tillhouse/extension-sdk";
import { useNotKept } from "@tillhouse/extension-sdk/commerce";
import { type LineSelection, selectedLines } from "@tillhouse/extension-sdk/inputs";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import { isOwn } from "./return-rules";

/**
 * Says which of the items cannot be put back into stock at the chosen place, before the store refuses all of them. The field
 * holds their names; see `keptThereSchema`.
 */
export default function RestockNote({ value, onChange, errors }: CustomFieldProps<string[]>) {
  const { translate, locale } = useHost();
  const { record, values } = useFormRecord();
  // The field stands in forms of orders and of returns, which are handed their order.
  const { items = [] } = ("order" in record ? record.order : record) as RecordOf<"orders">;
  const all = values.lines as LineSelection[];
  // What comes back for exchanges and claims is received with every line, be it none of one.
  const isComplete = "refund_amount" in record && !isOwn(record as RecordOf<"returns">);
  const chosen = new Set((isComplete ? all : selectedLines(all)).map(({ item_id }) => item_id));
  const place = typeof values.location_id === "string" ? values.location_id : "";
  // The store puts the order's own lines back, and none of what was sent for exchanges and claims.
  const own = items.filter(({ id }) => chosen.has(id));
  const titles = useNotKept(own, place).map(({ title }) => title);
  const isOld = titles.join() !== value.join();
  useLayoutEffect(() => {
    if (isOld) onChange(titles);
  });
  if (titles.length === 0) return null;
  const shortcutsConflict = Array.isArray(errors) && errors.length > 0;
  return (
    <Banner tone={shortcutsConflict ? "negative" : "caution"}>
      {place === ""
        ? translate("returns.chooseLocation")
        : translate("returns.notKept", { items: formatList(titles, locale) })}
    </Banner>
  );
}
