// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { FeatureFlagContext, featureFlagsOf } from "@tillhouse/extension-sdk/internal";
import { MemoryRouter } from "@tillhouse/extension-sdk/router";
import { UiProvider } from "@tillhouse/extension-sdk/ui";
import { createInstance } from "i18next";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeAll, expect, it } from "vitest";
import { text } from "../../../scripts/text";
import { ExtensionPage } from "../src/app/routing/extension-page";
import { AdminContext, type AdminContextValue } from "../src/core/context/admin-context";
import { createExtensionHealth } from "../src/core/context/extension-health";
import english from "../src/messages/en.json";

const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: false };

const i18n = createInstance();
beforeAll(async () => void (await i18n.init({ lng: "en", resources: { en: { pages: {} } } })));
afterEach(cleanup);

const texts: Record<string, string> = english;
const translate = (key: string, values: Record<string, unknown> = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name]));
// Only what the page looks at.
const admin = {
  translate,
  locale: "en",
  notify: {},
  health: createExtensionHealth(),
} as unknown as AdminContextValue;

function open(features: readonly string[] | undefined, permission?: string) {
  const store = features && {
    feature_flags: features.map((key) => ({ key, value: true })),
    modules: [],
  };
  const load = () => Promise.resolve({ default: () => <p>Counted today: 7</p> });
  const page = {
    path: "/counting",
    load,
    owner: "counting",
    link: { label: "Counting" },
    requires: ["inventoryService"],
    permission,
  };
  render(
    <AdminContext.Provider value={admin}>
      <FeatureFlagContext.Provider value={featureFlagsOf(store)}>
        <UiProvider container={document.body} locale="en" direction="ltr" translate={translate}>
          <I18nextProvider i18n={i18n}>
            <MemoryRouter future={routerFuture}>
              <ExtensionPage page={page} />
            </MemoryRouter>
          </I18nextProvider>
        </UiProvider>
      </FeatureFlagContext.Provider>
    </AdminContext.Provider>,
  );
}

it("spec 9.18: a page of an extension says what the store lacks for it", () => {
  open(["product_categories"]);
  expect(screen.getByRole("heading", { name: "Counting" })).toBeTruthy();
  expect(screen.getByText("Not available on this store")).toBeTruthy();
  expect(screen.getByText(/“inventoryService”/)).toBeTruthy();
  expect(screen.queryByText("Counted today: 7")).toBeNull();
});

it("a page without permission says so", () => {
  open(["inventoryService"], "role:admin");
  expect(screen.getByRole("heading", { name: "Counting" })).toBeTruthy();
  expect(screen.getByText(text("permission.title"))).toBeTruthy();
  expect(screen.queryByText("Counted today: 7")).toBeNull();
});

it("shows the page on a store that has it, or that has not been read", async () => {
  open(["inventoryService"]);
  expect(await screen.findByText("Counted today: 7")).toBeTruthy();
  cleanup();
  open(undefined);
  expect(await screen.findByText("Counted today: 7")).toBeTruthy();
});
