import type { ActionOf } from "@tillhouse/extension-sdk";
import { CirclePause, Copy, ExternalLink, Send, ShoppingCart } from "lucide-react";
import { copyProduct } from "./product-copy";

/** The page of a product in the shop, where the configuration says where that is. */
function shopAddress(handle: string | null | undefined, template: string | undefined) {
  return handle && template ? template.replaceAll("{handle}", encodeURIComponent(handle)) : undefined;
}

/** What can be done with a product. */
export const productActions: readonly ActionOf<"products">[] = [
  {
    id: "publish",
    icon: Send,
    isBulk: true,
    isPrimary: true,
    when: ({ status }) => status !== "published",
    run: { update: { status: "published" } },
    undo: "unpublish",
  },
  {
    id: "unpublish",
    icon: CirclePause,
    isBulk: true,
    when: ({ status }) => status === "published",
    run: { update: { status: "draft" } },
    undo: "publish",
  },
  {
    id: "copy",
    icon: Copy,
    isBulk: true,
    invalidates: ["variants"],
    run: ({ record, host, progress }) => copyProduct(record, { host, progress }),
    redirect: (answer, { href }) => href("products", String(Reflect.get(Object(answer), "id"))),
  },
  {
    id: "checkPurchasable",
    icon: ShoppingCart,
    run: { open: () => import("./product-purchasable") },
  },
  {
    id: "openInShop",
    icon: ExternalLink,
    group: "file",
    when: ({ status, handle }, { storefrontUrl }) => {
      if (shopAddress(handle, storefrontUrl) === undefined) return false;
      return status === "published" || "products.reasons.notPublished";
    },
    run: { link: ({ handle }, { storefrontUrl }) => shopAddress(handle, storefrontUrl) ?? "" },
  },
];
