import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { endSession } from "../support/end-session";
import { signInAgain } from "../support/sign-in";
import { addresses, expect, test, unique } from "../support/test";

/** The form that is half filled in when something goes wrong: of a return reason below another one. */
const form = `${addresses.app}/a/settings/return-reasons?form=new`;
const endpoint = "/admin/return-reasons";

const label = (page: Page) => page.getByRole("textbox", { name: text("return-reasons.fields.label") });
const value = (page: Page) => page.getByRole("textbox", { name: text("return-reasons.fields.value") });
const description = (page: Page) =>
  page.getByRole("textbox", { name: text("return-reasons.fields.description") });
const above = (page: Page) =>
  page.getByRole("combobox", { name: text("return-reasons.fields.parent_return_reason_id") });
const create = (page: Page) => page.getByRole("button", { name: text("action.create"), exact: true });

async function fill(page: Page, title: string) {
  await label(page).fill(title);
  await value(page).fill(title.replaceAll(" ", "_"));
  await description(page).fill(`About ${title}`);
  await above(page).fill("fit");
  await page.getByRole("option", { name: "Does not fit" }).click();
}

/** All that was typed still stands there. */
async function expectKept(page: Page, title: string) {
  await expect(label(page)).toHaveValue(title);
  await expect(value(page)).toHaveValue(title.replaceAll(" ", "_"));
  await expect(description(page)).toHaveValue(`About ${title}`);
  await expect(above(page)).toHaveValue("Does not fit");
}

/** What goes wrong when the form is sent: an answer of the store, or none. */
interface Mishap {
  name: string;
  status?: number;
  message?: string;
  says: RegExp | string;
}

const mishaps: Mishap[] = [
  { name: "a lost network", says: text("error.uncertainMissing") },
  { name: "a failing store", status: 500, message: "boom", says: new RegExp(text("form.notSaved")) },
  { name: "a gateway that waits in vain", status: 504, message: "", says: text("error.uncertainMissing") },
  { name: "a request that clashes", status: 409, message: "Another request is in flight", says: /flight/ },
  { name: "a refusal that names no field", status: 422, message: "No, thank you", says: /No, thank you/ },
  {
    name: "a value that the store refuses",
    status: 400,
    message: "value must be a string",
    says: /a string/,
  },
];

/** Lets a request that writes go wrong whenever there is a mishap for it. */
async function breakBy(page: Page, takeMishap: () => Mishap | undefined) {
  await page.route(`**${endpoint}`, async (route) => {
    const mishap = route.request().method() === "POST" ? takeMishap() : undefined;
    if (mishap === undefined) return route.fallback();
    const { status, message } = mishap;
    return status === undefined
      ? route.abort("connectionfailed")
      : route.fulfill({ status, json: { message } });
  });
}

async function expectCreatedOnce(page: Page, api: APIRequestContext, title: string) {
  // A toast goes after three seconds, which a busy machine may not see.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { return_reasons: reasons } = await (await api.get(endpoint)).json();
  const found = reasons
    .flatMap(
      (reason: { return_reason_children?: { id: string; label: string }[] }) =>
        reason.return_reason_children ?? [],
    )
    .filter((reason: { label: string }) => reason.label === title);
  expect(found).toHaveLength(1);
  await api.delete(`${endpoint}/${found[0]?.id}`);
}

