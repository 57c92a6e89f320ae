import type { APIRequestContext, Locator, Page } from "playwright/test";
import german from "../../packages/admin-ui/src/messages/de.json" with { type: "json" };
import english from "../../packages/admin-ui/src/messages/en.json" with { type: "json" };
import { text } from "../../scripts/text";
import { type PlacedOrder, placeOrder, read, readOrder, write } from "../support/place-order";
import { pressEscape } from "../support/press-escape";
import { actionsMenu, addresses, countCalls, expect, test } from "../support/test";

interface Note {
  id: string;
  value: string;
}

const open = async (page: Page, { id }: PlacedOrder) => {
  await page.goto(`${addresses.app}/a/orders/${id}`);
  await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();
};

/** An order of the example store that was sent, and that the customer wants to send back. */
async function returnedOrder(api: APIRequestContext): Promise<PlacedOrder> {
  const { returns } = await read<{ returns: { status: string; order_id: string | null }[] }>(
    api,
    "/returns?limit=200",
  );
  for (const { status, order_id } of returns) {
    const order = status === "requested" && order_id ? await readOrder(api, order_id) : undefined;
    if (order?.fulfillment_status === "shipped" && order.payment_status === "captured") return order;
  }
  throw new Error("No order waits for its return.");
}

async function choose(page: Page, label: string): Promise<Locator> {
  await page.getByRole("button", { name: actionsMenu }).first().click();
  await page.getByRole("menuitem", { name: label }).click();
  return page.getByRole("dialog").or(page.getByRole("alertdialog"));
}

test("a note is written, changed and deleted, and a form without an answer from the store keeps what was typed", async ({
  signedIn: page,
  api,
}) => {
  const order = await placeOrder(api);
  const notes = async () => (await read<{ notes: Note[] }>(api, `/notes?resource_id=${order.id}`)).notes;
  await open(page, order);
  const timeline = page.getByRole("region", { name: text("timeline.title") });
  await timeline.getByRole("textbox").fill("Leave it at the door");
  await timeline.getByRole("button", { name: text("timeline.addNote") }).click();
  const written = timeline.getByRole("listitem").filter({ hasText: "Leave it at the door" });
  await expect(written).toBeVisible();
  const menu = (of: Locator) => of.getByRole("button", { name: actionsMenu }).click();
  await menu(written);
  await page.getByRole("menuitem", { name: text("record-notes.actions.change") }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Ring twice");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("record-notes.actionCommits.change") })
    .click();
  const changed = timeline.getByRole("listitem").filter({ hasText: "Ring twice" });
  await expect(changed).toBeVisible();
  expect((await notes()).map(({ value }) => value)).toEqual(["Ring twice"]);

  await page.route("**/admin/notes/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 500, json: { message: "Out of order" } })
      : route.fallback(),
  );
  await menu(changed);
  await page.getByRole("menuitem", { name: text("record-notes.actions.remove") }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: text("record-notes.actions.remove") }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await expect(page.getByText(text("record-notes.actionResults.remove", { count: 1 }))).toHaveCount(0);
  expect(await notes()).toHaveLength(1);
  await page.unroute("**/admin/notes/*");
  await question.getByRole("button", { name: text("record-notes.actions.remove") }).click();
  await expect(question).toHaveCount(0);
  await expect(changed).toHaveCount(0);
  expect(await notes()).toEqual([]);

  await test.step("a form without an answer from the store keeps what was typed", async () => {
    const form = await choose(page, `${text("orders.actions.editEmail")}…`);
    const field = form.getByRole("textbox", { name: text("orders.fields.email") });
    await field.fill("else@customers.example");
    const calls = /\/admin\/orders\/order_\w+$/;
    await page.route(calls, (route) =>
      route.request().method() === "POST" ? route.abort("connectionfailed") : route.fallback(),
    );
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    await expect(form.getByRole("alert")).toContainText(english["error.uncertainMissing"]);
    await expect(field).toHaveValue("else@customers.example");
    expect((await readOrder(api, order.id)).email).toBe(order.email);

    await page.keyboard.press("Escape");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: text("form.leaveStay") })
      .click();
    await page.reload();
    await choose(page, `${text("orders.actions.editEmail")}…`);
    await expect(field).toHaveValue("else@customers.example");
    await page.unroute(calls);
    await form.getByRole("button", { name: text("orders.actionCommits.editEmail") }).click();
    await expect(form).toHaveCount(0);
    expect((await readOrder(api, order.id)).email).toBe("else@customers.example");
  });
});

