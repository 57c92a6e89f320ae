import { type APIRequestContext, type Page, request } from "playwright/test";
import { text } from "../../scripts/text";
import { mailedToken } from "../support/sent-mail";
import { account, addresses, expect, test } from "../support/test";

const at = (path: string) => `${addresses.app}${path}`;

/** Somebody of the team, whose password can be changed without any other test noticing. */
async function createColleague(api: APIRequestContext) {
  const email = `colleague-${Date.now().toString(36)}@tillhouse.test`;
  const password = "the old password";
  const answer = await api.post("/admin/users", {
    data: { email, password, first_name: "Forgetful", last_name: "Colleague", role: "member" },
  });
  const { user } = await answer.json();
  return { email, password, remove: () => api.delete(`/admin/users/${user.id}`) };
}

async function opens(email: string, password: string): Promise<boolean> {
  const context = await request.newContext({ baseURL: addresses.store });
  const answer = await context.post("/admin/auth", { data: { email, password } });
  await context.dispose();
  return answer.ok();
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const expired = `${part({ alg: "HS256" })}.${part({ user_id: "usr_1", email: account.email, exp: 1 })}.c2ln`;

/** Asks for a link again, for an address that nobody has, and for none. */
async function askForOthers(page: Page) {
  await page.getByRole("button", { name: text("reset.again") }).click();
  await expect(page.getByText(text("reset.sentAgain"))).toBeVisible();
  await page.getByRole("button", { name: text("reset.other") }).click();
  await page.getByLabel(text("session.email")).fill("nobody@tillhouse.test");
  await page.getByLabel(text("session.email")).press("Enter");
  // The same answer, so that nobody learns who is of the team.
  await expect(page.getByText(text("reset.sentText", { email: "nobody@tillhouse.test" }))).toBeVisible();
  await page.getByRole("button", { name: text("reset.other") }).click();
  await page.getByLabel(text("session.email")).fill("no address");
  await page.getByRole("button", { name: text("reset.send") }).click();
  await expect(page.getByText(text("form.email"))).toBeVisible();
  await page.getByRole("link", { name: text("session.backToSignIn") }).click();
  await expect(page.getByRole("heading", { name: text("session.signIn") })).toBeVisible();
}

/** Opens links that have expired, or were cut by a mail program: they say so before anything is typed. */
async function openDeadLinks(page: Page) {
  for (const [token, title] of [
    [expired, text("reset.dead.expired")],
    [expired.slice(0, 40), text("reset.dead.broken")],
  ] as const) {
    await page.goto(at(`/reset-password?token=${token}`));
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.getByRole("link", { name: text("reset.newLink") }).click();
    await expect(page.getByRole("button", { name: text("reset.send") })).toBeVisible();
  }
}

test("spec 2.7, 6.3, 6.4: a forgotten password is replaced by e-mail without a session", async ({
  page,
  api,
}) => {
  const { email, password, remove } = await createColleague(api);
  await page.goto(at("/login"));
  await page.getByLabel(text("session.email")).fill(email);
  await page.getByRole("link", { name: text("session.forgotten") }).click();
  await expect(page).toHaveURL(at("/reset-password"));
  await expect(page.getByLabel(text("session.email"))).toHaveValue(email);
  const asked = page.waitForRequest((call) => call.url().endsWith("/admin/users/password-token"));
  await page.getByRole("button", { name: text("reset.send") }).click();
  expect((await asked).headers().authorization).toBeUndefined();
  await expect(page.getByRole("heading", { name: text("reset.sentTitle") })).toBeVisible();
  await expect(page.getByText(text("reset.sentText", { email }))).toBeVisible();

  // The store writes its mails some seconds later.
  await askForOthers(page);
  await openDeadLinks(page);

  const token = await mailedToken("reset-password", email);
  await page.goto(at(`/reset-password?token=${token}`));
  await expect(page).toHaveURL(at("/reset-password"));
  await expect(page.getByRole("textbox", { name: text("session.email") })).toHaveValue(email);
  await expect(page.getByRole("textbox", { name: text("session.email") })).toHaveAttribute("readonly");
  await page.reload();
  const chosen = page.getByLabel(text("password.new"));
  const repeated = page.getByLabel(text("password.repeat"));
  const save = page.getByRole("button", { name: text("reset.save") });
  await chosen.fill("short");
  await save.click();
  await expect(page.getByText(text("password.errors.password", { least: 8 }))).toBeVisible();
  await expect(chosen).toBeFocused();
  await chosen.fill("the new password");
  await expect(
    page.getByText(`${text("password.rule", { least: 8 })} ${text("password.met")}`),
  ).toBeVisible();
  await repeated.fill("another one");
  await save.click();
  await expect(page.getByText(text("password.errors.repeated"))).toBeVisible();
  await repeated.fill("the new password");
  await test.step("what was chosen is kept while the store does not answer", async () => {
    await page.route("**/admin/users/reset-password", (route) => route.abort());
    await save.click();
    await expect(page.getByRole("alert")).toContainText(text("reset.notSaved"));
    await expect(chosen).toHaveValue("the new password");
    await page.unroute("**/admin/users/reset-password");
  });
  let saved = 0;
  page.on("request", (call) => {
    if (call.url().endsWith("/admin/users/reset-password")) saved += 1;
  });
  await save.dblclick();
  await expect(page.getByRole("heading", { name: text("orders.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: /Forgetful Colleague/ })).toBeVisible();
  expect(saved).toBe(1);
  expect(await opens(email, password)).toBe(false);
  expect(await opens(email, "the new password")).toBe(true);

  await page.goto(at(`/reset-password?token=${token}`));
  await chosen.fill("a third password");
  await repeated.fill("a third password");
  await save.click();
  await expect(page.getByRole("heading", { name: text("reset.dead.used") })).toBeVisible();
  await page.getByRole("link", { name: text("reset.newLink") }).click();
  await expect(page.getByLabel(text("session.email"))).toHaveValue(email);
  await remove();
});
