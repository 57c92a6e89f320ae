import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import {
  Button,
  DateTime,
  StackedList,
  StackedListItem,
  Status,
  type StatusProps,
} from "@tillhouse/extension-sdk/ui";
import { inOrder, type StockCount } from "./count-queue";

const styles: Readonly<Record<StockCount["state"], Pick<StatusProps, "tone" | "shape">>> = {
  waiting: { tone: "info", shape: "clock" },
  saved: { tone: "positive", shape: "done" },
  refused: { tone: "negative", shape: "alert" },
};

/** What {@link CountList} takes. */
interface CountListProps {
  counts: readonly StockCount[];
  onCountAgain: (count: StockCount) => void;
  onOverwrite: (count: StockCount) => void;
  onRemove: (count: StockCount) => void;
}

/** What was counted: what needs somebody first, then the last first. */
export function CountList({ counts, ...actions }: CountListProps) {
  const { translate } = useHost();
  if (counts.length === 0) return <p className="th-muted">{translate("inventory-count.empty")}</p>;
  const latest = inOrder(counts).reverse();
  const shown = [
    ...latest.filter(({ state }) => state === "refused"),
    ...latest.filter(({ state }) => state === "waiting"),
    ...latest.filter(({ state }) => state === "saved"),
  ];
  return (
    <StackedList label={translate("inventory-count.counts")}>
      {shown.map((count) => (
        <CountRow key={count.id} count={count} {...actions} />
      ))}
    </StackedList>
  );
}

function CountRow({
  count,
  onCountAgain,
  onOverwrite,
  onRemove,
}: { count: StockCount } & Omit<CountListProps, "counts">) {
  const { translate, locale } = useHost();
  const { state, item, location, counted, at, now } = count;
  const words = { counted: formatNumber(counted, locale), now: formatNumber(now ?? 0, locale) };
  const reason =
    now === undefined
      ? count.reason
      : translate(`inventory-count.${now === null ? "removedMeanwhile" : "changedMeanwhile"}`, words);
  return (
    <StackedListItem
      title={item}
      status={<Status {...styles[state]}>{translate(`inventory-count.states.${state}`)}</Status>}
      meta={[
        location,
        translate("inventory-count.countedUnits", { counted: formatNumber(counted, locale) }),
        <DateTime key="at" value={at} />,
      ]}
      hasActions={state === "refused"}
      end={
        state === "refused" ? (
          <span className="th-row th-row--wrap">
            <Button size="small" onClick={() => onCountAgain(count)}>
              {translate("inventory-count.again")}
            </Button>
            <Button size="small" onClick={() => onOverwrite(count)}>
              {translate(count.now === undefined ? "action.retry" : "inventory-count.mine")}
            </Button>
            <Button size="small" variant="ghost" onClick={() => onRemove(count)}>
              {translate("inventory-count.remove")}
            </Button>
          </span>
        ) : undefined
      }
    >
      {state === "refused" && <span className="th-small">{reason}</span>}
    </StackedListItem>
  );
}
