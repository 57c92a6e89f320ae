import { type CustomCell, cell, defineBody, filter, type RecordOf } from "@tillhouse/extension-sdk";
import { MediaObject, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { CircleDollarSign, CirclePause, Send } from "lucide-react";
import { productDelete } from "../product-delete";
import { addDenomination } from "./add-denomination";
import { giftCardForm, sectionFields } from "./gift-card-form";

type Product = RecordOf<"gift-card-products">;

const status = cell.badge(
  "status",
  { draft: "empty", proposed: "proposed", published: "done", rejected: "rejected" },
  { mobile: "mark" },
);

/** What it can be bought for, as its denominations are called: by their amounts, the least first. */
function denominationsOf({ variants }: Product): string {
  const titles = (variants ?? []).map(({ title }) => title);
  const inOrder = titles.sort((left, right) => left.localeCompare(right, "en", { numeric: true }));
  return inOrder.join(" · ");
}

const denominations: CustomCell<Product> = {
  id: "denominations",
  label: "gift-card-products.sections.denominations",
  sort: false,
  mobile: "end",
  expand: "variants",
  text: denominationsOf,
  render: (product) => denominationsOf(product) || "–",
};

/** The gift cards that customers can buy: products whose variants are amounts. */
export default defineBody("gift-card-products", {
  list: {
    columns: [
      {
        id: "title",
        mobile: "lead",
        grow: 40,
        sort: "title",
        label: "products.fields.title",
        text: ({ title }) => title,
        render: ({ title, thumbnail }) => (
          <MediaObject thumbnail={<Thumbnail src={thumbnail ?? undefined} alt="" />} name={title} />
        ),
      },
      status,
      denominations,
      cell.records("sales_channels", "sales-channels", {
        requires: "sales_channels",
        expand: "sales_channels",
        label: "products.fields.sales_channels",
      }),
      cell.date("updated_at", { mobile: "note" }),
      cell.date("created_at", { isHidden: true }),
    ],
    select: { fields: "id,title,handle,thumbnail,status,created_at,updated_at", expand: "type" },
    countSelect: { expand: "type" },
    search: true,
    sort: "-created_at",
    hasMedia: true,
    filters: [filter.badge(status), filter.date("created_at"), filter.date("updated_at")],
  },
  detail: {
    select: [{ expand: "options,images,profiles" }, { expand: "sales_channels", requires: "sales_channels" }],
    badges: [status],
    meta: [cell.text("subtitle", { label: "products.fields.subtitle" })],
    sections: [
      { id: "general", load: () => import("../product-general"), edit: { fields: sectionFields.general } },
      { id: "media", load: () => import("../product-media"), edit: { fields: sectionFields.media } },
      {
        id: "denominations",
        related: "variants",
        path: "variants",
        isList: true,
        isIdsOnly: true,
        sort: "variant_rank",
        columns: ["title", "prices", "updated_at"],
        actions: ["addDenomination", "editPrices"],
      },
      {
        id: "sale",
        column: "side",
        requires: "sales_channels",
        facts: [
          cell.records("sales_channels", "sales-channels", { label: "products.fields.sales_channels" }),
        ],
        edit: { fields: sectionFields.sale },
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: giftCardForm,
  actions: [
    {
      id: "publish",
      icon: Send,
      isBulk: true,
      isPrimary: true,
      when: ({ status: now }: Product) => now !== "published",
      run: { update: { status: "published" } },
      undo: "unpublish",
    },
    {
      id: "unpublish",
      icon: CirclePause,
      isBulk: true,
      when: ({ status: now }: Product) => now === "published",
      run: { update: { status: "draft" } },
      undo: "publish",
    },
    addDenomination,
    {
      id: "editPrices",
      icon: CircleDollarSign,
      isBulk: true,
      invalidates: ["variants"],
      run: { open: () => import("../grid/prices-dialog") },
    },
  ],
  delete: productDelete,
});
