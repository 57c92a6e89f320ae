import { useHost } from "@tillhouse/extension-sdk";
import { lineDetails, lineName } from "@tillhouse/extension-sdk/commerce";
import { LineItemRow } from "@tillhouse/extension-sdk/inputs";
import { Button, MediaObject, OverflowMenu, Tag, Thumbnail } from "@tillhouse/extension-sdk/ui";
import type { EditLine } from "./order-edit-state";

/** What the menu of a line offers. */
const offered = ["replace", "repeat", "remove"] as const;

/** What can be done with a line, beside counting it. */
export type LineAction = (typeof offered)[number] | "putBack";

export interface OrderEditLineProps {
  line: EditLine;
  /** How many are on their way to the store; `NaN` while what was typed is no quantity. */
  count: number | undefined;
  currencyCode: string;
  isDisabled: boolean;
  onCount(quantity: number): void;
  onAction(action: LineAction): void;
}

/** A line of an order as it will be; one that goes stays to be seen. */
export function OrderEditLine(props: OrderEditLineProps) {
  const { line, count, currencyCode, isDisabled, onCount, onAction } = props;
  const { translate } = useHost();
  const { item, state, packed, minimum } = line;
  const isGone = state === "removed";
  const name = lineName(item);
  const locked = packed > 0 ? translate("order-edits.reasons.packed", { count: packed }) : undefined;
  const custom = item.variant_id ? undefined : translate("order-edits.reasons.notInCatalog");
  const reasons = { replace: locked, repeat: custom, remove: locked };
  return (
    <LineItemRow
      id={line.key}
      item={name}
      quantity={count ?? item.quantity}
      minimum={minimum}
      isDisabled={isDisabled}
      onCount={isGone ? undefined : onCount}
      amount={isGone ? undefined : item.total}
      currencyCode={currencyCode}
      isPending={count !== undefined}
      end={
        isGone ? (
          <Button size="small" variant="ghost" disabled={isDisabled} onClick={() => onAction("putBack")}>
            {translate("order-edits.putBack")}
          </Button>
        ) : (
          <OverflowMenu
            label={translate("list.actionsFor", { title: name })}
            isDisabled={isDisabled}
            items={offered.map((id) => ({
              id,
              label: translate(`order-edits.${id}`),
              tone: id === "remove" ? "danger" : undefined,
              isDisabled: reasons[id] !== undefined,
              reason: reasons[id],
              onSelect: () => onAction(id),
            }))}
          />
        )
      }
    >
      <MediaObject
        thumbnail={<Thumbnail src={item.thumbnail} alt="" />}
        name={
          <span className="th-row th-row--wrap">
            {isGone ? <s className="th-muted">{item.title}</s> : item.title}
            {state !== "same" && <Tag>{translate(`order-edits.lineStates.${state}`)}</Tag>}
          </span>
        }
        details={[lineDetails(item), locked].filter(Boolean).join(" · ")}
      />
    </LineItemRow>
  );
}
