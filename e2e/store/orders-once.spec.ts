import type { APIRequestContext, Locator, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import { choose } from "../support/create-draft-order";
import { capture, type PlacedOrder, placeOrder, read, readOrder, write } from "../support/place-order";
import { sendOrder } from "../support/sent-order";
import { actionsMenu, addresses, expect, test } from "../support/test";

const open = (page: Page, order: PlacedOrder) => page.goto(`${addresses.app}/a/orders/${order.id}`);

/** Lets the store do what it is asked next, and loses its answer: the connection breaks, or somebody on the way says 502. */
async function loseAnswer(page: Page, path: RegExp, how: "socket" | "502") {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() === "GET") return route.fallback();
    isLost = true;
    await route.fetch();
    if (how === "socket") await route.abort();
    else await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
}

/** It says how much goes back, once that is known. */
const refundIt = new RegExp(`^${text("orders.actions.refund")}( [\\d.,]+ [A-Z]{3})?$`);

interface Once {
  name: string;
  path: RegExp;
  ask: (page: Page) => Promise<void>;
  /** What is there once it was done. */
  actual: (order: PlacedOrder, api: APIRequestContext) => unknown;
  expected: unknown;
}

/** What the store would do once more if it were asked again, to an order of four units that nobody has packed. */
const beforeSending: Once[] = [
  {
    name: text("timeline.addNote"),
    path: /\/admin\/notes$/,
    ask: async (page) => {
      const timeline = page.getByRole("region", { name: text("timeline.title") });
      await timeline.getByRole("textbox", { name: text("timeline.writeNote") }).fill("Ring twice");
      await timeline.getByRole("button", { name: text("timeline.addNote") }).click();
      await expect(timeline.getByRole("textbox", { name: text("timeline.writeNote") })).toHaveValue("");
    },
    actual: async ({ id }, api) => (await read<{ count: number }>(api, `/notes?resource_id=${id}`)).count,
    expected: 1,
  },
  {
    name: text("order-edits.ends.confirm"),
    path: /\/order-edits\/[^/]+\/confirm$/,
    ask: async (page) => {
      const dialog = await choose(page, text("orders.actions.editItems"));
      await dialog.getByRole("button", { name: text("ui.quantity.more", { item: "" }) }).click();
      await expect(dialog.getByRole("status")).toHaveText(text("order-edits.saved"));
      await dialog.getByRole("button", { name: text("order-edits.ends.confirm") }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: text("order-edits.actions.confirm") })
        .click();
    },
    actual: async ({ id, items }, api) => {
      const { order_edits: edits } = await read<{ order_edits: { status: string }[] }>(
        api,
        `/order-edits?order_id=${id}`,
      );
      return {
        quantities: items.map(({ quantity }) => quantity),
        edits: edits.map(({ status }) => status),
      };
    },
    expected: { quantities: [5], edits: ["confirmed"] },
  },
  {
    name: text("orders.actions.fulfil"),
    path: /\/fulfillment$/,
    ask: async (page) => {
      const form = await choose(page, `${text("orders.actions.fulfil")}…`);
      await expect(
        form.getByLabel(text("fulfillments.fields.location_id")).locator("option:checked"),
      ).toHaveText(new RegExp(`${text("orders.stock.location.all")}$`));
      await form.getByRole("spinbutton").fill("1");
      await form.getByRole("button", { name: text("orders.actions.fulfil") }).click();
    },
    actual: ({ fulfillments }) => fulfillments.map(({ items = [] }) => items.map(({ quantity }) => quantity)),
    expected: [[1]],
  },
  {
    name: text("fulfillments.actions.cancel"),
    path: /\/fulfillments\/[^/]+\/cancel$/,
    ask: async (page) => {
      const parcels = page.getByRole("region", { name: text("orders.sections.fulfillment") });
      await parcels.getByRole("button", { name: actionsMenu }).last().click();
      await page.getByRole("menuitem", { name: `${text("fulfillments.actions.cancel")}…` }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: text("fulfillments.actions.cancel") })
        .click();
    },
    actual: ({ items }) => items.map(({ fulfilled_quantity }) => fulfilled_quantity ?? 0),
    expected: [0],
  },
];

