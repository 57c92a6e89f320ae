import type { ActionOf } from "@tillhouse/extension-sdk";
import { CircleDollarSign, Grid3x3 } from "lucide-react";

/** What is done with products in a grid: the prices and codes of their variants, and the fields of many of them. */
export const gridActions: ActionOf<"products">[] = [
  {
    id: "editPrices",
    icon: CircleDollarSign,
    isBulk: true,
    invalidates: ["variants"],
    run: { open: () => import("./prices-dialog") },
  },
  { id: "editInGrid", icon: Grid3x3, isBulk: "only", run: { open: () => import("./products-dialog") } },
];
