import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "@tillhouse/admin-cli";
import { copyNginx } from "../../scripts/host-examples.mjs";
import { text } from "../../scripts/text";
import { startNginx } from "../../scripts/web-servers.mjs";
import { signIn } from "../support/sign-in";
import { addresses, expect, recordRows, test, unique } from "../support/test";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds a project of the tests in a folder of its own and serves it by nginx, as the example says. */
async function serveByNginx(name: string) {
  const directory = await mkdtemp(join(tmpdir(), "tillhouse-nginx-"));
  await cp(join(root, "e2e/fixtures", name, "src"), join(directory, "src"), { recursive: true });
  await cp(join(root, "e2e/fixtures", name, "package.json"), join(directory, "package.json"));
  await symlink(join(root, "node_modules"), join(directory, "node_modules"));
  await build({ directory, environment: {} });
  const site = await copyNginx(join(directory, "tillhouse.conf"), {
    output: join(directory, "build"),
    backend: addresses.store,
  });
  const host = await startNginx(site, join(directory, "run"));
  return {
    url: `${host.url}/app`,
    async stop() {
      await host.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

test("a build on nginx runs the admin and its libraries", async ({ page, api, violations }) => {
  const admin = await serveByNginx("placed-styles");
  try {
    await page.goto(`${admin.url}/a/orders`);
    await signIn(page);
    await expect(recordRows(page).first()).toBeVisible();

    const title = unique("By nginx");
    await page.goto(`${admin.url}/a/collections?form=new`);
    const form = page.getByRole("dialog", { name: text("collections.create") });
    await form.getByLabel(text("collections.fields.title")).fill(title);
    await form.getByRole("button", { name: text("action.create") }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const stored = await api.get(`/admin/collections?q=${encodeURIComponent(title)}`);
    const { collections } = await stored.json();
    expect(collections).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await api.delete(`/admin/collections/${collections[0].id}`);

    await page.goto(`${admin.url}/a/styled`);
    await expect(page.getByText("By script")).toHaveCSS("color", "rgb(1, 2, 3)");
    expect(violations).toEqual([]);
  } finally {
    await admin.stop();
  }
});
