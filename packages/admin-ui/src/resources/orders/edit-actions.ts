import type { ActionOf } from "@tillhouse/extension-sdk";
import { PenLine } from "lucide-react";
import { mayEditItems } from "./order-edit-state";

/** What begins an edit of an order, or goes on with the one that is being made. */
export const editActions: readonly ActionOf<"orders">[] = [
  {
    id: "editItems",
    icon: PenLine,
    needs: "order_editing",
    when: mayEditItems,
    to: (order, { href }) => `${href("orders", order.id)}?edit=new`,
  },
];
