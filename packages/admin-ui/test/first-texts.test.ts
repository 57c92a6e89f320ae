import { describe, expect, it } from "vitest";
import { firstTexts } from "../src/core/i18n/first-texts";
import english from "../src/messages/en.json";
import { builtIn } from "../src/resources/built-in";

const isFirst = firstTexts(builtIn.resources ?? []);

describe("the texts that the first page waits for", () => {
  it("are those of the frame, and what resources are called", () => {
    for (const key of [
      "list.search",
      "form.required",
      "session.signIn",
      "export.button",
      "papers.title",
      "problems.title_other",
    ])
      expect(isFirst(key), key).toBe(true);
    for (const { name } of builtIn.resources ?? []) expect(isFirst(`${name}.title`), name).toBe(true);
  });

  it("are all that the list of orders says", () => {
    for (const key of [
      "orders.count_other",
      "orders.emptyTitle",
      "orders.fields.placed",
      "orders.fields.region",
      "orders.fulfillment_status.partially_shipped",
      "orders.views.to-fulfil",
    ]) {
      expect(Object.keys(english)).toContain(key);
      expect(isFirst(key), key).toBe(true);
    }
  });

  it("exclude those of other pages and of dialogs", () => {
    for (const key of [
      "orders.actions.capture",
      "products.fields.handle",
      "jobs.actions.again",
      "papers.hints.logo",
      "problems.duplicateKind",
      "shortcuts.edit",
    ])
      expect(isFirst(key), key).toBe(false);
  });
});
