import type { ProductOptions } from "@tillhouse/extension-sdk/commerce";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import {
  addOption,
  removeOption,
  renamed,
  renameOption,
  sameTitles,
  withoutOption,
} from "./product-option-steps";

const known: ProductOptions = {
  options: [
    { id: "opt_s", title: "Size", values: ["S", "M"] },
    { id: "opt_c", title: "Colour", values: ["Black", "White"] },
  ],
  combinations: new Map([
    ["variant_1", ["S", "Black"]],
    ["variant_2", ["M", "White"]],
    ["variant_3", ["M", "Black"]],
  ]),
};

/** A product as the store answers it; what is written is noted. */
function setting(combinations: Record<string, [string, string]>) {
  const calls: [string, string, unknown?][] = [];
  const titles = ["Size", "Colour"];
  const answer = () => ({
    product: {
      id: "prod_1",
      title: "Shirt",
      options: titles.map((title, place) => ({
        id: title === "Fit" ? "opt_fit" : place === 0 ? "opt_s" : "opt_c",
        title,
        created_at: `2026-01-0${place + 1}`,
        values: Object.entries(combinations).map(([id, values]) => ({
          id: `${id} ${place}`,
          variant_id: id,
          value: values[place] ?? "Default Value",
        })),
      })),
    },
  });
  const custom = {
    get: async (path: string) =>
      path.endsWith("/variants") ? { variants: Object.keys(combinations).map((id) => ({ id })) } : answer(),
    post: async (path: string, payload: { title?: string }) => {
      if (path.endsWith("/options")) titles.push(payload.title ?? "");
      calls.push(["POST", path, payload]);
      return {};
    },
    delete: async (path: string) => {
      calls.push(["DELETE", path]);
      return {};
    },
  };
  const host = { client: { admin: { custom } }, translate: (key: string) => key };
  const record = { id: "opt_c", title: "Colour", product_id: "prod_1" };
  // The steps use no more of the host and of the record.
  const context = (values: unknown, of: object = record) =>
    ({ record: of, values, host, progress: createProgress(), copy: async () => undefined }) as never;
  return { calls, context };
}

it("finds variants that an option or a renamed value would make equal", () => {
  expect(sameTitles(withoutOption(known, "opt_c"))).toEqual(["M"]);
  expect(sameTitles(withoutOption(known, "opt_s"))).toEqual(["Black"]);
  expect(sameTitles(renamed(known, "opt_c", [{ was: "White", now: "Black" }]))).toEqual(["M / Black"]);
  expect(sameTitles(renamed(known, "opt_c", [{ was: "White", now: "Snow" }]))).toEqual([]);
});

it("gives variants one value before it removes an option", async () => {
  const { calls, context } = setting({ variant_1: ["S", "Black"], variant_2: ["M", "White"] });
  await removeOption(context(undefined));
  expect(calls).toEqual([
    ["POST", "/products/prod_1/variants/variant_2", { options: [{ option_id: "opt_c", value: "Black" }] }],
    ["DELETE", "/products/prod_1/options/opt_c"],
  ]);
});

it("keeps an option that distinguishes two variants", async () => {
  const { calls, context } = setting({ variant_1: ["M", "Black"], variant_2: ["M", "White"] });
  await expect(removeOption(context(undefined))).rejects.toMatchObject({ code: "conflict" });
  expect(calls).toEqual([]);
});

it("refuses a name that makes two variants equal", async () => {
  const { calls, context } = setting({ variant_1: ["M", "Black"], variant_2: ["M", "White"] });
  const values = [{ was: "White", now: "Black" }];
  await expect(renameOption(context({ title: "Colour", values }))).rejects.toMatchObject({
    code: "conflict",
  });
  expect(calls).toEqual([]);
});

it("ends only when every variant has a value of the new option", async () => {
  const { calls, context } = setting({ variant_1: ["S", "Black"], variant_2: ["M", "White"] });
  await addOption(context({ title: "Fit", start: { count: 2, value: "Slim" } }, { id: "prod_1" }));
  expect(calls).toEqual([
    ["POST", "/products/prod_1/options", { title: "Fit" }],
    ["POST", "/products/prod_1/variants/variant_1", { options: [{ option_id: "opt_fit", value: "Slim" }] }],
    ["POST", "/products/prod_1/variants/variant_2", { options: [{ option_id: "opt_fit", value: "Slim" }] }],
  ]);
});
