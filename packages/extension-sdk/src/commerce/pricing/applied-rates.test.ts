import { describe, expect, it } from "vitest";
import { chargedRate, ratesOfProduct, ratesOfShipping } from "./applied-rates";

const region = { tax_rate: 25, tax_code: "STD" };

/** A rate of the region; what it is charged on is named by ids. */
function rate(
  id: string,
  percent: number,
  { products = [], types = [], options = [] }: { products?: string[]; types?: string[]; options?: string[] },
) {
  const records = (ids: string[]) => ids.map((held) => ({ id: held })) as never[];
  return {
    id,
    name: id,
    code: id,
    rate: percent,
    products: records(products),
    product_types: records(types),
    shipping_options: records(options),
  };
}

const books = rate("books", 6, { types: ["ptyp_book"] });
const atlas = rate("atlas", 2, { products: ["prod_atlas"] });
const post = rate("post", 0, { options: ["so_post"] });
const nothing = rate("nothing", 50, {});
const rates = [books, atlas, post, nothing];

const said = (outcomes: ReturnType<typeof ratesOfProduct>) =>
  outcomes.map(({ id = "default", reason }) => `${id}: ${reason}`);

describe("the rates of a product", () => {
  it("is the default one where no other rate is charged on it", () => {
    const outcomes = ratesOfProduct(region, rates, { id: "prod_mug", type_id: null });
    expect(said(outcomes)).toEqual([
      "default: default",
      "books: other_products",
      "atlas: other_products",
      "post: only_shipping",
      "nothing: unused",
    ]);
    expect(chargedRate(outcomes)).toBe(25);
  });

  it("are those of the product and of its type, added up", () => {
    const outcomes = ratesOfProduct(region, rates, { id: "prod_atlas", type_id: "ptyp_book" });
    expect(said(outcomes).slice(0, 3)).toEqual([
      "books: product_type",
      "atlas: product",
      "default: overridden",
    ]);
    expect(chargedRate(outcomes)).toBe(8);
  });

  it("counts a rate once that names the product and its type", () => {
    const both = rate("both", 7, { products: ["prod_atlas"], types: ["ptyp_book"] });
    expect(chargedRate(ratesOfProduct(region, [both], { id: "prod_atlas", type_id: "ptyp_book" }))).toBe(7);
  });

  it("takes a rate without a percentage as 0, in the place of the default one", () => {
    const free = { ...rate("free", 0, { products: ["prod_mug"] }), rate: null };
    expect(chargedRate(ratesOfProduct(region, [free], { id: "prod_mug", type_id: null }))).toBe(0);
  });
});

describe("the rates of a shipping option", () => {
  it("are its own, also at 0 percent", () => {
    const outcomes = ratesOfShipping(region, rates, "so_post");
    expect(said(outcomes).slice(0, 2)).toEqual(["post: shipping_option", "default: overridden"]);
    expect(chargedRate(outcomes)).toBe(0);
  });

  it("is the default one otherwise", () => {
    const outcomes = ratesOfShipping(region, rates, "so_courier");
    expect(said(outcomes)).toEqual([
      "default: default",
      "books: only_products",
      "atlas: only_products",
      "post: other_options",
      "nothing: unused",
    ]);
    expect(chargedRate(outcomes)).toBe(25);
  });
});
