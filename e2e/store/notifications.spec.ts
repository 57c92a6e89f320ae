import { text } from "../../scripts/text";
import { actionsMenu, addresses, expect, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

test("spec 3.24: a notification is found from the settings and resent to another address", async ({
  signedIn: page,
  api,
}) => {
  const list = async (query: string) =>
    (await (await api.get(`/admin/notifications?${query}`)).json()).notifications;
  const [placed] = await list("event_name=order.placed&limit=1");
  const { order } = await (await api.get(`/admin/orders/${placed.resource_id}`)).json();
  await page.goto(at("settings"));
  await page
    .getByRole("main")
    .getByRole("link", { name: text("notifications.title") })
    .click();
  await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("notifications.fields.resource_id") })
    .click();
  await page.getByRole("dialog").getByRole("textbox").fill(placed.resource_id);
  const found = page.getByRole("link", { name: text("orders.sent.order_placed") });
  await expect(found).toHaveCount(1);
  await page.keyboard.press("Escape");
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: `order.placed ${placed.to}` })).toBeVisible();
  await expect(
    page.getByRole("region", { name: text("notifications.sections.details") }).getByText("recorded-mail"),
  ).toBeVisible();

  const other = `${unique("other").replaceAll(" ", "-")}@customers.example`;
  await page.getByRole("button", { name: actionsMenu }).click();
  await page.getByRole("menuitem", { name: `${text("notifications.actions.resend")}…` }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel(text("notifications.fields.to"))).toHaveValue(placed.to);
  await form.getByLabel(text("notifications.fields.to")).fill("nobody");
  await form.getByRole("button", { name: text("notifications.actions.resend") }).click();
  await expect(form.getByLabel(text("notifications.fields.to"))).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel(text("notifications.fields.to")).fill(other);
  await form.getByRole("button", { name: text("notifications.actions.resend") }).click();
  await expect(page.getByText(text("notifications.actionResults.resend", { count: 1 }))).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: text("notifications.sections.resends") })
      .getByRole("cell", { name: other }),
  ).toBeVisible();
  // The store answers 500 unless the id and the date it sorts by are among the fields.
  const fields = "id,created_at,to,event_name,parent_id";
  const repeated = await list(`include_resends=true&to=${other}&fields=${fields}`);
  expect(repeated).toMatchObject([{ to: other, event_name: "order.placed", parent_id: placed.id }]);
  expect((await list(`to=${placed.to}&resource_id=${order.id}`))[0].id).toBe(placed.id);

  await page
    .getByRole("region", { name: text("notifications.sections.details") })
    .getByRole("link", { name: text("orders.one") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(order.display_id));
});
