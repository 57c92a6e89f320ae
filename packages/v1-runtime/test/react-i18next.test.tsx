// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAdminTexts } from "../scripts/admin-texts.mjs";
import { fakeHost } from "./fixtures/fake-host";

let given: ReturnType<typeof fakeHost>["host"];
vi.mock("@tillhouse/extension-sdk", () => ({ useHost: () => given }));

function textsOf(language: string): Record<string, string> {
  const file = join(import.meta.dirname, `../../admin-ui/src/messages/${language}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

beforeEach(() => vi.resetModules());
afterEach(cleanup);

/** Shows what calls of `t` give to a person who reads a language. */
async function show(language: string, calls: unknown[][]) {
  const texts = textsOf(language);
  const translate = vi.fn((key: string) => texts[key] ?? key);
  given = fakeHost({ locale: language, translate }).host;
  const { setCurrentHost } = await import("../src/host/current-host");
  setCurrentHost(given);
  const { inProviders, loadedProviders } = await import("../src/host/providers");
  const { useTranslation } = await import("../src/modules/react-i18next");
  const Shown = () => {
    const { t, i18n } = useTranslation();
    return (
      <ul lang={i18n.language}>
        {calls.map((call) => (
          <li key={JSON.stringify(call)}>{Reflect.apply(t, undefined, call)}</li>
        ))}
      </ul>
    );
  };
  render(inProviders(<Shown />, loadedProviders()));
  return { translate, shown: () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent) };
}

test("says what the official admin's code says in English, in the person's language where the admin says the same", async () => {
  const { shown } = await show("de", [
    ["actions-cancel", "Cancel"],
    ["customer-first-name", " First name "],
    ["with-options", { defaultValue: "Try again" }],
    ["Close"],
    ["hello", "Hello {{name}}", { name: "Ada" }],
    ["unknown-key", "Some words that no admin has"],
    ["a-name-of-objects", "constructor"],
  ]);
  const german = textsOf("de");
  await waitFor(() => expect(shown()[0]).toBe(german["action.cancel"]));
  expect(shown()).toEqual([
    german["action.cancel"],
    german["customers.fields.first_name"],
    german["action.retry"],
    german["action.close"],
    "Hello Ada",
    "Some words that no admin has",
    "constructor",
  ]);
  expect(screen.getByRole("list").lang).toBe("de");
});

test("says what the calls have where the person reads English, and loads no table for it", async () => {
  const { shown, translate } = await show("en", [
    ["actions-cancel", "Cancel"],
    ["n", "{{count}} items", { count: 2 }],
  ]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()).toEqual(["Cancel", "2 items"]);
  expect(translate).not.toHaveBeenCalled();
});

test("takes the text that most screens have, of plain ones that are translated", async () => {
  const table = await readAdminTexts();
  const [english, german] = [textsOf("en"), textsOf("de")];
  expect(Object.keys(table).length).toBeGreaterThan(500);
  for (const [text, key] of Object.entries(table)) expect(english[key]?.trim()).toBe(text);
  expect(Object.keys(table).filter((text) => /[{<]/.test(text))).toEqual([]);
  const names = Object.keys(english)
    .filter((key) => english[key] === "First name")
    .map((key) => german[key]);
  expect(new Set(names)).toContain(german[table["First name"] ?? ""]);
});