/** The same, to an order that was sent. */
const afterSending: Once[] = [
  {
    name: text("orders.actions.return"),
    path: /\/return$/,
    ask: async (page) => {
      const form = await chooseOutcome(page, "return");
      await form.getByRole("checkbox").first().check();
      await form.getByRole("spinbutton").first().fill("1");
      await form.getByRole("button", { name: text("orders.actions.return") }).click();
    },
    actual: ({ returns }) => returns?.length,
    expected: 1,
  },
  {
    name: text("orders.actions.claim"),
    path: /\/claims$/,
    ask: async (page) => {
      const form = await chooseOutcome(page, "refund");
      await form.getByRole("checkbox").first().check();
      await form.getByRole("spinbutton").first().fill("1");
      await form
        .getByRole("combobox", { name: text("ui.lines.reason") })
        .selectOption(text("claims.reason.other"));
      await form.getByRole("button", { name: text("orders.actions.claim") }).click();
    },
    actual: ({ claims }) => claims?.length,
    expected: 1,
  },
];

async function fillRefund(page: Page): Promise<Locator> {
  const form = await choose(page, `${text("orders.actions.refund")}…`);
  await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("3.00");
  await form
    .getByRole("combobox", { name: text("orders.fields.reason") })
    .selectOption(text("orders.reason.other"));
  return form;
}

async function refundsOf(api: APIRequestContext, { id }: PlacedOrder) {
  return (await readOrder(api, id)).refunds.map(({ amount }) => amount);
}

// That the same holds for what only changes the order, the conformance suite proves of each action.
test("what was done though its answer was lost is found and told as done, and a form survives what it is about", async ({
  signedIn: page,
  api,
}) => {
  const order = await placeOrder(api, { lines: 1, quantity: 4 });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  const doEach = async (all: Once[]) => {
    for (const [index, { name, path, ask, actual, expected }] of all.entries())
      await test.step(name, async () => {
        await loseAnswer(page, path, index % 2 === 0 ? "socket" : "502");
        await ask(page);
        await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
        expect(calls.filter((url) => path.test(url))).toHaveLength(1);
        expect(await actual(await readOrder(api, order.id), api)).toEqual(expected);
      });
  };
  await open(page, order);
  await doEach(beforeSending);
  await sendOrder(api, await readOrder(api, order.id));
  await page.reload();
  await doEach(afterSending);
  await test.step("a form and its input survive the row that opened it", async () => {
    const { notes } = await read<{ notes: { id: string }[] }>(api, `/notes?resource_id=${order.id}`);
    await page.getByRole("button", { name: text("list.actionsFor", { title: "Ring twice" }) }).click();
    await page.getByRole("menuitem", { name: `${text("record-notes.actions.change")}…` }).click();
    const form = page.getByRole("dialog");
    const field = form.getByRole("textbox");
    await field.fill("Ring once, and wait");
    await api.delete(`/admin/notes/${notes[0]?.id}`);
    await form.getByRole("button", { name: text("record-notes.actionCommits.change") }).click();
    await expect(form.getByRole("alert")).toContainText(text("form.kept"));
    const timeline = page.getByRole("region", { name: text("timeline.title"), includeHidden: true });
    await expect(timeline.getByText("Ring twice")).toHaveCount(0);
    await expect(field).toHaveValue("Ring once, and wait");
  });
});

test("a refund is made once, also where the store could not be asked until the next try, and a twin is asked about", async ({
  signedIn: page,
  api,
}) => {
  const order = await capture(api, await placeOrder(api, { lines: 1 }));
  await open(page, order);
  const form = await fillRefund(page);
  const send = form.getByRole("button", { name: refundIt });
  await test.step("another try finds it, after a reload, too", async () => {
    await loseAnswer(page, /\/refund$/, "socket");
    let isDown = false;
    await page.route(/\/admin\/orders\//, async (route) => {
      if (route.request().method() === "POST") isDown = true;
      if (isDown && route.request().method() === "GET") return route.abort();
      return route.fallback();
    });
    await send.click();
    await expect(form.getByText(text("error.uncertainUnread"))).toBeVisible();
    await expect(form.getByText(text("form.uncertain"))).toBeVisible();
    await page.unroute(/\/admin\/orders\//);
    await page.reload();
    await choose(page, `${text("orders.actions.refund")}…`);
    await expect(form.getByText(text("form.draftBegun"))).toBeVisible();
    await send.click();
    await expect(form).toHaveCount(0);
    expect(await refundsOf(api, order)).toEqual([300]);
  });
  await test.step("one that somebody else has made meanwhile is asked about", async () => {
    await fillRefund(page);
    await write(api, `/orders/${order.id}/refund`, { amount: 300, reason: "other" });
    await send.click();
    await expect(form.getByText(new RegExp(text("orders.refund.twin", { amount: ".+" })))).toBeVisible();
    expect(await refundsOf(api, order)).toEqual([300, 300]);
    await send.click();
    await expect(form).toHaveCount(0);
    expect(await refundsOf(api, order)).toEqual([300, 300, 300]);
  });
});
