import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  formatMoney,
  lazyExport,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import type { DeleteRule } from "@tillhouse/extension-sdk/tasks";
import { Coins, Pause, Play } from "lucide-react";
import { boolean, int, minimum, number, object } from "zod/mini";
import { cardCurrency } from "./card-state";

type GiftCard = RecordOf<"gift-cards">;

const balanceSchema = object({
  balance: number("form.required").check(int("form.unreadable"), minimum(0, "gift-cards.errors.negative")),
  enable: boolean(),
});

/** What the form of a balance answers. */
interface NewBalance {
  balance: number;
  /** Not asked of a card that is enabled. */
  enable?: boolean;
}

/**
 * Writes a balance. The store takes it whoever has changed it meanwhile: where an order has used the card since the form was opened,
 * the person is told once, and saves again if they mean it nevertheless.
 */
export async function writeBalance({
  record,
  values: { balance, enable },
  host: { client, translate, locale },
  progress,
}: ActionContext<GiftCard, NewBalance>): Promise<unknown> {
  const { custom } = client.admin;
  const path = `/gift-cards/${encodeURIComponent(record.id)}`;
  const { gift_card: now } = await custom.get<{ gift_card: GiftCard }>(path);
  if (now.balance !== record.balance && progress.get("told") !== now.balance) {
    progress.set("told", now.balance);
    const shown = formatMoney({ amount: now.balance, currencyCode: cardCurrency(now), locale });
    throw new AdminError("conflict", translate("gift-cards.errors.spent", { balance: shown }));
  }
  return custom.post(path, { balance, ...(enable && { is_disabled: false }) });
}

/** What can be done with a card beside changing where and how long it counts. */
export const cardActions = [
  defineAction("gift-cards", {
    id: "changeBalance",
    icon: Coins,
    isPrimary: true,
    form: {
      schema: balanceSchema,
      fields: [
        field.custom("balance", {
          isRequired: true,
          load: lazyExport(() => import("./card-fields"), "CardBalance"),
          hint: "gift-cards.hints.balance",
        }),
        field.toggle("enable", { visibleWhen: { is_disabled: [true] }, hint: "gift-cards.hints.enable" }),
      ],
      // The store has disabled a card that is used up: with money on it again it is to be used again.
      fromRecord: ({ balance, is_disabled }) => ({ balance, enable: is_disabled && balance === 0 }),
      context: ({ is_disabled }) => ({ is_disabled }),
      check: ({ balance }, { value }) => ({
        balance: typeof balance === "number" && balance > value ? "gift-cards.errors.aboveValue" : undefined,
      }),
    },
    run: writeBalance,
    isDone: (card, { balance, enable }) => card.balance === balance && !(enable && card.is_disabled),
  }),
  {
    id: "disable",
    icon: Pause,
    isBulk: true,
    when: ({ is_disabled }: GiftCard) => !is_disabled,
    run: { update: { is_disabled: true } },
    undo: "enable",
  },
  {
    id: "enable",
    icon: Play,
    isBulk: true,
    when: ({ is_disabled, balance }: GiftCard) =>
      is_disabled && (balance > 0 || "gift-cards.reasons.nothingLeft"),
    run: { update: { is_disabled: false } },
    undo: "disable",
  },
] as const;

/** How cards are deleted: what is left on one is lost. */
export const cardDelete: DeleteRule<GiftCard> = {
  confirm: "asked",
  consequences: async (card, { translate, locale }) => {
    const { balance } = card;
    const currencyCode = cardCurrency(card);
    return balance === 0
      ? []
      : [translate("gift-cards.goes", { balance: formatMoney({ amount: balance, currencyCode, locale }) })];
  },
};
