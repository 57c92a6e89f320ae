import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { expect, startsWith, test, unique } from "../support/test";

interface Category {
  id: string;
  name: string;
  rank: number;
  parent_category_id: string | null;
}

/** What is kept there is no text: a form that does not change it must not touch it. */
const metadata = { measures: { waist: 82, cuts: ["slim", "wide"] } };

async function create(api: APIRequestContext, name: string, parent?: Category): Promise<Category> {
  const data = { name, metadata, ...(parent && { parent_category_id: parent.id }) };
  const answer = await (await api.post("/admin/product-categories", { data })).json();
  return answer.product_category;
}

/** What is right below a category in the store, in its order. */
async function below(api: APIRequestContext, parent: Category): Promise<string[]> {
  const answer = await (
    await api.get(`/admin/product-categories?parent_category_id=${parent.id}&limit=100`)
  ).json();
  return answer.product_categories
    .sort((one: Category, other: Category) => one.rank - other.rank)
    .map(({ name }: Category) => name);
}

/** A branch of its own for each test: other tests may move what is beside it. */
async function branch(api: APIRequestContext, names: readonly string[]) {
  const root = await create(api, unique("Branch"));
  const children: Category[] = [];
  for (const name of names) children.push(await create(api, unique(name), root));
  return { root, children };
}

function row(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
}

/** Waits until the page has done a move: its row says until then that it is on its way. */
const expectMoved = (page: Page, name: string) =>
  expect(row(page, name).locator(".th-spinner")).toHaveCount(0);

/** Opens the tree with everything in sight. */
async function openTree(page: Page): Promise<void> {
  await openPage(page, "product-categories");
  await page.getByRole("button", { name: text("tree.expandAll") }).click();
}

