import { type CustomCell, cell, defineBody, filter, type RecordOf } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";
import { listState, listStateStyles } from "./list-state";
import { priceListActions } from "./price-list-actions";
import { priceListForm } from "./price-list-form";
import { removeProducts } from "./remove-products";

type PriceList = RecordOf<"price-lists">;

/** What it does now: the store keeps draft and active alone, and the dates say the rest. */
const stateCell = (isBadge: boolean): CustomCell<PriceList> => ({
  id: "state",
  sort: "status",
  mobile: "mark",
  text: (list) => listState(list, new Date()),
  render: (list, { translate }) => {
    const word = listState(list, new Date());
    return (
      <Status {...listStateStyles[word]} isBadge={isBadge}>
        {translate(`price-lists.state.${word}`)}
      </Status>
    );
  },
});

/** Whom it is for. */
const groups: CustomCell<PriceList> = {
  id: "customer_groups",
  sort: false,
  mobile: "title",
  text: ({ customer_groups = [] }) => customer_groups.map(({ name }) => name).join(", "),
  render: ({ customer_groups = [] }, { translate }) =>
    customer_groups.length === 0 ? (
      <span className="th-muted">{translate("price-lists.everybody")}</span>
    ) : (
      customer_groups.map(({ name }) => name).join(", ")
    ),
};

/** Prices that hold for some time, for some customers, or from some quantity on. */
export default defineBody("price-lists", {
  list: {
    columns: [
      cell.text("name", { mobile: "lead", grow: 25, canEdit: true }),
      stateCell(false),
      cell.word("type", { mobile: "second-mark" }),
      cell.date("starts_at"),
      cell.date("ends_at", { mobile: "note" }),
      groups,
      cell.text("description", { isHidden: true, canEdit: true }),
      // Of many lists that is a lot to read.
      cell.count("prices", { isHidden: true, expand: "prices" }),
      cell.date("created_at", { isHidden: true }),
      cell.date("updated_at", { isHidden: true }),
    ],
    select: { expand: "customer_groups" },
    search: true,
    importPath: "/pricing/import",
    sort: "-created_at",
    filters: [
      filter.choices("status", ["active", "draft"]),
      filter.choices("type", ["sale", "override"]),
      filter.reference("customer_groups", { to: "customer-groups" }),
      filter.date("created_at"),
      filter.date("updated_at"),
      filter.date("starts_at", { disabledReason: "price-lists.noFilter.dates" }),
      filter.date("ends_at", { disabledReason: "price-lists.noFilter.dates" }),
    ],
    views: [
      { id: "published", query: "status=active" },
      { id: "drafts", query: "status=draft" },
      { id: "overrides", query: "type=override" },
    ],
  },
  detail: {
    badges: [stateCell(true)],
    sections: [
      {
        id: "products",
        related: "products",
        path: "products",
        columns: ["title", "status", "collection"],
        sort: "title",
        actions: ["addProducts", "editPrices", "removeProducts"],
      },
      {
        id: "details",
        column: "side",
        facts: [
          cell.word("type"),
          cell.date("starts_at"),
          cell.date("ends_at"),
          groups,
          cell.count("prices"),
          "description",
          cell.yesNo("includes_tax", { requires: "tax_inclusive_pricing" }),
        ],
        edit: {
          fields: ["name", "description", "type", "starts_at", "ends_at", "customer_groups", "includes_tax"],
        },
      },
    ],
  },
  actions: [...priceListActions, removeProducts],
  form: priceListForm,
  delete: { confirm: "typed" },
});
