/** What variants of a product differ in, and the values that it comes in. */
export interface OptionChoice {
  /** Name of the option: "Size". */
  title: string;
  /** Its values in their order. Repeated and empty ones count once or not at all. */
  values: readonly string[];
}

/** One value for each option, in the order of the options. */
export type Combination = readonly string[];

/** The value that a variant has for an option, as the store answers it. */
export interface VariantOptionValue {
  /** Id of the option. */
  option_id: string;
  /** What the variant has for it: "M". */
  value: string;
}

/** A variant, as far as its options go. */
export interface VariantOptions {
  /** One value for each option, in any order. Left out or `null`: none is known. */
  options?: readonly VariantOptionValue[] | null;
}

/** The most variants that are made from options at once; more are a mistake, and would take minutes to send. */
export const combinationsLimit = 1000;

/** Values without space around them, each once, and none that is empty. @example distinctValues(["S", " S", ""]) // ["S"] */
export function distinctValues(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()))].filter((value) => value !== "");
}

/**
 * How many variants the options make. Options without a value do not count: they make none, and take none away.
 *
 * @example combinationCount([{ title: "Size", values: ["S", "M"] }, { title: "Colour", values: ["Black"] }]) // 2
 */
export function combinationCount(options: readonly OptionChoice[]): number {
  const counts = options.map(({ values }) => distinctValues(values).length).filter((count) => count > 0);
  return counts.length === 0 ? 0 : counts.reduce((product, count) => product * count, 1);
}

/**
 * Every combination of the options' values: the first option changes slowest. None while an option has no value, for no variant
 * may lack one. Beyond {@link combinationsLimit} the rest is left out.
 *
 * @example combinationsOf([{ title: "Size", values: ["S", "M"] }, { title: "Colour", values: ["Black"] }]) // [["S", "Black"], ["M", "Black"]]
 */
export function combinationsOf(options: readonly OptionChoice[]): string[][] {
  if (options.length === 0) return [];
  return options.reduce<string[][]>(
    (made, { values }) => {
      const next: string[][] = [];
      for (const combination of made)
        for (const value of distinctValues(values)) {
          if (next.length === combinationsLimit) return next;
          next.push([...combination, value]);
        }
      return next;
    },
    [[]],
  );
}

/**
 * A text that is the same for the same values in the same order. The store compares them letter by letter.
 *
 * @example combinationKey(["S ", "Black"]) === combinationKey(["S", "Black"]) // true
 */
export function combinationKey(values: Combination): string {
  return JSON.stringify(values.map((value) => value.trim()));
}

/** What a variant is called where nobody called it anything. @example combinationTitle(["S", "Black"]) // "S / Black" */
export function combinationTitle(values: Combination): string {
  return values
    .map((value) => value.trim())
    .filter((value) => value !== "")
    .join(" / ");
}

/**
 * Things that have a value each, in the order in which the title of a variant names the values. `undefined` where it does not name
 * all of them, or two are the same. The title is made of them in the order of the options, and is all that keeps it: the store
 * makes the options of a new product in one moment, with ids in any order.
 *
 * @example sortedByTitle("S / Black", ["Black", "S"], (value) => value) // ["S", "Black"]
 */
export function sortedByTitle<Item>(
  title: string,
  items: readonly Item[],
  valueIn: (item: Item) => string,
): Item[] | undefined {
  const named = title.split(" / ").map((value) => value.trim());
  const sorted: Item[] = [];
  for (const item of items) {
    const place = named.indexOf(valueIn(item).trim());
    if (place === -1 || place in sorted) return undefined;
    sorted[place] = item;
  }
  // Without the holes where the title says something else.
  return Object.values(sorted);
}

/**
 * What a variant has of its options, in their order: that of its title. A title that does not tell gives one order to all variants.
 *
 * @example sortedOptionValues({ title: "S / Black", options }) // that of the size, then that of the colour
 */
export function sortedOptionValues<Value extends VariantOptionValue>({
  title,
  options,
}: {
  /** What the variant is called. */
  title: string;
  /** One for each option, in any order. Left out or `null`: none is known. */
  options?: readonly Value[] | null;
}): Value[] {
  const sorted = [...(options ?? [])].sort((left, right) => left.option_id.localeCompare(right.option_id));
  return sortedByTitle(title, sorted, ({ value }) => value) ?? sorted;
}

/**
 * Which of the combinations the options make are not there yet, in their order.
 *
 * @example newCombinations([{ title: "Size", values: ["S", "M"] }], [["S"]]) // [["M"]]
 */
export function newCombinations(
  options: readonly OptionChoice[],
  existing: readonly Combination[],
): string[][] {
  const taken = new Set(existing.map(combinationKey));
  return combinationsOf(options).filter((values) => !taken.has(combinationKey(values)));
}

/**
 * Those that have the same combination, in groups of two and more.
 *
 * @example duplicateCombinations([["S"], ["M"], ["S"]]) // [[0, 2]], their places
 */
export function duplicateCombinations(combinations: readonly Combination[]): number[][] {
  const places = new Map<string, number[]>();
  combinations.forEach((values, place) => {
    const key = combinationKey(values);
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  return [...places.values()].filter((group) => group.length > 1);
}

/**
 * The values of a variant in the order of the options; an empty text where it lacks one.
 *
 * @example combinationOf({ options: [{ option_id: "opt_1", value: "S" }] }, ["opt_1", "opt_2"]) // ["S", ""]
 */
export function combinationOf(variant: VariantOptions, optionIds: readonly string[]): string[] {
  return optionIds.map(
    (id) => variant.options?.find(({ option_id }) => option_id === id)?.value.trim() ?? "",
  );
}

/**
 * The values of an option that variants have, each once, in the order in which they come.
 *
 * @example const sizes = usedValues(product.variants ?? [], sizeOption.id);
 */
export function usedValues(variants: readonly VariantOptions[], optionId: string): string[] {
  return distinctValues(
    variants.flatMap(({ options }) =>
      (options ?? []).filter(({ option_id }) => option_id === optionId).map(({ value }) => value),
    ),
  );
}

/**
 * The variant that already has the combination; `undefined` where it is free.
 *
 * @example const existing = variantWith(product.variants ?? [], ["opt_1"], ["S"]);
 */
export function variantWith<Variant extends VariantOptions>(
  variants: readonly Variant[],
  optionIds: readonly string[],
  values: Combination,
): Variant | undefined {
  const key = combinationKey(values);
  return variants.find((variant) => combinationKey(combinationOf(variant, optionIds)) === key);
}
