import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { fulfil, type PlacedOrder, placeOrder, read, ship, write } from "../support/place-order";
import { actionsMenu, addresses, expect, recordRows, startsWith, test, unique } from "../support/test";

/** An amount of a currency with two digits, as a person reads it. */
function shown(amount: number, currency: string, locale = "en"): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${format.format(amount / 100)} ${currency.toUpperCase()}`;
}

const paper = (page: Page, document: "invoice" | "packing-slip" | "return-slip", order?: PlacedOrder) =>
  page.getByRole("article", {
    name: startsWith(`${text(`orders.documents.${document}`)} #${order?.display_id ?? ""}`),
  });

const chooseDocument = (page: Page, document: "invoice" | "packing-slip" | "pick-list" | "return-slip") =>
  page
    .getByRole("combobox", { name: text("print.document") })
    .selectOption({ label: text(`orders.documents.${document}`) });

/** How many sheets of paper the page that is shown would take. */
async function sheetsOf(page: Page): Promise<number> {
  return (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe("printing orders", () => {
  test("many orders are printed from their list, each on a page of its own, with the store's own totals in any language", async ({
    signedIn: page,
    api,
  }) => {
    const email = `${unique("print").replace(" ", "-")}@customers.example`;
    const first = await placeOrder(api, { email, lines: 1, quantity: 2 });
    const [line] = first.items;
    const items = [{ variant_id: line?.variant_id ?? "", quantity: 3 }];
    const second = await placeOrder(api, { email, currency: "usd", items });
    await page.goto(`${addresses.app}/a/orders?q=${email}`);
    await expect(recordRows(page)).toHaveCount(2);
    await page.getByRole("checkbox", { name: text("list.selectPage") }).check();
    await expect(page.locator(".th-action-bar").getByRole("status")).toHaveText(
      text("bulk.selected", { count: 2 }),
    );
    // The key comes with the papers of the resource, a moment after the selection.
    await expect(async () => {
      await page.keyboard.press("p");
      await expect(page).toHaveURL(/\/print/, { timeout: 1000 });
    }).toPass();
    const slips = paper(page, "packing-slip");
    await expect(slips).toHaveCount(2);
    await expect(slips.first()).toContainText("Maren Holt");
    await expect(slips.first()).not.toContainText(/EUR|USD/);
    // Their place comes some seconds after the page, and must not cost a sheet of paper.
    await expect(page.getByRole("region", { name: startsWith(text("shell.toasts")) })).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: text("action.print") })).toBeHidden();
    await expect(page.getByRole("navigation").first()).toBeHidden();
    expect(await sheetsOf(page)).toBe(2);
    await page.emulateMedia({ media: "screen" });

    await chooseDocument(page, "pick-list");
    const list = page.getByRole("article", { name: text("orders.documents.pick-list") });
    await expect(list).toContainText(`#${first.display_id} × 2`);
    await expect(list).toContainText(`#${second.display_id} × 3`);
    // It may be kept back in two places.
    const quantities = await list.locator("tbody td:last-child").allTextContents();
    expect(quantities.reduce((sum, text) => sum + Number(text), 0)).toBe(5);

    await test.step("an invoice has the store's own totals, whether prices hold their tax or not", async () => {
      await chooseDocument(page, "invoice");
      const rowOf = (order: PlacedOrder, name: string) =>
        paper(page, "invoice", order).getByRole("row", { name: startsWith(name) });
      await expect(rowOf(first, text("orders.totals.shipping"))).toContainText(
        shown(first.shipping_methods[0]?.total ?? 0, "eur"),
      );
      await expect(rowOf(first, text("orders.totals.included.named", { tax: "" }))).toContainText(
        shown(first.tax_total, "eur"),
      );
      await expect(rowOf(first, text("orders.totals.subtotal"))).toHaveCount(0);
      for (const [name, amount] of [
        [text("orders.totals.subtotal"), second.subtotal],
        [text("orders.totals.shipping"), second.shipping_total],
        [text("orders.totals.tax"), second.tax_total],
      ] as const)
        await expect(rowOf(second, name)).toContainText(shown(amount, "usd"));
      for (const order of [first, second])
        await expect(rowOf(order, text("orders.totals.total"))).toContainText(
          shown(order.total, order.currency_code),
        );
      await page.getByRole("combobox", { name: text("print.language") }).selectOption({ label: "Deutsch" });
      await expect(page).toHaveURL(/language=de/);
      const german = page.locator("article[lang=de]");
      for (const order of [first, second])
        await expect(german.filter({ hasText: `#${order.display_id}` })).toContainText(
          shown(order.total, order.currency_code, "de"),
        );
    });
    await page
      .getByRole("link", { name: text("orders.title") })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`q=${email.replace("@", "(%40|@)")}`));

    // An order that cannot be read does not stop the others.
    await openPage(page, `orders/print?document=return-slip&id=${first.id}&id=order_gone`);
    await expect(page.getByText(text("print.missing", { count: 1, total: "2" }))).toBeVisible();
    await expect(paper(page, "return-slip")).toHaveCount(1);
  });

  test("the seller is set once in the settings for every invoice, and each parcel has a packing slip of its own", async ({
    signedIn: page,
    api,
  }) => {
    const placed = await placeOrder(api, { lines: 2, quantity: 2 });
    const [first, second] = placed.items;
    const shipped = await ship(api, await fulfil(api, placed, [{ item_id: first?.id ?? "", quantity: 1 }]));
    const order = await fulfil(api, shipped, [
      { item_id: first?.id ?? "", quantity: 1 },
      { item_id: second?.id ?? "", quantity: 2 },
    ]);
    const told = async () =>
      (await read<{ store: { metadata: Record<string, unknown> | null } }>(api, "/store")).store.metadata ??
      {};
    await write(api, "/store", { metadata: { another: { days: 3 } } });
    try {
      await page.goto(`${addresses.app}/a/orders/print?document=invoice&id=${order.id}`);
      const invoice = paper(page, "invoice", order);
      await expect(invoice.locator("header")).toContainText("Marram Outfitters");
      const hint = invoice.getByRole("link", { name: text("orders.paper.setSeller") });
      await page.emulateMedia({ media: "print" });
      await expect(hint).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await hint.click();

      await expect(page.getByRole("heading", { name: text("papers.title"), level: 1 })).toBeVisible();
      await page.getByLabel(text("papers.fields.name")).fill("Marram Outfitters ApS");
      await page.getByLabel(text("papers.fields.tax_number")).fill("DK12345678");
      await page.getByRole("button", { name: text("action.save") }).click();
      await expect(page.getByText(text("form.errorCount", { count: 1 }))).toBeVisible();
      await page.getByLabel(text("papers.fields.address")).fill("Havnegade 1\n8000 Aarhus C");
      await page.getByLabel(text("papers.fields.email")).fill("till@marram.example");
      await page.getByLabel(text("papers.fields.invoice_prefix")).fill("INV-");
      await page.getByLabel(text("papers.fields.footer")).fill("Bank 1234 567890");
      const logo = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><rect width="320" height="80" rx="12" fill="#0b5351"/></svg>',
      );
      let arrive = () => {};
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route("**/admin/uploads", async (route) => {
        await held;
        await route.continue();
      });
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: logo });
      await expect(page.getByText("logo.svg")).toBeVisible();
      // It has not arrived yet: what is saved has it.
      await page.getByRole("button", { name: text("action.save") }).click();
      arrive();
      await expect(page.getByText(text("settings.saved"))).toBeVisible();
      expect(await told()).toMatchObject({
        another: { days: 3 },
        tillhouse_papers: {
          name: "Marram Outfitters ApS",
          address: "Havnegade 1\n8000 Aarhus C",
          tax_number: "DK12345678",
          invoice_prefix: "INV-",
        },
      });

      await openPage(page, `orders/print?document=invoice&id=${order.id}`);
      const head = invoice.locator("header");
      for (const text of ["Marram Outfitters ApS", "8000 Aarhus C", "DK12345678", "till@marram.example"])
        await expect(head).toContainText(text);
      await expect(head).toContainText(
        text("orders.paper.invoiceNumber", { number: `INV-${order.display_id}` }),
      );
      await expect(invoice).toContainText(text("orders.payment_status.awaiting"));
      await expect(invoice.getByText("Bank 1234 567890")).toBeVisible();
      await expect(invoice.getByRole("link", { name: text("orders.paper.setSeller") })).toHaveCount(0);
      const width = () => head.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
      await chooseDocument(page, "return-slip");
      await expect(paper(page, "return-slip")).toContainText(
        `${text("orders.paper.returnTo")}Marram Outfitters ApS\nHavnegade 1`,
      );
    } finally {
      // The store merges what it is told, and drops what is empty.
      await write(api, "/store", { metadata: { another: "", tillhouse_papers: "" } });
    }

    await test.step("each parcel has a packing slip of its own", async () => {
      await openPage(page, `orders/${order.id}`);
      await page
        .getByRole("button", { name: text("list.actionsFor", { title: `#${order.display_id}` }) })
        .first()
        .click();
      await page.getByRole("menuitem", { name: text("action.print") }).click();
      const slips = paper(page, "packing-slip", order);
      await expect(slips).toHaveCount(2);
      const sent = slips.filter({ hasText: "PN00012345678" });
      await expect(sent.locator("tbody tr")).toHaveCount(1);
      await expect(slips.filter({ hasNotText: "PN00012345678" }).locator("tbody tr")).toHaveCount(2);
      await page.emulateMedia({ media: "print" });
      expect(await sheetsOf(page)).toBe(2);
      await page.emulateMedia({ media: "screen" });

      await openPage(page, `orders/${order.id}`);
      const row = page.getByRole("listitem").filter({ hasText: "PN00012345678" });
      await row.getByRole("button", { name: actionsMenu }).click();
      await page.getByRole("menuitem", { name: text("fulfillments.actions.printSlip") }).click();
      await expect(slips).toHaveCount(1);
      await expect(slips).toContainText("PN00012345678");
      await expect(slips).toContainText(
        new RegExp(text("orders.paper.parcel", { number: "\\d", count: "2" })),
      );
    });
  });
});
