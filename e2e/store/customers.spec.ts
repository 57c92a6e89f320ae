import { text } from "../../scripts/text";
import { addresses, expect, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

interface Payment {
  amount: number;
  amount_refunded: number;
  captured_at: string | null;
  canceled_at: string | null;
}

test("the list of customers shows their orders and the last one; a customer's page shows orders and takes notes", async ({
  signedIn: page,
  api,
}) => {
  const { customers } = await (await api.get("/admin/customers?limit=200&expand=orders")).json();
  const [customer] = customers.sort(
    (left: { orders: object[] }, right: { orders: object[] }) => right.orders.length - left.orders.length,
  );
  const { orders } = await (
    await api.get(`/admin/orders?customer_id=${customer.id}&expand=payments&limit=100`)
  ).json();
  const paid = orders.flatMap(({ payments }: { payments: Payment[] }) =>
    payments.filter(({ captured_at, canceled_at }) => captured_at !== null && canceled_at === null),
  );
  const sum = paid.reduce(
    (all: number, { amount, amount_refunded }: Payment) => all + amount - amount_refunded,
    0,
  );
  await page.goto(at(`customers?q=${encodeURIComponent(customer.email)}`));
  const row = page.getByRole("row").filter({ hasText: customer.email });
  await expect(row.getByRole("cell", { name: String(customer.orders.length), exact: true })).toBeVisible();
  await expect(row.getByRole("cell").filter({ has: page.locator("time") })).toHaveCount(2);
  for (const name of [text("customers.fields.phone"), text("customers.fields.has_account")])
    await expect(page.getByRole("columnheader", { name })).toHaveCount(0);

  await row.getByRole("link").first().click();
  const history = page.getByRole("region", { name: text("customers.sections.history") });
  await expect(history).toContainText((sum / 100).toLocaleString("en", { minimumFractionDigits: 2 }));
  await expect(history).toContainText(`${text("customers.fields.orders")}${orders.length}`);
  await expect(history.getByRole("link")).toHaveText(`#${orders[0].display_id}`);

  const note = unique("Calls on Mondays");
  await page.getByRole("textbox", { name: text("timeline.writeNote") }).fill(note);
  await page.getByRole("button", { name: text("timeline.addNote") }).click();
  await expect(page.getByRole("textbox", { name: text("timeline.writeNote") })).toHaveValue("");
  // A toast says it as well, for a moment.
  await expect(page.getByRole("complementary", { name: text("detail.side") }).getByText(note)).toBeVisible();
  const { notes } = await (await api.get(`/admin/notes?resource_id=${customer.id}`)).json();
  expect(notes).toMatchObject([{ resource_type: "customer", value: note }]);
  await api.delete(`/admin/notes/${notes[0].id}`);

  await page.getByRole("link", { name: text("customers.actions.draftOrder") }).click();
  const form = page.getByRole("dialog", { name: text("draft-orders.create") });
  await expect(form.getByRole("textbox", { name: text("draft-orders.customer.email") })).toHaveValue(
    customer.email,
  );
  await page.keyboard.press("Escape");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: text("form.leaveConfirm") })
    .click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(at(`customers/${customer.id}`));
});
