import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import {
  act,
  at,
  codeFor,
  type Discount,
  field,
  idIn,
  pick,
  readDiscount,
  readRegions,
  section,
} from "../support/discounts";
import { openPage } from "../support/open-page";
import { actionsMenu, expect, startsWith, test } from "../support/test";

test.describe("codes from a template", () => {
  test("many codes are made from a template, go on after a failure, and are deleted with it", async ({
    signedIn: page,
    api,
  }) => {
    // It makes 12 codes and deletes them, one by one.
    test.slow();
    const code = codeFor("TEMPLATE");
    const [region] = await readRegions(api);
    await page.goto(at("?form=new"));
    const form = page.getByRole("dialog", { name: text("discounts.create") });
    await field(form, "discounts.fields.code").fill(code);
    await field(form, "discounts.fields.percentage").fill("20");
    await pick(form, page, text("discounts.fields.regions"), region.name);
    await field(form, "discounts.fields.usage_limit").fill("1");
    await form.getByLabel(startsWith(text("discounts.fields.is_dynamic"))).check();
    await form.getByLabel(text("discounts.durationUnits.days")).fill("30");
    await form.getByRole("button", { name: text("discounts.submitAs.on") }).click();
    await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
    const id = idIn(page);
    expect(await readDiscount(api, id)).toMatchObject({ is_dynamic: true, valid_duration: "P30D" });

    const madeCodes = async () => {
      const { discounts } = await (
        await api.get(
          "/admin/discounts?is_dynamic=true&limit=1000&expand=&fields=id,code,parent_discount_id,ends_at,usage_limit",
        )
      ).json();
      return (discounts as Discount[]).filter((other) => other.parent_discount_id === id);
    };
    // The network breaks on the way.
    let sent = 0;
    const path = `**/admin/discounts/${id}/dynamic-codes`;
    await page.route(path, async (route) => {
      sent += 1;
      if (sent > 4) return route.abort();
      return route.continue();
    });
    await page
      .getByRole("button", { name: text("discounts.actions.makeCodes") })
      .first()
      .click();
    const making = page.getByRole("dialog");
    await field(making, "dynamic-codes.make.howMany").fill("12");
    await field(making, "dynamic-codes.make.prefix").fill("vip-");
    await making.getByRole("button", { name: /12/ }).click();
    await expect(making.getByText(text("dynamic-codes.make.stopped"))).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, "codes that are not all made", { part: "[role=dialog]" });
    await page.unroute(path);
    // Also after a reload.
    await page.reload();
    await page
      .getByRole("button", { name: text("discounts.actions.makeCodes") })
      .first()
      .click();
    await making.getByRole("button", { name: /other/ }).click();
    await expect(making.getByText(/12 codes are there/)).toBeVisible({ timeout: 60_000 });
    const codes = await madeCodes();
    expect(codes).toHaveLength(12);
    expect(new Set(codes.map((made) => made.code)).size).toBe(12);
    for (const made of codes) {
      expect(made.code).toMatch(/^VIP-[A-Z2-9]{8}$/);
      expect(made.usage_limit).toBe(1);
      expect(Date.parse(made.ends_at ?? "")).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    }
    await making.getByRole("button", { name: text("dynamic-codes.make.close") }).click();

    // They are listed below their template, and not among the discounts.
    const listed = section(page, text("discounts.sections.codes"));
    await expect(listed.getByRole("link", { name: /^VIP-/ }).first()).toBeVisible();
    const download = page.waitForEvent("download");
    await listed.getByRole("button", { name: text("discounts.actions.exportCodes") }).click();
    expect((await download).suggestedFilename()).toBe(`${code}.csv`);
    // Both of them put codes on the clipboard, which a browser without a window may refuse.
    await expect(listed.getByRole("button", { name: text("discounts.actions.copyCodes") })).toBeVisible();
    const gone = await listed.getByRole("link", { name: /^VIP-/ }).first().innerText();
    await listed
      .getByRole("row")
      .filter({ hasText: gone })
      .getByRole("button", { name: actionsMenu })
      .click();
    await expect(page.getByRole("menuitem", { name: text("dynamic-codes.actions.copy") })).toBeVisible();
    await page.getByRole("menuitem", { name: startsWith(text("dynamic-codes.actions.remove")) }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: startsWith(text("dynamic-codes.actions.remove")) })
      .click();
    await expect.poll(async () => (await madeCodes()).length).toBe(11);
    await openPage(page, "discounts?q=VIP-");
    await expect(page.getByText(text("palette.nothing", { text: "VIP-" })).first()).toBeVisible();

    // With the template go its codes: the store would fail where a customer types one.
    await openPage(page, `discounts/${id}`);
    await act(page, "action.deleteWithQuestion");
    const question = page.getByRole("alertdialog");
    await expect(question.getByText(/^11 codes/)).toBeVisible();
    await question.getByRole("button", { name: /^Delete/ }).click();
    await expect(page).toHaveURL(/\/a\/discounts(\?|$)/, { timeout: 60_000 });
    await expect.poll(async () => (await madeCodes()).length, { timeout: 60_000 }).toBe(0);
  });
});
