import { useMemo } from "react";
import { useAdminQuery } from "../../data/data";
import { useAfterLists } from "../../hooks/use-after-lists";
import { type Combination, distinctValues, sortedByTitle } from "./option-combinations";

/** A value of an option, as the store answers it: each variant has one of its own. */
interface OptionValueAnswer {
  /** Id of the value. */
  id: string;
  /** The value as it was typed: "M". */
  value: string;
  /** Id of the variant that has it. */
  variant_id: string;
  /** The variant that has it. Left out or `null`: nothing is known of it. */
  variant?: {
    /** What it is called: "S / Black". */
    title?: string;
    /** Its place among the variants of the product. Left out: it has none. */
    variant_rank?: number | null;
  } | null;
}

/** An option of a product, as the store answers it. */
interface OptionAnswer {
  /** Id of the option. */
  id: string;
  /** Name of the option: "Size". */
  title: string;
  /** When it was made: ISO 8601 UTC. Options are put in order by it; those of a new product are made in one moment. */
  created_at?: string | Date;
  /** One for each variant. Left out: none is known. */
  values?: readonly OptionValueAnswer[];
}

/** What the store answers of a product's options. */
export interface ProductOptionsAnswer {
  /** The product that was asked for. */
  product: {
    /** Id of the product. */
    id: string;
    /** Name of the product. */
    title: string;
    /** Its options in any order. Left out: it has none. */
    options?: readonly OptionAnswer[];
  };
}

/** An option of a product, with the values that its variants have. */
export interface ProductOptionValues {
  /** Id of the option. */
  id: string;
  /** Name of the option: "Size". */
  title: string;
  /** Each once, in the order of the variants. */
  values: readonly string[];
}

/** The options of a product, and what its variants have of them. */
export interface ProductOptions {
  /** In the order in which they were made, which is also that of the variants' titles. */
  options: readonly ProductOptionValues[];
  /** The values of each variant in the order of the options, by its id; an empty text where it lacks one. */
  combinations: ReadonlyMap<string, Combination>;
}

/** What is asked of a product for its options: one call, however many variants there are. */
export const productOptionsQuery = {
  fields: "id,title,options.values.variant.title,options.values.variant.variant_rank",
  expand: "options,options.values,options.values.variant",
} as const;

const madeAt = ({ created_at }: OptionAnswer) => String(created_at ?? "");

/** By the place of the variant; by what is made first where the places are the same or not known. */
function compareRank(left: OptionValueAnswer, right: OptionValueAnswer): number {
  const last = Number.MAX_SAFE_INTEGER;
  const ranks = (left.variant?.variant_rank ?? last) - (right.variant?.variant_rank ?? last);
  return ranks === 0 ? left.id.localeCompare(right.id) : ranks;
}

/**
 * Options of one moment in the order that the first variant tells whose title names a value of each; else by their ids, as
 * `sortedOptionValues` has them.
 */
function sortedByTitles(answered: readonly OptionAnswer[]): readonly OptionAnswer[] {
  const options = [...answered].sort((left, right) => left.id.localeCompare(right.id));
  const [first] = options;
  if (first === undefined || options.length === 1) return options;
  const valuesOf = new Map(
    options.map(({ id, values = [] }) => [
      id,
      new Map(values.map(({ variant_id, value }) => [variant_id, value])),
    ]),
  );
  for (const { variant, variant_id } of [...(first.values ?? [])].sort(compareRank)) {
    const valueIn = ({ id }: OptionAnswer) => valuesOf.get(id)?.get(variant_id) ?? "";
    const sorted = sortedByTitle(variant?.title ?? "", options, valueIn);
    if (sorted !== undefined) return sorted;
  }
  return options;
}

function sortedOptions(options: readonly OptionAnswer[]): OptionAnswer[] {
  const moments = [...new Set(options.map(madeAt))].sort();
  return moments.flatMap((moment) => sortedByTitles(options.filter((option) => madeAt(option) === moment)));
}

/**
 * The options of a product as its page, its variants and their forms need them. The store names them in any order.
 *
 * @example const { options } = readProductOptions(await client.admin.custom.get(`/products/${id}`, productOptionsQuery));
 */
export function readProductOptions({ product }: ProductOptionsAnswer): ProductOptions {
  const options = sortedOptions(product.options ?? []);
  const combinations = new Map<string, string[]>();
  options.forEach(({ values = [] }, place) => {
    for (const { variant_id, value } of values) {
      const combination = combinations.get(variant_id) ?? options.map(() => "");
      combination[place] = value.trim();
      combinations.set(variant_id, combination);
    }
  });
  return {
    options: options.map(({ id, title, values = [] }) => ({
      id,
      title,
      values: distinctValues([...values].sort(compareRank).map(({ value }) => value)),
    })),
    combinations,
  };
}

/**
 * The options of a product, kept with its variants: what changes one of these reads them again.
 *
 * @param isAfterVariants lists of variants that the page reads come first: with a thousand of them the answer is large
 * @example const { data } = useProductOptions(product.id);
 */
export function useProductOptions(productId: string | undefined, isAfterVariants = false) {
  const mayRead = useAfterLists("variants", isAfterVariants);
  const { data, error, isLoading, refetch } = useAdminQuery<ProductOptionsAnswer>(
    "variants",
    `/products/${productId ?? ""}`,
    { query: productOptionsQuery, isWanted: mayRead && productId !== undefined && productId !== "" },
  );
  // A thousand variants are not sorted at each render.
  const options = useMemo(() => data && readProductOptions(data), [data]);
  return { data: options, error, isLoading, refetch };
}
