import { formatList, type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { useEffect } from "react";
import type { LineItem } from "../line-items";
import { useNotKept } from "./use-stock";

/** Props of {@link NotKeptNote}. */
export interface NotKeptNoteProps extends OwnFieldProps<string[]> {
  lines: readonly LineItem[];
}

/**
 * Says which lines cannot be put into stock at the place that the form's `location_id` names, before the store refuses all of
 * them. The field holds their names; see `keptThere`.
 */
export function NotKeptNote({ lines, value, onChange, errors }: NotKeptNoteProps) {
  const { translate, locale } = useHost();
  const { values } = useFormRecord();
  const place = typeof values.location_id === "string" ? values.location_id : "";
  const titles = useNotKept(lines, place).map(({ title }) => title);
  const isOld = titles.join() !== value.join();
  useEffect(() => {
    if (isOld) onChange(titles);
  });
  if (titles.length === 0) return null;
  const isInTheWay = Array.isArray(errors) && errors.length > 0;
  return (
    <Banner tone={isInTheWay ? "negative" : "caution"}>
      {place === ""
        ? translate("returns.chooseLocation")
        : translate("returns.notKept", { items: formatList(titles, locale) })}
    </Banner>
  );
}
