import { describe, expect, it } from "vitest";
import { sortedOptionValues } from "./option-combinations";
import { readProductOptions } from "./product-options";

it("reads options in the order in which they were made", () => {
  const value = (id: string, variant_id: string, text: string) => ({ id, variant_id, value: text });
  const { options, combinations } = readProductOptions({
    product: {
      id: "prod_1",
      title: "Shirt",
      options: [
        {
          id: "opt_colour",
          title: "Colour",
          created_at: "2026-02-02",
          values: [value("v3", "variant_1", "Black")],
        },
        {
          id: "opt_size",
          title: "Size",
          created_at: "2026-02-01",
          values: [value("v2", "variant_2", "M "), value("v1", "variant_1", "S")],
        },
      ],
    },
  });
  expect(options).toEqual([
    { id: "opt_size", title: "Size", values: ["S", "M"] },
    { id: "opt_colour", title: "Colour", values: ["Black"] },
  ]);
  expect([...combinations]).toEqual([
    ["variant_2", ["M", ""]],
    ["variant_1", ["S", "Black"]],
  ]);
});

describe("of a product whose options were made in one moment", () => {
  const moment = "2026-02-01T08:00:00.000Z";
  const read = (titles: readonly string[], ids: readonly string[] = ["colour", "size"]) => {
    const valueIn = (option: string, place: number) => ({
      id: `${option}${9 - place}`,
      variant_id: `variant_${place}`,
      value: option === "size" ? (["S", "M", "L"][place] ?? "") : "Black",
      variant: { title: titles[place], variant_rank: place },
    });
    const option = (id: string) => ({
      id,
      title: id,
      created_at: moment,
      values: titles.map((_, place) => valueIn(id, place)).reverse(),
    });
    return readProductOptions({
      product: { id: "prod_1", title: "Shirt", options: ids.map(option) },
    });
  };

  it("options stand as titles name them, and values as variants do", () => {
    const { options, combinations } = read(["S / Black", "Medium", "L / Black"]);
    expect(options.map(({ title, values }) => [title, ...values])).toEqual([
      ["size", "S", "M", "L"],
      ["colour", "Black"],
    ]);
    expect(combinations.get("variant_1")).toEqual(["M", "Black"]);
  });

  it("options stand by their ids where no title names them, as they do in the text of a variant", () => {
    const { options, combinations } = read(["Small", "Medium"], ["size", "colour"]);
    expect(options.map(({ title }) => title)).toEqual(["colour", "size"]);
    const variant = {
      title: "Small",
      options: [
        { option_id: "size", value: "S" },
        { option_id: "colour", value: "Black" },
      ],
    };
    expect(sortedOptionValues(variant).map(({ value }) => value)).toEqual(combinations.get("variant_0"));
  });
});
