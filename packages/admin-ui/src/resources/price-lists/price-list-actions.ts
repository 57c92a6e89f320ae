import type { ActionOf } from "@tillhouse/extension-sdk";
import {
  CircleDollarSign,
  CirclePause,
  Copy,
  Download,
  PackagePlus,
  Scale,
  Send,
  Upload,
} from "lucide-react";
import { copyPriceList } from "./copy-list";

/** What can be done with a price list. */
export const priceListActions: readonly ActionOf<"price-lists">[] = [
  {
    id: "publish",
    icon: Send,
    isBulk: true,
    isPrimary: ({ prices }) => prices !== undefined && prices.length > 0,
    when: ({ status }) => status === "draft",
    run: { update: { status: "active" } },
    undo: "withdraw",
    invalidates: ["products", "variants"],
  },
  {
    id: "withdraw",
    icon: CirclePause,
    isBulk: true,
    when: ({ status }) => status === "active",
    run: { update: { status: "draft" } },
    undo: "publish",
    invalidates: ["products", "variants"],
  },
  {
    id: "editPrices",
    icon: CircleDollarSign,
    invalidates: ["products", "variants"],
    run: { open: () => import("./prices/prices-screen") },
  },
  {
    id: "addProducts",
    icon: PackagePlus,
    isPrimary: ({ prices }) => prices?.length === 0,
    invalidates: ["products", "variants"],
    run: { open: () => import("./prices/add-screen") },
  },
  {
    id: "copy",
    icon: Copy,
    group: "file",
    isBulk: true,
    run: ({ record, host, progress }) => copyPriceList(record, { host, progress }),
    redirect: (answer, { href }) => href("price-lists", String(Reflect.get(Object(answer), "id"))),
  },
  {
    id: "importPrices",
    icon: Download,
    group: "file",
    run: { link: ({ id }, { href }) => `${href("price-lists")}/import?list=${encodeURIComponent(id)}` },
  },
  {
    id: "exportPrices",
    icon: Upload,
    group: "file",
    // A row of the list does not know how many prices there are.
    when: ({ prices }) => prices === undefined || prices.length > 0 || "price-lists.reasons.noProducts",
    run: {
      read: async ({ record, host }) => {
        const { exportPrices } = await import("./import/export-prices");
        await exportPrices(record, host);
      },
    },
  },
  {
    id: "whichPrice",
    icon: Scale,
    group: "file",
    run: { link: (_, { href }) => `${href("price-lists")}/which-price` },
  },
];
