import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import {
  act,
  at,
  codeFor,
  field,
  idIn,
  makeDiscount,
  membersOf,
  pick,
  readDiscount,
  readRegions,
  section,
} from "../support/discounts";
import { openPage } from "../support/open-page";
import { pressEscape } from "../support/press-escape";
import { actionsMenu, expect, recordRows, startsWith, test } from "../support/test";

/** Moves a period to before the one that it had, and takes the end away. */
async function movePeriod(page: Page, api: APIRequestContext, id: string): Promise<void> {
  const limits = section(page, text("discounts.sections.limits"));
  // By its key: a toast may lie over it for some seconds.
  const open = () => limits.getByRole("link", { name: /edit/i }).press("Enter");
  await open();
  const part = page.getByRole("dialog");
  await field(part, "discounts.fields.ends_at").fill("2031-01-15T12:00");
  await part.getByRole("button", { name: text("action.save") }).click();
  await expect(part.getByText(text("discounts.errors.ends")).first()).toBeVisible();
  await field(part, "discounts.fields.starts_at").fill("2031-01-01T12:00");
  await part.getByRole("button", { name: text("action.save") }).click();
  await expect(part).toHaveCount(0);
  const moved = await readDiscount(api, id);
  expect(Date.parse(moved.starts_at)).toBeLessThan(Date.parse("2031-01-03"));
  expect(Date.parse(moved.ends_at ?? "")).toBeLessThan(Date.parse("2031-01-17"));

  await open();
  await field(part, "discounts.fields.ends_at").fill("");
  await part.getByRole("button", { name: text("action.save") }).click();
  await expect(part).toHaveCount(0);
  expect((await readDiscount(api, id)).ends_at).toBeNull();
}

