import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { actionsMenu, addresses, expect, recordRows, test, textbox, unique } from "../support/test";

const list = `${addresses.app}/a/settings/shipping-profiles`;

interface Named {
  id: string;
  title: string;
}

test.describe("shipping profiles", () => {
  test("are made, filled, emptied and deleted, and nothing is left without one", async ({
    signedIn: page,
    api,
  }) => {
    const name = unique("Bulky goods");
    const read = async (path: string) => (await api.get(`/admin${path}`)).json();
    const { shipping_profiles } = await read("/shipping-profiles");
    const usual = shipping_profiles.find(({ type }: { type: string }) => type === "default");
    // Gift cards have a profile of their own, and other tests make products of other ones.
    const all: { products: (Named & { profile_id: string })[] } = await read(
      "/products?limit=30&is_giftcard=false&fields=id,title,created_at&expand=profiles&order=created_at",
    );
    const products: Named[] = all.products.filter(({ profile_id }) => profile_id === usual.id).slice(0, 2);
    // Shops that other tests open bring options of their own, which are called as their region is.
    const { shipping_options } = await read("/shipping-options");
    const option = shipping_options.find(
      ({ profile_id, is_return }: { profile_id: string; is_return: boolean }) =>
        profile_id === usual.id && !is_return,
    );

    await page.goto(list);
    await page.getByRole("link", { name: text("shipping-profiles.create") }).click();
    await textbox(page, "shipping-profiles.fields.name").fill(name);
    await page.getByRole("button", { name: text("action.create") }).click();
    await expect(
      page.getByText(text("toast.created", { noun: text("shipping-profiles.one") })),
    ).toBeVisible();
    await page.getByRole("searchbox").fill(name);
    await expect(recordRows(page)).toHaveCount(1);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const held = async () => {
      const { shipping_profile } = await read(`/shipping-profiles/${id}`);
      return {
        type: shipping_profile.type,
        products: shipping_profile.products.map((product: Named) => product.title).sort(),
        options: shipping_profile.shipping_options.map(({ id: optionId }: { id: string }) => optionId),
      };
    };
    expect(await held()).toEqual({ type: "custom", products: [], options: [] });

    const section = (key: "products" | "options") =>
      page.getByRole("region", { name: text(`shipping-profiles.sections.${key}`), exact: true });
    const dialog = page.getByRole("dialog");
    await section("products")
      .getByRole("button", { name: text("members.add"), exact: true })
      .click();
    for (const { title } of products) {
      await dialog.getByRole("searchbox").fill(title);
      await dialog.getByRole("checkbox", { name: title, exact: true }).check();
    }
    await expect(dialog.getByText(text("members.elsewhere", { title: usual.name })).first()).toBeVisible();
    await dialog.getByRole("button", { name: text("members.save", { count: 2 }) }).click();
    await expect(dialog).toBeHidden();
    const titles = products.map(({ title }) => title).sort();
    await expect.poll(async () => (await held()).products).toEqual(titles);

    await section("options")
      .getByRole("button", { name: text("members.add"), exact: true })
      .click();
    await dialog.getByRole("searchbox").fill(option.name);
    await dialog
      .getByRole("listitem")
      .filter({ hasText: option.region.name })
      .getByRole("checkbox", { name: option.name, exact: true })
      .check();
    await dialog.getByRole("button", { name: text("members.save", { count: 1 }) }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await held()).options).toEqual([option.id]);
    await expect(
      section("options").getByRole("cell", { name: option.region.name, exact: true }),
    ).toBeVisible();

    // Two are taken out at once, and go to the default profile.
    const [first, second] = products as [Named, Named];
    for (const { title } of [first, second])
      await section("products")
        .getByRole("checkbox", { name: text("list.select", { title }) })
        .check();
    await section("products")
      .getByRole("button", { name: text("members.removeMany", { count: 2 }) })
      .click();
    // The toast stays as long as the pointer rests on it.
    const undo = page
      .getByRole("listitem")
      .filter({ hasText: text("members.removed", { count: 2 }) })
      .getByRole("button", { name: text("action.undo") });
    await undo.hover();
    await expect.poll(async () => (await held()).products).toEqual([]);
    const profileOf = async (product: Named) =>
      (await read(`/products/${product.id}?expand=profiles`)).product.profile_id;
    await expect.poll(() => profileOf(first)).toBe(usual.id);
    await expect.poll(() => profileOf(second)).toBe(usual.id);
    // Taking that back puts them in again.
    await undo.click();
    await expect.poll(async () => (await held()).products).toEqual(titles);

    // Deleting names what becomes of what it holds, and moves that first.
    await page.getByRole("button", { name: actionsMenu }).click();
    await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).click();
    const question = page.getByRole("alertdialog");
    for (const key of ["products", "shipping_options"] as const)
      await expect(
        question.getByText(
          text(`shipping-profiles.goes.${key}`, {
            count: key === "products" ? 2 : 1,
            title: usual.name,
          }),
        ),
      ).toBeVisible();
    await question
      .getByRole("button", { name: text("delete.confirm", { noun: text("shipping-profiles.noun") }) })
      .click();
    await expect(page).toHaveURL(/settings\/shipping-profiles(\?|$)/);
    expect((await api.get(`/admin/shipping-profiles/${id}`)).status()).toBe(404);
    for (const product of products) expect(await profileOf(product)).toBe(usual.id);
    const { shipping_option } = await read(`/shipping-options/${option.id}`);
    expect(shipping_option.profile_id).toBe(usual.id);

    await test.step("those that the store needs are renamed, and cannot be deleted or emptied", async () => {
      await openPage(page, `settings/shipping-profiles/${usual.id}`);
      await expect(page.getByText(text("shipping-profiles.hints.products"))).toBeVisible();
      await expect(
        page.getByRole("button", { name: text("members.add"), exact: true }).first(),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
      await page.getByRole("button", { name: actionsMenu }).click();
      await expect(page.getByText(text("shipping-profiles.reasons.default"))).toBeVisible();
      await page.keyboard.press("Escape");
      try {
        await page.getByRole("link", { name: text("action.edit"), exact: true }).click();
        await textbox(page, "shipping-profiles.fields.name").fill("Everything else");
        await page.getByRole("button", { name: text("action.save") }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Everything else" })).toBeVisible();
        const { shipping_profile } = await (await api.get(`/admin/shipping-profiles/${usual.id}`)).json();
        expect(shipping_profile).toMatchObject({ name: "Everything else", type: "default" });
      } finally {
        await api.post(`/admin/shipping-profiles/${usual.id}`, { data: { name: usual.name } });
      }
    });
  });
});
