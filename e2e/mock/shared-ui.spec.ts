import { text } from "../../scripts/text";
import { dialog, expect, heightOf, open, opener, styleOf, test } from "../support/gallery";

test("spec 2.29, 2.30, 2.31, 2.32, 2.34, 2.35: inputs, spinners, buttons, tooltips and a focus modal have their sizes and words", async ({
  page,
}) => {
  // Upright: a spinner that turns is measured wider than it is.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await test.step("text inputs are 32 px high when small, 40 px otherwise", async () => {
    const heights = (part: string) =>
      page
        .locator(`#${part} .th-input:not(.th-input--area)`)
        .evaluateAll((inputs) => [...new Set(inputs.map((input) => input.getBoundingClientRect().height))]);
    await expect.poll(() => heights("text-inputs-small-32")).toEqual([32]);
    await expect.poll(() => heights("text-inputs-default-40")).toEqual([40]);
  });

  await test.step("spinners are 24, 20 and 16 px, in two colours", async () => {
    const spinners = page.locator("#spinner-thumbnail-steps .th-spinner");
    await expect(spinners).toHaveCount(6);
    const looks = await spinners.evaluateAll((elements) =>
      elements.map((element) => {
        const { inlineSize, blockSize, borderBlockStartColor } = getComputedStyle(element);
        return { inlineSize, blockSize, colour: borderBlockStartColor };
      }),
    );
    const sizes = ["24px", "20px", "16px"];
    expect(looks.map(({ inlineSize }) => inlineSize)).toEqual([...sizes, ...sizes]);
    expect(looks.map(({ blockSize }) => blockSize)).toEqual([...sizes, ...sizes]);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(2);
  });

  await test.step("buttons are primary, secondary, ghost, danger and nuclear; large, medium and small", async () => {
    const names = ["Save changes", "Export", "Cancel", "Remove", "Delete store"];
    const looks = new Set<string>();
    for (const name of names) {
      const buttons = page.locator("#buttons").getByRole("button", { name });
      const heights = await Promise.all([0, 1, 2].map((index) => heightOf(buttons.nth(index))));
      expect(heights).toEqual([40, 32, 24]);
      const [colour, ground, line] = await Promise.all(
        ["color", "background-color", "border-top-color"].map((property) =>
          styleOf(buttons.nth(1), property),
        ),
      );
      looks.add(`${colour} on ${ground} in ${line}`);
    }
    expect(looks.size).toBe(5);
  });

  await test.step("a tooltip is 8 px below and at most 220 px wide", async () => {
    const trigger = page.getByRole("button", { name: "Tooltip bottom" });
    await trigger.hover();
    const tooltip = page.locator(".th-tooltip");
    await expect(tooltip).toBeVisible();
    expect(await styleOf(tooltip, "max-width")).toBe("220px");
    // It is put in its place a moment after it is drawn.
    await expect
      .poll(async () => {
        const [box, anchor] = [await tooltip.boundingBox(), await trigger.boundingBox()];
        return (box?.y ?? 0) - ((anchor?.y ?? 0) + (anchor?.height ?? 0));
      })
      .toBeCloseTo(8, 0);
    expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(220);
  });

  await test.step("counted messages are shown by one key", async () => {
    const more = page
      .locator("#text-inputs-default-40")
      .getByRole("button", { name: text("ui.field.more_errors", { count: 1 }) });
    await more.press("Enter");
    await expect(page.getByText("It is taken by another customer.")).toBeVisible();
  });

  await test.step("a focus modal fills the window and has the buttons “Cancel” and “Save changes”", async () => {
    await opener(page, "focus").click();
    await expect(dialog(page).locator("footer").getByRole("button")).toHaveText([
      "Cancel",
      text("action.save"),
    ]);
    await expect
      .poll(async () => await dialog(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  });
});

test("spec 2.26, 2.27: a dialog is lower than the window, and its body scrolls between a header and a footer that do not", async ({
  page,
}) => {
  await open(page, "only=overlays&open=long");
  const panel = dialog(page);
  const body = panel.locator(".th-dialog__body");

  await test.step("a long text without focusable elements is scrolled by keys", async () => {
    // The focus comes a moment after the dialog: a Tab before that would be undone.
    await expect
      .poll(() => dialog(page).evaluate((panel) => panel.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(body).toBeFocused();
    await page.keyboard.press("End");
    await expect(body.getByText("Line 40")).toBeInViewport();
  });

  await test.step("it is at most the window minus 64 px high, its content the window minus 231 px", async () => {
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1440, height });
      await expect.poll(() => styleOf(panel, "max-height")).toBe(`${height - 64}px`);
      await expect.poll(() => heightOf(body)).toBeCloseTo(height - 231, 2);
      expect(await heightOf(panel)).toBeLessThanOrEqual(height - 64);
    }
  });

  await test.step("header and footer stay", async () => {
    const [head, foot] = [panel.locator("header"), panel.locator("footer")];
    await page.keyboard.press("Home");
    await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBe(0);
    await expect(head.getByRole("heading", { name: "Choose products" })).toBeVisible();
    await expect(foot.getByRole("button", { name: "Cancel" })).toBeVisible();
    const before = [await head.boundingBox(), await foot.boundingBox()];
    expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await body.getByText("Line 40").scrollIntoViewIfNeeded();
    await expect(body.getByText("Line 40")).toBeInViewport();
    expect(await body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect([await head.boundingBox(), await foot.boundingBox()]).toEqual(before);
    await head.getByRole("button", { name: text("ui.close") }).click();
    await expect(panel).toHaveCount(0);
  });
});

