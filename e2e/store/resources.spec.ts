import type { Locator, Page } from "playwright/test";
import { type TextKey, text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { actionsMenu, expect, recordRows, test, textbox, unique } from "../support/test";

const deletionOf = (noun: TextKey) => text("delete.confirm", { noun: text(noun) });
const told = (page: Page, what: "created" | "updated" | "deleted", noun: TextKey) =>
  page.getByText(text(`toast.${what}`, { noun: text(noun) }));

async function create(page: Page) {
  await page.getByRole("button", { name: text("action.create") }).click();
}

const undoOf = (page: Page, toast: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: toast })
    .getByRole("button", { name: text("action.undo") });

/** Chooses from the menu of a record: of the page, or of a row. */
async function choose(page: Page, item: string, within: Page | Locator = page) {
  await within.getByRole("button", { name: actionsMenu }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function addMember(page: Page, name: string) {
  await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
  await expect(page.getByRole("cell", { name, exact: true })).toBeVisible();
}

// What follows from a definition alone is for the conformance suite: here it is what the real store does with what is sent.
test("spec 3.24, 7.22: customer groups and customers are created, changed, filled and found", async ({
  signedIn: page,
  api,
}) => {
  const name = unique("Group");
  const findGroup = async () =>
    (await (await api.get(`/admin/customer-groups?q=${encodeURIComponent(name)}`)).json()).customer_groups[0];

  await test.step("customer groups are created, changed, filled and deleted", async () => {
    await openPage(page, "customers/groups?form=new");
    await textbox(page, "customer-groups.fields.name").fill(name);
    await create(page);
    await expect(told(page, "created", "customer-groups.one")).toBeVisible();
    const created = await findGroup();
    expect(created.name).toBe(name);
    await page.getByRole("searchbox").fill(name);
    await expect(recordRows(page)).toHaveCount(1);
    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: text("members.add"), exact: true }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill("holm");
    await addMember(page, "Wilma Holm");
    const members = async () =>
      (await (await api.get(`/admin/customer-groups/${created.id}/customers`)).json()).customers.length;
    expect(await members()).toBe(1);
    await page.getByRole("button", { name: text("members.remove", { title: "Wilma Holm" }) }).click();
    await expect(page.getByText(text("list.nothingRelated"))).toBeVisible();
    expect(await members()).toBe(0);

    await page.getByRole("link", { name: text("action.edit"), exact: true }).click();
    await textbox(page, "customer-groups.fields.name").fill(`${name} two`);
    await page.getByRole("button", { name: text("action.save") }).click();
    const undo = undoOf(page, `${name} two`);
    // The toast stays as long as the pointer rests on it.
    await undo.hover();
    await expect(page.getByRole("heading", { level: 1, name: `${name} two` })).toBeVisible();
    expect((await findGroup()).name).toBe(`${name} two`);
    await undo.click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    expect((await findGroup()).name).toBe(name);

    await choose(page, text("action.deleteWithQuestion"));
    await page.getByRole("button", { name: deletionOf("customer-groups.noun") }).click();
    await expect(page).toHaveURL(/customers\/groups\?q=/);
    expect(await findGroup()).toBeUndefined();
  });

  await test.step("customers are created with a password, put into a group and found by filter", async () => {
    const email = `${unique("customer").replaceAll(" ", "-")}@customers.example`;
    await openPage(page, "customers?form=new");
    await textbox(page, "customers.fields.email").fill(email);
    await textbox(page, "customers.fields.first_name").fill("Ida");
    await textbox(page, "customers.fields.last_name").fill("Prove");
    await page.getByRole("button", { name: text("form.makeUp") }).click();
    await create(page);
    await expect(told(page, "created", "customers.one")).toBeVisible();
    const find = async () =>
      (await (await api.get(`/admin/customers?q=${email}&expand=groups`)).json()).customers[0];
    const { id } = await find();
    await openPage(page, `customers/${id}?form=${id}`);
    await page.getByRole("combobox", { name: text("customers.fields.groups") }).fill("Staff");
    await page.getByRole("option", { name: "Staff" }).click();
    // The address of an account is the person's own to change.
    await expect(textbox(page, "customers.fields.email")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect(told(page, "updated", "customers.one")).toBeVisible();
    expect((await find()).groups).toMatchObject([{ name: "Staff" }]);
    await openPage(page, `customers?q=${email}`);
    await page.getByRole("button", { name: text("list.filter"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("customers.fields.has_account") })
      .click();
    await page.getByRole("radio", { name: text("value.no") }).check();
    await expect(page.getByText(text("list.nothingFound"))).toBeVisible();
    await expect(page).toHaveURL(/has_account=no/);
  });
});

test("spec 3.19, 3.24, 4.27, 7.22: sales channels and API keys are created, filled and closed", async ({
  signedIn: page,
  api,
}) => {
  const found = async (path: string, key: string, name: string) =>
    (await (await api.get(`/admin/${path}?q=${encodeURIComponent(name)}`)).json())[key][0];

  await test.step("sales channels are created, given a location, disabled and deleted", async () => {
    const name = unique("Channel");
    const find = () => found("sales-channels", "sales_channels", name);
    await openPage(page, "sales-channels?form=new");
    await textbox(page, "sales-channels.fields.name").fill(name);
    await create(page);
    await expect(told(page, "created", "sales-channels.one")).toBeVisible();
    const { id } = await find();
    await openPage(page, `sales-channels/${id}`);
    await page
      .getByRole("region", { name: text("sales-channels.sections.locations") })
      .getByRole("button", { name: text("members.add"), exact: true })
      .click();
    await addMember(page, "Tokyo depot");
    const locations = await (await api.get(`/admin/stock-locations?sales_channel_id=${id}`)).json();
    expect(locations.count).toBe(1);

    await choose(page, text("sales-channels.actions.disable"));
    const undo = undoOf(page, text("sales-channels.actionResults.disable", { count: 1 }));
    await undo.hover();
    expect((await find()).is_disabled).toBe(true);
    await undo.click();
    await expect(page.getByText(text("sales-channels.actionResults.enable", { count: 1 }))).toBeVisible();
    expect((await find()).is_disabled).toBe(false);

    await choose(page, text("action.deleteWithQuestion"));
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: deletionOf("sales-channels.noun") })).toBeDisabled();
    await question.getByRole("textbox").fill(name);
    await question.getByRole("button", { name: deletionOf("sales-channels.noun") }).click();
    await expect(told(page, "deleted", "sales-channels.one")).toBeVisible();
    expect(await find()).toBeUndefined();
  });

  await test.step("API keys are created, given a channel, revoked, and closed to changes", async () => {
    const title = unique("Key");
    const find = () => found("publishable-api-keys", "publishable_api_keys", title);
    await openPage(page, "publishable-api-keys?form=new");
    await textbox(page, "publishable-api-keys.fields.title").fill(title);
    await create(page);
    await expect(told(page, "created", "publishable-api-keys.one")).toBeVisible();
    const { id } = await find();
    await openPage(page, `publishable-api-keys/${id}`);
    await page.getByRole("button", { name: text("members.add"), exact: true }).click();
    await addMember(page, "Online store");
    const filled = await (await api.get(`/admin/publishable-api-keys/${id}/sales-channels`)).json();
    expect(filled.sales_channels).toMatchObject([{ name: "Online store" }]);

    await choose(page, `${text("publishable-api-keys.actions.revoke")}…`);
    const question = page.getByRole("alertdialog");
    await question.getByRole("textbox").fill(title);
    await question.getByRole("button", { name: text("publishable-api-keys.actions.revoke") }).click();
    await expect(
      page.getByText(text("publishable-api-keys.actionResults.revoke", { count: 1 })),
    ).toBeVisible();
    expect((await find()).revoked_at).not.toBeNull();
    // Loaded anew: a form that is opened before the page has read of it stays one.
    await page.goto(`${page.url()}?form=${id}`);
    const form = page.getByRole("dialog");
    await expect(form).toContainText(text("form.closedTitle", { noun: text("publishable-api-keys.one") }));
    await expect(form.getByRole("textbox")).toHaveCount(0);
    await api.delete(`/admin/publishable-api-keys/${id}`);
  });
});

