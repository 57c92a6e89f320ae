import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, serve } from "@tillhouse/admin-cli";
import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { signIn } from "../support/sign-in";
import { account, addresses, expect, recordRows, test, unique } from "../support/test";

const fixtures = fileURLToPath(new URL("../fixtures", import.meta.url));

/** Markup that would run a script if it ever became markup. */
const attack = `<img src="x" onerror="window.hacked=1"><svg onload="window.hacked=2">"'><script>window.hacked=3</script>`;

/** Nothing of the attack is in the page other than as text. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
  await expect(page.locator(`img[src="x"], svg[onload], [onerror]`)).toHaveCount(0);
  const scripts = await page.locator("script:not([src])").evaluateAll((all) => all.map(({ id }) => id));
  expect(scripts.filter((id) => !id.startsWith("tillhouse-"))).toEqual([]);
}

/**
 * Forgets what was told on purpose. The browser tells first, and the page itself a moment later, when it has time. Where nothing
 * is drawn, it may never say that it has.
 */
async function forget(page: Page, violations: string[]): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  violations.length = 0;
}

test("what somebody typed stays text, and no address of a script becomes a link or a picture", async ({
  signedIn: page,
  api,
}) => {
  const title = unique(attack);
  const mark = unique("seen").replace(/\W/g, "");
  const address = "javascript:window.hacked=4";
  const make = async (path: string, data: object) => (await api.post(`/admin/${path}`, { data })).json();
  const [{ collection }, { sales_channel: channel }, { product }] = await Promise.all([
    make("collections", { title, handle: unique("attack").replace(/\W/g, "-") }),
    make("sales-channels", { name: `${mark} ${attack}` }),
    make("products", {
      title: unique("Careless"),
      thumbnail: address,
      images: [address, "data:text/html,<script>parent.hacked=5</script>"],
      metadata: { tracking: address, markup: attack },
      is_giftcard: false,
    }),
  ]);

  await test.step("in lists, details, toasts, dialogs and the browser's tab", async () => {
    await page.goto(`${addresses.app}/a/collections?q=${encodeURIComponent(title.slice(-8))}`);
    await expect(recordRows(page).first()).toContainText(attack.slice(0, 40));
    await expectHarmless(page);
    await openPage(page, `collections/${collection.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(attack.slice(0, 40));
    await expect.poll(() => page.title()).toContain(attack.slice(0, 40));
    await expectHarmless(page);
    await openPage(page, `collections?delete=${collection.id}`);
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(dialog).toContainText(attack.slice(0, 40));
    await expectHarmless(page);
    await dialog
      .getByRole("button", { name: text("delete.confirm", { noun: text("collections.noun") }) })
      .click();
    await expect(
      page.getByText(text("toast.deleted", { noun: text("collections.one") })).first(),
    ).toBeVisible();
    await expectHarmless(page);
  });

  await test.step("in the palette, in results and among recent records", async () => {
    await openPage(page, `sales-channels/${channel.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(mark);
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: text("palette.open") });
    const options = palette.getByRole("option");
    await palette.getByRole("combobox").fill(mark);
    await expect(options.filter({ hasText: "onerror" }).first()).toBeVisible();
    await expectHarmless(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await openPage(page, `products/${product.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Careless");
    await page.keyboard.press("Control+k");
    await expect(options.filter({ hasText: "onerror" }).first()).toBeVisible();
    await expectHarmless(page);
    await page.keyboard.press("Escape");
  });

  await test.step("no address of a script is a link or a picture", async () => {
    await page.waitForLoadState("networkidle");
    const scripts = page.locator('[href^="javascript"], [src^="javascript"], [src^="data:text"]');
    await expect(scripts).toHaveCount(0);
    await expectHarmless(page);
  });
});

// That no other site can frame it is in the headers: packages/admin-cli/test/serve.test.ts.
test("a page may not keep a token or a password where scripts can read it, nor run an injected script or text as code", async ({
  page,
  violations,
}) => {
  await page.goto(`${addresses.app}/login`);
  await signIn(page);
  await expect(recordRows(page).first()).toBeVisible();
  await openPage(page, "products");
  await expect(page.getByRole("heading", { level: 1, name: text("products.title") })).toBeVisible();
  await expect(recordRows(page).first()).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  const cookies = await page.context().cookies();
  const session = cookies.filter(({ httpOnly }) => httpOnly);
  expect(session.length).toBeGreaterThan(0);
  for (const { value } of session) expect(kept).not.toContain(value);
  // The admin's own keys begin with the word that is the password of the example store.
  expect(kept.replaceAll("tillhouse.", "")).not.toContain(account.password);
  expect(kept).not.toMatch(/eyJ[\w-]{10,}\.|access_token|api_token/);

  // The tools of the tests are let in where pages are not, so a handler does what a page would do.
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.hacked = 'inline'";
    document.body.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "window.hacked = 'handler'");
    document.body.append(button);
    button.click();
    button.remove();
    const stranger = document.createElement("script");
    stranger.src = "https://evil.invalid/a.js";
    document.body.append(stranger);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
  await forget(page, violations);
});

test.describe("styles that extensions place in the page", () => {
  test("are applied if a script made them, not if they came as markup", async ({ page, violations }) => {
    const directory = join(fixtures, "placed-styles");
    await build({ directory, environment: {} });
    const admin = await serve({ directory, port: 0, backend: addresses.store, environment: {} });
    await page.request.post(new URL("/admin/auth", admin.url).href, { data: account });
    await page.goto(`${admin.url}/a/styled`);
    const placed = page.getByText("By script");
    await expect(placed).toHaveCSS("color", "rgb(1, 2, 3)");
    expect(violations).toEqual([]);
    await page.getByRole("button", { name: "Smuggle" }).click();
    await expect(page.getByText("In line")).not.toHaveCSS("color", "rgb(1, 2, 3)");
    await expect(page.getByText("By markup")).not.toHaveCSS("color", "rgb(1, 2, 3)");
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    await forget(page, violations);
    await admin.close();
  });
});

test.describe("a build on a host of files", () => {
  test("needs no exception in the policy of the guide", async ({ page, violations }) => {
    const guide = await readFile(fileURLToPath(new URL("../../docs/serving.md", import.meta.url)), "utf8");
    const policy = /```text\n(default-src[\s\S]*?)\n```/.exec(guide)?.[1]?.replaceAll(/\s+/g, " ") ?? "";
    expect(policy).toMatch(/style-src 'self'(;|$)/);
    expect(policy).not.toMatch(/unsafe|nonce/);
    const directory = join(fixtures, "../../examples/extension-basics");
    const root = join(directory, "build");
    const types: Record<string, string> = {
      ".js": "text/javascript",
      ".css": "text/css",
      ".svg": "image/svg+xml",
      ".json": "application/json",
      ".woff2": "font/woff2",
    };
    const files = createServer((request, response) => {
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      if (path.startsWith("/admin/")) {
        response.writeHead(401, { "content-type": "application/json" }).end("{}");
        return;
      }
      const type = types[extname(path)];
      const file = type === undefined ? "index.html" : path.replace(/^\/app/, "");
      readFile(join(root, file)).then(
        (content) =>
          response
            .writeHead(200, { "content-type": type ?? "text/html", "content-security-policy": policy })
            .end(content),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => files.listen(0, "localhost", resolve));
    // A server that listens on a port has an address of this form.
    const { port } = files.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/app/login`);
    await expect(page.getByRole("button", { name: text("session.signIn") })).toBeVisible();
    expect(violations).toEqual([]);
    files.close();
  });
});