test("spec 2.20, 2.22: the main content slides out of view in 200 ms below another screen, and the focus comes back", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "only=overlays&open=layers");
  await test.step("from a button", async () => {
    const main = page.locator(".th-layer--main");
    expect(await styleOf(main, "transition-property")).toBe("translate");
    expect(await styleOf(main, "transition-duration")).toBe("0.2s");
    // Asked when it begins: on a busy machine it may be over before anybody could ask from outside.
    const moving = main.evaluate(
      (element) =>
        new Promise((resolve) =>
          element.addEventListener("transitionrun", ({ target }) => {
            if (target === element)
              resolve(element.getAnimations().map((animation) => animation.effect?.getTiming().duration));
          }),
        ),
    );
    await page.getByRole("button", { name: "Select reason…" }).click();
    expect(await moving).toContain(200);
    await expect(page.getByRole("dialog", { name: "Select reason (Canyon Tarp, Black)" })).toBeVisible();
    await expect(main).toBeHidden();
    await expect
      .poll(async () => {
        const [edge, away] = [await dialog(page).boundingBox(), await main.boundingBox()];
        return (away?.x ?? 0) + (away?.width ?? 0) - (edge?.x ?? 0);
      })
      .toBeLessThanOrEqual(1);
    const layer = page.locator('.th-layer[data-place="here"]');
    await expect(layer).toBeInViewport();
    await page.getByRole("button", { name: text("ui.back"), exact: true }).click();
    await expect(main).toBeVisible();
    await expect(page.locator(".th-layer")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Select reason…" })).toBeFocused();
  });

  await test.step("from a menu", async () => {
    const more = dialog(page).getByRole("button", { name: "More", exact: true });
    await more.press("Enter");
    await page.getByRole("menuitem", { name: "Change reason…" }).press("Enter");
    await expect(dialog(page).getByLabel("Reason")).toBeFocused();
    // A menu that is on its way out takes Escape for itself.
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
  });
});

test("spec 2.22: a screen slides by text direction, and not at all with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "only=overlays&open=layers&dir=rtl");
  const main = page.locator(".th-layer--main");
  expect(await styleOf(main, "transition-duration")).toBe("0s");
  await page.getByRole("button", { name: "Select reason…" }).click();
  await expect
    .poll(async () => {
      const [edge, away] = [await dialog(page).boundingBox(), await main.boundingBox()];
      return (away?.x ?? 0) - (edge?.x ?? 0) - (edge?.width ?? 0);
    })
    .toBeGreaterThanOrEqual(-1);
});

test("spec 2.23, 2.24, 2.25, 9.20: a wizard leads by keyboard to its summary, in a large modal or a layered one", async ({
  page,
}) => {
  const width = async () => (await dialog(page).boundingBox())?.width;
  await open(page, "only=overlays&open=wizard");
  await expect.poll(width).toBe(664);

  await test.step("by keyboard from the first step to its summary", async () => {
    const [back, next] = [
      page.getByRole("button", { name: text("ui.back") }),
      page.getByRole("button", { name: text("ui.wizard.next") }),
    ];
    await expect(dialog(page).getByText(text("ui.steps", { number: 1, count: 4 }))).toBeVisible();
    await expect(dialog(page).locator(".th-steps__dots > i")).toHaveCount(4);
    await expect(back).toBeDisabled();
    await expect(next).toBeDisabled();
    // A key that is pressed on a button which is still disabled is lost.
    const goOn = async () => {
      await expect(next).toBeEnabled();
      await next.press("Enter");
    };
    await dialog(page).getByLabel("Region").selectOption("Nordics");
    await goOn();
    await expect(dialog(page).getByText(text("ui.steps", { number: 2, count: 4 }))).toBeVisible();
    await goOn();
    await dialog(page).getByLabel("Email").fill("");
    await expect(next).toBeDisabled();
    await dialog(page).getByLabel("Email").fill("ada@example.com");
    await goOn();
    await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible();
    await expect(
      dialog(page).getByText(new RegExp(text("ui.steps", { number: "\\d", count: "\\d" }))),
    ).toHaveCount(0);
    await page.getByRole("button", { name: text("ui.wizard.submit") }).dblclick();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step("a closing wizard keeps its step for 100 ms", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await opener(page, "wizard").click();
    const panel = dialog(page);
    expect(await styleOf(panel, "animation-delay")).toBe("0s");
    await dialog(page).getByLabel("Region").selectOption("Nordics");
    await page.getByRole("button", { name: text("ui.wizard.next") }).click();
    await expect(panel.getByText(text("ui.steps", { number: 2, count: 4 }))).toBeVisible();
    const going = await panel.evaluate(async (element) => {
      document.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
      await new Promise(requestAnimationFrame);
      const delays = [element, element.previousElementSibling].map((part) =>
        part?.getAnimations().map((animation) => animation.effect?.getTiming().delay),
      );
      return { delays, text: element.textContent };
    });
    expect(going.delays).toEqual([[100], [100]]);
    expect(going.text).toContain(text("ui.steps", { number: 2, count: 4 }));
    await expect(panel).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("in a layered modal", async () => {
    await opener(page, "layered wizard").click();
    await expect.poll(width).toBe(664);
    await dialog(page).getByLabel("Region").selectOption("Nordics");
    await page.getByRole("button", { name: text("ui.wizard.next") }).click();
    await page.getByRole("button", { name: "Select reason…" }).click();
    await dialog(page).getByLabel("Reason").selectOption("Damaged");
    await page.getByRole("button", { name: "Use reason" }).click();
    await expect(dialog(page).getByText(text("ui.steps", { number: 2, count: 4 }))).toBeVisible();
    await expect(page.locator(".th-layer--main").getByText("Damaged")).toBeVisible();
  });
});
