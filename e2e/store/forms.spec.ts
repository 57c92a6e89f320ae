import type { APIRequestContext, Page } from "playwright/test";
import { text } from "../../scripts/text";
import { endSession } from "../support/end-session";
import { signInAgain } from "../support/sign-in";
import { addresses, expect, test, unique } from "../support/test";

/** A form that is half filled in when something goes wrong. */
interface Subject {
  name: string;
  /** Where the form opens. */
  form: string;
  /** What the admin sends to, below `/admin`. */
  endpoint: string;
  fill(page: Page, title: string): Promise<void>;
  /** All that was typed still stands there. */
  expectKept(page: Page, title: string): Promise<void>;
  /** What the store complains about where a value is refused, and the field that it belongs on. */
  complaint: { message: string; field: string };
  find(api: APIRequestContext, title: string): Promise<{ id: string }[]>;
}

const subjects: Subject[] = [
  {
    name: "a collection",
    form: `${addresses.app}/a/collections?form=new`,
    endpoint: "/admin/collections",
    fill: (page, title) => page.getByRole("textbox", { name: text("collections.fields.title") }).fill(title),
    expectKept: (page, title) =>
      expect(page.getByRole("textbox", { name: text("collections.fields.title") })).toHaveValue(title),
    complaint: { message: "handle is not what it should be", field: text("collections.fields.handle") },
    find: async (api, title) =>
      (await (await api.get(`/admin/collections?q=${encodeURIComponent(title)}`)).json()).collections,
  },
  {
    name: "a return reason below another one",
    form: `${addresses.app}/a/settings/return-reasons?form=new`,
    endpoint: "/admin/return-reasons",
    fill: async (page, title) => {
      await page.getByRole("textbox", { name: text("return-reasons.fields.label") }).fill(title);
      await page
        .getByRole("textbox", { name: text("return-reasons.fields.value") })
        .fill(title.replaceAll(" ", "_"));
      await page
        .getByRole("textbox", { name: text("return-reasons.fields.description") })
        .fill(`About ${title}`);
      await page
        .getByRole("combobox", { name: text("return-reasons.fields.parent_return_reason_id") })
        .fill("fit");
      await page.getByRole("option", { name: "Does not fit" }).click();
    },
    expectKept: async (page, title) => {
      await expect(page.getByRole("textbox", { name: text("return-reasons.fields.label") })).toHaveValue(
        title,
      );
      await expect(page.getByRole("textbox", { name: text("return-reasons.fields.value") })).toHaveValue(
        title.replaceAll(" ", "_"),
      );
      await expect(
        page.getByRole("textbox", { name: text("return-reasons.fields.description") }),
      ).toHaveValue(`About ${title}`);
      await expect(
        page.getByRole("combobox", { name: text("return-reasons.fields.parent_return_reason_id") }),
      ).toHaveValue("Does not fit");
    },
    complaint: { message: "value must be a string", field: text("return-reasons.fields.value") },
    find: async (api, title) => {
      const { return_reasons: reasons } = await (await api.get("/admin/return-reasons")).json();
      return reasons
        .flatMap(
          (reason: { return_reason_children?: { id: string; label: string }[] }) =>
            reason.return_reason_children ?? [],
        )
        .filter((reason: { label: string }) => reason.label === title);
    },
  },
];

/** What goes wrong when the form is sent, once: an answer of the store, or none. */
const mishaps: { name: string; status?: number; message?: string; says: RegExp | string }[] = [
  { name: "a lost network", says: text("error.uncertainMissing") },
  { name: "a failing store", status: 500, message: "boom", says: new RegExp(text("form.notSaved")) },
  { name: "a gateway that waits in vain", status: 504, message: "", says: text("error.uncertainMissing") },
  { name: "a request that clashes", status: 409, message: "Another request is in flight", says: /flight/ },
  { name: "a refusal that names no field", status: 422, message: "No, thank you", says: /No, thank you/ },
];

