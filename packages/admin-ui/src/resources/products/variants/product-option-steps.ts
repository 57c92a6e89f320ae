import { type ActionContext, AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import {
  type Combination,
  combinationTitle,
  duplicateCombinations,
  type ProductOptions,
  type ProductOptionsAnswer,
  productOptionsQuery,
  readProductOptions,
} from "@tillhouse/extension-sdk/commerce";
import { runSteps, type Step, type StepNote } from "@tillhouse/extension-sdk/tasks";

type Option = RecordOf<"product-options">;

/** A value of an option, and what it shall be. */
export interface RenamedValue {
  was: string;
  now: string;
}

/** More variants than a product has. */
const everything = 100_000;

/** Variants that are changed at once: the store answers each with the whole product. */
const atOnce = 2;

async function readOptions({ client }: Host, productId: string): Promise<ProductOptions> {
  return readProductOptions(
    await client.admin.custom.get<ProductOptionsAnswer>(`/products/${productId}`, { ...productOptionsQuery }),
  );
}

/** Gives a variant a value; it can be done twice. */
function valueStep(
  { client }: Host,
  productId: string,
  { id, optionId, value, before }: { id: string; optionId: string; value: string; before?: string },
): Step {
  const set = (word: string) =>
    client.admin.custom.post(`/products/${productId}/variants/${id}`, {
      options: [{ option_id: optionId, value: word }],
    });
  return {
    id: `value of ${id}`,
    run: async () => {
      await set(value);
      return null;
    },
    ...(before !== undefined && { undo: () => set(before) }),
  };
}

/** What variants would be called that have the same combination, each once. */
export function sameTitles(combinations: readonly Combination[]): string[] {
  return duplicateCombinations(combinations).map(([place = 0]) =>
    combinationTitle(combinations[place] ?? []),
  );
}

/** What is left of the variants' combinations without an option. */
export function withoutOption({ options, combinations }: ProductOptions, optionId: string): string[][] {
  const place = options.findIndex(({ id }) => id === optionId);
  return [...combinations.values()].map((values) => values.filter((_, index) => index !== place));
}

/** The variants' combinations after values of an option were renamed. */
export function renamed(
  { options, combinations }: ProductOptions,
  optionId: string,
  values: readonly RenamedValue[],
): string[][] {
  const place = options.findIndex(({ id }) => id === optionId);
  const nowOf = new Map(values.map(({ was, now }) => [was, now.trim()]));
  return [...combinations.values()].map((all) =>
    all.map((value, index) => (index === place ? (nowOf.get(value) ?? value) : value)),
  );
}

/** Gives an option another title, and its values other names, in every variant that has them. Two of them cannot become one. */
export async function renameOption({
  record: option,
  values,
  host,
  progress,
}: ActionContext<Option, { title: string; values: RenamedValue[] }>) {
  const known = await readOptions(host, option.product_id);
  const same = sameTitles(renamed(known, option.id, values.values));
  if (same.length > 0)
    throw new AdminError(
      "conflict",
      host.translate("product-options.errors.values", { same: same.join(", ") }),
    );
  const place = known.options.findIndex(({ id }) => id === option.id);
  const title: Step = {
    id: "title",
    run: async () => {
      if (values.title !== option.title)
        await host.client.admin.custom.post(`/products/${option.product_id}/options/${option.id}`, {
          title: values.title,
        });
      return null;
    },
  };
  const changed = values.values.filter(({ was, now }) => was !== now.trim());
  const steps = [...known.combinations].flatMap(([id, combination]) => {
    const found = changed.find(({ was }) => was === combination[place]);
    return found === undefined
      ? []
      : [valueStep(host, option.product_id, { id, optionId: option.id, value: found.now.trim() })];
  });
  await runSteps([title], { progress });
  return runSteps(steps, { progress, concurrency: atOnce });
}

/**
 * Removes an option. The store does so only where all variants have the same value of it: they are given that first, and get their
 * own back where the store refuses nevertheless. Variants that would be the same without it are never made.
 */
export async function removeOption({ record: option, host, progress }: ActionContext<Option>) {
  const known = await readOptions(host, option.product_id);
  const same = sameTitles(withoutOption(known, option.id));
  if (known.combinations.size > 1 && same.length > 0)
    throw new AdminError("conflict", host.translate("product-options.errors.same"));
  const place = known.options.findIndex(({ id }) => id === option.id);
  const all = [...known.combinations];
  const [, first] = all[0] ?? [];
  const common = first?.[place] ?? "";
  const equal = all
    .filter(([, values]) => values[place] !== common)
    .map(([id, values]) =>
      valueStep(host, option.product_id, { id, optionId: option.id, value: common, before: values[place] }),
    );
  const remove: Step = {
    id: "remove",
    find: async (noted) => {
      if (noted === undefined) return undefined;
      const { options } = await readOptions(host, option.product_id);
      return options.some(({ id }) => id === option.id) ? undefined : true;
    },
    run: async () => {
      await host.client.admin.custom.delete(`/products/${option.product_id}/options/${option.id}`);
      return true;
    },
  };
  return runSteps([...equal, remove], { progress });
}

/** What a new option starts with. */
export interface NewOption {
  title: string;
  start: { count: number | null; value: string };
}

/**
 * Adds an option. The store gives the variants that are there "Default Value" of it; they get the value that was chosen for them,
 * so that none stays with a word that nobody wrote.
 */
export async function addOption({
  record: product,
  values: { title, start },
  host,
  progress,
}: ActionContext<RecordOf<"products">, NewOption>) {
  const { custom } = host.client.admin;
  const path = `/products/${product.id}`;
  const findOption = async () => {
    const { options } = await readOptions(host, product.id);
    return options.find((option) => option.title === title)?.id;
  };
  const option: Step<string> = {
    id: "option",
    find: async (noted) => (noted === undefined ? undefined : findOption()),
    run: async () => {
      await custom.post(`${path}/options`, { title });
      return (await findOption()) ?? "";
    },
  };
  const variants: Step<string[]> = {
    id: "variants",
    run: async () => {
      const { variants: all } = await custom.get<{ variants: { id: string }[] }>(`${path}/variants`, {
        fields: "id",
        limit: everything,
      });
      return all.map(({ id }) => id);
    },
  };
  await runSteps([option, variants], { progress });
  const optionId = progress.get<StepNote<string>>(option.id)?.result ?? "";
  const ids = progress.get<StepNote<string[]>>(variants.id)?.result ?? [];
  return runSteps(
    ids.map((id) => valueStep(host, product.id, { id, optionId, value: start.value })),
    { progress, concurrency: atOnce },
  );
}
