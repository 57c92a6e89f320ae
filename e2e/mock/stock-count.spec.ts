import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { expectAccessible } from "../support/accessibility";
import { fakeCamera } from "../support/fake-camera";
import { sessionEnded, signInAgain } from "../support/sign-in";
import { addresses, expect, test } from "../support/test";

const countPage = `${addresses.app}/a/inventory/count`;

interface Item {
  id: string;
  sku: string;
  location_levels: { location_id: string; stocked_quantity: number }[];
  variants: { id: string; product_id: string; product: { title: string } }[];
}

/** Items that are stocked at the first location, and that location. */
async function stockedItems(api: APIRequestContext) {
  const { stock_locations: locations }: { stock_locations: { id: string; name: string }[] } = await (
    await api.get("/admin/stock-locations?limit=100")
  ).json();
  const { inventory_items: items }: { inventory_items: Item[] } = await (
    await api.get("/admin/inventory-items?limit=100")
  ).json();
  const levelOf = (item: Item, id: string) =>
    item.location_levels.find(({ location_id }) => location_id === id)?.stocked_quantity;
  const [location] = locations.filter(
    ({ id }) => items.filter((item) => levelOf(item, id) !== undefined).length > 2,
  );
  if (location === undefined) throw new Error("No location stocks three items.");
  const stocked = items.filter(({ id, ...item }) => levelOf({ id, ...item }, location.id) !== undefined);
  const [first, second, third] = stocked;
  if (!first || !second || !third) throw new Error("No location stocks three items.");
  const read = async ({ id }: Item) => {
    const answer = await (await api.get(`/admin/inventory-items?id[]=${id}&limit=1`)).json();
    return levelOf(answer.inventory_items[0], location.id) ?? 0;
  };
  return { items: [first, second, third] as const, location, read };
}

/** Opens the page at a location, on a phone. */
async function openCount(page: Page, location: { id: string }) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(countPage);
  await page.getByLabel(text("inventory-count.location")).selectOption(location.id);
}

const codeField = (page: Page) => page.getByLabel(text("inventory-count.code"), { exact: true });
const numberField = (page: Page) => page.getByLabel(text("inventory-count.counted"), { exact: true });
const rows = (page: Page) =>
  page.getByRole("list", { name: text("inventory-count.counts") }).getByRole("listitem");

/** Types a code, as a scanner at a keyboard does. */
async function open(page: Page, code: string) {
  await codeField(page).fill(code);
  await codeField(page).press("Enter");
  await expect(numberField(page)).toBeFocused();
}

/** Types the number of what is open. */
async function enter(page: Page, number: number) {
  await numberField(page).fill(String(number));
  await numberField(page).press("Enter");
  await expect(numberField(page)).toHaveCount(0);
}

/** A code and its number. */
async function count(page: Page, code: string, number: number) {
  await open(page, code);
  await enter(page, number);
}

const openTracks = (page: Page) =>
  page.evaluate(
    () =>
      (Reflect.get(window, "cameraTracks") as MediaStreamTrack[]).filter(
        ({ readyState }) => readyState === "live",
      ).length,
  );

// What is still asked when a test ends is nobody's concern any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a barcode before the camera opens its item, and Enter saves the number", async ({
  signedIn: page,
  api,
}) => {
  const { items, location, read } = await stockedItems(api);
  const [item] = items;
  const [variant] = item.variants;
  await api.post(`/admin/products/${variant?.product_id}/variants/${variant?.id}`, {
    data: { ean: "4006381333931" },
  });
  // The camera sees 14 digits where the variant has 13.
  await fakeCamera(page, "04006381333931");
  await openCount(page, location);
  const was = await read(item);
  await page.getByRole("button", { name: text("inventory-count.scan") }).click();
  await expect(numberField(page)).toBeFocused();
  await expect(page.getByText(variant?.product.title ?? "", { exact: true })).toBeVisible();
  expect(await openTracks(page)).toBe(0);
  await page.keyboard.type(String(was + 3));
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toContainText(text("inventory-count.states.saved"));
  await expect.poll(() => read(item)).toBe(was + 3);
  // The camera is on again. What was just counted still lies before it, and is passed over.
  await expect(page.getByLabel(text("inventory-count.camera"), { exact: true })).toBeVisible();
  await expect.poll(() => openTracks(page)).toBe(1);
  await page.evaluate((code) => Object.assign(window, { cameraCode: code }), items[1].sku);
  await expect(numberField(page)).toBeFocused();
  await expect(page.getByText(items[1].sku)).toBeVisible();
  await page.getByRole("button", { name: text("action.cancel") }).click();
  await expect(page.getByRole("button", { name: text("inventory-count.scan") })).toBeFocused();
  expect(await openTracks(page)).toBe(0);
});

