// @vitest-environment happy-dom
import { CellValue } from "@tillhouse/extension-sdk/kit";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { expect, it } from "vitest";
import messages from "../../../messages/en.json";
import { builtInResource } from "../../../testing/harness/complete-built-in";

const method = { id: "sm_1", price: 2490, subtotal: 2092, tax_total: 398, total: 2490 };

/** What stands at the end of the row of a shipping method. */
async function costOf(more: object): Promise<string | null> {
  const { row } = builtInResource("shipping-methods");
  const amount = typeof row === "object" ? row.amount : undefined;
  if (typeof amount !== "object") throw new Error("Its body is there.");
  const record = { ...method, ...more };
  const { container } = await renderPage(
    () => <CellValue cell={amount} record={record} resource="shipping-methods" />,
    { route: "/", messages },
  );
  return container.textContent;
}

it.each([
  [
    "with its tax where the lines hold theirs",
    { order: { currency_code: "eur", items: [{ includes_tax: true }] } },
    "24.90",
  ],
  [
    "without it where tax is a row of its own",
    { order: { currency_code: "eur", items: [{ includes_tax: false }] } },
    "20.92",
  ],
  [
    "in a draft as in an order",
    { cart: { region: { currency_code: "eur" }, items: [{ includes_tax: true }] } },
    "24.90",
  ],
])("a shipping method costs what the totals say: %s", async (_, more, cost) => {
  expect(await costOf(more)).toContain(cost);
});
