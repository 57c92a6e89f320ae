import { cell, defineBody } from "@tillhouse/extension-sdk";
import { measureCell } from "@tillhouse/extension-sdk/commerce";
import { gridActions } from "./grid/grid-actions";
import { productActions } from "./product-actions";
import { productBulkActions } from "./product-bulk";
import { productDelete } from "./product-delete";
import { productForm, sectionFields } from "./product-form";
import { productList, productStatus } from "./product-list";
import { variantActions, variantSections } from "./variants/product-variants";

export default defineBody("products", {
  list: productList,
  detail: {
    select: [
      { expand: "options,images,tags,type,collection,profiles" },
      { expand: "categories", requires: "product_categories" },
      { expand: "sales_channels", requires: "sales_channels" },
    ],
    badges: [productStatus],
    meta: [cell.text("subtitle")],
    sections: [
      { id: "general", load: () => import("./product-general"), edit: { fields: sectionFields.general } },
      { id: "media", load: () => import("./product-media"), edit: { fields: sectionFields.media } },
      ...variantSections,
      {
        id: "attributes",
        facts: [
          measureCell("height", "centimeter"),
          measureCell("width", "centimeter"),
          measureCell("length", "centimeter"),
          measureCell("weight", "gram"),
          cell.country("origin_country"),
          "hs_code",
          "mid_code",
          "material",
        ],
        edit: { fields: sectionFields.attributes },
      },
      {
        id: "organisation",
        column: "side",
        load: () => import("./product-organisation"),
        edit: { fields: sectionFields.organisation },
      },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: productForm,
  actions: [...productActions, ...productBulkActions, ...gridActions, ...variantActions],
  documents: [{ id: "sheet", isCombined: true, load: () => import("./product-document") }],
  delete: productDelete,
});
