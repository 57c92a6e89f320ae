// What an author sees of the zones and ids of a page. The project is made for these tests.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { check, type DevResult, dev } from "@tillhouse/admin-cli";
import { text } from "../../scripts/text";
import { expectAccessibleInBothThemes } from "../support/accessibility";
import { account, addresses, expect, recordRows, test } from "../support/test";

const results = fileURLToPath(new URL("../results/", import.meta.url));
let directory: string;
let admin: DevResult;

async function write(file: string, text: string) {
  const path = join(directory, "src/admin", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const greedy = `
import { useHost } from "@tillhouse/extension-sdk";
import { useEffect } from "react";

export const config = { zone: "product_collection.list.before", order: 3 };

export default function Greedy() {
  const { client } = useHost();
  useEffect(() => {
    async function ask() {
      for (let count = 0; count < 12; count += 1) await client.admin.custom.get("/collections", { limit: 1, offset: count });
    }
    void ask();
  }, [client]);
  return <p>Greedy is here</p>;
}
`;

test.beforeEach(async ({ page }) => {
  await mkdir(results, { recursive: true });
  directory = await mkdtemp(join(results, "inspector-"));
  await writeFile(join(directory, "package.json"), '{ "name": "inspected", "type": "module" }');
  await write("widgets/greedy.tsx", greedy);
  admin = await dev({ directory, port: 0, backend: addresses.store, environment: {} });
  await page.request.post(new URL("/admin/auth", admin.url).href, { data: account });
});

test.afterEach(async () => {
  await admin.close();
  await rm(directory, { recursive: true, force: true });
});

test("a widget that is copied from an empty zone passes the check and is shown there, as does a change", async ({
  page,
  context,
}) => {
  // It is not part of the shell that operators get.
  const shell = fileURLToPath(new URL("../../packages/admin-ui/dist/shell/index.html", import.meta.url));
  expect(await readFile(shell, "utf8")).not.toContain("inspect");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${admin.url}/a/collections`);
  await expect(page.getByText("Greedy is here")).toBeVisible();
  await expect(recordRows(page).first()).toBeVisible();
  const panel = page.getByRole("region", { name: "Inspector" });

  await test.step("a widget is copied from an empty zone", async () => {
    const head = page.getByRole("heading", { level: 1 });
    const before = await head.boundingBox();
    await page.keyboard.press("Alt+z");
    await expect(panel).toBeFocused();
    // It lies over the page and moves nothing.
    expect(await head.boundingBox()).toEqual(before);
    const names = page.getByRole("region", { name: "Names on the page" });
    await expect(names.getByRole("button", { name: "collections.columns.title", exact: true })).toBeVisible();
    await names.getByRole("button", { name: "product_collection.list.after" }).click();
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText("product_collection.list.after");
    await expect(panel).toContainText("It is empty");
    await panel.getByRole("button", { name: "Copy widget" }).click();
    await expect(panel.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await write("widgets/copied.tsx", copied);
    await expect(page.locator("[data-zone='product_collection.list.after']")).toContainText("Here it is");
    // Now somebody stands there, and the file is named.
    await expect(panel).toContainText("src/admin/widgets/copied.tsx");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(page.getByRole("button", { name: "Inspect" })).toBeFocused();
  });

  await page.getByRole("button", { name: "Inspect" }).click();
  await test.step("requests and render times of an extension are shown with their limits", async () => {
    await panel.getByRole("button", { name: "Extensions" }).click();
    const costs = panel.getByRole("region", { name: "inspected" });
    await expect(costs).toContainText(/\d+ on this page · \d+ in all · too many/);
    await expect(costs).toContainText("product_collection.list.before");
    await expect(costs).toContainText(/drawn (once|\d+ times)/);
    await panel.getByRole("button", { name: "Page", exact: true }).click();
  });

  await test.step("a change is copied", async () => {
    await panel.getByRole("searchbox").fill("collections columns title");
    await panel.getByRole("button", { name: "collections.columns.title", exact: true }).click();
    const hide = panel.getByText('hide("collections.columns.title"),');
    await expect(hide).toBeVisible();
    await panel.getByText("cell: {…}").click();
    await expect(panel.getByText('key: "title"')).toBeVisible();
    await write(
      "extension.ts",
      `import { defineExtension, hide } from "@tillhouse/extension-sdk";\nexport default defineExtension({ id: "inspected", changes: [${await hide.textContent()}] });\n`,
    );
    await expect(page.getByRole("columnheader", { name: text("collections.fields.title") })).toBeHidden();
    const { mistakes } = await check({ directory, environment: {} });
    expect(mistakes).toEqual([]);
  });

  await test.step("it is accessible on a phone and in the dark theme", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // What is hidden has no name any more, so all names are shown again.
    await panel.getByRole("searchbox").fill("");
    await expect(panel.getByRole("heading", { name: "On this page" })).toBeVisible();
    const box = await panel.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    await expectAccessibleInBothThemes(page, "the inspector", {
      part: "tillhouse-inspector",
      bestPractice: true,
    });
  });
});
