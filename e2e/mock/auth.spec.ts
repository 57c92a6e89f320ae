import { text } from "../../scripts/text";
import { expectAccessible, expectAccessibleInBothThemes } from "../support/accessibility";
import { openAddress, openPage } from "../support/open-page";
import { addresses, expect, recordRows, test } from "../support/test";

const at = (path: string) => `${addresses.app}${path}`;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (claims: object) => `${part({ alg: "HS256" })}.${part(claims)}.c2ln`;

test("spec 2.1, 2.3, 2.8, 8.8, 9.21: /app and /app/ lead to the list of orders or to the sign-in, with URLs below it", async ({
  signedIn: page,
  context,
}) => {
  for (const address of [addresses.app, at("/")]) {
    await page.goto(address);
    await expect(page).toHaveURL(at("/a/orders"));
    await expect(recordRows(page).first()).toBeVisible();
  }
  expect(new URL(addresses.app).pathname).toBe("/app");
  const links = await page
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(link).toMatch(/^\/app\//);

  await test.step("an unknown path below a/ says so inside the frame", async () => {
    await openPage(page, "nowhere");
    await expect(page.getByRole("heading", { level: 1, name: text("notFound.title") })).toBeVisible();
    await expect(page.getByRole("navigation")).toBeVisible();
    await page.getByRole("link", { name: text("notFound.back") }).click();
    await expect(recordRows(page).first()).toBeVisible();
  });

  await context.clearCookies();
  await page.goto(at("/"));
  await expect(page).toHaveURL(at("/login"));
  await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
});

const ada = "ada@tillhouse.test";
const pages = {
  "the sign-in": { path: "/login", title: "session.signIn" },
  "a forgotten password": { path: "/reset-password", title: "reset.askTitle" },
  "a new password": {
    path: `/reset-password?token=${token({ email: ada, exp: 9_999_999_999 })}`,
    title: "reset.title",
  },
  "an expired link": {
    path: `/reset-password?token=${token({ email: ada, exp: 1 })}`,
    title: "reset.dead.expired",
  },
  "an invitation": { path: `/invite?token=${token({ user_email: ada })}`, title: "invite.title" },
  "a broken invitation": { path: "/invite", title: "invite.dead.broken" },
  "not found": { path: "/nowhere", title: "notFound.title" },
} as const;

/** Those that look like no other: the rest is forms like the first. */
const looks = ["the sign-in", "an expired link", "not found"];

test("spec 2.8, 8.8: pages without a session, that of an unknown path among them, are accessible and fit 320 px", async ({
  page,
}) => {
  await test.step("an unknown path says that there is no page", async () => {
    await page.goto(at("/nowhere/at/all?x=1"));
    await expect(page.getByRole("heading", { level: 1, name: text("notFound.title") })).toBeVisible();
    await expect(page.getByText("/nowhere/at/all")).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(text("notFound.title")));
    await page.getByRole("link", { name: text("notFound.back") }).click();
    await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
  });

  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [name, { path, title }] of Object.entries(pages))
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAddress(page, at(path));
      await expect(page.getByRole("heading", { level: 1, name: text(title) })).toBeVisible();
      // The errors are part of the page.
      const submit = page.locator("button[type=submit]");
      if ((await submit.count()) > 0) await submit.click();
      if (looks.includes(name)) await expectAccessibleInBothThemes(page, name, { bestPractice: true });
      else await expectAccessible(page, name, { bestPractice: true });

      await page.setViewportSize({ width: 320, height: 640 });
      for (const direction of ["rtl", "ltr"]) {
        await page
          .locator("[data-tillhouse]")
          .evaluate((root, dir) => root.setAttribute("dir", dir), direction);
        await expect.poll(excess, `${name} ${direction}: pixels too wide`).toBe(0);
      }
    });
});
