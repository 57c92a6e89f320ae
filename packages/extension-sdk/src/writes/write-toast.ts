import { addUpMoney, formatMoney } from "../format/money";
import type { Host } from "../host/host";
import type { Write } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import { requireAction } from "./send-write";

/** What the toast of one write is called. */
export function toastOf({ translate }: Host, resource: AnyResource, write: Write): string {
  if (write.kind === "act") return translate(`${resource.name}.actionResults.${write.action}`, { count: 1 });
  const noun = translate(`${resource.name}.one`);
  if (write.kind === "update" && write.isMove) return translate("toast.moved", { noun });
  const kind = write.kind === "members" ? "update" : write.kind;
  return translate(`toast.${kind}d`, { noun });
}

/** What the toast of many writes is called. */
export function toastOfMany(
  { translate }: Host,
  resource: AnyResource,
  {
    write,
    count,
  }: {
    /** One of the writes: all are of its kind. */
    write: Write;
    /** How many were done. */
    count: number;
  },
): string {
  const what = { count, noun: translate(`${resource.name}.count`, { count }) };
  const kinds = {
    create: "manyCreated",
    update: "manyUpdated",
    members: "manyUpdated",
    delete: "manyDeleted",
  };
  if (write.kind !== "act") return translate(`toast.${kinds[write.kind]}`, what);
  return translate(`${resource.name}.actionResults.${write.action}`, { count });
}

/** The money that writes have moved, by currency; nothing where they move none. */
export function amountMoved({ locale }: Host, resource: AnyResource, writes: readonly Write[]): string[] {
  const sums = writes.map((write) =>
    write.kind === "act"
      ? // The action was written for records of this very resource, and for its own form; see `AnyAction`.
        requireAction(resource, write.action).amount?.(write.record as never, write.values as never)
      : undefined,
  );
  return addUpMoney(sums).map((sum) => formatMoney({ ...sum, locale }));
}
