import { useHost } from "@tillhouse/extension-sdk";
import { PickedLine } from "@tillhouse/extension-sdk/inputs";
import { Button, Item, Menu, Money, Tag, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { Ellipsis } from "lucide-react";
import { detailsOf, nameOf } from "../line-items";
import type { EditLine } from "./order-edit-state";

/** What can be done with a line of an edit. */
interface LineDeeds {
  onCount(line: EditLine, quantity: number): void;
  onReplace(line: EditLine): void;
  onRemove(line: EditLine): void;
  onPutBack(line: EditLine): void;
  onRepeat(line: EditLine): void;
}

/** Props of {@link OrderEditLines}. */
export interface OrderEditLinesProps extends LineDeeds {
  lines: readonly EditLine[];
  /** Quantities that are on their way to the store, by the keys of their lines. */
  counts: ReadonlyMap<string, number>;
  /** Keys of the lines where what was typed is no quantity: it stays to be seen. */
  wrong: ReadonlySet<string>;
  currencyCode: string;
  isDisabled: boolean;
}

interface LineProps extends Omit<OrderEditLinesProps, "lines" | "counts" | "wrong"> {
  line: EditLine;
  count: number | undefined;
}

function Line({ line, count, currencyCode, isDisabled, ...deeds }: LineProps) {
  const { translate } = useHost();
  const { item, state, packed, minimum } = line;
  const isGone = state === "removed";
  const name = nameOf(item);
  const locked = packed > 0 ? translate("order-edits.reasons.packed", { count: packed }) : undefined;
  const actions = (
    <Menu
      label={translate("list.actionsFor", { title: name })}
      align="end"
      trigger={
        <Button
          variant="ghost"
          iconOnly
          label={translate("list.actionsFor", { title: name })}
          icon={<Ellipsis className="th-icon" aria-hidden />}
          disabled={isDisabled}
        />
      }
      items={[
        {
          id: "replace",
          label: translate("order-edits.replace"),
          isDisabled: packed > 0,
          reason: locked,
          onSelect: () => deeds.onReplace(line),
        },
        {
          id: "repeat",
          label: translate("order-edits.repeat"),
          isDisabled: !item.variant_id,
          reason: item.variant_id ? undefined : translate("order-edits.reasons.notInCatalog"),
          onSelect: () => deeds.onRepeat(line),
        },
        {
          id: "remove",
          label: translate("order-edits.remove"),
          tone: "danger",
          isDisabled: packed > 0,
          reason: locked,
          onSelect: () => deeds.onRemove(line),
        },
      ]}
    />
  );
  const putBack = (
    <Button size="small" variant="ghost" disabled={isDisabled} onClick={() => deeds.onPutBack(line)}>
      {translate("order-edits.putBack")}
    </Button>
  );
  return (
    <PickedLine
      id={line.key}
      item={name}
      quantity={count ?? item.quantity}
      minimum={minimum}
      isDisabled={isDisabled}
      onCount={isGone ? undefined : (quantity) => deeds.onCount(line, quantity)}
      amount={
        !isGone && (
          <Money
            amount={item.total}
            currencyCode={currencyCode}
            tone={count === undefined ? undefined : "faint"}
          />
        )
      }
      end={isGone ? putBack : actions}
    >
      <Item
        thumbnail={<Thumbnail src={item.thumbnail} alt="" />}
        name={
          <span className="th-row th-row--wrap">
            {isGone ? <s className="th-muted">{item.title}</s> : item.title}
            {state !== "same" && <Tag>{translate(`order-edits.lineStates.${state}`)}</Tag>}
          </span>
        }
        details={[detailsOf(item), locked].filter(Boolean).join(" · ")}
      />
    </PickedLine>
  );
}

/** The lines of an order as they will be; those that go stay to be seen. */
export function OrderEditLines({ lines, counts, wrong, ...props }: OrderEditLinesProps) {
  return (
    <ul className="th-pick">
      {lines.map((line) => (
        <Line
          key={line.key}
          {...props}
          line={line}
          count={wrong.has(line.key) ? Number.NaN : counts.get(line.key)}
        />
      ))}
    </ul>
  );
}
