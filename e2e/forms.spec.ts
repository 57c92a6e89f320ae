import type { Page } from "playwright/test";
import { addresses, expect, test, unique } from "./store";

const list = `${addresses.app}/a/collections`;

/** What goes wrong when the form is sent, once. */
const mishaps: { name: string; status?: number; body?: object; says: RegExp }[] = [
  { name: "a lost network", says: /does not answer|did not answer|cannot be reached|No answer/i },
  { name: "a failing store", status: 500, body: { message: "boom" }, says: /Not saved|nothing was saved/i },
  { name: "a gateway that waits in vain", status: 504, body: {}, says: /answer|reach/i },
  {
    name: "a value that clashes",
    status: 409,
    body: { message: "Another request is in flight" },
    says: /flight|Not saved/i,
  },
  {
    name: "a refusal that names no field",
    status: 422,
    body: { message: "No, thank you" },
    says: /No, thank you/,
  },
];

async function breakOnce(page: Page, { status, body }: (typeof mishaps)[number]) {
  let isBroken = true;
  await page.route("**/admin/collections", async (route) => {
    if (!isBroken || route.request().method() !== "POST") return route.fallback();
    isBroken = false;
    if (status === undefined) return route.abort("connectionfailed");
    return route.fulfill({ status, json: body });
  });
}

test.describe("what was typed is never lost", () => {
  for (const mishap of mishaps)
    test(`by ${mishap.name}`, async ({ signedIn: page, api }) => {
      const title = unique("Mishap");
      await breakOnce(page, mishap);
      await page.goto(`${list}?form=new`);
      await page.getByLabel("Title").fill(title);
      await page.getByRole("button", { name: "Create" }).click();
      await expect(page.getByRole("dialog")).toContainText(mishap.says);
      await expect(page.getByLabel("Title")).toHaveValue(title);
      await page.getByRole("button", { name: "Create" }).click();
      await expect(page.getByText("Collection created")).toBeVisible();
      const { collections } = await (
        await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)
      ).json();
      expect(collections).toHaveLength(1);
      await api.delete(`/admin/collections/${collections[0].id}`);
    });

  test("by a closed tab: the draft comes back, and can be given up", async ({ signedIn: page }) => {
    const title = unique("Draft");
    await page.goto(`${list}?form=new`);
    await page.getByLabel("Title").fill(title);
    const { context } = { context: page.context() };
    await page.close({ runBeforeUnload: false });
    const other = await context.newPage();
    await other.goto(`${list}?form=new`);
    await expect(other.getByRole("dialog")).toContainText("is back");
    await expect(other.getByLabel("Title")).toHaveValue(title);
    await other.getByRole("button", { name: "Start over" }).click();
    await expect(other.getByLabel("Title")).toHaveValue("");
    await other.reload();
    await expect(other.getByLabel("Title")).toHaveValue("");
  });

  test("by a reason half filled in below another one", async ({ signedIn: page, api }) => {
    const label = unique("Nested");
    let isBroken = true;
    await page.route("**/admin/return-reasons", async (route) => {
      if (!isBroken || route.request().method() !== "POST") return route.fallback();
      isBroken = false;
      return route.fulfill({
        status: 422,
        json: { message: "return_reason with value taken already exists" },
      });
    });
    await page.goto(`${addresses.app}/a/settings/return-reasons?form=new`);
    await page.getByLabel("Label").fill(label);
    await page.getByLabel("Value").fill("taken");
    await page.getByRole("combobox", { name: "Part of" }).fill("fit");
    await page.getByRole("option", { name: "Does not fit" }).click();
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByLabel("Value")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Label")).toHaveValue(label);
    await expect(page.getByRole("combobox", { name: "Part of" })).toHaveValue("Does not fit");
    await page.getByLabel("Value").fill(label.replaceAll(" ", "_"));
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Return reason created")).toBeVisible();
    const { return_reasons: reasons } = await (await api.get("/admin/return-reasons")).json();
    const child = reasons
      .flatMap(
        (reason: { return_reason_children?: { id: string; label: string }[] }) =>
          reason.return_reason_children ?? [],
      )
      .find((reason: { label: string }) => reason.label === label);
    await api.delete(`/admin/return-reasons/${child.id}`);
  });
});

test.describe("two people at one record", () => {
  test("who change different fields do not undo each other", async ({ signedIn: page, api }) => {
    const title = unique("Apart");
    const { customer_group: group } = await (
      await api.post("/admin/customer-groups", { data: { name: title } })
    ).json();
    await page.goto(`${addresses.app}/a/customers/groups/${group.id}`);
    await page.getByRole("button", { name: "Edit metadata" }).click();
    await page.getByRole("button", { name: "Add row" }).click();
    await page.getByLabel("Key").fill("desk");
    await page.getByLabel("Value").fill("north");
    await api.post(`/admin/customer-groups/${group.id}`, {
      data: { metadata: { deep: { list: [1, true] } } },
    });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Customer group saved")).toBeVisible();
    const { customer_group: saved } = await (await api.get(`/admin/customer-groups/${group.id}`)).json();
    expect(saved.metadata).toEqual({ desk: "north", deep: { list: [1, true] } });
    await api.delete(`/admin/customer-groups/${group.id}`);
  });

  test("who change the same field are asked, field by field", async ({ signedIn: page, api }) => {
    const title = unique("Clash");
    const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
    await page.goto(`${list}/${collection.id}?form=${collection.id}`);
    await page.getByLabel("Title").fill(`${title} mine`);
    await api.post(`/admin/collections/${collection.id}`, { data: { title: `${title} theirs` } });
    await page.getByRole("button", { name: "Save" }).click();
    const question = page.getByRole("dialog", { name: "Somebody else has changed this, too" });
    await expect(question).toContainText(`It was: ${title}`);
    await expect(question.getByRole("button", { name: "Save" })).toBeDisabled();
    await question.getByRole("radio", { name: `${title} mine` }).check();
    await question.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Collection saved")).toBeVisible();
    const { collection: saved } = await (await api.get(`/admin/collections/${collection.id}`)).json();
    expect(saved.title).toBe(`${title} mine`);
    await api.delete(`/admin/collections/${collection.id}`);
  });
});
