// Every package that extensions of the official admin were given, used as they use it, and the cases that are hard.
import type { Locator, Page } from "playwright/test";
import { openAddress } from "../support/open-page";
import { addresses, test as base, expect } from "../support/test";

const home = `${addresses.officialPackages}/a`;

/** Nothing of what people do here may leave an error behind. */
const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      await use(faults);
      expect(faults, "what went wrong in the page").toEqual([]);
    },
    { auto: true },
  ],
});

async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label, exact: true });
  await field.click();
  await field.pressSequentially(typed);
  await page.getByRole("option", { name: option, exact: true }).click();
}

const itemsOf = (list: Locator) => list.getByRole("listitem").allTextContents();

test("a form of packages that nobody declared is filled, refused and saved, and lists are put in order by dragging", async ({
  signedIn: page,
  api,
}) => {
  await page.goto(`${home}/packing`);
  await page.getByRole("textbox", { name: "Note" }).fill("Soft");
  await page.getByRole("button", { name: "Save the packing" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "five letters" })).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("Softly");

  const box = page.getByRole("combobox", { name: "Box" });
  await box.click();
  const menu = await page.getByRole("option", { name: "Small box" }).boundingBox();
  const field = await box.boundingBox();
  // It lies in the body, where it is placed by the page.
  expect((menu?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(60);
  await page.keyboard.press("Escape");
  await choose(page, "Box", "lar", "Large box");
  await choose(page, "Carrier", "va", "Van");
  await choose(page, "Colour", "Green", 'Create "Green"');
  await choose(page, "Shelf", "Middle", 'Create "Middle"');
  await choose(page, "Extras", "rib", "Ribbon");
  await choose(page, "Extras", "sti", "Sticker");
  await page.getByRole("button", { name: "Remove Ribbon" }).click();
  await page.keyboard.press("Escape");

  await page.getByRole("textbox", { name: "Price" }).fill("1234.5");
  await expect(page.getByRole("textbox", { name: "Price" })).toHaveValue("€1,234.5");
  await page.getByRole("textbox", { name: "Day" }).click();
  await page.getByRole("button", { name: "Next Month" }).click();
  await page.getByRole("option", { name: /April 15th, 2026/ }).click();
  await page.getByRole("radio", { name: "fast" }).click();
  await page.getByRole("combobox", { name: "Size" }).click();
  await page.getByRole("option", { name: "Tall" }).click();
  await page.getByRole("switch", { name: "It is a gift" }).click();
  for (const line of ["First line", "Second line"]) {
    await page.getByRole("button", { name: "Add a line" }).click();
    await page.getByRole("textbox", { name: /^Line/ }).last().fill(line);
  }
  await page.getByRole("button", { name: "Remove line 1" }).click();
  await page.getByRole("button", { name: "Save the packing" }).click();
  await expect(page.getByText("It was saved")).toBeVisible();

  const { products } = await (await api.get("/admin/products?limit=1&is_giftcard=false")).json();
  expect(products[0].metadata.packing).toEqual({
    note: "Softly",
    box: "Large box",
    carrier: "Van",
    colour: "Green",
    shelf: "Middle",
    extras: ["Sticker"],
    price: "1234.5",
    day: "2026-04-15",
    speed: "fast",
    size: "Tall",
    isGift: true,
    lines: [{ text: "Second line" }],
  });

  await test.step("with a provider of their own and without", async () => {
    await openAddress(page, `${home}/board`);
    const board = page.getByRole("list", { name: "Board" });
    await board.getByText("Third").dragTo(board.getByText("First"));
    await expect.poll(() => itemsOf(board)).toEqual(["Third", "First", "Second"]);
    const grip = page.getByRole("img", { name: "Move" });
    await grip.last().hover();
    await page.mouse.down();
    const { x, y } = (await grip.first().boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x, y - 10, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText("Order: Hats, Shirts, Trousers")).toBeVisible();

    await openAddress(page, `${home}/products/${products[0].id}`);
    for (const [name, ...order] of [
      ["Steps", "Iron", "Cut", "Sew"],
      ["Parts", "Button", "Sleeve", "Collar"],
    ] as const) {
      const list = page.getByRole("list", { name });
      await list.getByText(order[0]).dragTo(list.getByText(order[1]));
      await expect.poll(() => itemsOf(list)).toEqual(order);
    }
  });
});

test("what counts, formats, sorts and filters says what it says anywhere, and pages lead to each other", async ({
  signedIn: page,
  api,
  context,
}) => {
  await test.step("words and numbers", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${home}/facts`);
    const facts = {
      moment: "Wednesday, 1 April 2026",
      "date-fns": "1 Mar 2026",
      "date-fns distance": "3 days",
      "iso8601-duration": "5400 seconds",
      "iso8601-duration end": "Sat Jan 03 2026",
      lodash: "12 on upper and lower",
      qs: "filter[id][0]=a&filter[id][1]=b",
      "qs parse": "c",
      "query-string": "a=x&b=1,2",
      clsx: "one two four",
    };
    await expect(page.getByRole("definition")).toHaveText(Object.values(facts));
    await expect(page.getByRole("img", { name: "Denmark" })).toHaveText("🇩🇰");
    await page.getByRole("textbox", { name: "Search the text" }).fill("linen");
    await expect(page.getByText("Settled: linen")).toBeVisible();
    await expect(page.locator("mark")).toHaveText(["linen", "linen"]);
    await page.getByRole("button", { name: "Copy it" }).click();
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("copied by the extension");
    const raw = page.getByRole("region", { name: "Raw data" });
    await raw.getByText("shelf").click();
    await expect(raw.getByText('"upper"')).toBeVisible();
    await page.getByRole("textbox", { name: "Type to search for an emoji" }).fill("carrot");
    await page.getByRole("button", { name: "vegetable" }).click();
    await expect(page.getByText("Chosen: 🥕")).toBeVisible();
  });

  await test.step("tables sort, turn their pages and filter", async () => {
    await openAddress(page, `${home}/tables`);
    const sorted = page.getByRole("table", { name: "Sorted" });
    const filtered = page.getByRole("table", { name: "Filtered" });
    await expect(filtered.getByRole("cell")).toHaveCount(5);
    const all = await filtered.getByRole("cell").allTextContents();
    const order = [...all].sort();
    await sorted.getByRole("button", { name: "Title" }).click();
    await expect(sorted.getByRole("cell")).toHaveText(order.slice(0, 2));
    await page.getByRole("button", { name: "Next" }).click();
    await expect(sorted.getByRole("cell")).toHaveText(order.slice(2, 4));
    await page.getByRole("textbox", { name: "Filter" }).fill(all[3] ?? "");
    await expect(filtered.getByRole("cell")).toHaveText([all[3] ?? ""]);
  });

  await test.step("a page with providers and a client of its own reads and writes", async () => {
    await openAddress(page, `${home}/own-client`);
    await expect(page.getByRole("heading", { name: /^The store ./ })).toBeVisible();
    await expect(page.getByText(/^First product: ./)).toBeVisible();
    await expect(page.getByText(/^First region: ./)).toBeVisible();
    await page.getByRole("button", { name: "Make a group" }).click();
    const made = await page.getByText(/^Made: ./).textContent();
    const id = String(made).replace("Made: ", "");
    const { customer_group } = await (await api.get(`/admin/customer-groups/${id}`)).json();
    expect(customer_group.name).toBe("Made by an extension");
  });

  await test.step("pages lead to each other as in the official admin", async () => {
    await openAddress(page, `${home}/carriers`);
    await page.getByRole("link", { name: "By bike" }).click();
    await expect(page.getByRole("heading", { name: "Carrier bike" })).toBeVisible();
    await page.getByRole("button", { name: "Another one" }).click();
    await expect(page.getByRole("heading", { name: "A new carrier" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the carriers" }).click();
    await expect(page).toHaveURL(`${home}/carriers`);
    await page.getByRole("link", { name: "A new one" }).click();
    await expect(page).toHaveURL(`${home}/carriers/new`);
    await openAddress(page, `${home}/carriers`);
    await page.getByRole("button", { name: "To the depot" }).click();
    await expect(page.getByRole("heading", { name: "Depot north at /a/depots/north, stock" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Depot north at /a/depots/north, stock" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Depot" })).toHaveCount(0);
  });

  await test.step("files, variables and styles around an extension reach it", async () => {
    await openAddress(page, `${home}/settings`);
    await page.getByRole("link", { name: /^Surroundings/ }).click();
    const heading = page.getByRole("heading", { name: "Surroundings" });
    await expect(heading).toHaveAttribute("data-found", "true");
    await expect(heading).toHaveCSS("font-size", "24px");
    await expect(page).toHaveTitle("Surroundings of the shop");
    const logo = page.getByRole("img", { name: "Logo of the shop" });
    await expect(logo).toHaveCSS("width", "37px");
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const note = page.getByText("Of the data");
    await expect(note).toHaveCSS("color", "rgb(10, 110, 20)");
    expect(await page.evaluate(() => document.fonts.check('16px "Shop Signs"', "ạ"))).toBe(true);
    const net = page.getByText("Net: 200.00, 0 depots");
    await expect(net).toHaveCSS("background-color", "rgb(18, 52, 86)");
    await expect(net).toHaveCSS("padding-left", "13px");
    const keys = page.getByRole("listitem").filter({ hasText: /^[A-Z_]+=/ });
    await expect(keys).toHaveText([
      "MEDUSA_ADMIN_SHOP=The shop on the corner",
      /^ADMIN_PATH=\/app/,
      "NODE_ENV=production",
      "BACKEND_URL=undefined",
      "API_TOKEN=undefined",
    ]);
    await page.getByRole("button", { name: "Warn" }).click();
    await expect(page.getByText("Careful")).toBeVisible();
  });
});

test("what opens, moves and speaks does so, and components of all forms and plugins with odd bundles are shown", async ({
  signedIn: page,
  api,
}) => {
  await test.step("what opens, moves and speaks", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => localStorage.setItem("i18nextLng", "de"));
    await page.goto(`${home}/layers`);
    await expect(page).toHaveTitle("Layers of the shop");
    const themed = page.getByText("Of the theme");
    await expect(themed).toHaveCSS("color", "rgb(200, 40, 10)");
    await expect(themed).toHaveCSS("opacity", "1");
    await expect(themed).toHaveCSS("border-left-color", "rgb(1, 120, 80)");
    await expect(page.getByText("AL", { exact: true })).toBeVisible();
    await expect(page.getByText("Language de")).toBeVisible();
    await expect(page.getByRole("link", { name: "A link of the slot" })).toHaveClass("underline");
    await expect(page.getByText("In a portal")).toHaveCSS("position", "fixed");
    // The admin's own word for it.
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await expect(page.getByText("In the body")).toHaveCSS("position", "fixed");
    await page.getByRole("button", { name: "Count" }).click();
    await expect(page.getByText("3 were counted")).toBeVisible();

    await page.getByRole("button", { name: "Open the dialog" }).click();
    const dialog = page.getByRole("dialog", { name: "A dialog of Radix" });
    await expect(dialog).toHaveCSS("width", "320px");
    await dialog.getByRole("button", { name: "Close it" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("menuitem", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "A deep item" }).click();
    await expect(page.getByText("Chosen: a deep item")).toBeVisible();
    await page.getByRole("button", { name: "Open the popover" }).click();
    await page.getByRole("button", { name: "Take this" }).click();
    await expect(page.getByText("Chosen: the popover")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Hover" }).hover();
    await expect(page.getByRole("tooltip")).toHaveText("What the tooltip says");
    await page.getByRole("button", { name: "Washing" }).click();
    await expect(page.getByText("All about washing")).toBeVisible();
    await page.getByRole("button", { name: "Unfold" }).click();
    await expect(page.getByText("It was folded")).toBeVisible();
    await page.getByRole("tab", { name: "Two" }).click();
    await expect(page.getByText("The second tab")).toBeVisible();

    await page.getByRole("button", { name: "Move it" }).click();
    await expect(page.getByText("It moves")).toHaveCSS("opacity", "1");
    await expect(page.getByText("It moves")).toHaveCSS("transform", "none");
    await page.getByRole("button", { name: "Move it" }).click();
    await expect(page.getByText("It moves")).toHaveCount(0);
  });

  await test.step("components of all forms, and plugins with odd bundles", async () => {
    const { customers } = await (await api.get("/admin/customers?limit=1")).json();
    const { id, email } = customers[0];
    await openAddress(page, `${home}/customers/${id}`);
    for (const form of ["An arrow", "A function", "A ref"])
      await expect(page.getByText(`${form} for ${email}`)).toBeVisible();
    await expect(page.getByText(`A memo for ${email}`)).toHaveCount(2);
    await page.getByRole("button", { name: `A class for ${email}` }).click();
    await expect(page.getByRole("button", { name: "1 clicks" })).toBeVisible();

    const { orders } = await (await api.get("/admin/orders?limit=1")).json();
    await openAddress(page, `${home}/orders/${orders[0].id}`);
    for (const name of ["first", "second"])
      await expect(page.getByText(`The ${name} one reads order ${orders[0].display_id}`)).toBeVisible();
    await page.getByRole("button", { name: "Open the left-over" }).click();
    await expect(page.getByText("Opened 1 times")).toBeVisible();
    await page.getByRole("link", { name: "Claimed by the first" }).click();
    await expect(page.getByRole("heading", { name: "Claimed by the first" })).toBeVisible();
    await expect(page.getByText("Claimed by the second")).toHaveCount(0);
  });
});
