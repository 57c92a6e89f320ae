import { writeFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
import { read, write } from "../support/place-order";
import { pressEscape } from "../support/press-escape";
import { expect, test, unique } from "../support/test";

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
  await openPage(page, `products/${product.id}`);
  const name = text("section.edit", { section: text("products.sections.media") });
  const dialog = page.getByRole("dialog", { name });
  const open = async () => {
    // By keys: what was done before may be told right above it.
    await page.getByRole("link", { name }).press("Enter");
    await expect(dialog).toBeVisible();
  };
  await open();
  return { id: product.id, dialog, open, input: dialog.locator('input[type="file"]') };
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
  test("are dropped and pasted, put in order by keys, and sent again after the network was lost", async ({
    signedIn: page,
    api,
  }, testInfo) => {
    const { id, dialog, open, input } = await openMedia(page, api);
    const button = (key: "view" | "earlier" | "useAsThumbnail", name: string) =>
      // The store gives files names of its own.
      dialog.getByRole("button", { name: new RegExp(text(`ui.media.${key}`, { name: `.*${name}.*` })) });
    const save = async () => {
      await dialog.getByRole("button", { name: text("action.save") }).click();
      await expect(dialog).toBeHidden();
    };

    await test.step("without files of another kind or size", async () => {
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
      await dialog.getByRole("button", { name: text("ui.remove", { name: "poster.png" }) }).click();
    });

    await test.step("once they are sent again after the network was lost", async () => {
      await page.route(/\/admin\/uploads$/, (route) => route.abort("internetdisconnected"));
      await input.setInputFiles(picture("worn.png"));
      const retry = dialog.getByRole("button", { name: text("ui.files.retry", { name: "worn.png" }) });
      await expect(retry).toBeVisible();
      await page.unroute(/\/admin\/uploads$/);
      await retry.click();
      await expect(button("view", "worn")).toBeVisible();

      // It is never answered.
      await page.route(/\/admin\/uploads$/, () => {});
      await input.setInputFiles(picture("late.png"));
      await dialog.getByRole("button", { name: text("ui.files.cancel", { name: "late.png" }) }).click();
      await expect(dialog.getByRole("listitem").filter({ hasText: "late.png" })).toHaveCount(0);
      await page.unroute(/\/admin\/uploads$/);
      await button("view", "worn").click();
      await expect(page.getByRole("dialog").getByRole("img").last()).toBeVisible();
      await pressEscape(page, page.getByRole("dialog").last());
      await save();
      const { names, thumbnail } = await picturesOf(api, id);
      expect([...names].sort()).toEqual(["back", "front", "worn"]);
      // The first one that came.
      expect(thumbnail).toBe(names[0]);
    });

    await test.step("in order by keys, with one as the thumbnail", async () => {
      await open();
      await button("earlier", "worn").press("Enter");
      // The focus goes with the picture.
      await page.keyboard.press("Enter");
      await button("useAsThumbnail", "back").click();
      await save();
      const first = await picturesOf(api, id);
      expect(first.names[0]).toBe("worn");
      expect(first.thumbnail).toBe("back");

      // The same pictures in another order: the store keeps the old one where it is not told twice.
      await open();
      await button("earlier", first.names[1] ?? "").click();
      await save();
      const [one, two, three] = first.names;
      expect((await picturesOf(api, id)).names).toEqual([two, one, three]);
    });
  });
});