test("spec 3.24: currencies, users and invites are added, changed and removed", async ({
  signedIn: page,
  api,
}) => {
  await test.step("currencies are added to the store and removed", async () => {
    const codes = async () =>
      (await (await api.get("/admin/store")).json()).store.currencies.map(
        ({ code }: { code: string }) => code,
      );
    const used = page.getByRole("cell", { name: text("currencies.use.used"), exact: true });
    await openPage(page, "settings/currencies?q=zambia");
    await expect(recordRows(page)).toHaveCount(1);
    await choose(page, text("currencies.actions.add"), recordRows(page));
    await expect(used).toBeVisible();
    expect(await codes()).toContain("zmk");
    await choose(page, `${text("currencies.actions.remove")}…`, recordRows(page));
    await page.getByRole("button", { name: text("currencies.actions.remove") }).click();
    await expect(used).toHaveCount(0);
    // Behind the question the page is not there for whoever looks for roles; the store has the last word.
    await expect.poll(codes).not.toContain("zmk");
  });

  const email = `${unique("user").replaceAll(" ", "-")}@tillhouse.test`;
  await test.step("users are added with a password and get another role", async () => {
    await openPage(page, "settings/team?form=new");
    await textbox(page, "users.fields.email").fill(email);
    await page.getByRole("button", { name: text("form.makeUp") }).click();
    await create(page);
    await expect(told(page, "created", "users.one")).toBeVisible();
    const find = async () => (await (await api.get(`/admin/users?email=${email}`)).json()).users[0];
    const { id } = await find();
    await openPage(page, `settings/team/${id}?form=${id}`);
    await page
      .getByRole("combobox", { name: text("users.fields.role") })
      .selectOption({ label: text("users.role.developer") });
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect(told(page, "updated", "users.one")).toBeVisible();
    expect((await find()).role).toBe("developer");
    await api.delete(`/admin/users/${id}`);
  });

  await test.step("invites are sent, sent again and taken back", async () => {
    const invited = `invited-${email}`;
    await openPage(page, "settings/team/invites?form=new");
    await textbox(page, "invites.fields.user_email").fill(invited);
    await page.getByRole("button", { name: text("invites.createCommit") }).click();
    await expect(told(page, "created", "invites.one")).toBeVisible();
    const mine = async () => {
      const { invites } = await (await api.get("/admin/invites")).json();
      return invites.find((invite: { user_email: string }) => invite.user_email === invited);
    };
    const before = await mine();
    await page.getByRole("searchbox").fill(invited);
    await expect(page.getByRole("button", { name: actionsMenu })).toHaveCount(1);
    await choose(page, text("invites.actions.resend"));
    await expect(page.getByText(text("invites.actionResults.resend", { count: 1 }))).toBeVisible();
    expect((await mine()).updated_at).not.toBe(before.updated_at);
    await choose(page, text("action.deleteWithQuestion"));
    await page.getByRole("button", { name: deletionOf("invites.noun") }).click();
    await expect(told(page, "deleted", "invites.one")).toBeVisible();
    expect(await mine()).toBeUndefined();
  });
});

