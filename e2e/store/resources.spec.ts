import { type TextKey, text } from "../../scripts/text";
import { actionsMenu, addresses, expect, recordRows, test, textbox, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;
const deletionOf = (noun: TextKey) => text("delete.confirm", { noun: text(noun) });

test.describe("plain resources live their whole lives", () => {
  test("spec 3.24, 7.22: customer groups are created, changed, filled and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const name = unique("Group");
    await page.goto(at("customers/groups"));
    await page.getByRole("link", { name: text("customer-groups.create") }).click();
    await textbox(page, "customer-groups.fields.name").fill(name);
    await page.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByText(text("toast.created", { noun: text("customer-groups.one") }))).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/customer-groups?q=${encodeURIComponent(name)}`)).json())
        .customer_groups[0];
    const created = await find();
    expect(created.name).toBe(name);

    await page.getByRole("searchbox").fill(name);
    await expect(recordRows(page)).toHaveCount(1);
    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: text("members.add"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").fill("holm");
    await dialog.getByRole("checkbox", { name: "Wilma Holm" }).check();
    await dialog.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
    await expect(page.getByRole("cell", { name: "Wilma Holm", exact: true })).toBeVisible();
    const members = async () =>
      (await (await api.get(`/admin/customer-groups/${created.id}/customers`)).json()).customers.length;
    expect(await members()).toBe(1);
    await page.getByRole("button", { name: text("members.remove", { title: "Wilma Holm" }) }).click();
    await expect(page.getByText(text("list.nothingRelated"))).toBeVisible();
    expect(await members()).toBe(0);

    await page.getByRole("link", { name: text("action.edit"), exact: true }).click();
    await textbox(page, "customer-groups.fields.name").fill(`${name} two`);
    await page.getByRole("button", { name: text("action.save") }).click();
    const told = page.getByRole("listitem").filter({ hasText: `${name} two` });
    const undo = told.getByRole("button", { name: text("action.undo") });
    // The toast stays as long as the pointer rests on it.
    await undo.hover();
    await expect(page.getByRole("heading", { level: 1, name: `${name} two` })).toBeVisible();
    expect((await find()).name).toBe(`${name} two`);
    await undo.click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    expect((await find()).name).toBe(name);

    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    await page.getByRole("button", { name: deletionOf("customer-groups.noun") }).click();
    await expect(page).toHaveURL(/customers\/groups\?q=/);
    expect(await find()).toBeUndefined();
  });

  test("spec 3.24: return reasons are created below another, found and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const label = unique("Reason");
    const value = label.replaceAll(" ", "_").toLowerCase();
    await page.goto(at("settings/return-reasons"));
    await page.getByRole("link", { name: text("return-reasons.create") }).click();
    await textbox(page, "return-reasons.fields.label").fill(label);
    await textbox(page, "return-reasons.fields.value").fill(value);
    await page
      .getByRole("combobox", { name: text("return-reasons.fields.parent_return_reason_id") })
      .fill("fit");
    await page.getByRole("option", { name: "Does not fit" }).click();
    await page.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByText(text("toast.created", { noun: text("return-reasons.one") }))).toBeVisible();
    const { return_reasons: reasons } = await (await api.get("/admin/return-reasons")).json();
    const parent = reasons.find((reason: { label: string }) => reason.label === "Does not fit");
    const child = parent.return_reason_children.find((reason: { value: string }) => reason.value === value);
    expect(child.label).toBe(label);

    await page.getByRole("searchbox").fill("does not");
    await page.getByRole("link", { name: "Does not fit" }).click();
    // A part is edited where it stands.
    await page.getByRole("button", { name: text("list.actionsFor", { title: label }) }).click();
    await page.getByRole("menuitem", { name: text("action.edit") }).click();
    await textbox(page, "return-reasons.fields.label").fill(`${label} anew`);
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Does not fit" })).toBeVisible();
    await page.getByRole("link", { name: `${label} anew` }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${label} anew` })).toBeVisible();
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    await page.getByRole("button", { name: deletionOf("return-reasons.noun") }).click();
    await expect(page.getByText(text("toast.deleted", { noun: text("return-reasons.one") }))).toBeVisible();
    expect((await api.get(`/admin/return-reasons/${child.id}`)).status()).toBe(404);
  });

  test("spec 3.19, 3.24, 7.22: sales channels are created, given a location, disabled and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const name = unique("Channel");
    await page.goto(at("sales-channels"));
    await page.getByRole("link", { name: text("sales-channels.create") }).click();
    await textbox(page, "sales-channels.fields.name").fill(name);
    await page.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByText(text("toast.created", { noun: text("sales-channels.one") }))).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/sales-channels?q=${encodeURIComponent(name)}`)).json()).sales_channels[0];
    const { id } = await find();
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("link", { name }).click();
    await page
      .getByRole("region", { name: text("sales-channels.sections.locations") })
      .getByRole("button", { name: text("members.add"), exact: true })
      .click();
    await page.getByRole("checkbox", { name: "Tokyo depot" }).check();
    await page.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
    await expect(page.getByRole("cell", { name: "Tokyo depot", exact: true })).toBeVisible();
    const locations = await (await api.get(`/admin/stock-locations?sales_channel_id=${id}`)).json();
    expect(locations.count).toBe(1);

    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("sales-channels.actions.disable") }).click();
    await expect(page.getByText(text("sales-channels.actionResults.disable", { count: 1 }))).toBeVisible();
    expect((await find()).is_disabled).toBe(true);
    await page
      .getByRole("listitem")
      .filter({ hasText: text("sales-channels.actionResults.disable", { count: 1 }) })
      .getByRole("button", { name: text("action.undo") })
      .click();
    await expect(page.getByText(text("sales-channels.actionResults.enable", { count: 1 }))).toBeVisible();
    expect((await find()).is_disabled).toBe(false);

    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: deletionOf("sales-channels.noun") })).toBeDisabled();
    await question.getByRole("textbox").fill(name);
    await question.getByRole("button", { name: deletionOf("sales-channels.noun") }).click();
    await expect(page.getByText(text("toast.deleted", { noun: text("sales-channels.one") }))).toBeVisible();
    expect(await find()).toBeUndefined();
  });

  test("spec 3.24: currencies are added to the store and removed", async ({ signedIn: page, api }) => {
    const codes = async () =>
      (await (await api.get("/admin/store")).json()).store.currencies.map(
        ({ code }: { code: string }) => code,
      );
    await page.goto(at("settings/currencies?q=zambia"));
    await expect(recordRows(page)).toHaveCount(1);
    await recordRows(page).getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("currencies.actions.add") }).click();
    await expect(page.getByRole("cell", { name: text("currencies.use.used"), exact: true })).toBeVisible();
    expect(await codes()).toContain("zmk");
    await recordRows(page).getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: `${text("currencies.actions.remove")}…` }).click();
    await page.getByRole("button", { name: text("currencies.actions.remove") }).click();
    await expect(page.getByRole("cell", { name: text("currencies.use.used"), exact: true })).toHaveCount(0);
    // Behind the question the page is not there for whoever looks for roles; the store has the last word.
    await expect.poll(codes).not.toContain("zmk");
  });

  test("spec 3.24, 4.27, 7.22: API keys are created, given a channel, revoked and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const title = unique("Key");
    await page.goto(at("publishable-api-keys"));
    await page.getByRole("link", { name: text("publishable-api-keys.create") }).click();
    await textbox(page, "publishable-api-keys.fields.title").fill(title);
    await page.getByRole("button", { name: text("action.create") }).click();
    await expect(
      page.getByText(text("toast.created", { noun: text("publishable-api-keys.one") })),
    ).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/publishable-api-keys?q=${encodeURIComponent(title)}`)).json())
        .publishable_api_keys[0];
    const { id } = await find();
    await page.getByRole("searchbox").fill(title);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: text("members.add"), exact: true }).click();
    await page.getByRole("checkbox", { name: "Online store" }).check();
    await page.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
    await expect(page.getByRole("cell", { name: "Online store", exact: true })).toBeVisible();
    const { sales_channels: channels } = await (
      await api.get(`/admin/publishable-api-keys/${id}/sales-channels`)
    ).json();
    expect(channels.map(({ name }: { name: string }) => name)).toEqual(["Online store"]);

    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: `${text("publishable-api-keys.actions.revoke")}…` }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("textbox").fill(title);
    await question.getByRole("button", { name: text("publishable-api-keys.actions.revoke") }).click();
    await expect(
      page.getByText(text("publishable-api-keys.actionResults.revoke", { count: 1 })),
    ).toBeVisible();
    expect((await find()).revoked_at).not.toBeNull();
    await page.goto(at(`publishable-api-keys/${id}?form=${id}`));
    const form = page.getByRole("dialog");
    await expect(form).toContainText(text("form.closedTitle", { noun: text("publishable-api-keys.one") }));
    await expect(form.getByRole("textbox")).toHaveCount(0);
    await api.delete(`/admin/publishable-api-keys/${id}`);
  });

  test("spec 3.24: users and invites are added, changed and removed", async ({ signedIn: page, api }) => {
    const email = `${unique("user").replaceAll(" ", "-")}@tillhouse.test`;
    await page.goto(at("settings/team"));
    await page.getByRole("link", { name: text("users.create") }).click();
    await textbox(page, "users.fields.email").fill(email);
    await page.getByRole("button", { name: text("form.makeUp") }).click();
    await page.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByText(text("toast.created", { noun: text("users.one") }))).toBeVisible();
    const find = async () => (await (await api.get(`/admin/users?email=${email}`)).json()).users[0];
    const { id } = await find();
    await page.goto(at(`settings/team/${id}?form=${id}`));
    await page
      .getByRole("combobox", { name: text("users.fields.role") })
      .selectOption({ label: text("users.role.developer") });
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByText(text("toast.updated", { noun: text("users.one") }))).toBeVisible();
    expect((await find()).role).toBe("developer");
    await api.delete(`/admin/users/${id}`);

    const invited = `invited-${email}`;
    await page.goto(at("settings/team/invites"));
    await page.getByRole("link", { name: text("invites.create") }).click();
    await textbox(page, "invites.fields.user_email").fill(invited);
    await page.getByRole("button", { name: text("invites.createCommit") }).click();
    await expect(page.getByText(text("toast.created", { noun: text("invites.one") }))).toBeVisible();
    const invites = async () => (await (await api.get("/admin/invites")).json()).invites;
    const mine = async () =>
      (await invites()).find((invite: { user_email: string }) => invite.user_email === invited);
    const before = await mine();
    await page.getByRole("searchbox").fill(invited);
    await expect(page.getByRole("button", { name: actionsMenu })).toHaveCount(1);
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("invites.actions.resend") }).click();
    await expect(page.getByText(text("invites.actionResults.resend", { count: 1 }))).toBeVisible();
    expect((await mine()).updated_at).not.toBe(before.updated_at);
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    await page.getByRole("button", { name: deletionOf("invites.noun") }).click();
    await expect(page.getByText(text("toast.deleted", { noun: text("invites.one") }))).toBeVisible();
    expect(await mine()).toBeUndefined();
  });

  test("spec 3.24: customers are created with a password, put into a group and found by filter", async ({
    signedIn: page,
    api,
  }) => {
    const email = `${unique("customer").replaceAll(" ", "-")}@customers.example`;
    await page.goto(at("customers"));
    await page.getByRole("link", { name: text("customers.create") }).click();
    await textbox(page, "customers.fields.email").fill(email);
    await textbox(page, "customers.fields.first_name").fill("Ida");
    await textbox(page, "customers.fields.last_name").fill("Prove");
    await page.getByRole("button", { name: text("form.makeUp") }).click();
    await page.getByRole("button", { name: text("action.create") }).click();
    await expect(page.getByText(text("toast.created", { noun: text("customers.one") }))).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/customers?q=${email}&expand=groups`)).json()).customers[0];
    const { id } = await find();
    await page.goto(at(`customers/${id}?form=${id}`));
    // The address of an account is the person's own to change.
    await expect(textbox(page, "customers.fields.email")).toHaveCount(0);
    await page.getByRole("combobox", { name: text("customers.fields.groups") }).fill("Staff");
    await page.getByRole("option", { name: "Staff" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByText(text("toast.updated", { noun: text("customers.one") }))).toBeVisible();
    expect((await find()).groups.map(({ name }: { name: string }) => name)).toEqual(["Staff"]);
    await page.goto(at(`customers?q=${email}`));
    await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("customers.fields.has_account") })
      .click();
    await page.getByRole("radio", { name: text("value.no") }).check();
    await expect(page.getByText(text("list.nothingFound"))).toBeVisible();
    await expect(page).toHaveURL(/has_account=no/);
  });

  for (const { path, name } of [
    { path: "product-tags", name: "resoleable" },
    { path: "product-types", name: "Gift cards" },
  ] as const)
    test(`${path} are found and opened with their products`, async ({ signedIn: page }) => {
      await page.goto(at(path));
      await page.getByRole("searchbox").fill(name);
      await expect(recordRows(page)).toHaveCount(1);
      await recordRows(page).getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      const products = page.getByRole("region", { name: text(`${path}.sections.products`) });
      await expect(products.getByRole("link").first()).toBeVisible();
    });
});
