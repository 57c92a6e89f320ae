import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { addresses, expect, recordRows, test } from "../support/test";

const at = (path: string) => `${addresses.app}${path}`;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (claims: object) => `${part({ alg: "HS256" })}.${part(claims)}.c2ln`;

test("spec 2.3: the landing page leads to the list of orders or to the sign-in", async ({
  page,
  signedIn,
  browser,
}) => {
  expect(signedIn).toBe(page);
  await page.goto(at("/"));
  await expect(page).toHaveURL(at("/a/orders"));
  await expect(recordRows(page).first()).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(at("/"));
  await expect(stranger).toHaveURL(at("/login"));
  await expect(stranger.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
  await stranger.close();
});

test("spec 2.8, 8.8: an unknown path says that there is no page, without a session", async ({ page }) => {
  await page.goto(at("/nowhere/at/all?x=1"));
  await expect(page.getByRole("heading", { level: 1, name: text("notFound.title") })).toBeVisible();
  await expect(page.getByText("/nowhere/at/all")).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(text("notFound.title")));
  await page.getByRole("link", { name: text("notFound.back") }).click();
  await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
});

test("spec 2.8, 8.8: an unknown path below a/ says so inside the frame", async ({ signedIn: page }) => {
  await page.goto(at("/a/nowhere"));
  await expect(page.getByRole("heading", { level: 1, name: text("notFound.title") })).toBeVisible();
  await expect(page.getByRole("navigation")).toBeVisible();
  await page.getByRole("link", { name: text("notFound.back") }).click();
  await expect(recordRows(page).first()).toBeVisible();
});

const pages = {
  "the sign-in": "/login",
  "a forgotten password": "/reset-password",
  "a new password": `/reset-password?token=${token({ email: "ada@tillhouse.test", exp: 9_999_999_999 })}`,
  "an expired link": `/reset-password?token=${token({ email: "ada@tillhouse.test", exp: 1 })}`,
  "an invitation": `/invite?token=${token({ user_email: "ada@tillhouse.test" })}`,
  "a broken invitation": "/invite",
  "not found": "/nowhere",
};

for (const [name, path] of Object.entries(pages))
  test(`axe finds no fault on ${name}, without a session`, async ({ page }) => {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The errors are part of the page.
    const submit = page.locator("button[type=submit]");
    if ((await submit.count()) > 0) await submit.click();
    await expectAccessibleInBothThemes(page, name, { bestPractice: true });
  });

test("pages without a session fit a window of 320 px in both directions", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const direction of ["ltr", "rtl"])
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(at(path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page
        .locator("[data-tillhouse]")
        .evaluate((root, dir) => root.setAttribute("dir", dir), direction);
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(excess, `${name} ${direction}: pixels too wide`).toBe(0);
    }
});
