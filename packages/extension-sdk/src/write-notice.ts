import type { AnyResource } from "./define-resource";
import type { Host } from "./host";
import { formatMoney } from "./money";
import { requireAction } from "./send-write";
import type { Write } from "./writes";

/** What the notice of one write is called. */
export function noticeOf({ translate }: Host, resource: AnyResource, write: Write): string {
  if (write.kind === "act")
    return translate("notice.acted", { action: translate(`${resource.name}.actions.${write.action}`) });
  const kind = write.kind === "members" ? "update" : write.kind;
  return translate(`notice.${kind}d`, { noun: translate(`${resource.name}.one`) });
}

/** What the notice of many writes is called. */
export function noticeOfMany(
  { translate }: Host,
  resource: AnyResource,
  { write, count }: { write: Write; count: number },
): string {
  const what = { count, noun: translate(`${resource.name}.count`, { count }) };
  const kinds = {
    create: "manyCreated",
    update: "manyUpdated",
    members: "manyUpdated",
    delete: "manyDeleted",
  };
  if (write.kind !== "act") return translate(`notice.${kinds[write.kind]}`, what);
  return translate("notice.manyActed", {
    ...what,
    action: translate(`${resource.name}.actions.${write.action}`),
  });
}

/** The money that writes have moved, by currency; nothing where they move none. */
export function amountMoved({ locale }: Host, resource: AnyResource, writes: readonly Write[]): string[] {
  const sums = new Map<string, number>();
  for (const write of writes) {
    // The action was written for records of this very resource, and for its own form; see `AnyAction`.
    const sum =
      write.kind === "act" &&
      requireAction(resource, write.action).amount?.(write.record as never, write.values as never);
    if (sum) sums.set(sum.currencyCode, (sums.get(sum.currencyCode) ?? 0) + sum.amount);
  }
  return [...sums].map(([currencyCode, amount]) => formatMoney({ amount, currencyCode, locale }));
}
