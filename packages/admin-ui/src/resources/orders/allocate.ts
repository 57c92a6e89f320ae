import { defineAction, field, partOf } from "@tillhouse/extension-sdk";
import { type ChosenLine, chosenLines, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
import { Boxes } from "lucide-react";
import { object } from "zod/mini";
import { reserveAll, type Wish } from "../inventory/reserve";
import { canReserve, chosenPlace, partsOf } from "../inventory/stock";
import { wantedLines } from "../inventory/wanted-lines";
import type { LineItem } from "../line-items";
import { canAllocate, keptLines } from "./fulfillment-rules";
import { linesSchema } from "./return-lines";

const stockFields = () => import("./stock-fields");

/** Keeps stock back for what is not packed yet. */
export const allocate = defineAction("orders", {
  id: "allocate",
  icon: Boxes,
  needs: "inventoryService",
  when: canAllocate,
  affects: ["reservations"],
  form: {
    schema: object({
      location_id: chosenPlace,
      lines: linesSchema,
    }),
    fields: [
      field.own("location_id", {
        label: "reservations.fields.location_id",
        isRequired: true,
        needs: "stockLocationService",
        load: partOf(stockFields, "ReservePlace"),
      }),
      field.own("lines", {
        label: "orders.fields.lines",
        load: partOf(stockFields, "ReserveLines"),
      }),
    ],
    values: (order) => ({
      location_id: null,
      lines: wantedLines(keptLines(order).filter(canReserve)),
    }),
  },
  run: ({ record: order, values, host }) => reserveAll(host, wishesOf(order.items ?? [], values)),
});

function wishesOf(
  items: readonly LineItem[],
  { location_id, lines }: { location_id: string | null; lines: ChosenLine[] },
): Wish[] {
  return chosenLines(lines).flatMap((chosen) => {
    const line = items.find(({ id }) => id === chosen.item_id);
    const part = line && partsOf(line)[0];
    return part === undefined || location_id === null
      ? []
      : [
          {
            line_item_id: chosen.item_id,
            inventory_item_id: part.inventory_item_id,
            location_id,
            quantity: chosenQuantity(chosen),
            title: chosen.title,
          },
        ];
  });
}
