import { cell, defineResource } from "@tillhouse/extension-sdk";
import { productBasis, status } from "./product-basis";

/** Products with everything that can be seen of them and done with them. */
export const products = defineResource({
  ...productBasis,
  detail: {
    ...productBasis.detail,
    isLater: false,
    badges: [status],
    meta: [cell.text("subtitle"), cell.date("created_at")],
    sections: [
      { id: "general", load: () => import("./product-general") },
      { id: "media", load: () => import("./product-media") },
      { id: "variants", load: () => import("./product-variants") },
      {
        id: "attributes",
        facts: ["height", "width", "length", "weight", "origin_country", "hs_code", "mid_code", "material"],
      },
      { id: "organisation", place: "side", load: () => import("./product-organisation") },
      { id: "metadata", place: "side", metadata: true },
    ],
  },
});
