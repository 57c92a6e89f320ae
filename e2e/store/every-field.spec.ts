import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { addresses, expect, startsWith, test, unique } from "../support/test";

/** Answers for the resource that no store has; what was sent is kept. */
async function standIn(page: Page) {
  const sent: Record<string, unknown>[] = [];
  await page.route("**/admin/gadgets**", (route) => {
    if (route.request().method() !== "POST")
      return route.fulfill({ json: { gadgets: [], count: 0, offset: 0, limit: 20 } });
    const payload = route.request().postDataJSON();
    sent.push(payload);
    return route.fulfill({
      json: { gadget: { id: "one", created_at: new Date().toISOString(), ...payload } },
    });
  });
  return sent;
}

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a form on a page sends what was typed into every kind of field", async ({ signedIn: page, api }) => {
  const title = unique("Gadget");
  const { collections } = await (await api.get("/admin/collections?limit=1")).json();
  const { product_tags: tags } = await (await api.get("/admin/product-tags?limit=2")).json();
  const sent = await standIn(page);
  await page.goto(`${addresses.fields}/a/gadgets?form=new`);
  await textbox(page, "Title").fill(title);
  await textbox(page, "Contact").fill("nobody");
  await textbox(page, "Story").fill("Two\nlines");
  await expect(page.getByText(text("form.email"))).toBeVisible();
  await textbox(page, "Contact").fill("somebody@example.com");
  await textbox(page, "Weight").fill("0");
  await textbox(page, "Tax rate").fill("7.5");
  await textbox(page, "Price").fill("1,250");
  await page.getByRole("switch", { name: "Is giftcard" }).check();
  await page.getByRole("combobox", { name: "Status" }).selectOption("published");
  await page.getByRole("checkbox", { name: "Window" }).check();
  await page.getByRole("checkbox", { name: "Back" }).check();
  await page.getByLabel("Launches").fill("2027-03-28T09:30");
  // What was found before moves when the store answers: a click then meets another place.
  const pick = async (name: string, text: string) => {
    const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("q") === text);
    await page.getByRole("combobox", { name }).fill(text);
    await found;
    await page.getByRole("option", { name: text, exact: true }).click();
  };
  await pick("Collection", collections[0].title);
  for (const tag of tags) await pick("Tag", tag.value);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Origin country" }).fill("denm");
  await page.getByRole("option", { name: "Denmark" }).click();
  await textbox(page, text("address.city")).fill("Aarhus");
  await textbox(page, "Keywords").fill("lamp");
  await page.keyboard.press("Enter");
  await page.keyboard.type("brass");
  await page.keyboard.press("Enter");

  const files = page.locator('input[type="file"]');
  await files
    .first()
    .setInputFiles({ name: "manual.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("no") });
  await expect(page.getByText(text("form.wrongType", { types: "TXT, PDF" })).first()).toBeVisible();
  await expect(
    page.getByRole("button", { name: text("ui.files.retry", { name: "manual.exe" }) }),
  ).toHaveCount(0);
  await files
    .first()
    .setInputFiles({ name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(200_000) });
  await expect(page.getByText(/98 kB|100 kB|97.7 kB/).first()).toBeVisible();
  let refusals = 1;
  await page.route("**/admin/uploads", (route) =>
    refusals-- > 0 ? route.abort("connectionfailed") : route.continue(),
  );
  await files
    .first()
    .setInputFiles({ name: "manual.txt", mimeType: "text/plain", buffer: Buffer.from("Plug it in.") });
  await page.getByRole("button", { name: text("ui.files.retry", { name: "manual.txt" }) }).click();
  // The store gives it a name of its own; the one that was refused still stands beside it.
  await expect(
    page.getByRole("button", { name: new RegExp(text("ui.remove", { name: ".*manual\\.txt" })) }),
  ).toBeVisible();

  await page.getByRole("button", { name: text("ui.metadata.add"), exact: true }).click();
  await textbox(page, text("ui.metadata.key")).fill("watts");
  await textbox(page, text("ui.metadata.value")).fill("60");
  await page
    .getByRole("button", {
      name: startsWith(text("action.of", { action: text("ui.metadata.add"), title: "Variant" })),
    })
    .click();
  await textbox(page, "Sku").fill("L-1");
  await page
    .getByRole("button", {
      name: startsWith(text("action.of", { action: text("ui.metadata.add"), title: "Price" })),
    })
    .click();
  await textbox(page, "Amount").fill("12");
  await page.getByRole("button", { name: text("action.create"), exact: true }).click();
  await expect(page.getByText(text("toast.created", { noun: "Gadget" }))).toBeVisible();
  expect(sent).toHaveLength(1);
  const [payload] = sent;
  expect(payload).toMatchObject({
    title,
    contact: "somebody@example.com",
    story: "Two\nlines",
    weight: 0,
    tax_rate: 7.5,
    price: 1250,
    currency_code: "jpy",
    is_giftcard: true,
    status: "published",
    shelves: ["window", "back"],
    launches_at: expect.stringMatching(/^2027-03-28T\d\d:30:00\.000Z$/),
    collection_id: collections[0].id,
    tag_ids: tags.map(({ id }: { id: string }) => id),
    origin_country: "dk",
    address: expect.objectContaining({ city: "Aarhus" }),
    keywords: ["lamp", "brass"],
    manuals: [expect.stringContaining("manual")],
    images: [],
    variants: [{ sku: "L-1" }],
  });
  expect(payload?.variants).toHaveLength(1);
});
