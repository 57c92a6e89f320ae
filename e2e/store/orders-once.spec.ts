import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { chooseOutcome } from "../support/choose-outcome";
import { choose } from "../support/create-draft-order";
import {
  capture,
  fulfil,
  type PlacedOrder,
  placeOrder,
  read,
  readOrder,
  ship,
  write,
} from "../support/place-order";
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

/** Each thing that the store would do once more if it were asked again: how it is asked, and what is there once it was done. */
const once: {
  name: string;
  from: (api: APIRequestContext) => Promise<PlacedOrder>;
  path: RegExp;
  ask: (page: Page, order: PlacedOrder) => Promise<void>;
  actual: (order: PlacedOrder, api: APIRequestContext) => unknown;
  expected: unknown;
}[] = [
  {
    name: text("orders.actions.refund"),
    from: async (api) => capture(api, await placeOrder(api, { lines: 1 })),
    path: /\/refund$/,
    ask: async (page) => {
      const form = await choose(page, `${text("orders.actions.refund")}…`);
      await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("3.00");
      await form
        .getByRole("combobox", { name: text("orders.fields.reason") })
        .selectOption(text("orders.reason.other"));
      await form.getByRole("button", { name: refundIt }).click();
    },
    actual: ({ refunds }) => refunds.map(({ amount }) => amount),
    expected: [300],
  },
  {
    name: text("orders.actions.fulfil"),
    from: (api) => placeOrder(api, { lines: 1, quantity: 4 }),
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
    from: async (api) => fulfil(api, await placeOrder(api, { lines: 1, quantity: 2 })),
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
  {
    name: text("timeline.addNote"),
    from: (api) => placeOrder(api, { lines: 1 }),
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
    name: text("orders.actions.claim"),
    from: async (api) =>
      ship(api, await fulfil(api, await capture(api, await placeOrder(api, { lines: 1, quantity: 3 })))),
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
  {
    name: text("orders.actions.return"),
    from: async (api) =>
      ship(api, await fulfil(api, await capture(api, await placeOrder(api, { lines: 1, quantity: 3 })))),
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
    name: text("order-edits.ends.confirm"),
    from: (api) => placeOrder(api, { lines: 1 }),
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
    expected: { quantities: [2], edits: ["confirmed"] },
  },
  {
    name: text("orders.actions.archive"),
    from: async (api) => {
      const order = await placeOrder(api, { lines: 1 });
      await write(api, `/orders/${order.id}/complete`);
      return order;
    },
    path: /\/archive$/,
    ask: async (page) => {
      await choose(page, `${text("orders.actions.archive")}…`);
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: text("orders.actions.archive") })
        .click();
    },
    actual: ({ status }) => status,
    expected: "archived",
  },
];

test.describe("what was done though its answer was lost is found, and told as done", () => {
  for (const [index, { name, from, path, ask, actual, expected }] of once.entries())
    test(name, async ({ signedIn: page, api }) => {
      const order = await from(api);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && path.test(request.url())) calls.push(request.url());
      });
      await loseAnswer(page, path, index % 2 === 0 ? "socket" : "502");
      await open(page, order);
      await ask(page, order);
      await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
      expect(calls).toHaveLength(1);
      expect(await actual(await readOrder(api, order.id), api)).toEqual(expected);
    });

  test("also where the store could not be asked until the next try", async ({ signedIn: page, api }) => {
    const order = await capture(api, await placeOrder(api, { lines: 1 }));
    await open(page, order);
    const form = await choose(page, `${text("orders.actions.refund")}…`);
    await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("3.00");
    await form
      .getByRole("combobox", { name: text("orders.fields.reason") })
      .selectOption(text("orders.reason.other"));
    await loseAnswer(page, /\/refund$/, "socket");
    let isDown = false;
    await page.route(/\/admin\/orders\//, async (route) => {
      if (route.request().method() === "POST") isDown = true;
      if (isDown && route.request().method() === "GET") return route.abort();
      return route.fallback();
    });
    const send = form.getByRole("button", { name: refundIt });
    await send.click();
    await expect(form.getByText(text("error.uncertainUnread"))).toBeVisible();
    await expect(form.getByText(text("form.uncertain"))).toBeVisible();
    await page.reload();
    await page.unroute(/\/admin\/orders\//);
    await page.reload();
    await choose(page, `${text("orders.actions.refund")}…`);
    await expect(form.getByText(text("form.draftBegun"))).toBeVisible();
    await send.click();
    await expect(form).toHaveCount(0);
    expect((await readOrder(api, order.id)).refunds).toHaveLength(1);
  });
});

test("a refund that somebody else has made meanwhile is asked about", async ({ signedIn: page, api }) => {
  const order = await capture(api, await placeOrder(api, { lines: 1 }));
  await open(page, order);
  const form = await choose(page, `${text("orders.actions.refund")}…`);
  await form.getByRole("textbox", { name: text("orders.fields.amount") }).fill("3.00");
  await form
    .getByRole("combobox", { name: text("orders.fields.reason") })
    .selectOption(text("orders.reason.other"));
  await write(api, `/orders/${order.id}/refund`, { amount: 300, reason: "other" });
  const send = form.getByRole("button", { name: refundIt });
  await send.click();
  await expect(form.getByText(new RegExp(text("orders.refund.twin", { amount: ".+" })))).toBeVisible();
  expect((await readOrder(api, order.id)).refunds).toHaveLength(1);
  await send.click();
  await expect(form).toHaveCount(0);
  expect((await readOrder(api, order.id)).refunds).toHaveLength(2);
});
