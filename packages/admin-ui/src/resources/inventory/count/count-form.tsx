import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import { readStockItems, stockLevelAt } from "@tillhouse/extension-sdk/commerce";
import { NumberInput } from "@tillhouse/extension-sdk/inputs";
import { Button, Description, DescriptionList, MediaObject, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type CountItem, countItemDetails, levelAt } from "./count-items";

/** What {@link CountForm} takes. */
interface CountFormProps {
  item: CountItem;
  locationId: string;
  /** What was typed before a reload. */
  counted: number | null;
  /** The number that is on its way to this level. */
  waiting: number | undefined;
  onChange: (counted: number | null) => void;
  onSave: (count: { counted: number; was: number | null }) => void;
  onCancel: () => void;
}

/** What is stocked there: as the store says it now, or as it was kept where the store cannot be asked. */
function useLevel(item: CountItem, locationId: string) {
  const { client } = useHost();
  const [read, setRead] = useState<{ stocked: number | null; reserved: number }>();
  useEffect(() => {
    let isGone = false;
    setRead(undefined);
    readStockItems(client, [item.id]).then(
      (items) => {
        const level = stockLevelAt(items, item.id, locationId);
        if (!isGone)
          setRead({ stocked: level?.stocked_quantity ?? null, reserved: level?.reserved_quantity ?? 0 });
      },
      // Without the network the number of the last visit stands there.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client, item.id, locationId]);
  const kept = levelAt(item, locationId);
  return read ?? { stocked: kept?.stocked ?? null, reserved: kept?.reserved ?? 0 };
}

/** One item at one location, and how many were counted. */
export function CountForm(props: CountFormProps) {
  const { item, locationId, waiting, onChange, onSave, onCancel } = props;
  const { translate, locale } = useHost();
  const { stocked, reserved } = useLevel(item, locationId);
  const [counted, setCounted] = useState(props.counted);
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const change = (next: number | null) => {
    setCounted(next);
    setIsWrong(false);
    onChange(Number.isNaN(next) ? null : next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (counted !== null && Number.isSafeInteger(counted) && counted >= 0)
      return onSave({ counted, was: stocked });
    setIsWrong(true);
    input.current?.focus();
  };
  return (
    <form className="th-count__form" onSubmit={submit} noValidate>
      <MediaObject
        thumbnail={<Thumbnail size="large" src={item.thumbnail ?? undefined} alt="" />}
        name={item.title}
        details={countItemDetails(item)}
      />
      <DescriptionList>
        <Description label={translate("inventory-items.fields.stocked_quantity")}>
          {stocked === null ? translate("inventory-count.notStocked") : formatNumber(stocked, locale)}
        </Description>
        <Description label={translate("inventory-items.fields.reserved_quantity")}>
          {formatNumber(reserved, locale)}
        </Description>
      </DescriptionList>
      <NumberInput
        ref={input}
        className="th-count__number"
        label={translate("inventory-count.counted")}
        hint={
          waiting === undefined
            ? undefined
            : translate("inventory-count.waitingHere", { counted: formatNumber(waiting, locale) })
        }
        errors={isWrong ? [translate("inventory-count.numberMissing")] : undefined}
        digits={0}
        min={0}
        step={1}
        enterKeyHint="done"
        value={counted}
        onChange={change}
      />
      <div className="th-count__buttons">
        <Button size="large" onClick={onCancel}>
          {translate("action.cancel")}
        </Button>
        <Button size="large" variant="primary" type="submit">
          {translate("inventory-count.save")}
        </Button>
      </div>
    </form>
  );
}
