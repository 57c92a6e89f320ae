import type { Page } from "playwright/test";
import { addresses, expect, test } from "../support/test";

/** The page of an extension that brings `react-hot-toast`, with a clock that only moves when it is told to. */
async function openToasts(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(`${addresses.fields}/a/toasts`);
  await expect(page.getByRole("heading", { name: "Toasts" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  return violations;
}

const kept = (page: Page) => page.getByRole("status", { name: "Kept" });
const press = (page: Page, kind: string) => page.getByRole("button", { name: kind, exact: true }).click();

test("an extension's toasts go after their time, and stand below each other at the top centre", {
  tag: "@clock",
}, async ({ signedIn: page }) => {
  const violations = await openToasts(page);

  for (const [kind, duration] of [
    ["Blank", 4000],
    ["Error", 4000],
    ["Custom", 4000],
    ["Success", 2000],
  ] as const)
    await test.step(`${kind} is displayed for ${duration} ms and removed 1000 ms later`, async () => {
      await press(page, kind);
      await expect(page.getByText(`${kind} toast`)).toBeVisible();
      await page.clock.runFor(duration - 1);
      await expect(kept(page)).toHaveText("shown");
      await page.clock.runFor(1);
      await expect(kept(page)).toHaveText("leaving");
      await page.clock.runFor(999);
      await expect(kept(page)).toHaveText("leaving");
      await page.clock.runFor(1);
      await expect(kept(page)).toHaveText("");
      await expect(page.getByText(`${kind} toast`)).toHaveCount(0);
    });

  await test.step("Loading stays until it is dismissed", async () => {
    await press(page, "Loading");
    await page.clock.runFor(60 * 60 * 1000);
    await expect(kept(page)).toHaveText("shown");
    await expect(page.getByText("Loading toast")).toBeVisible();
    await press(page, "Dismiss");
    await expect(kept(page)).toHaveText("leaving");
    await page.clock.runFor(999);
    await expect(kept(page)).toHaveText("leaving");
    await page.clock.runFor(1);
    await expect(kept(page)).toHaveText("");
  });

  await test.step("two stand 8 px apart, at most 350 px wide", async () => {
    await press(page, "Blank");
    await press(page, "Error");
    await page.clock.runFor(100);
    const boxOf = async (text: string) => {
      const bar = page.getByText(text).locator("xpath=..");
      const box = await bar.boundingBox();
      const maximum = await bar.evaluate((element) => getComputedStyle(element).maxWidth);
      if (box === null) throw new Error(`"${text}" has no box.`);
      return { ...box, maximum };
    };
    // Each is moved to its place once the heights of all are known.
    await expect(async () => {
      const first = await boxOf("Error toast");
      const second = await boxOf("Blank toast");
      expect(first.maximum).toBe("350px");
      expect(first.y).toBeLessThan(40);
      expect(Math.abs(first.x + first.width / 2 - 720)).toBeLessThan(2);
      expect(Math.round(second.y - (first.y + first.height))).toBe(8);
    }).toPass();
  });

  await test.step("at most 20 are kept", async () => {
    await press(page, "Many");
    await expect(kept(page)).toHaveText(Array.from({ length: 20 }, () => "shown").join(" "));
  });
  expect(violations).toEqual([]);
});
