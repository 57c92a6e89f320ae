import {
  cell,
  filter,
  type ListDefinition,
  personName,
  type RecordOf,
  useHost,
} from "@tillhouse/extension-sdk";
import { Money } from "@tillhouse/extension-sdk/ui";

type Draft = RecordOf<"draft-orders">;

/** The API changes a draft until it is completed. */
export function isOpen({ status }: Draft): boolean {
  return status === "open";
}

export const draftStatus = cell.badge("status", { open: "empty", completed: "done" }, { mobile: "mark" });

/** Who it is made for: a name, else the e-mail address. */
function buyerOf({ cart }: Draft): string {
  const { customer } = cart ?? {};
  return personName(customer) || cart?.email || "–";
}

/** What the items cost as they are priced. The list of the API knows no totals; tax, shipping and discounts come with the page. */
function worthOf({ cart }: Draft): number {
  return (cart?.items ?? []).reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
}

function Worth({ draft }: { draft: Draft }) {
  const { locale } = useHost();
  const code = draft.cart?.region?.currency_code;
  return code ? <Money amount={worthOf(draft)} currencyCode={code} locale={locale} /> : "–";
}

export const draftList: ListDefinition<"draft-orders"> = {
  columns: [
    cell.text("display_id", { prefix: "#", mobile: "lead" }),
    cell.date("created_at", { mobile: "note" }),
    { id: "customer", mobile: "title", grow: 24, render: buyerOf },
    { id: "email", grow: 24, isHidden: true, render: ({ cart }) => cart?.email ?? "–" },
    draftStatus,
    cell.record("order", "orders"),
    { id: "region", isHidden: true, render: ({ cart }) => cart?.region?.name ?? "–" },
    {
      id: "worth",
      mobile: "end",
      align: "end",
      text: (draft) => String(worthOf(draft)),
      render: (draft) => <Worth draft={draft} />,
    },
  ],
  select: { expand: "order,cart.items,cart.customer,cart.region" },
  search: (typed) => typed.replace(/^#(?=\d)/, ""),
  sort: "-created_at",
  filters: [
    filter.choices("status", ["open", "completed"]),
    filter.date("created_at"),
    filter.date("updated_at"),
  ],
  views: [
    { id: "open", query: "status=open" },
    { id: "completed", query: "status=completed" },
  ],
};
