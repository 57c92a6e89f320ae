import { text } from "../../scripts/text";
import { signIn } from "../support/sign-in";
import { addresses, expect, recordRows, test } from "../support/test";

// The published package inside a platform's own page, on another origin than the store.
for (const name of ["react-18", "react-19"]) {
  test.describe(`inside a host on ${name}`, () => {
    test("the admin works without affecting the host", async ({ page }) => {
      const errors: string[] = [];
      // A clock that a test before has set leaves a script in the browser, which fails without it: that is no script of a page.
      const { origin } = new URL(addresses.hosts);
      page.on("pageerror", ({ message, stack = "" }) => {
        if (stack.includes(origin)) errors.push(message);
      });
      // Nobody is signed in at first, and the browser says so of the store's answer.
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("401")) errors.push(message.text());
      });
      await page.goto(`${addresses.hosts}/${name}`);
      const heading = page.getByRole("heading", { name: `Platform on React ${name.slice(-2)}` });
      const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
      expect(font).not.toContain("Inter");
      await signIn(page);
      await expect(recordRows(page).first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/${name}/a/orders`);

      await recordRows(page).first().getByRole("link").click();
      await expect(page.getByRole("table", { name: text("orders.sections.items") })).toBeVisible();
      await page.getByRole("link", { name: text("collections.title") }).click();
      await page.getByRole("link", { name: text("collections.create") }).click();
      const form = page.getByRole("dialog", { name: text("collections.create") });
      await form.getByRole("button", { name: text("action.create") }).click();
      await expect(form.getByText(text("form.required"))).toBeVisible();
      await form.getByRole("button", { name: text("action.cancel") }).click();
      await expect(form).toBeHidden();

      await page.getByRole("button", { name: "Close the back-office" }).click();
      await expect(page.getByRole("table")).toHaveCount(0);
      await expect(page.locator("[data-tillhouse]")).toHaveCount(0);
      await page.getByRole("button", { name: "Open the back-office" }).click();
      await expect(page.getByRole("heading", { name: text("collections.title") })).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}
