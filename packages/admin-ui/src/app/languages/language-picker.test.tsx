// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { UiProvider } from "@tillhouse/extension-sdk/ui";
import { afterEach, expect, it, vi } from "vitest";
import { AdminContext, type AdminContextValue } from "../../core/context/admin-context";
import LanguagePicker from "./language-picker";

afterEach(cleanup);

function renderPicker(setLanguage: AdminContextValue["setLanguage"]) {
  const notify = { success: vi.fn(), error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const translate = (key: string) => key;
  // The picker reads nothing else of the admin.
  const admin = { language: "en", setLanguage, translate, notify } as unknown as AdminContextValue;
  render(
    <AdminContext.Provider value={admin}>
      <UiProvider container={document.body} direction="ltr" translate={translate}>
        <LanguagePicker />
      </UiProvider>
    </AdminContext.Provider>,
  );
  return { notify, input: screen.getByRole("combobox", { name: "language.title" }) };
}

it("spec 2.36: finds a language by either name and picks it by keyboard", async () => {
  const setLanguage = vi.fn(async () => "spoken" as const);
  const { input } = renderPicker(setLanguage);
  fireEvent.keyDown(input, { key: "ArrowDown" });
  expect(screen.getAllByRole("option")).toHaveLength(21);
  fireEvent.change(input, { target: { value: "Tamil" } });
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["தமிழ்Tamil"]);
  fireEvent.keyDown(input, { key: "Enter" });
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith("tm");
});

it("reports a language that cannot be read", async () => {
  const { input, notify } = renderPicker(async () => "failed");
  fireEvent.keyDown(input, { key: "ArrowDown" });
  fireEvent.keyDown(input, { key: "Enter" });
  await vi.waitFor(() => expect(notify.error).toHaveBeenCalledOnce());
});
