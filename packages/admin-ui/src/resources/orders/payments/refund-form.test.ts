import { expect, it } from "vitest";
import orders from "../orders";

const refund = orders.actions?.find(({ id }) => id === "refund");

it("a refund has no reason until somebody chooses one", async () => {
  const form = refund?.form;
  const values = form?.fromRecord?.({ payments: [] } as never);
  expect(values).toMatchObject({ amount: null, reason: null });
  const validate = async (more: object) => {
    const { issues } = (await form?.schema["~standard"].validate(Object.assign({}, values, more))) ?? {};
    return issues?.map(({ message, path }) => [path?.[0], message]);
  };
  expect(await validate({ amount: 100 })).toEqual([["reason", "form.required"]]);
  expect(await validate({ amount: 100, reason: "other" })).toBeUndefined();
});

it("a refund shows its amount once it is known", () => {
  const amount = (typed: number | null) =>
    refund?.amount?.({ currency_code: "dkk" } as never, { amount: typed } as never);
  expect(amount(24690)).toEqual({ amount: 24690, currencyCode: "dkk" });
  expect([null, Number.NaN, 0].map(amount)).toEqual([undefined, undefined, undefined]);
});
