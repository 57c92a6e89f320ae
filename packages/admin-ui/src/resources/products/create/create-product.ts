import type { Host } from "@tillhouse/extension-sdk";
import {
  type ActionProgress,
  type Created,
  type CreationNote,
  creationStep,
  runSteps,
  type Step,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";
import { explainCodes } from "./code-problems";
import type { NewProductPayload } from "./create-payload";
import { type MadeProduct, stockSteps, variantSteps } from "./later-steps";
import { putIntoProfile } from "./put-into-profile";
import { splitVariants } from "./split-variants";

/** What a product is known again by, and everything else that was sent of it. */
interface Sent {
  title: string;
  handle?: string;
  plain: string;
}

type Note = StepNote<Created<Sent>, CreationNote<Sent>>;

/** Variants are sent, and their stock is set, a few at a time. */
const atOnce = 4;

/**
 * Makes a product: the product itself, variants that do not fit into one call, its shipping profile, and its stock. What is done is
 * noted, so another try goes on where the last one stopped, and makes no second product.
 *
 * @returns what the API answers that makes a product
 */
export async function createProduct(
  payload: NewProductPayload,
  { host, progress }: { host: Host; progress: ActionProgress },
): Promise<{ product: MadeProduct }> {
  const { client, translate } = host;
  const { custom } = client.admin;
  const { profile_id, stock, ...whole } = payload;
  const { first, rest } = splitVariants(whole);
  const { options: _options, variants: _variants, ...plain } = whole;
  const sent: Sent = {
    title: payload.title,
    ...(payload.handle && { handle: payload.handle }),
    plain: JSON.stringify(plain),
  };
  const earlier = progress.get<Note>("product");
  const readTwins = async () => {
    const { title } = earlier?.input?.sent ?? sent;
    const query = { title, fields: "id,title,handle", expand: "options", limit: 50 };
    return (await custom.get<{ products: MadeProduct[] }>("/products", query)).products;
  };
  let answered: MadeProduct | undefined;
  const make = creationStep<MadeProduct, Sent>({
    id: "product",
    sent,
    items: await readTwins(),
    readAgain: readTwins,
    isMadeOf: ({ title, handle }, wanted) =>
      title === wanted.title && (wanted.handle === undefined || handle === wanted.handle),
    create: async () => {
      const made = custom.post<{ product: MadeProduct }>("/products", { ...whole, variants: first });
      answered = (await made.catch((thrown: unknown) => explainCodes(thrown, payload.variants, host)))
        .product;
      return answered;
    },
  });
  await runSteps([make], { progress });
  const id = progress.get<Note>("product")?.result?.id ?? "";

  const later: Step[] = [];
  // What was typed since the product was made, or which of the two buttons was pressed then.
  if (earlier !== undefined && answered === undefined && earlier.input?.sent.plain !== sent.plain)
    later.push({
      id: `changes ${sent.plain}`,
      run: () => custom.post(`/products/${id}`, plain).then(() => null),
    });
  if (profile_id !== undefined)
    later.push({
      id: `profile ${profile_id}`,
      run: () => putIntoProfile(host, id, profile_id).then(() => null),
    });
  await runSteps(later, { progress });

  if (rest.length > 0 || stock !== undefined) {
    const query = { fields: "id,title", expand: "options,variants,variants.options" };
    const read = async () => (await custom.get<{ product: MadeProduct }>(`/products/${id}`, query)).product;
    const before = await read();
    await runSteps(variantSteps(rest, { client, payload, product: before, read }), {
      progress,
      concurrency: atOnce,
    });
    if (stock !== undefined) {
      const product = rest.length > 0 ? await read() : before;
      await runSteps(stockSteps(stock, { client, payload, product }), {
        progress,
        concurrency: atOnce,
        explain: ({ error }) => translate("products.variants.stockLeft", { problem: error.message }),
      });
    }
  }
  return { product: { ...answered, id, title: payload.title } };
}