/** Lets the first request that writes go wrong. */
async function breakOnce(page: Page, { endpoint }: Subject, { status, message }: (typeof mishaps)[number]) {
  let isBroken = true;
  await page.route(`**${endpoint}`, async (route) => {
    if (!isBroken || route.request().method() !== "POST") return route.fallback();
    isBroken = false;
    if (status === undefined) return route.abort("connectionfailed");
    return route.fulfill({ status, json: { message } });
  });
}

async function expectCreatedOnce(page: Page, api: APIRequestContext, subject: Subject, title: string) {
  // A toast goes after three seconds, which a busy machine may not see.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const found = await subject.find(api, title);
  expect(found).toHaveLength(1);
  await api.delete(`${subject.endpoint}/${found[0]?.id}`);
}

for (const subject of subjects)
  test.describe(`what was typed into ${subject.name} is never lost`, () => {
    const create = (page: Page) => page.getByRole("button", { name: text("action.create"), exact: true });

    for (const mishap of mishaps)
      test(`by ${mishap.name}`, async ({ signedIn: page, api }) => {
        const title = unique("Mishap");
        await breakOnce(page, subject, mishap);
        await page.goto(subject.form);
        await subject.fill(page, title);
        await create(page).click();
        await expect(page.getByRole("dialog")).toContainText(mishap.says);
        await subject.expectKept(page, title);
        await create(page).click();
        await expectCreatedOnce(page, api, subject, title);
      });

    test("by a value that the store refuses", async ({ signedIn: page, api }) => {
      const title = unique("Refused");
      const { message, field } = subject.complaint;
      await breakOnce(page, subject, { name: "", status: 400, message, says: /./ });
      await page.goto(subject.form);
      await subject.fill(page, title);
      await create(page).click();
      await expect(page.getByRole("textbox", { name: field })).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByRole("dialog")).toContainText(message);
      await subject.expectKept(page, title);
      await page.getByRole("textbox", { name: field }).fill(`${title.replaceAll(" ", "-")}-2`);
      await create(page).click();
      await expectCreatedOnce(page, api, subject, title);
    });

    test("by a store that never answers", { tag: "@clock" }, async ({ signedIn: page, api }) => {
      const title = unique("Waiting");
      let isBroken = true;
      await page.route(`**${subject.endpoint}`, async (route) => {
        if (!isBroken || route.request().method() !== "POST") return route.fallback();
        isBroken = false;
        // Neither an answer nor an end.
      });
      await page.clock.install();
      await page.goto(subject.form);
      await subject.fill(page, title);
      await create(page).click();
      await expect(create(page)).toHaveAttribute("aria-busy", "true");
      // The button is busy before anything is sent, and only what was sent can be given up.
      await expect.poll(() => isBroken).toBe(false);
      await page.clock.fastForward(61_000);
      await expect(page.getByRole("dialog")).toContainText(text("error.uncertainMissing"));
      await subject.expectKept(page, title);
      await page.clock.resume();
      await create(page).click();
      await expectCreatedOnce(page, api, subject, title);
    });

    test("by a session that ends", async ({ signedIn: page, api }) => {
      const title = unique("Expired");
      await page.goto(subject.form);
      await subject.fill(page, title);
      await endSession(page);
      await create(page).click();
      await signInAgain(page);
      await subject.expectKept(page, title);
      await create(page).click();
      await expectCreatedOnce(page, api, subject, title);
    });

    test("nor sent twice by a double click", async ({ signedIn: page, api }) => {
      const title = unique("Double");
      let sent = 0;
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith(subject.endpoint)) sent += 1;
      });
      await page.goto(subject.form);
      await subject.fill(page, title);
      await create(page).dblclick();
      await expectCreatedOnce(page, api, subject, title);
      expect(sent).toBe(1);
    });

    test("by a closed tab", async ({ signedIn: page }) => {
      const title = unique("Draft");
      await page.goto(subject.form);
      await subject.fill(page, title);
      const context = page.context();
      await page.close({ runBeforeUnload: false });
      const other = await context.newPage();
      await other.goto(subject.form);
      await expect(other.getByRole("dialog")).toContainText(new RegExp(text("form.draftBack", { at: ".+" })));
      await subject.expectKept(other, title);
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
