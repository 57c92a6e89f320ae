import { type CustomFieldProps, useHost } from "@tillhouse/extension-sdk";
import { Banner, Field, MediaObject, TextInput } from "@tillhouse/extension-sdk/ui";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { type NumberedParcel, pasteNumbers } from "./parcel-numbers";

/** The tracking numbers of many parcels: typed, scanned one after the other, or pasted as a column. */
export function ParcelNumbers(props: CustomFieldProps<NumberedParcel[]>) {
  const { value, onChange, onBlur } = props;
  const { translate } = useHost();
  const list = useRef<HTMLUListElement>(null);
  const [unused, setUnused] = useState<readonly string[]>([]);
  const type = (id: string, numbers: string) =>
    onChange(value.map((parcel) => (parcel.id === id ? { ...parcel, numbers } : parcel)));
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData("text");
    if (!/[\n\t]/.test(text)) return;
    event.preventDefault();
    const pasted = pasteNumbers(value, index, text);
    setUnused(pasted.unused);
    onChange(pasted.parcels);
  };
  // A scanner presses Enter after each number.
  const goOn = (event: KeyboardEvent, index: number) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelectorAll("input")[index + 1]?.focus();
  };
  return (
    <Field {...props}>
      {unused.length > 0 && (
        <Banner tone="caution" title={translate("orders.bulk.unusedNumbers", { count: unused.length })}>
          {unused.join(", ")}
        </Banner>
      )}
      <ul className="th-line-items" ref={list}>
        {value.map(({ id, title, details, numbers }, index) => (
          <li key={id} className="th-line-items__line th-line-items__line--plain">
            <MediaObject name={title} details={details} />
            <TextInput
              className="th-line-items__number"
              label={translate("orders.bulk.numbersOf", { parcel: title })}
              isLabelHidden
              placeholder={translate("orders.bulk.number")}
              value={numbers}
              onChange={({ currentTarget }) => type(id, currentTarget.value)}
              onBlur={onBlur}
              onPaste={(event) => paste(event, index)}
              onKeyDown={(event) => goOn(event, index)}
            />
          </li>
        ))}
      </ul>
    </Field>
  );
}