// That each form of each resource does so is for the conformance suite; here it is the browser's network and its tabs.
test.describe("what was typed is never lost", () => {
  test("by an answer that is lost or refuses it", async ({ signedIn: page, api }) => {
    const title = unique("Mishap");
    let next: Mishap | undefined;
    await breakBy(page, () => {
      const mishap = next;
      next = undefined;
      return mishap;
    });
    await page.goto(form);
    await fill(page, title);
    for (const mishap of mishaps)
      await test.step(mishap.name, async () => {
        next = mishap;
        await create(page).click();
        await expect(page.getByRole("dialog")).toContainText(mishap.says);
        // What was told before is gone with the next try, so this is told of this one.
        expect(next).toBeUndefined();
        await expectKept(page, title);
      });
    await expect(value(page)).toHaveAttribute("aria-invalid", "true");
    await value(page).fill(`${title.replaceAll(" ", "-")}-2`);
    await create(page).click();
    await expectCreatedOnce(page, api, title);
  });

  test("by a store that never answers", { tag: "@clock" }, async ({ signedIn: page, api }) => {
    const title = unique("Waiting");
    let isBroken = true;
    await page.route(`**${endpoint}`, async (route) => {
      if (!isBroken || route.request().method() !== "POST") return route.fallback();
      isBroken = false;
      // Neither an answer nor an end.
    });
    await page.clock.install();
    await page.goto(form);
    await fill(page, title);
    await create(page).click();
    await expect(create(page)).toHaveAttribute("aria-busy", "true");
    // The button is busy before anything is sent, and only what was sent can be given up.
    await expect.poll(() => isBroken).toBe(false);
    await page.clock.fastForward(61_000);
    await expect(page.getByRole("dialog")).toContainText(text("error.uncertainMissing"));
    await expectKept(page, title);
    await page.clock.resume();
    await create(page).click();
    await expectCreatedOnce(page, api, title);
  });

  test("by a session that ends", async ({ signedIn: page, api }) => {
    const title = unique("Expired");
    await page.goto(form);
    await fill(page, title);
    await endSession(page);
    await create(page).click();
    await signInAgain(page);
    await expectKept(page, title);
    await create(page).click();
    await expectCreatedOnce(page, api, title);
  });

  test("nor sent twice by a double click", async ({ signedIn: page, api }) => {
    const title = unique("Double");
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith(endpoint)) sent += 1;
    });
    await page.goto(form);
    await fill(page, title);
    await create(page).dblclick();
    await expectCreatedOnce(page, api, title);
    expect(sent).toBe(1);
  });

  test("by a closed tab", async ({ signedIn: page }) => {
    const title = unique("Draft");
    await page.goto(form);
    await fill(page, title);
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const other = await context.newPage();
    await other.goto(form);
    await expect(other.getByRole("dialog")).toContainText(new RegExp(text("form.draftBack", { at: ".+" })));
    await expectKept(other, title);
    await other.getByRole("button", { name: text("form.startOver") }).click();
    const first = other.getByRole("dialog").getByRole("textbox").first();
    await expect(first).toHaveValue("");
    await other.reload();
    await expect(first).toHaveValue("");
  });
});

test.describe("two people at one record", () => {
  test("who change different fields do not undo each other", async ({ signedIn: page, api }) => {
    const title = unique("Apart");
    const { customer_group: group } = await (
      await api.post("/admin/customer-groups", { data: { name: title } })
    ).json();
    await page.goto(`${addresses.app}/a/customers/groups/${group.id}`);
    await page.getByRole("button", { name: text("metadata.edit") }).click();
    await page.getByRole("button", { name: text("ui.metadata.add") }).click();
    await page.getByLabel(text("ui.metadata.key")).fill("desk");
    await page.getByLabel(text("ui.metadata.value")).fill("north");
    await api.post(`/admin/customer-groups/${group.id}`, {
      data: { metadata: { deep: { list: [1, true] } } },
    });
    await page.getByRole("button", { name: text("action.save") }).click();
    await expect(page.getByText(text("toast.updated", { noun: text("customer-groups.one") }))).toBeVisible();
    const { customer_group: saved } = await (await api.get(`/admin/customer-groups/${group.id}`)).json();
    expect(saved.metadata).toEqual({ desk: "north", deep: { list: [1, true] } });
    await api.delete(`/admin/customer-groups/${group.id}`);
  });

  test("who change the same field are asked field by field", async ({ signedIn: page, api }) => {
    const title = unique("Clash");
    const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
    await page.goto(`${addresses.app}/a/collections/${collection.id}?form=${collection.id}`);
    await page.getByLabel(text("collections.fields.title")).fill(`${title} mine`);
    await api.post(`/admin/collections/${collection.id}`, { data: { title: `${title} theirs` } });
    await page.getByRole("button", { name: text("action.save") }).click();
    const question = page.getByRole("dialog", { name: text("form.conflictTitle") });
    await expect(question).toContainText(text("form.conflictBefore", { value: title }));
    await expect(question.getByRole("button", { name: text("form.conflictSave") })).toBeDisabled();
    await question.getByRole("radio", { name: `${title} mine` }).check();
    await question.getByRole("button", { name: text("form.conflictSave") }).click();
    await expect(page.getByText(text("toast.updated", { noun: text("collections.one") }))).toBeVisible();
    const { collection: saved } = await (await api.get(`/admin/collections/${collection.id}`)).json();
    expect(saved.title).toBe(`${title} mine`);
    await api.delete(`/admin/collections/${collection.id}`);
  });
});
