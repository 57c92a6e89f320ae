import type { RecordOf } from "@tillhouse/extension-sdk";
import { namedLines } from "@tillhouse/extension-sdk/commerce";
import { customerName } from "../shared/customer-name";
import { waitingParcels } from "./fulfillment-rules";

type Order = RecordOf<"orders">;

/** A parcel of one of many orders, and what is typed as its tracking numbers. */
export interface NumberedParcel {
  id: string;
  /** The order's number, as people read it. */
  order: number;
  title: string;
  details: string;
  numbers: string;
}

/** Parcels of many orders that wait, each without a number. */
export function parcelsToSend(orders: readonly Order[]): NumberedParcel[] {
  return orders.flatMap((order) => {
    const parcels = waitingParcels(order);
    return parcels.map(({ id, items = [] }, index) => ({
      id,
      order: order.display_id,
      title: [
        `#${order.display_id}`,
        parcels.length > 1 && `(${index + 1}/${parcels.length})`,
        customerName(order),
      ]
        .filter(Boolean)
        .join(" "),
      details: namedLines(items, order)
        .map(({ quantity, name }) => `${quantity} × ${name}`)
        .join(", "),
      numbers: "",
    }));
  });
}

/** Several numbers of one parcel are parted by commas or spaces. */
export function numbersOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean);
}

const asOrder = (cell: string) => Number(cell.trim().replace(/^#/, ""));

/**
 * Numbers pasted from a spreadsheet: a column goes down from the row that it is pasted into; where two columns are pasted and the
 * first are numbers of orders, each goes to its order.
 *
 * @returns the parcels, and the lines that found none
 */
export function pasteNumbers(
  parcels: readonly NumberedParcel[],
  at: number,
  text: string,
): { parcels: NumberedParcel[]; unused: string[] } {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const next = parcels.map((parcel) => ({ ...parcel }));
  const cells = lines.map((line) => line.split("\t"));
  const isByOrder = cells.some(
    ([order = "", ...rest]) => rest.length > 0 && parcels.some((parcel) => parcel.order === asOrder(order)),
  );
  const taken = new Set<NumberedParcel>();
  const unused = lines.filter((line, index) => {
    const [first = "", ...rest] = cells[index] ?? [];
    const numbers = (isByOrder ? rest.join(" ") : line.replaceAll("\t", " ")).trim();
    if (numbers === "") return false;
    const parcel = isByOrder
      ? next.find((one) => one.order === asOrder(first) && !taken.has(one))
      : next[at + index];
    if (parcel === undefined) return true;
    taken.add(parcel);
    parcel.numbers = numbers;
    return false;
  });
  return { parcels: next, unused };
}