test("the page reads nothing twice and leaves nothing behind, and its forms are dialogs that hold and return the focus", async ({
  signedIn: page,
  api,
}) => {
  const order = await placeOrder(api, { lines: 3 });
  const calls = countCalls(page);
  await open(page, order);
  const asked = (path: string) => calls.filter((call) => call.startsWith(`GET /admin/${path}`));
  for (let time = 0; time < 2; time += 1) {
    const form = await choose(page, `${text("orders.actions.fulfil")}…`);
    await expect(
      form.getByLabel(text("fulfillments.fields.location_id")).locator("option:checked"),
    ).toHaveText(new RegExp(`${text("orders.stock.location.all")}$`));
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
  }
  // Three lines, two looks at the form: one question for all places, one for all that lies there.
  expect(asked("stock-locations")).toHaveLength(1);
  expect(asked("inventory-items")).toHaveLength(1);
  expect(asked("variants")).toEqual([]);
  expect(asked(`orders/${order.id}`)).toHaveLength(1);

  // Toasts have their place from the first one on, and the button that has the focus again says its name.
  const roots = page.locator("body > *, [data-tillhouse] > *");
  const left = roots.filter({
    hasNot: page.locator(`[aria-label^="${text("shell.toasts")}"], [data-radix-popper-content-wrapper]`),
  });
  const before = await left.count();
  for (let time = 0; time < 2; time += 1) {
    const question = await choose(page, `${text("orders.actions.cancel")}…`);
    await expect(question.getByRole("textbox")).toBeVisible();
    await pressEscape(page, question);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
  await expect(left).toHaveCount(before);

  await test.step("a form of an order is a dialog that holds and returns the focus", async () => {
    await expect(page).toHaveTitle(new RegExp(`#${order.display_id}`));
    const trail = page.getByRole("navigation", { name: text("ui.trail") });
    await expect(trail.getByRole("link", { name: text("orders.title") })).toBeVisible();
    const menu = page.getByRole("button", { name: actionsMenu }).first();
    const form = await choose(page, `${text("orders.actions.editShippingAddress")}…`);
    await expect(form).toHaveAccessibleName(new RegExp(text("orders.actions.editShippingAddress")));
    const isInside = () => form.evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(press < 20 ? "Tab" : "Shift+Tab");
      expect(await isInside()).toBe(true);
    }
    // Neither read out nor reached, and it does not move.
    await expect(page.getByRole("table", { name: text("orders.sections.items") })).toHaveCount(0);
    const top = await page.evaluate(() => window.scrollY);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
});

test("the page, its timeline and its forms follow the language of the person", async ({
  signedIn: page,
  api,
}) => {
  const order = await returnedOrder(api);
  // What stands in the timeline of it: it was placed, sent, refunded in part, and a return was asked for.
  await write(api, `/orders/${order.id}/refund`, { amount: 100, reason: "discount", no_notification: true });
  const texts: Record<string, string> = english;
  const translated: Record<string, string> = german;
  // Whole texts that German says otherwise, and that nothing of the order is called.
  const foreign = new Set(
    Object.entries(texts)
      .filter(
        ([key, text]) => !text.includes("{{") && translated[key] !== undefined && translated[key] !== text,
      )
      .map(([, text]) => text),
  );
  for (const text of Object.values(translated)) foreign.delete(text);
  const data = JSON.stringify(await readOrder(api, order.id));
  for (const text of foreign) if (data.includes(`"${text}"`)) foreign.delete(text);
  const englishOn = async (scope: Locator) => {
    const shown = await scope.evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      // What extensions say is theirs.
      for (const zone of copy.querySelectorAll("[data-zone]")) zone.remove();
      const found: string[] = [];
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? "");
      for (const named of copy.querySelectorAll("[aria-label], [placeholder], [title]"))
        for (const name of ["aria-label", "placeholder", "title"]) found.push(named.getAttribute(name) ?? "");
      return found;
    });
    return shown.filter((text) => foreign.has(text));
  };
  await page.goto(`${addresses.app}/a/orders/${order.id}?lng=de`);
  const main = page.getByRole("main");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(main.getByText(german["orders.event.placed"])).toBeVisible();
  await expect(main.getByText(german["orders.event.returnRequested"]).first()).toBeVisible();
  await expect(main.getByText(german["orders.event.shipped"])).toBeVisible();
  expect(await englishOn(main)).toEqual([]);
  const menu = page.getByRole("button", { name: `#${order.display_id}`, expanded: false }).first();
  for (const key of [
    "orders.actions.refund",
    "orders.alternatives.return",
    "orders.actions.editShippingAddress",
    "orders.actions.addShippingMethod",
  ] as const) {
    await menu.click();
    expect(await englishOn(page.getByRole("menu"))).toEqual([]);
    await page.getByRole("menuitem", { name: german[key] }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await englishOn(page.getByRole("dialog"))).toEqual([]);
    if (key === "orders.alternatives.return") {
      await page.getByRole("radio", { name: german["orders.outcome.refund"] }).check();
      await expect(page.getByText(german["orders.claim.wantsReturn"])).toBeVisible();
      expect(await englishOn(page.getByRole("dialog"))).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
