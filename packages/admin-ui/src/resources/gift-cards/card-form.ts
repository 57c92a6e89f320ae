import { type FormDefinition, field, lazyExport, type RecordOf } from "@tillhouse/extension-sdk";
import {
  email,
  int,
  literal,
  maximum,
  minimum,
  minLength,
  nullable,
  number,
  object,
  string,
  trim,
  union,
} from "zod/mini";

type GiftCard = RecordOf<"gift-cards">;

/** The store keeps amounts in a column of 32 bits. */
const most = 2_147_483_647;

const schema = object({
  region_id: string("form.required").check(minLength(1, "form.required")),
  currency_code: string(),
  value: number("form.required").check(
    int("form.unreadable"),
    minimum(1, "gift-cards.errors.least"),
    maximum(most, "gift-cards.errors.most"),
  ),
  ends_at: nullable(string()),
  email: union([literal(""), string().check(trim(), email("form.email"))], "form.email"),
  personal_message: string().check(trim()),
});

/** Without what nobody wrote. */
function written(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}

/** Issues a card by hand, and changes where and how long one counts. Its code is made by the store. */
export const cardForm: FormDefinition<"gift-cards", typeof schema> = {
  schema,
  fields: [
    field.reference("region_id", {
      to: "regions",
      isRequired: true,
      startsWithOnly: true,
      hint: "gift-cards.hints.region_id",
    }),
    // Follows from the region; it warns where another currency would change what the card is worth.
    field.custom("currency_code", {
      load: lazyExport(() => import("./card-fields"), "CardCurrency"),
      hint: "gift-cards.hints.currency_code",
    }),
    field.money("value", {
      currency: "currency_code",
      mode: "create",
      isRequired: true,
      label: "gift-cards.fields.amount",
    }),
    field.date("ends_at", { hasTime: true, hint: "gift-cards.hints.ends_at" }),
    field.email("email", { mode: "create", hint: "gift-cards.hints.email" }),
    field.longText("personal_message", { mode: "create" }),
  ],
  fromRecord: ({ region_id, region, value, ends_at }) => ({
    region_id,
    currency_code: region?.currency_code ?? "",
    value,
    ends_at,
    email: "",
    personal_message: "",
  }),
  defaultValues: { currency_code: "", email: "", personal_message: "" },
  toPayload: ({ region_id, value, ends_at, email, personal_message }, card) => {
    if (card !== undefined) return { region_id, ends_at };
    const metadata = written({ email, personal_message });
    return {
      region_id,
      value,
      ...(ends_at !== null && { ends_at }),
      ...(Object.keys(metadata).length > 0 && { metadata }),
    };
  },
  isMadeOf: ({ order, region_id, value, metadata }: GiftCard, payload) =>
    !order &&
    region_id === payload.region_id &&
    value === payload.value &&
    (metadata?.email ?? "") === (Object(payload.metadata).email ?? ""),
  redirectToRecord: true,
};