test.describe("discounts", () => {
  test("spec 3.24, 7.22: a percentage with conditions is made in one form, and what it names is changed many at once", async ({
    signedIn: page,
    api,
  }) => {
    const [first, second] = await readRegions(api);
    const { products } = await (await api.get("/admin/products?limit=4&fields=id,title&expand=")).json();
    const [one, two, three] = products as { id: string; title: string }[];
    if (!one || !two || !three) throw new Error("The store has products.");
    const code = codeFor("spring");
    await page.goto(at());
    await page.getByRole("link", { name: text("discounts.create") }).click();
    const form = page.getByRole("dialog", { name: text("discounts.create") });
    await field(form, "discounts.fields.code").fill(code.toLowerCase());
    await field(form, "discounts.fields.percentage").fill("120");
    await pick(form, page, text("discounts.fields.regions"), first.name);
    await pick(form, page, text("discounts.fields.regions"), second.name);
    await field(form, "discounts.fields.usage_limit").fill("50");
    await form.getByRole("button", { name: text("discounts.actions.addCondition") }).click();
    await pick(form, page, text("discounts.conditionTypes.products"), one.title);
    await pick(form, page, text("discounts.conditionTypes.products"), two.title);
    await form.getByRole("button", { name: text("discounts.submitAs.on") }).click();
    // More than everything cannot be taken off.
    await expect(field(form, "discounts.fields.percentage")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "form of a discount", { part: "[role=dialog]" });
    await field(form, "discounts.fields.percentage").fill("15");
    await form.getByRole("button", { name: text("discounts.submitAs.on") }).click();
    await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();

    const id = idIn(page);
    const made = await readDiscount(api, id);
    expect(made).toMatchObject({ code, usage_limit: 50, is_disabled: false, is_dynamic: false });
    expect(made.rule).toMatchObject({ type: "percentage", value: 15 });
    expect(made.regions.map((region) => region.id).sort()).toEqual([first.id, second.id].sort());
    const [condition] = made.rule.conditions;
    if (condition === undefined) throw new Error("It has a condition.");
    expect(condition).toMatchObject({ type: "products", operator: "in" });
    expect(await membersOf(api, id, condition)).toEqual([one.id, two.id].sort());

    // One more is added, and one taken out.
    const named = section(page, text("discounts.conditionTitles.in.products"));
    await expect(named.getByRole("link", { name: one.title }).first()).toBeVisible();
    await named.getByRole("button", { name: text("members.add") }).click();
    const adding = page.getByRole("dialog");
    await adding.getByRole("searchbox").fill(three.title);
    await adding
      .getByRole("checkbox", { name: startsWith(three.title) })
      .first()
      .check();
    await adding.getByRole("button", { name: /^Add/ }).last().click();
    await expect(adding).toHaveCount(0);
    await expect.poll(() => membersOf(api, id, condition)).toEqual([one.id, two.id, three.id].sort());

    // All but these, with the same members, in one call of the store.
    const row = section(page, text("discounts.sections.conditions"));
    await row.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: startsWith(text("discount-conditions.actions.turn")) }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: startsWith(text("discount-conditions.actions.turn")) })
      .click();
    await expect(section(page, text("discounts.conditionTitles.not_in.products"))).toBeVisible();
    const turned = await readDiscount(api, id);
    expect(turned.rule.conditions).toMatchObject([{ id: condition.id, operator: "not_in" }]);
    expect(await membersOf(api, id, condition)).toEqual([one.id, two.id, three.id].sort());

    // Another condition is added, and removed after a question.
    await page.getByRole("button", { name: text("discounts.actions.addCondition") }).click();
    const condition2 = page.getByRole("dialog", { name: startsWith(text("discounts.actions.addCondition")) });
    await field(condition2, "discounts.fields.condition_type").selectOption("customer_groups");
    const { customer_groups } = await (await api.get("/admin/customer-groups?limit=1")).json();
    await pick(condition2, page, text("discounts.conditionTypes.customer_groups"), customer_groups[0].name);
    await condition2.getByRole("button", { name: text("discounts.actionCommits.addCondition") }).click();
    await expect(section(page, text("discounts.conditionTitles.in.customer_groups"))).toBeVisible();
    expect((await readDiscount(api, id)).rule.conditions).toHaveLength(2);

    // A copy has all of them, and is off.
    await act(page, "discounts.actions.copy");
    await expect(page.getByRole("heading", { level: 1, name: `${code}_COPY` })).toBeVisible();
    const copy = await readDiscount(api, idIn(page));
    expect(copy.is_disabled).toBe(true);
    expect(copy.regions).toHaveLength(2);
    expect(copy.rule.conditions.map(({ type, operator }) => `${type} ${operator}`).sort()).toEqual([
      "customer_groups in",
      "products not_in",
    ]);
    for (const copied of copy.rule.conditions)
      expect(await membersOf(api, copy.id, copied)).toEqual(
        copied.type === "products" ? [one.id, two.id, three.id].sort() : [customer_groups[0].id],
      );

    await openPage(page, `discounts/${id}`);
    await section(page, text("discounts.sections.conditions"))
      .getByRole("button", { name: actionsMenu })
      .last()
      .click();
    await page
      .getByRole("menuitem", { name: startsWith(text("discount-conditions.actions.remove")) })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: startsWith(text("discount-conditions.actions.remove")) })
      .click();
    await expect.poll(async () => (await readDiscount(api, id)).rule.conditions.length).toBe(1);

    for (const other of [id, copy.id]) await api.delete(`/admin/discounts/${other}`);
  });

  test("the address of a new discount opens its form; a fixed amount is in the currency of its one region, a code is given once, and a period moves", async ({
    signedIn: page,
    api,
  }) => {
    const [region] = await readRegions(api);
    const other = await makeDiscount(api, { code: codeFor("TAKEN"), is_disabled: true });
    const code = codeFor("FIXED");
    await page.goto(at("/new"));
    const form = page.getByRole("dialog", { name: text("discounts.create") });
    const codeField = field(form, "discounts.fields.code");
    await test.step("it closes to the list, and nothing of another form is left in it", async () => {
      await expect(codeField).toBeVisible();
      await pressEscape(page, form);
      await expect(form).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: text("discounts.title") })).toBeVisible();
      await openPage(page, "discounts/new");
      await expect(codeField).toHaveValue("");
    });

    const amount = field(form, "discounts.fields.amount");
    await test.step("that a code is taken is said before anything is sent, and after", async () => {
      await codeField.fill(other.code.toLowerCase());
      await field(form, "discounts.fields.type").selectOption("fixed");
      await form
        .getByRole("combobox", { name: startsWith(text("discounts.fields.region")) })
        .fill(region.name);
      await page
        .getByRole("option", { name: startsWith(region.name) })
        .first()
        .click();
      await expect(form.getByText(text("discounts.errors.taken")).first()).toBeVisible();
      await amount.fill("12");
      await field(form, "discounts.fields.allocation").selectOption("item");
      await form.getByRole("button", { name: text("discounts.submitAs.on") }).click();
      await expect(form.getByText(text("discounts.errors.taken")).first()).toBeVisible();
      await expect(amount).toHaveValue(/^12/);
    });
    await codeField.fill(code);
    await form.getByRole("button", { name: text("discounts.submitAs.off") }).click();
    await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
    const id = idIn(page);
    const digits = ["jpy", "krw", "vnd"].includes(region.currency_code) ? 0 : 2;
    const rule = { type: "fixed", value: 12 * 10 ** digits, allocation: "item" };
    expect(await readDiscount(api, id)).toMatchObject({
      is_disabled: true,
      regions: [{ id: region.id }],
      rule,
    });

    await test.step("only what was changed is sent; the rest of the rule stays", async () => {
      await section(page, text("discounts.sections.rule"))
        .getByRole("link", { name: /edit/i })
        .press("Enter");
      const part = page.getByRole("dialog");
      await field(part, "discounts.fields.description").fill("For the fair");
      await part.getByRole("button", { name: text("action.save") }).click();
      await expect(part).toHaveCount(0);
      expect(await readDiscount(api, id)).toMatchObject({
        code,
        rule: { ...rule, description: "For the fair" },
      });
    });

    await test.step("on from its page, and in the list with its state", async () => {
      await page.getByRole("button", { name: text("discounts.actions.enable") }).press("Enter");
      await expect.poll(async () => (await readDiscount(api, id)).is_disabled).toBe(false);
      await openPage(page, `discounts?q=${code}`);
      await expect(recordRows(page)).toHaveCount(1);
      await expect(recordRows(page).first().getByText(text("discounts.status.active"))).toBeVisible();
      await openPage(page, "discounts?status=off");
      await expect(page.getByRole("link", { name: other.code })).toBeVisible();
      await expect(page.getByRole("link", { name: code })).toHaveCount(0);
    });

    await page.getByRole("link", { name: other.code }).click();
    await test.step("a discount is deleted after a question", async () => {
      await act(page, "action.deleteWithQuestion");
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: /^Delete/ })
        .click();
      await expect(page).toHaveURL(/\/a\/discounts(\?|$)/);
      expect((await api.get(`/admin/discounts/${other.id}`)).status()).toBe(404);
    });

    const later = await makeDiscount(api, {
      starts_at: "2031-06-01T10:00:00.000Z",
      ends_at: "2031-07-01T10:00:00.000Z",
    });
    await openPage(page, `discounts/${later.id}`);
    await movePeriod(page, api, later.id);
    for (const made of [id, later.id]) await api.delete(`/admin/discounts/${made}`);
  });
});
