import { writeFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { read, write } from "../support/place-order";
import { pressEscape } from "../support/press-escape";
import { addresses, expect, test, unique } from "../support/test";

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: onePixel });

/** A product without pictures, and the part of its page that asks for them. */
async function openMedia(page: Page, api: APIRequestContext) {
  const { product } = await write<{ product: { id: string } }>(api, "/products", {
    title: unique("Pictured"),
  });
  await page.goto(`${addresses.app}/a/products/${product.id}`);
  const name = text("section.edit", { section: text("products.sections.media") });
  await page.getByRole("link", { name }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  return { id: product.id, dialog, input: dialog.locator('input[type="file"]') };
}

async function picturesOf(api: APIRequestContext, id: string) {
  const { product } = await read<{ product: { images: { url: string }[]; thumbnail: string | null } }>(
    api,
    `/products/${id}?expand=images`,
  );
  const nameOf = (url: string) => /([a-z]+)\.png$/.exec(url)?.[1] ?? url;
  return {
    names: product.images.map(({ url }) => nameOf(url)),
    thumbnail: product.thumbnail && nameOf(product.thumbnail),
  };
}

test.describe("pictures of a product", () => {
  test("are put in order by keys, with one as the thumbnail", async ({ signedIn: page, api }) => {
    const { id, dialog, input } = await openMedia(page, api);
    await input.setInputFiles(["front", "back", "worn"].map((name) => picture(`${name}.png`)));
    await expect(
      dialog.getByRole("button", { name: text("ui.media.view", { name: "worn.png" }) }),
    ).toBeVisible();
    await dialog.getByRole("button", { name: text("ui.media.earlier", { name: "worn.png" }) }).press("Enter");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: text("ui.media.useAsThumbnail", { name: "back.png" }) }).click();
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(dialog).toBeHidden();
    expect(await picturesOf(api, id)).toEqual({ names: ["worn", "front", "back"], thumbnail: "back" });

    // The same pictures in another order: the store keeps the old one where it is not told twice.
    await page
      .getByRole("link", { name: text("section.edit", { section: text("products.sections.media") }) })
      .click();
    // The store gives files names of its own.
    await dialog
      .getByRole("button", { name: new RegExp(text("ui.media.earlier", { name: ".*front.*" })) })
      .click();
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(dialog).toBeHidden();
    expect((await picturesOf(api, id)).names).toEqual(["front", "worn", "back"]);
  });

  test("are dropped and pasted, without files of another kind or size", async ({
    signedIn: page,
    api,
  }, testInfo) => {
    const { id, dialog } = await openMedia(page, api);
    const area = dialog.getByText(text("ui.media.drop"));
    const send = (type: "drop" | "paste", names: string[]) =>
      area.evaluate(
        (element, { type, names, bytes }) => {
          const data = new DataTransfer();
          for (const name of names) {
            const isPicture = name.endsWith(".png");
            data.items.add(
              new File([Uint8Array.from(isPicture ? bytes : [1])], name, {
                type: isPicture ? "image/png" : "text/plain",
              }),
            );
          }
          const options = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            type === "drop"
              ? new DragEvent("drop", { ...options, dataTransfer: data })
              : new ClipboardEvent("paste", { ...options, clipboardData: data }),
          );
        },
        { type, names, bytes: [...onePixel] },
      );
    await send("drop", ["front.png", "notes.txt"]);
    await send("paste", ["back.png"]);
    const refusal = (name: string) =>
      dialog.getByRole("listitem").filter({ hasText: name }).getByRole("alert");
    await expect(refusal("notes.txt")).toBeVisible();
    for (const name of ["front.png", "back.png"])
      await expect(dialog.getByRole("button", { name: text("ui.media.view", { name }) })).toBeVisible();
    const poster = testInfo.outputPath("poster.png");
    await writeFile(poster, Buffer.concat([onePixel, Buffer.alloc(10_000_001)]));
    await dialog.locator('input[type="file"]').setInputFiles(poster);
    await expect(refusal("poster.png")).toBeVisible();
    await dialog.getByRole("button", { name: text("ui.remove", { name: "notes.txt" }) }).click();
    await expect(refusal("notes.txt")).toHaveCount(0);
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(dialog).toBeHidden();
    expect((await picturesOf(api, id)).names.sort()).toEqual(["back", "front"]);
  });

  test("are sent again after the network was lost", async ({ signedIn: page, api }) => {
    const { id, dialog, input } = await openMedia(page, api);
    await page.route(/\/admin\/uploads$/, (route) => route.abort("internetdisconnected"));
    await input.setInputFiles(picture("front.png"));
    const retry = dialog.getByRole("button", { name: text("ui.files.retry", { name: "front.png" }) });
    await expect(retry).toBeVisible();
    await page.unroute(/\/admin\/uploads$/);
    await retry.click();
    await expect(
      dialog.getByRole("button", { name: text("ui.media.view", { name: "front.png" }) }),
    ).toBeVisible();

    // It is never answered.
    await page.route(/\/admin\/uploads$/, () => {});
    await input.setInputFiles(picture("back.png"));
    await dialog.getByRole("button", { name: text("ui.files.cancel", { name: "back.png" }) }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "back.png" })).toHaveCount(0);
    await dialog.getByRole("button", { name: text("ui.media.view", { name: "front.png" }) }).click();
    await expect(page.getByRole("dialog").getByRole("img").last()).toBeVisible();
    await pressEscape(page, page.getByRole("dialog").last());
    await dialog.getByRole("button", { name: text("action.save") }).click();
    await expect(dialog).toBeHidden();
    expect(await picturesOf(api, id)).toEqual({ names: ["front"], thumbnail: "front" });
  });
});
