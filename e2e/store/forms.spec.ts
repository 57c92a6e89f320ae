import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { openPage } from "../support/open-page";
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

// That each form of each resource does so is for the conformance suite, with a store that never answers and a session that
// ends; here it is the browser's own network, clicks and tabs.
test("what was typed is lost neither by a closed tab nor by an answer that is lost or refuses it, and is sent once", async ({
  signedIn: page,
  api,
}) => {
  const context = page.context();
  const title = unique("Mishap");
  await page.goto(form);
  await fill(page, title);
  await page.close({ runBeforeUnload: false });
  const other = await context.newPage();
  let next: Mishap | undefined;
  await breakBy(other, () => {
    const mishap = next;
    next = undefined;
    return mishap;
  });
  let sent = 0;
  other.on("requestfinished", (request) => {
    if (request.method() === "POST" && request.url().endsWith(endpoint)) sent += 1;
  });
  await other.goto(form);
  await expect(other.getByRole("dialog")).toContainText(new RegExp(text("form.draftBack", { at: ".+" })));
  await expectKept(other, title);
  for (const mishap of mishaps)
    await test.step(mishap.name, async () => {
      next = mishap;
      await create(other).click();
      await expect(other.getByRole("dialog")).toContainText(mishap.says);
      // What was told before is gone with the next try, so this is told of this one.
      expect(next).toBeUndefined();
      await expectKept(other, title);
    });
  await expect(value(other)).toHaveAttribute("aria-invalid", "true");
  await value(other).fill(`${title.replaceAll(" ", "-")}-2`);
  const before = sent;
  await create(other).dblclick();
  await expectCreatedOnce(other, api, title);
  await expect.poll(() => sent - before).toBe(1);

  await test.step("starting over takes a draft away", async () => {
    await openPage(other, "settings/return-reasons?form=new");
    await label(other).fill(title);
    await other.reload();
    await other.getByRole("button", { name: text("form.startOver") }).click();
    await expect(label(other)).toHaveValue("");
  });
});

test("two people at one record are asked where they changed the same, and do not undo each other elsewhere", async ({
  signedIn: page,
  api,
}) => {
  const title = unique("Clash");
  const { collection } = await (await api.post("/admin/collections", { data: { title } })).json();
  const address = `/admin/collections/${collection.id}`;
  const saved = async () => (await (await api.get(address)).json()).collection;
  const told = page.getByText(text("toast.updated", { noun: text("collections.one") }));
  await page.goto(`${addresses.app}/a/collections/${collection.id}?form=${collection.id}`);
  await page.getByLabel(text("collections.fields.title")).fill(`${title} mine`);
  await api.post(address, { data: { title: `${title} theirs` } });
  await page.getByRole("button", { name: text("action.save") }).click();
  const question = page.getByRole("dialog", { name: text("form.conflictTitle") });
  await expect(question).toContainText(text("form.conflictBefore", { value: title }));
  await expect(question.getByRole("button", { name: text("form.conflictSave") })).toBeDisabled();
  await question.getByRole("radio", { name: `${title} mine` }).check();
  await question.getByRole("button", { name: text("form.conflictSave") }).click();
  await expect(told).toBeVisible();
  expect((await saved()).title).toBe(`${title} mine`);

  await page.getByRole("button", { name: text("metadata.edit") }).click();
  await page.getByRole("button", { name: text("ui.metadata.add") }).click();
  await page.getByLabel(text("ui.metadata.key")).fill("desk");
  await page.getByLabel(text("ui.metadata.value")).fill("north");
  await api.post(address, { data: { metadata: { deep: { list: [1, true] } } } });
  await page.getByRole("button", { name: text("action.save") }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await saved()).metadata).toEqual({ desk: "north", deep: { list: [1, true] } });
  await api.delete(address);
});
