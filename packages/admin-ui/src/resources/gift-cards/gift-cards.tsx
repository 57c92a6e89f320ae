import { type CustomCell, cell, defineBody, filter, type RecordOf } from "@tillhouse/extension-sdk";
import { DateTime } from "@tillhouse/extension-sdk/ui";
import { cardActions, cardDelete } from "./card-actions";
import { cardForm } from "./card-form";
import { derivedOf } from "./card-state";

type GiftCard = RecordOf<"gift-cards">;

const state = cell.badge(
  "state",
  { active: "done", used: "archived", expired: "alert", disabled: "off" },
  { mobile: "mark" },
);

/** When it ends, and what the store makes of that. */
const end: CustomCell<GiftCard> = {
  id: "ends_at",
  text: ({ ends_at }) => ends_at ?? "",
  render: ({ ends_at, state: now }, { translate }) => {
    if (!ends_at) return translate("gift-cards.noEnd");
    return (
      <>
        <DateTime value={ends_at} />
        {now === "expired" && <div className="th-muted th-tiny">{translate("gift-cards.stillTaken")}</div>}
      </>
    );
  },
};

/** The cards that customers pay with. */
export default defineBody("gift-cards", {
  derive: (card) => derivedOf(card),
  list: {
    columns: [
      cell.text("code", { mobile: "lead", grow: 26 }),
      state,
      cell.money("balance", "currency_code", { mobile: "end" }),
      cell.money("value", "currency_code"),
      cell.text("email", { isMuted: true }),
      cell.record("order", "orders"),
      cell.record("region", "regions", { isHidden: true }),
      cell.date("ends_at"),
      cell.word("origin", { isHidden: true }),
      cell.date("created_at", { mobile: "note" }),
    ],
    search: true,
    sort: "-created_at",
    filters: [
      filter.badge(state),
      filter.choice("origin", ["bought", "issued"]),
      filter.reference("region_id", { to: "regions" }),
      filter.date("ends_at"),
      filter.date("created_at"),
    ],
    views: [
      { id: "active", query: "state=active" },
      { id: "used", query: "state=used" },
      { id: "expired", query: "state=expired" },
      { id: "disabled", query: "state=disabled" },
    ],
  },
  detail: {
    complete: async (card) => derivedOf(card),
    badges: [state],
    sections: [
      {
        id: "card",
        facts: [
          cell.text("code", { isCode: true }),
          cell.money("balance", "currency_code"),
          cell.money("value", "currency_code"),
          cell.record("region", "regions"),
          end,
          cell.percent("tax_rate"),
        ],
      },
      { id: "history", load: () => import("./card-history") },
      {
        id: "sent",
        related: "notifications",
        filter: ({ id }) => ({ resource_id: id }),
        hint: "gift-cards.hints.sent",
      },
      { id: "recipient", column: "side", facts: ["email", "personal_message"] },
      { id: "details", column: "side", facts: [cell.word("origin"), cell.record("order", "orders")] },
      { id: "metadata", column: "side", metadata: true },
    ],
  },
  form: cardForm,
  actions: cardActions,
  delete: cardDelete,
});
