import type { ActionOf } from "@tillhouse/extension-sdk";
import { Grid3x3 } from "lucide-react";

/** What is stocked at each location of one item or of many, in a grid. */
export const stockActions: ActionOf<"inventory-items">[] = [
  {
    id: "editStock",
    icon: Grid3x3,
    isBulk: "only",
    requires: "stockLocationService",
    invalidates: ["reservations", "variants"],
    run: { open: () => import("./stock-dialog") },
  },
];
