// What changes while an admin runs. The project is made for these tests: they write into it as an author does.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DevResult, dev } from "@tillhouse/admin-cli";
import type { Page } from "playwright/test";
import { text } from "../../scripts/text";
import { account, addresses, expect, test } from "../support/test";

const results = fileURLToPath(new URL("../results/", import.meta.url));
let directory: string;
let admin: DevResult;

async function write(file: string, text: string) {
  const path = join(directory, "src/admin", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** A widget with a state of its own: how often it was pressed. */
const counter = ({
  name = "Counter",
  verb = "Pressed",
  zone = "product_collection.list.before",
  more = "",
} = {}) => `
import { useState } from "react";
import { Button, Section } from "@tillhouse/extension-sdk/ui";
import { unit } from "../unit";
import "./counter.css";

export const config = { zone: "${zone}" };

export default function ${name}() {
  const [count, setCount] = useState(0);
  return (
    <Section title="${name}">
      <Button onClick={() => setCount(count + 1)}>${verb} {unit(count)}</Button>
      <em className="counter">{count}</em>${more}
    </Section>
  );
}
`;

const unit = (word: string) => `export const unit = (count: number) => \`\${count} ${word}\`;\n`;

test.beforeEach(async ({ page }) => {
  await mkdir(results, { recursive: true });
  directory = await mkdtemp(join(results, "dev-"));
  await writeFile(join(directory, "package.json"), '{ "name": "written", "type": "module" }');
  await write("unit.ts", unit("times"));
  await write("widgets/counter.css", ".counter { color: rgb(200, 0, 0) }\n");
  await write("widgets/counter.tsx", counter());
  admin = await dev({ directory, port: 0, backend: addresses.store, environment: {} });
  await page.request.post(new URL("/admin/auth", admin.url).href, { data: account });
});

test.afterEach(async () => {
  await admin.close();
  await rm(directory, { recursive: true, force: true });
});

/** Presses the widget twice, and fills the form over it half. */
async function fillHalf(page: Page) {
  const button = page.getByRole("button", { name: "Pressed" });
  await button.click();
  await button.click();
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.getByRole("link", { name: text("collections.create") }).click();
  await page.getByRole("dialog").getByLabel(text("collections.fields.title")).fill("Half a ti");
  // The form lies over the widget, so that is found by its text and not by what can be reached.
  await expect(page.getByText("Pressed 2 times")).toBeAttached();
}

/** The form as it was typed, on the page as it was opened. */
async function expectKept(page: Page) {
  await expect(page.getByRole("dialog").getByLabel(text("collections.fields.title"))).toHaveValue(
    "Half a ti",
  );
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  expect(new URL(page.url()).searchParams.get("form")).toBe("new");
}

const note = `
import { useHost } from "@tillhouse/extension-sdk";
export const config = { zone: "product_collection.list.before" };
export default function Note() { return <p>{useHost().translate("written.note")}</p>; }`;

test("changing a widget, or what it imports, keeps its state and a form that is half filled", async ({
  page,
}) => {
  await page.goto(`${admin.url}/a/collections`);
  await fillHalf(page);

  await test.step("the widget, a helper and a style sheet", async () => {
    await write("widgets/counter.tsx", counter({ verb: "Touched" }));
    await expect(page.getByText("Touched 2 times")).toBeVisible();
    await write("unit.ts", unit("presses"));
    await expect(page.getByText("Touched 2 presses")).toBeVisible();
    const number = page.locator(".counter");
    await expect(number).toHaveCSS("color", "rgb(200, 0, 0)");
    await write("widgets/counter.css", ".counter { color: rgb(0, 0, 200) }\n");
    await expect(number).toHaveCSS("color", "rgb(0, 0, 200)");
    await expect(page.getByText("Touched 2 presses")).toBeVisible();
    await expectKept(page);
  });

  await test.step("a widget, a page and texts appear with their files", async () => {
    await write("widgets/second.tsx", counter({ name: "Second", verb: "Also" }));
    await expect(page.getByText("Also 0 presses")).toBeVisible();
    await write(
      "routes/late/page.tsx",
      `export const config = { link: { label: "Late page" } };\nexport default () => <h1>Late</h1>;`,
    );
    await expect(page.getByText("Late page")).toBeVisible();
    await write("messages/en.json", '{ "written.note": "First words" }');
    await write("widgets/note.tsx", note);
    await expect(page.getByText("First words")).toBeVisible();
    await write("messages/en.json", '{ "written.note": "Other words" }');
    await expect(page.getByText("Other words")).toBeVisible();
  });

  await test.step("a widget goes with its file, and moves with its zone", async () => {
    await rm(join(directory, "src/admin/widgets/second.tsx"));
    await expect(page.getByText("Also 0 presses")).toBeHidden();
    await expect(page.getByText("Touched 2 presses")).toBeVisible();
    await write("widgets/counter.tsx", counter({ zone: "product_collection.list.after" }));
    const moved = page.locator("[data-zone='product_collection.list.after']");
    await expect(moved.getByText("Pressed 0 presses")).toBeVisible();
    await expectKept(page);
  });
});

test("a mistake is shown over the last working page until it is fixed", async ({ page }) => {
  await page.goto(`${admin.url}/a/collections`);
  await expect(page.getByText("Pressed 0 times")).toBeVisible();

  await test.step("a component that throws while it renders is back as soon as it is fixed", async () => {
    await write("unit.ts", 'export const unit = (): string => {\n  throw new Error("no units today");\n};\n');
    const failed = page.getByText(new RegExp(text("extension.failed", { owner: ".+" })));
    await expect(failed).toBeVisible();
    await expect(page.getByRole("button", { name: text("problems.title", { count: 1 }) })).toBeVisible();
    await write("unit.ts", unit("times"));
    await expect(failed).toBeHidden();
    await expect(page.getByText("Pressed 0 times")).toBeVisible();
    await expect(page.getByRole("button", { name: text("problems.title", { count: 1 }) })).toBeHidden();
  });

  await fillHalf(page);
  const panel = page.getByRole("alert", { name: "There is a mistake in the extensions" });
  await test.step("a file that cannot be compiled", async () => {
    await write("widgets/counter.tsx", counter({ more: "{" }));
    await expect(panel).toContainText("syntax-error");
    await expect(panel).toContainText(/src\/admin\/widgets\/counter\.tsx:\d+:\d+/);
    await expect(panel.locator("pre")).toContainText("> ");
    await expect(page.getByText("Pressed 2 times")).toBeAttached();
    await write("widgets/counter.tsx", counter({ verb: "Mended" }));
    await expect(panel).toBeHidden();
    await expect(page.getByText("Mended 2 times")).toBeVisible();
    await write("widgets/counter.tsx", counter({ zone: "product_colection.list.before" }));
    await expect(panel).toContainText("product_colection.list.before");
    // A press in the panel is none outside of the form.
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
    await expectKept(page);
    await write("widgets/counter.tsx", counter());
    await expect(page.getByText("Pressed 2 times")).toBeVisible();
  });

  await test.step("a file that throws while it loads leaves the last working version in place", async () => {
    await write("unit.ts", `${unit("times")}throw new Error("no units today");\n`);
    await expect(panel).toContainText("no units today");
    await expect(page.getByText("Pressed 2 times")).toBeAttached();
    await write("unit.ts", unit("units"));
    await expect(panel).toBeHidden();
    await expect(page.getByText("Pressed 2 units")).toBeVisible();
    await expectKept(page);
    // What is taken back is taken back on the page, too: the browser has run this very script before.
    await write("unit.ts", unit("times"));
    await expect(page.getByText("Pressed 2 times")).toBeAttached();
    await write("unit.ts", unit("units"));
    await expect(page.getByText("Pressed 2 units")).toBeAttached();
  });
});