test("spec 3.24: return reasons are created below another, found and deleted; tags and types show their products", async ({
  signedIn: page,
  api,
}) => {
  await test.step("return reasons are created below another, found and deleted", async () => {
    const label = unique("Reason");
    const value = label.replaceAll(" ", "_").toLowerCase();
    await openPage(page, "settings/return-reasons");
    await page.getByRole("link", { name: text("return-reasons.create") }).click();
    await textbox(page, "return-reasons.fields.label").fill(label);
    await textbox(page, "return-reasons.fields.value").fill(value);
    const above = page.getByRole("combobox", {
      name: text("return-reasons.fields.parent_return_reason_id"),
    });
    await above.fill("fit");
    await page.getByRole("option", { name: "Does not fit" }).click();
    await create(page);
    await expect(told(page, "created", "return-reasons.one")).toBeVisible();
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
    await choose(page, text("action.deleteWithQuestion"));
    await page.getByRole("button", { name: deletionOf("return-reasons.noun") }).click();
    await expect(told(page, "deleted", "return-reasons.one")).toBeVisible();
    expect((await api.get(`/admin/return-reasons/${child.id}`)).status()).toBe(404);
  });

  for (const [path, name] of [
    ["product-tags", "resoleable"],
    ["product-types", "Gift cards"],
  ] as const)
    await test.step(`${path} are found and opened with their products`, async () => {
      await openPage(page, `${path}?q=${encodeURIComponent(name)}`);
      await expect(recordRows(page)).toHaveCount(1);
      await recordRows(page).getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      const products = page.getByRole("region", { name: text(`${path}.sections.products`) });
      await expect(products.getByRole("link").first()).toBeVisible();
    });
});
