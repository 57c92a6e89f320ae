import { Fragment, type ReactNode } from "react";
import type { Ui } from "../base/ui-context";

/**
 * A translated text with elements in the place of some values, such as "Type **order #1120** to go on". The order of
 * the words stays with the translator. `values` are plain values, among them `count` for the plural form.
 */
export function textWithElements(
  translate: Ui["translate"],
  key: string,
  elements: Record<string, ReactNode>,
  values: Record<string, string | number> = {},
): ReactNode {
  const names = Object.keys(elements);
  // Private-use characters mark the places: no translation contains them.
  const marked = Object.fromEntries(names.map((name, index) => [name, `\uE000${index}\uE001`]));
  return translate(key, { ...values, ...marked })
    .split(/\uE000(\d+)\uE001/)
    .map((part, index) => (
      // The parts of a fixed text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{index % 2 ? elements[names[Number(part)] ?? ""] : part}</Fragment>
    ));
}
