import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { openPage } from "../support/open-page";
import { actionsMenu, addresses, expect, recordRows, test } from "../support/test";

const title = "Parcel labels";
const address = `${addresses.app}/a/oauth/parcel-labels`;

test("apps are connected once, with the code and state that their service sends people back with", async ({
  signedIn: page,
  api,
}) => {
  test.slow();
  const read = async () => (await (await api.get("/admin/apps")).json()).apps[0];
  const finish = page.getByRole("button", { name: text("apps.finish") });
  const { data } = await read();
  const { state } = data;

  await page.goto(`${addresses.app}/a/settings`);
  await page.getByRole("link", { name: new RegExp(text("apps.description")) }).click();
  await expect(recordRows(page)).toHaveCount(1);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText(text("apps.isOpen", { title }))).toBeVisible();
  // The service sends people back to where the example store believes the back-office to be.
  await page.context().route(/^http:\/\/localhost:7001\//, (route) => route.fulfill({ body: "Back" }));
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: text("apps.actions.install") }).click();
  const popup = await opened;
  await popup.waitForURL(/code=parcel-labels-code/);
  expect(new URL(popup.url()).searchParams.get("state")).toBe(state);
  await popup.close();

  // A wrong state, half an address and a refusal say so, and nothing is sent.
  for (const [query, said] of [
    ["code=parcel-labels-code&state=old", text("apps.unasked", { title })],
    ["code=parcel-labels-code", text("apps.incomplete", { title })],
    ["error=access_denied", text("apps.denied", { title, reason: "access_denied" })],
  ] as const) {
    await openPage(page, `oauth/parcel-labels?${query}`);
    await expect(page.getByRole("alert")).toContainText(said);
    await expect(page.getByRole("alert")).toContainText(text("apps.nothingChanged"));
    await expect(finish).toHaveCount(0);
  }
  expect((await read()).data).toEqual({ state });
  await expectAccessibleInBothThemes(page, "an app");

  // The service does not know the code: the store says so, and another try may be right.
  await openPage(page, `oauth/parcel-labels?code=wrong&state=${state}`);
  await finish.click();
  await expect(page.getByRole("alert")).toContainText("does not know this code");
  expect((await read()).data).toEqual({ state });

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/admin/apps/authorizations")) sent.push(request.postData() ?? "");
  });
  // As the service sends people back: from elsewhere, by a load.
  await page.goto(`${address}?code=parcel-labels-code&state=${state}`);
  await finish.dblclick();
  await expect(page.getByText(text("apps.connected", { title }))).toBeVisible();
  expect(sent.map((payload) => JSON.parse(payload))).toEqual([
    { application_name: "parcel-labels", code: "parcel-labels-code", state },
  ]);
  expect(Object.keys((await read()).data)).toEqual(["access_token"]);
  await expect(page).toHaveURL(address);
  await expect(page.getByText(text("apps.isConnected", { title }))).toBeVisible();

  // The same link once more is an old one.
  await openPage(page, `oauth/parcel-labels?code=parcel-labels-code&state=${state}`);
  await expect(page.getByRole("alert")).toContainText(text("apps.unasked", { title }));

  await openPage(page, "oauth/parcel-labels");
  await page.getByRole("button", { name: actionsMenu }).click();
  await expect(page.getByRole("menuitem", { name: text("apps.actions.uninstall") })).toBeVisible();
});
