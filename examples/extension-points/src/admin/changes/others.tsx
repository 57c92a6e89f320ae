import { type Change, extendResource, hide, move, replace, wrap } from "@tillhouse/extension-sdk";

const day = 24 * 60 * 60 * 1000;

/** What the workshop changes about orders, customers, the sidebar and the settings. */
export const otherChanges: readonly Change[] = [
  extendResource("orders", {
    // Entries of the order's timeline, merged with those of the admin in the order in which they happened.
    timeline: [
      {
        id: "care",
        entries: (order) => [
          {
            id: "card",
            date: new Date(new Date(order.created_at).getTime() + day / 24).toISOString(),
            title: "Care card printed",
            text: `${order.items?.length ?? 0} lines`,
          },
        ],
      },
    ],
    // Printed from the order's menu, and from a selection of the list.
    documents: [{ id: "care-card", load: () => import("../parts/care-card") }],
  }),
  wrap("orders.sections.items", { load: () => import("../parts/items-with-units") }),
  wrap("orders.columns.total", {
    render: (order, original) => (order.items && order.items.length > 3 ? <b>{original}</b> : original),
  }),
  // Whole pages: another one in its place, or something around it.
  replace("product-types.list", { load: () => import("../parts/types-board") }),
  wrap("customers.list", { load: () => import("../parts/customers-with-hint") }),
  // The sidebar and the settings.
  move("sidebar.customers", { group: "workshop", order: 20 }),
  hide("sidebar.product-tags"),
  hide("settings.currencies"),
];
