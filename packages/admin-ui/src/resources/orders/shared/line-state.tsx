import { useFeatureFlag, useHost } from "@tillhouse/extension-sdk";
import { type LineItem, unfulfilledQuantity } from "@tillhouse/extension-sdk/commerce";
import { Status } from "@tillhouse/extension-sdk/ui";

/** How far a line has come, in the fewest words: `2 shipped`, `1 of 2 fulfilled`. */
function progressOf(item: LineItem) {
  const shipped = item.shipped_quantity ?? 0;
  const fulfilled = item.fulfilled_quantity ?? 0;
  const returned = item.returned_quantity ?? 0;
  if (returned > 0) return { word: "returned", done: returned, shape: "back" as const };
  if (shipped > 0) return { word: "shipped", done: shipped, shape: "done" as const };
  if (fulfilled > 0) return { word: "packed", done: fulfilled, shape: "core" as const };
  return { word: "open", done: 0, shape: "ring" as const };
}

const tones = { back: "neutral", done: "positive", core: "info", ring: "caution" } as const;

/** Whether a line is packed, shipped or back again. */
export function LineState({ line }: { line: LineItem }) {
  const { translate } = useHost();
  const { word, done, shape } = progressOf(line);
  const isPart = done > 0 && done < line.quantity;
  return (
    <Status
      shape={isPart ? "half" : shape}
      tone={isPart ? "caution" : tones[shape]}
      isDone={!isPart && (shape === "done" || shape === "back")}
    >
      {translate(`orders.line.${isPart ? "partly." : ""}${word}`, { count: done, quantity: line.quantity })}
    </Status>
  );
}

/** What is left in stock of a line that is still to be packed, where the store counts it without places. */
export function LineStock({ line }: { line: LineItem }) {
  const { translate } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  if (
    isFeatureEnabled("inventoryService") ||
    !line.variant?.manage_inventory ||
    unfulfilledQuantity(line) === 0
  )
    return null;
  return (
    <span className="th-tiny th-muted">
      {translate("orders.line.inStock", { count: line.variant.inventory_quantity })}
    </span>
  );
}
