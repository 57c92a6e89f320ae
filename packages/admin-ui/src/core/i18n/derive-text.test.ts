import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { translateWith } from "./translate";

async function english(texts: Record<string, string> = {}) {
  const i18n = createInstance();
  await i18n.init({
    lng: "en",
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: { ...messages, ...texts } } },
  });
  return translateWith(i18n);
}

describe("a resource without texts", () => {
  it("takes its name from its key", async () => {
    const translate = await english();
    expect(translate("book-reviews.title")).toBe("Book reviews");
    expect(translate("book-reviews.one")).toBe("Book review");
    expect(translate("book-reviews.count", { count: 1 })).toBe("book review");
    expect(translate("book-reviews.count", { count: 2 })).toBe("book reviews");
    expect(translate("categories.one")).toBe("Category");
    expect(translate("boxes.noun")).toBe("box");
  });

  it("is named in the admin's sentences", async () => {
    const translate = await english();
    expect(translate("book-reviews.create")).toBe("Create book review");
    expect(translate("book-reviews.emptyTitle")).toBe("No book reviews yet");
  });

  it("derives columns, sections, actions and words from their keys", async () => {
    const translate = await english();
    expect(translate("book-reviews.fields.created_at")).toBe("Created");
    expect(translate("book-reviews.fields.product_id")).toBe("Product");
    expect(translate("book-reviews.status.not_approved")).toBe("Not approved");
    expect(translate("book-reviews.actions.sendAgain")).toBe("Send again");
  });

  it("uses the texts of its author instead", async () => {
    const translate = await english({ "book-reviews.fields.created_at": "Written" });
    expect(translate("book-reviews.fields.created_at")).toBe("Written");
  });
});
