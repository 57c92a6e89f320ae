import { createServer, type IncomingHttpHeaders, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@tillhouse/admin-cli";
import type { Page } from "playwright/test";
import { chromiumFlags } from "../../scripts/chromium.mjs";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { signIn } from "../support/sign-in";
import { account, addresses, expect, test } from "../support/test";

type Change = (headers: IncomingHttpHeaders, origin: string | undefined) => void;

/** A proxy that spoils what the store answers, as a wrong set-up does. */
async function openProxy(target: string, change: Change) {
  const server = createServer((incoming, response: ServerResponse) => {
    const { headers, method, url } = incoming;
    const { host } = new URL(target);
    const outgoing = send(
      new URL(url ?? "/", target),
      { method, headers: { ...headers, host } },
      (answer) => {
        change(answer.headers, headers.origin);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

/** What was typed is still there, and the same button can be pressed again. */
async function expectNothingLost(page: Page) {
  await expect(page.getByLabel(text("session.email"))).toHaveValue(account.email);
  await expect(page.getByLabel(text("session.password"), { exact: true })).toHaveValue(account.password);
  await expect(page.getByRole("button", { name: text("session.signIn") })).toBeEnabled();
}

// A name that browsers do not take for this machine: there, a cookie marked Secure is kept only over https.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [...chromiumFlags, "--host-resolver-rules=MAP shop.test 127.0.0.1"],
  },
});

test("a cookie that is not kept is named with its remedy: a proxy that drops it, http, a browser without cookies", async ({
  page,
}) => {
  const alert = page.getByRole("alert");
  const dropping = await openProxy(addresses.app, (headers) => delete headers["set-cookie"]);
  await page.goto(`http://localhost:${dropping.port}/app/login`);
  await signIn(page);
  await expect(alert).toContainText(text("signInFailure.forgotten"));
  await expect(alert).toContainText(text("signInFailure.proxy"));
  await expect(alert).toContainText("X-Forwarded-Proto");
  await expectNothingLost(page);
  await expectAccessibleInBothThemes(page, "the trouble", { bestPractice: true });

  const securing = await openProxy(addresses.app, (headers) => {
    const cookies = headers["set-cookie"];
    if (cookies) headers["set-cookie"] = cookies.map((cookie) => `${cookie}; Secure; SameSite=None`);
  });
  await page.goto(`http://shop.test:${securing.port}/app/login`);
  await signIn(page);
  await expect(alert).toContainText(text("signInFailure.secureCookie"));
  await expect(alert).toContainText("NODE_ENV");
  await expectNothingLost(page);
  securing.close();

  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { value: false }));
  await page.goto(`http://localhost:${dropping.port}/app/login`);
  await signIn(page);
  await expect(alert).toContainText(text("signInFailure.blockedCookies"));
  dropping.close();
});

test("a store elsewhere is named with its remedies: on another site, or with an origin that it does not allow", async ({
  page,
}) => {
  const alert = page.getByRole("alert");
  const proxy = await openProxy(addresses.store, (headers, origin) => {
    if (origin !== undefined) headers["access-control-allow-origin"] = origin;
    headers["access-control-allow-headers"] = "content-type";
  });
  const open = (backend: string) =>
    serve({ port: 0, backend, proxy: false, basePath: "/app", environment: {} });
  const backend = `http://shop.test:${proxy.port}`;
  const foreign = await open(backend);
  await page.goto(`${foreign.url}/login`);
  await signIn(page);
  await expect(alert).toContainText(text("signInFailure.otherSite"));
  await expect(alert).toContainText(backend);
  await expect(alert).toContainText('auth to "bearer"');
  await expectNothingLost(page);
  await foreign.close();
  proxy.close();

  const unknown = await open(addresses.store);
  await page.goto(`${unknown.url}/login`);
  await signIn(page);
  await expect(alert).toContainText(text("signInFailure.origin"));
  await expect(alert).toContainText(text("signInFailure.originText", { page: new URL(unknown.url).origin }));
  await expectNothingLost(page);
  await unknown.close();
});
