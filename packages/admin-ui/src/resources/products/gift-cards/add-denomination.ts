import {
  type ActionContext,
  AdminError,
  defineAction,
  field,
  lazyExport,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { creationStep, runSteps } from "@tillhouse/extension-sdk/tasks";
import { Plus } from "lucide-react";
import { object } from "zod/mini";
import { type DenominationAmounts, denominationVariant } from "./denominations";
import { amountsSchema } from "./gift-card-form";

type Product = RecordOf<"gift-card-products">;
type Variant = NonNullable<Product["variants"]>[number];

/**
 * Adds a denomination, once: the store would make another variant each time. One of the same amount is refused before anything is sent.
 */
export async function makeDenomination({
  record,
  values: { amounts },
  host: { client, store, translate },
  progress,
}: ActionContext<Product, { amounts: DenominationAmounts }>): Promise<unknown> {
  const { custom } = client.admin;
  const path = `/products/${encodeURIComponent(record.id)}`;
  const query = { fields: "id", expand: "options,variants,variants.options" };
  const read = async () => (await custom.get<{ product: Product }>(path, query)).product;
  const { options, variants } = await read();
  const sent = denominationVariant(amounts, store?.default_currency_code);
  const isSame = ({ title, options: held }: Variant) =>
    title === sent.title || (held ?? []).some(({ value }) => value.trim() === sent.title);
  const step = creationStep<Variant, string>({
    id: `denomination ${sent.title}`,
    sent: sent.title,
    items: variants ?? [],
    readAgain: async () => (await read()).variants ?? [],
    isMadeOf: ({ title }, wanted) => title === wanted,
    create: async () => {
      const values = (options ?? []).map(({ id }) => ({ option_id: id, value: sent.title }));
      const made = await custom.post<{ product: Product }>(`${path}/variants`, { ...sent, options: values });
      return made.product.variants;
    },
  });
  // What an earlier try has made is no other one.
  if (progress.get(step.id) === undefined && (variants ?? []).some(isSame))
    throw new AdminError(
      "conflict",
      translate("gift-card-products.errors.taken", { denomination: sent.title }),
    );
  return runSteps([step], { progress });
}

/** The action for it. */
export const addDenomination = defineAction("gift-card-products", {
  id: "addDenomination",
  icon: Plus,
  form: {
    schema: object({ amounts: amountsSchema }),
    fields: [
      field.custom("amounts", { load: lazyExport(() => import("./denomination-fields"), "Denomination") }),
    ],
    fromRecord: () => ({ amounts: {} }),
  },
  run: makeDenomination,
  invalidates: ["products", "variants"],
});
