import { text } from "../../scripts/text";
import { addresses, expect, recordRows, test, unique } from "../support/test";

const at = (path: string) => `${addresses.app}/a/${path}`;

test.describe("plain resources live their whole lives", () => {
  test("spec 3.24, 7.22: customer groups are created, changed, filled and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const name = unique("Group");
    await page.goto(at("customers/groups"));
    await page.getByRole("link", { name: text("customer-groups.create") }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Customer group created")).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/customer-groups?q=${encodeURIComponent(name)}`)).json())
        .customer_groups[0];
    const created = await find();
    expect(created.name).toBe(name);

    await page.getByRole("searchbox").fill(name);
    await expect(recordRows(page)).toHaveCount(1);
    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").fill("holm");
    await dialog.getByRole("checkbox", { name: "Wilma Holm" }).check();
    await dialog.getByRole("button", { name: "Add 1" }).click();
    await expect(page.getByRole("cell", { name: "Wilma Holm", exact: true })).toBeVisible();
    const members = async () =>
      (await (await api.get(`/admin/customer-groups/${created.id}/customers`)).json()).customers.length;
    expect(await members()).toBe(1);
    await page.getByRole("button", { name: text("members.remove", { title: "Wilma Holm" }) }).click();
    await expect(page.getByText(text("list.nothingRelated"))).toBeVisible();
    expect(await members()).toBe(0);

    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} two`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${name} two` })).toBeVisible();
    expect((await find()).name).toBe(`${name} two`);
    await page
      .getByRole("listitem")
      .filter({ hasText: `${name} two` })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    expect((await find()).name).toBe(name);

    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    await page.getByRole("button", { name: "Delete group" }).click();
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
    await page.getByRole("textbox", { name: "Label", exact: true }).fill(label);
    await page.getByRole("textbox", { name: "Value", exact: true }).fill(value);
    await page
      .getByRole("combobox", { name: text("return-reasons.fields.parent_return_reason") })
      .fill("fit");
    await page.getByRole("option", { name: "Does not fit" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Return reason created")).toBeVisible();
    const { return_reasons: reasons } = await (await api.get("/admin/return-reasons")).json();
    const parent = reasons.find((reason: { label: string }) => reason.label === "Does not fit");
    const child = parent.return_reason_children.find((reason: { value: string }) => reason.value === value);
    expect(child.label).toBe(label);

    await page.getByRole("searchbox").fill("does not");
    await page.getByRole("link", { name: "Does not fit" }).click();
    // A part is edited where it stands.
    await page.getByRole("button", { name: `Actions for ${label}` }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByRole("textbox", { name: "Label", exact: true }).fill(`${label} anew`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Does not fit" })).toBeVisible();
    await page.getByRole("link", { name: `${label} anew` }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${label} anew` })).toBeVisible();
    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    await page.getByRole("button", { name: "Delete reason" }).click();
    await expect(page.getByText("Return reason deleted")).toBeVisible();
    expect((await api.get(`/admin/return-reasons/${child.id}`)).status()).toBe(404);
  });

  test("spec 3.19, 3.24, 7.22: sales channels are created, given a location, disabled and deleted", async ({
    signedIn: page,
    api,
  }) => {
    const name = unique("Channel");
    await page.goto(at("sales-channels"));
    await page.getByRole("link", { name: text("sales-channels.create") }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Sales channel created")).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/sales-channels?q=${encodeURIComponent(name)}`)).json()).sales_channels[0];
    const { id } = await find();
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("link", { name }).click();
    await page
      .getByRole("region", { name: text("sales-channels.sections.locations") })
      .getByRole("button", { name: "Add", exact: true })
      .click();
    await page.getByRole("checkbox", { name: "Tokyo depot" }).check();
    await page.getByRole("button", { name: "Add 1" }).click();
    await expect(page.getByRole("cell", { name: "Tokyo depot", exact: true })).toBeVisible();
    const locations = await (await api.get(`/admin/stock-locations?sales_channel_id=${id}`)).json();
    expect(locations.count).toBe(1);

    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Disable" }).click();
    await expect(page.getByText(text("sales-channels.actionResults.disable", { count: 1 }))).toBeVisible();
    expect((await find()).is_disabled).toBe(true);
    await page
      .getByRole("listitem")
      .filter({ hasText: text("sales-channels.actionResults.disable", { count: 1 }) })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(page.getByText(text("sales-channels.actionResults.enable", { count: 1 }))).toBeVisible();
    expect((await find()).is_disabled).toBe(false);

    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Delete channel" })).toBeDisabled();
    await question.getByRole("textbox").fill(name);
    await question.getByRole("button", { name: "Delete channel" }).click();
    await expect(page.getByText("Sales channel deleted")).toBeVisible();
    expect(await find()).toBeUndefined();
  });

  test("spec 3.24: currencies are added to the store and removed", async ({ signedIn: page, api }) => {
    const codes = async () =>
      (await (await api.get("/admin/store")).json()).store.currencies.map(
        ({ code }: { code: string }) => code,
      );
    await page.goto(at("settings/currencies?q=zambia"));
    await expect(recordRows(page)).toHaveCount(1);
    await recordRows(page)
      .getByRole("button", { name: /Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: text("currencies.actions.add") }).click();
    await expect(page.getByRole("cell", { name: text("currencies.use.used"), exact: true })).toBeVisible();
    expect(await codes()).toContain("zmk");
    await recordRows(page)
      .getByRole("button", { name: /Actions for/ })
      .click();
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
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(title);
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("API key created")).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/publishable-api-keys?q=${encodeURIComponent(title)}`)).json())
        .publishable_api_keys[0];
    const { id } = await find();
    await page.getByRole("searchbox").fill(title);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("checkbox", { name: "Online store" }).check();
    await page.getByRole("button", { name: "Add 1" }).click();
    await expect(page.getByRole("cell", { name: "Online store", exact: true })).toBeVisible();
    const { sales_channels: channels } = await (
      await api.get(`/admin/publishable-api-keys/${id}/sales-channels`)
    ).json();
    expect(channels.map(({ name }: { name: string }) => name)).toEqual(["Online store"]);

    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Revoke…" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("textbox").fill(title);
    await question.getByRole("button", { name: "Revoke" }).click();
    await expect(
      page.getByText(text("publishable-api-keys.actionResults.revoke", { count: 1 })),
    ).toBeVisible();
    expect((await find()).revoked_at).not.toBeNull();
    await page.goto(at(`publishable-api-keys/${id}?form=${id}`));
    await expect(page.getByRole("dialog")).toContainText(text("form.closedTitle", { noun: "API key" }));
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveCount(0);
    await api.delete(`/admin/publishable-api-keys/${id}`);
  });

  test("spec 3.24: users and invites are added, changed and removed", async ({ signedIn: page, api }) => {
    const email = `${unique("user").replaceAll(" ", "-")}@tillhouse.test`;
    await page.goto(at("settings/team"));
    await page.getByRole("link", { name: text("users.create") }).click();
    await page.getByRole("textbox", { name: text("session.email"), exact: true }).fill(email);
    await page.getByRole("button", { name: text("form.makeUp") }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("User created")).toBeVisible();
    const find = async () => (await (await api.get(`/admin/users?email=${email}`)).json()).users[0];
    const { id } = await find();
    await page.goto(at(`settings/team/${id}?form=${id}`));
    await page.getByRole("combobox", { name: "Role" }).selectOption({ label: "Developer" });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("User saved")).toBeVisible();
    expect((await find()).role).toBe("developer");
    await api.delete(`/admin/users/${id}`);

    const invited = `invited-${email}`;
    await page.goto(at("settings/team/invites"));
    await page.getByRole("link", { name: text("invites.create") }).click();
    await page.getByRole("textbox", { name: text("session.email"), exact: true }).fill(invited);
    await page.getByRole("button", { name: text("invites.createCommit") }).click();
    await expect(page.getByText("Invite created")).toBeVisible();
    const invites = async () => (await (await api.get("/admin/invites")).json()).invites;
    const mine = async () =>
      (await invites()).find((invite: { user_email: string }) => invite.user_email === invited);
    const before = await mine();
    await page.getByRole("searchbox").fill(invited);
    await expect(page.getByRole("button", { name: /Actions for/ })).toHaveCount(1);
    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: text("invites.actions.resend") }).click();
    await expect(page.getByText(text("invites.actionResults.resend", { count: 1 }))).toBeVisible();
    expect((await mine()).updated_at).not.toBe(before.updated_at);
    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    await page.getByRole("button", { name: "Delete invite" }).click();
    await expect(page.getByText("Invite deleted")).toBeVisible();
    expect(await mine()).toBeUndefined();
  });

  test("spec 3.24: customers are created with a password, put into a group and found by filter", async ({
    signedIn: page,
    api,
  }) => {
    const email = `${unique("customer").replaceAll(" ", "-")}@customers.example`;
    await page.goto(at("customers"));
    await page.getByRole("link", { name: text("customers.create") }).click();
    await page.getByRole("textbox", { name: text("session.email"), exact: true }).fill(email);
    await page.getByRole("textbox", { name: text("customers.fields.first_name"), exact: true }).fill("Ida");
    await page.getByRole("textbox", { name: text("customers.fields.last_name"), exact: true }).fill("Prove");
    await page.getByRole("button", { name: text("form.makeUp") }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Customer created")).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/customers?q=${email}&expand=groups`)).json()).customers[0];
    const { id } = await find();
    await page.goto(at(`customers/${id}?form=${id}`));
    // The address of an account is the person's own to change.
    await expect(page.getByRole("textbox", { name: text("session.email"), exact: true })).toHaveCount(0);
    await page.getByRole("combobox", { name: "Groups" }).fill("Staff");
    await page.getByRole("option", { name: "Staff" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Customer saved")).toBeVisible();
    expect((await find()).groups.map(({ name }: { name: string }) => name)).toEqual(["Staff"]);
    await page.goto(at(`customers?q=${email}`));
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Account" }).click();
    await page.getByRole("radio", { name: "No" }).check();
    await expect(page.getByText(text("ui.combobox.nothing"))).toBeVisible();
    await expect(page).toHaveURL(/has_account=no/);
  });

  for (const { path, name } of [
    { path: "product-tags", name: "resoleable" },
    { path: "product-types", name: "Gift cards" },
  ])
    test(`${path} are found and opened with their products`, async ({ signedIn: page }) => {
      await page.goto(at(path));
      await page.getByRole("searchbox").fill(name);
      await expect(recordRows(page)).toHaveCount(1);
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("region", { name: "Products" }).getByRole("link").first()).toBeVisible();
    });
});