test.describe("categories", () => {
  test("spec 2.9, 3.24, 7.22: are created below another one, each from a fresh form, given products, and deleted after a question", async ({
    signedIn: page,
    api,
  }) => {
    const { root, children } = await branch(api, ["Edited"]);
    const [edited] = children as [Category];
    await openTree(page);
    const openMenu = (title: string) =>
      row(page, title)
        .getByRole("button", { name: text("list.actionsFor", { title }) })
        // By keys: what was done before may be told right above it.
        .press("Enter");
    const name = unique("Rainwear");

    await test.step("what was edited before does not become the parent of what is made then", async () => {
      await openMenu(edited.name);
      await page.getByRole("menuitem", { name: text("action.edit") }).press("Enter");
      const edit = page.getByRole("dialog", { name: text("product-categories.edit") });
      await edit.getByLabel(text("product-categories.fields.description")).fill("Warm and dry");
      await edit.getByRole("button", { name: text("action.save") }).click();
      await expect(edit).toBeHidden();
      const stored = await (await api.get(`/admin/product-categories/${edited.id}`)).json();
      expect(stored.product_category).toMatchObject({ description: "Warm and dry", metadata });

      await row(page, root.name)
        .getByRole("link", { name: text("tree.addBelow", { title: root.name }) })
        .press("Enter");
      const form = page.getByRole("dialog", { name: text("product-categories.create") });
      const parent = form.getByLabel(text("product-categories.fields.parent_category_id"));
      await form.getByLabel(startsWith(text("product-categories.fields.name"))).fill(name);
      await expect(parent).toHaveValue(root.name);
      await form.getByRole("button", { name: text("action.create") }).click();
      await expect(form).toBeHidden();
      await expect(row(page, name)).toHaveAttribute("aria-level", "2");
      expect(await below(api, root)).toEqual([edited.name, name]);

      await page.getByRole("link", { name: text("product-categories.create") }).press("Enter");
      await expect(parent).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(form).toBeHidden();
    });

    await test.step("subcategories are deleted first", async () => {
      await openMenu(root.name);
      await expect(page.getByText(text("product-categories.hasChildren"))).toBeVisible();
      await page.keyboard.press("Escape");
      await openMenu(name);
      await page.getByRole("menuitem", { name: text("action.deleteWithQuestion") }).press("Enter");
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: text("delete.confirm", { noun: text("product-categories.noun") }) })
        .click();
      await expect.poll(() => below(api, root)).toEqual([edited.name]);
      await expect(row(page, root.name)).toBeVisible();
      await expect(row(page, name)).toBeHidden();
    });

    await test.step("products are added to a category and removed from it", async () => {
      const { products } = await (
        await api.get("/admin/products?limit=3&fields=id,title&order=title")
      ).json();
      const titles: string[] = products.map(({ title }: { title: string }) => title);
      const inCategory = async () => {
        const answer = await (
          await api.get(`/admin/products?category_id[]=${edited.id}&fields=id,title&order=title`)
        ).json();
        return answer.products.map(({ title }: { title: string }) => title);
      };
      await row(page, edited.name).getByRole("link", { name: edited.name, exact: true }).click();
      await page.getByRole("button", { name: text("members.add"), exact: true }).press("Enter");
      const dialog = page.getByRole("dialog");
      for (const title of titles) {
        await dialog.getByRole("searchbox").fill(title);
        await dialog.getByRole("checkbox", { name: title, exact: true }).check();
      }
      await dialog.getByRole("button", { name: text("members.save", { count: titles.length }) }).click();
      await expect(dialog).toBeHidden();
      expect(await inCategory()).toEqual(titles);
      const [first = "", ...others] = titles;
      await page.getByRole("button", { name: text("members.remove", { title: first }) }).press("Enter");
      await expect.poll(inCategory).toEqual(others);
    });
  });

  test("are moved by keys and by pointer, and keep one order when two people move them at once", async ({
    signedIn: page,
    api,
  }) => {
    const { root, children } = await branch(api, ["Shirts", "Coats", "Hats"]);
    const other = await branch(api, ["One", "Two", "Three", "Four"]);
    const [shirts, coats, hats] = children as [Category, Category, Category];
    const [one, two, three, four] = other.children as [Category, Category, Category, Category];
    await openTree(page);

    await test.step("by keys and by pointer", async () => {
      await row(page, hats.name).focus();
      await page.keyboard.press("Alt+ArrowUp");
      await expect.poll(() => below(api, root)).toEqual([shirts.name, hats.name, coats.name]);
      await page.keyboard.press("Alt+ArrowRight");
      await expect.poll(() => below(api, shirts)).toEqual([hats.name]);
      await expect(row(page, hats.name)).toHaveAttribute("aria-level", "3");
      await expect(row(page, hats.name)).toBeFocused();
      // The first toast is about the move before until this one is done.
      await expectMoved(page, hats.name);
      await page
        .getByRole("button", { name: text("action.undo") })
        .first()
        .click();
      await expect.poll(() => below(api, root)).toEqual([shirts.name, hats.name, coats.name]);
      await expect(row(page, hats.name)).toHaveAttribute("aria-level", "2");

      // To the upper edge of another row: right before it.
      const grip = row(page, coats.name).locator(".th-tree__grip");
      await row(page, coats.name).hover();
      const from = await grip.boundingBox();
      const to = await row(page, shirts.name).boundingBox();
      if (from === null || to === null) throw new Error("A row is not on the screen.");
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + 12, from.y - 12, { steps: 4 });
      await page.mouse.move(from.x + 12, to.y + 4, { steps: 8 });
      // It is drawn on the lower edge of the row above.
      await expect(row(page, root.name)).toHaveAttribute("data-drop", "after");
      await page.mouse.up();
      await expect.poll(() => below(api, root)).toEqual([coats.name, shirts.name, hats.name]);
    });

    await test.step("two people at once", async () => {
      await expect(row(page, four.name)).toBeVisible();
      const move = (category: Category, parent: Category, rank: number) =>
        api.post(`/admin/product-categories/${category.id}`, {
          data: { parent_category_id: parent.id, rank },
        });

      // Somebody else moves another one: both moves count.
      await move(one, other.root, 3);
      await row(page, three.name).focus();
      await page.keyboard.press("Alt+ArrowUp");
      await expect.poll(() => below(api, other.root)).toEqual([three.name, two.name, four.name, one.name]);
      await expectMoved(page, three.name);

      // Somebody else moves the very same one: it stays there, and the page says where that is.
      await row(page, four.name).focus();
      // Right before the page reads the tree for its own move: read any sooner it would show what it is to meet.
      let moved: Promise<unknown> | undefined;
      await page.route(/\/admin\/product-categories\?/, async (route) => {
        moved ??= move(four, two, 0);
        await moved;
        await route.continue();
      });
      await page.keyboard.press("Alt+ArrowUp");
      await expect(page.getByText(text("tree.notMoved", { title: four.name }))).toBeVisible();
      await expect(row(page, four.name)).toHaveAttribute("aria-level", "3");
      expect(await below(api, two)).toEqual([four.name]);
      expect(await below(api, other.root)).toEqual([three.name, two.name, one.name]);
      // The page may read the tree once more.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
});
