import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { addresses, expect, test } from "../support/test";

const at = (path: string) => `${addresses.app}${path}`;

async function invite(api: APIRequestContext) {
  const email = `invited-${Date.now().toString(36)}@tillhouse.test`;
  await api.post("/admin/invites", { data: { user: email, role: "member" } });
  const { invites } = await (await api.get("/admin/invites")).json();
  const made = invites.find((one: { user_email: string }) => one.user_email === email);
  return { email, id: String(made.id), token: String(made.token) };
}

async function removeUser(api: APIRequestContext, email: string) {
  const { users } = await (await api.get("/admin/users")).json();
  const user = users.find((one: { email: string }) => one.email === email);
  await api.delete(`/admin/users/${user.id}`);
  return user;
}

/** Fills in who is invited, and accepts. */
async function accept(page: Page, lastName: string) {
  await page.getByLabel(text("invite.firstName")).fill("Nora");
  await page.getByLabel(text("invite.lastName")).fill(lastName);
  await page.getByLabel(text("password.new")).fill("a good password");
  await page.getByLabel(text("password.repeat")).fill("a good password");
  await page.getByRole("button", { name: text("invite.accept") }).click();
}

test("spec 2.5, 6.3, 6.4: an invited person chooses a name and a password and is signed in", async ({
  page,
  api,
}) => {
  const { email, token } = await invite(api);
  await page.goto(at(`/invite?first_run=true&token=${token}`));
  await expect(page.getByRole("heading", { name: text("invite.firstTitle") })).toBeVisible();
  await page.goto(at(`/invite?token=${token}`));
  await expect(page).toHaveURL(at("/invite"));
  await expect(page.getByRole("heading", { name: text("invite.title") })).toBeVisible();
  await expect(page.getByRole("textbox", { name: text("session.email") })).toHaveValue(email);
  await page.getByRole("button", { name: text("invite.accept") }).click();
  await expect(page.getByLabel(text("invite.firstName"))).toBeFocused();
  await expect(page.getByText(text("form.required"))).toHaveCount(2);
  await page.keyboard.type("Nora");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Invited");
  await page.getByLabel(text("password.new")).fill("a good password");
  await page.getByLabel(text("password.repeat")).fill("a good password");
  const accepted = page.waitForRequest((call) => call.url().endsWith("/admin/invites/accept"));
  await page.keyboard.press("Enter");
  const sent = await accepted;
  expect(sent.headers().authorization).toBeUndefined();
  expect(sent.postDataJSON()).toEqual({
    token,
    user: { first_name: "Nora", last_name: "Invited", password: "a good password" },
  });
  await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: /Nora Invited/ })).toBeVisible();

  const late = await invite(api);
  await test.step("somebody who is signed in can sign out to accept", async () => {
    await page.goto(at(`/invite?token=${late.token}`));
    await expect(page.getByRole("heading", { name: text("invite.other", { email }) })).toBeVisible();
    await page.getByRole("button", { name: text("session.signOut") }).click();
    await expect(page.getByRole("textbox", { name: text("session.email") })).toHaveValue(late.email);
  });

  await test.step("a revoked invitation says so instead of showing a form", async () => {
    await api.delete(`/admin/invites/${late.id}`);
    await accept(page, "Late");
    await expect(page.getByRole("heading", { name: text("invite.dead.gone") })).toBeVisible();
    await expect(page.getByLabel(text("invite.firstName"))).toHaveCount(0);
  });

  await test.step("an invitation that was accepted leads to the sign-in", async () => {
    await page.goto(at(`/invite?token=${token}`));
    await accept(page, "Again");
    await expect(
      page.getByRole("heading", {
        name: new RegExp(`${text("invite.dead.gone")}|${text("invite.dead.joined")}`),
      }),
    ).toBeVisible();
    await page.getByRole("link", { name: text("invite.toSignIn") }).click();
    await expect(page.getByLabel(text("session.email"))).toHaveValue(email);
  });
  expect(await removeUser(api, email)).toMatchObject({ first_name: "Nora", last_name: "Invited" });
});