test("a refused camera, a code that nothing has, a lost answer and somebody else's change are told", async ({
  signedIn: page,
  api,
}) => {
  const { items, location, read } = await stockedItems(api);
  const [one, two, three] = items;
  const saved = text("inventory-count.states.saved");
  await page.addInitScript(() => {
    class BlindDetector {
      static getSupportedFormats = async () => ["ean_13"];
      detect = async () => [];
    }
    Object.assign(window, { BarcodeDetector: BlindDetector });
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await openCount(page, location);

  await test.step("a refused camera and an unknown code are said in words", async () => {
    await page.getByRole("button", { name: text("inventory-count.scan") }).click();
    await expect(page.getByRole("alert")).toHaveText(text("inventory-count.cameraErrors.refused"));
    await page.getByRole("button", { name: text("inventory-count.closeCamera") }).click();
    await codeField(page).fill("no-such-code");
    await codeField(page).press("Enter");
    await expect(page.getByRole("alert")).toHaveText(
      text("inventory-count.unknown", { code: "no-such-code" }),
    );
    await count(page, one.sku.toLowerCase(), 4);
    await expect(rows(page)).toContainText([saved]);
    expect(await read(one)).toBe(4);
  });

  await test.step("an answer that is lost is looked up, and nothing is sent twice", async () => {
    let sent = 0;
    await page.route("**/location-levels/**", async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    const was = await read(two);
    await count(page, two.sku, was + 5);
    await expect(rows(page)).toContainText([saved, saved]);
    expect(await read(two)).toBe(was + 5);
    expect(sent).toBe(1);
    await page.unroute("**/location-levels/**");
  });

  await test.step("what somebody else has changed meanwhile is overwritten only when asked", async () => {
    const was = await read(three);
    await codeField(page).fill(three.sku);
    const looked = page.waitForResponse((answer) =>
      new URL(answer.url()).searchParams.getAll("id[]").includes(three.id),
    );
    await codeField(page).press("Enter");
    await expect(numberField(page)).toBeFocused();
    await expect(page.getByText(text("inventory-items.fields.stocked_quantity"))).toBeVisible();
    // Only after this look at the store has the number changed meanwhile.
    await looked;
    await api.post(`/admin/inventory-items/${three.id}/location-levels/${location.id}`, {
      data: { stocked_quantity: was + 40 },
    });
    await numberField(page).fill(String(was + 1));
    await numberField(page).press("Enter");
    const row = rows(page).first();
    await expect(row).toContainText(
      text("inventory-count.changedMeanwhile", { now: was + 40, counted: was + 1 }),
    );
    expect(await read(three)).toBe(was + 40);
    await row.getByRole("button", { name: text("inventory-count.mine") }).click();
    await expect(rows(page)).toContainText([saved, saved, saved]);
    expect(await read(three)).toBe(was + 1);
  });
});

test("counts wait without the network, survive a reload, and are sent once", async ({
  signedIn: page,
  api,
}) => {
  const { items, location, read } = await stockedItems(api);
  const [one, two, three] = items;
  const sent: string[] = [];
  page.on("request", (call) => {
    if (call.method() === "POST" && call.url().includes("/location-levels")) sent.push(call.url());
  });
  await openCount(page, location);
  const before = [await read(one), await read(two)] as const;
  await count(page, three.sku, 2);
  await expect(rows(page)).toContainText([text("inventory-count.states.saved")]);
  sent.length = 0;

  await page.context().setOffline(true);
  await count(page, one.sku, before[0] + 1);
  await count(page, two.sku, before[1] + 2);
  const waiting = rows(page).filter({ hasText: text("inventory-count.states.waiting") });
  await expect(waiting).toHaveCount(2);
  await expect(page.getByText(text("inventory-count.waitingWhy.network"))).toBeVisible();
  // A number that is only typed is there after a reload, too.
  await codeField(page).fill(three.sku);
  await codeField(page).press("Enter");
  await numberField(page).fill("77");

  // The page itself can be had again, the store behind it cannot.
  let isAway = true;
  await page.route("**/admin/inventory-items**", (route) => (isAway ? route.abort() : route.continue()));
  await page.context().setOffline(false);
  await page.reload();
  await expect(numberField(page)).toHaveValue("77");
  await expect(waiting).toHaveCount(2);
  await expect(page.getByText(text("inventory-count.oldItems"))).toBeVisible();
  await page.getByRole("button", { name: text("action.cancel") }).click();
  await codeField(page).fill(three.sku);
  await codeField(page).press("Enter");
  await expect(numberField(page)).toBeFocused();
  await page.getByRole("button", { name: text("action.cancel") }).click();
  expect(sent).toEqual([]);

  isAway = false;
  const other = await page.context().newPage();
  other.on("request", (call) => {
    if (call.method() === "POST" && call.url().includes("/location-levels")) sent.push(call.url());
  });
  await Promise.all([
    other.goto(countPage),
    page.getByRole("button", { name: text("inventory-count.send") }).click(),
  ]);
  await expect(waiting).toHaveCount(0);
  await expect.poll(() => read(one)).toBe(before[0] + 1);
  await expect.poll(() => read(two)).toBe(before[1] + 2);
  await expect(rows(other).filter({ hasText: text("inventory-count.states.saved") })).toHaveCount(3);
  expect(sent.map((url) => url.split("/inventory-items/")[1]?.split("/")[0]).sort()).toEqual(
    [one.id, two.id].sort(),
  );
  await other.close();
});

test("a count waits while nobody is signed in, and is sent once after signing in", async ({
  signedIn: page,
  api,
}) => {
  const { items, location, read } = await stockedItems(api);
  const [item, other] = items;
  let sent = 0;
  page.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().includes("/location-levels") && answer.ok())
      sent += 1;
  });
  await openCount(page, location);
  const was = [await read(item), await read(other)] as const;
  await count(page, other.sku, was[1] + 1);
  await expect(rows(page)).toContainText([text("inventory-count.states.saved")]);
  sent = 0;
  // Jobs are asked for all the time, and would notice it first.
  await page.route(/\/admin\/batch-jobs/, (route) => route.abort());
  // The item's level is read first: asked without a session, it would open the dialog above the number.
  const level = page.waitForResponse(
    (answer) => answer.ok() && decodeURIComponent(answer.url()).includes(`/inventory-items?id[]=${item.id}`),
  );
  await open(page, item.sku);
  await level;
  await page.context().clearCookies();
  await enter(page, was[0] + 3);
  const again = sessionEnded(page);
  await expect(again.getByLabel(text("session.password"), { exact: true })).toBeFocused();
  expect(await read(item)).toBe(was[0]);
  await signInAgain(page);
  // It would try again by itself after a while.
  await page.getByRole("button", { name: text("inventory-count.send") }).click();
  await expect.poll(() => read(item)).toBe(was[0] + 3);
  // The store knows the number before the page has the answer.
  await expect.poll(() => sent).toBe(1);
  await expectAccessible(page, "a count of stock");
});
