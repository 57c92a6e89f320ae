// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createFakeBackend, type FakeBackend } from "@tillhouse/extension-sdk/testing";
import { type ReactNode, StrictMode, useState } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import {
  AdminPages,
  AdminProvider,
  type AdminProviderProps,
  CommandPalette,
  DetailPage,
  FormDialog,
  ListPage,
  useAppearance,
  useNavigation,
  useSession,
} from "../src/index";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/command-palette/command-palette";
import "../src/app/embedding/detail-content";
import "../src/app/embedding/list-content";
import "../src/app/provider/area-provider";
import "../src/app/routing/admin-area";
import "../src/screens/detail/detail-screen";
import "../src/screens/form/record-form";

const future = { v7_startTransition: true, v7_relativeSplatPath: true };
const patience = { timeout: 15_000 };
let backend: FakeBackend;
let props: AdminProviderProps;
beforeEach(() => {
  localStorage.clear();
  document.title = "Platform";
  window.history.replaceState(null, "", "/desk");
  backend = createFakeBackend({ resources: [builtInResource("collections")], samples: [sample] });
  props = { config: { locale: "en", basePath: "/office" }, fetch: backend.fetch };
});
afterEach(cleanup);

const rows = (of: HTMLElement) => within(of).findAllByRole("link", { name: /^Collection \d+/ }, patience);

/** A host with its own router around everything. */
function InRouter({ at, children }: { at: string; children: ReactNode }) {
  return (
    <StrictMode>
      <MemoryRouter future={future} initialEntries={[at]}>
        {children}
      </MemoryRouter>
    </StrictMode>
  );
}

function Platform(given: Partial<AdminProviderProps>) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{`${location.pathname}${location.search}`}</output>
      <AdminProvider {...props} hostRouter={{ location, navigate }} {...given} />
    </>
  );
}
const address = () => screen.getByLabelText("address").textContent;

function Sidebar() {
  const { sections, navigate, path } = useNavigation();
  const { user, signOut } = useSession();
  const appearance = useAppearance();
  return (
    <nav aria-label="Platform">
      <p>{`${user?.email ?? "nobody"} at ${path}`}</p>
      {sections.flatMap(({ id, items }) =>
        items.map((item) => (
          <a
            key={`${id} ${item.id}`}
            href={item.href}
            aria-current={item.isCurrent ? "page" : undefined}
            onClick={(event) => {
              event.preventDefault();
              navigate(item.path);
            }}
          >
            {item.label}
          </a>
        )),
      )}
      <button type="button" onClick={() => appearance?.setTheme("dark")}>
        Dark
      </button>
      <button type="button" onClick={() => void signOut?.()}>
        Leave
      </button>
    </nav>
  );
}

it("gives a host its sidebar as data and its pages without one", async () => {
  const onUsage = vi.fn();
  const { container } = render(
    <InRouter at="/office/a/collections">
      <Platform onUsage={onUsage}>
        <Sidebar />
        <AdminPages />
      </Platform>
    </InRouter>,
  );
  await screen.findByRole("heading", { level: 1, name: text("collections.title") }, patience);
  const sidebar = screen.getByRole("navigation", { name: "Platform" });
  const link = await within(sidebar).findByRole("link", { name: text("collections.title") }, patience);
  expect(link.getAttribute("href")).toBe("/office/a/collections");
  expect(link.getAttribute("aria-current")).toBe("page");
  expect(container.querySelector(".th-sidebar, .th-topbar")).toBeNull();

  fireEvent.click(within(sidebar).getByRole("link", { name: text("settings.title") }));
  await screen.findByRole("heading", { level: 1, name: text("settings.title") }, patience);
  expect(address()).toBe("/office/a/settings");
  await waitFor(() => expect(sidebar.textContent).toContain("at /a/settings"));
  fireEvent.click(within(sidebar).getByRole("button", { name: "Dark" }));
  await waitFor(() =>
    expect(container.querySelector("[data-tillhouse]")?.getAttribute("data-theme")).toBe("dark"),
  );
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  const field = await screen.findByRole("combobox", undefined, patience);
  const light = text("palette.theme", { name: text("theme.light") });
  fireEvent.change(field, { target: { value: light } });
  fireEvent.click(await screen.findByRole("option", { name: light }, patience));
  await waitFor(() =>
    expect(onUsage).toHaveBeenCalledWith({
      kind: "command",
      command: "everywhere.theme-light",
      by: "palette",
    }),
  );
  fireEvent.click(within(sidebar).getByRole("button", { name: "Leave", hidden: true }));
  await waitFor(() => expect(sidebar.textContent).toContain("nobody"), patience);
});

it("keeps what a list shows in the host's address, and leads out where the host wants", async () => {
  const onOpen = vi.fn();
  const onUsage = vi.fn();
  render(
    <InRouter at="/desk?q=mine">
      <Platform onOpen={onOpen} onUsage={onUsage} hrefOf={({ id }) => `/desk/${id}`}>
        <ListPage resource="collections" />
      </Platform>
    </InRouter>,
  );
  const search = await screen.findByRole("searchbox", undefined, patience);
  const [link] = await screen.findAllByRole("link", { name: /^Collection \d+/ }, patience);
  const id = link?.getAttribute("href")?.replace("/desk/", "");
  fireEvent.click(link as HTMLElement);
  expect(onOpen).toHaveBeenCalledWith({
    path: `/a/collections/${id}`,
    resource: "collections",
    id: expect.stringMatching(/^pcol_\d+$/),
  });
  fireEvent.change(search, { target: { value: "nothing like it" } });
  await waitFor(() => expect(address()).toBe("/desk?q=mine&collections.q=nothing+like+it"), patience);
  // The tab is the host's.
  expect(document.title).toBe("Platform");
  await waitFor(() => expect(onUsage.mock.calls).toEqual([[{ kind: "page", page: "/a/collections" }]]));
});

it("has two lists on one page that do not disturb each other, one kept by the host", async () => {
  const told: string[] = [];
  function Page() {
    const [state, setState] = useState("?q=none");
    return (
      <AdminProvider {...props}>
        <section aria-label="Kept">
          <ListPage
            resource="collections"
            search={state}
            onSearchChange={(next, { replace }) => {
              told.push(`${replace ? "replace" : "push"} ${next}`);
              setState(next);
            }}
          />
          <button type="button" onClick={() => setState("")}>
            All
          </button>
        </section>
        <section aria-label="Own">
          <ListPage resource="collections" />
        </section>
      </AdminProvider>
    );
  }
  render(<Page />);
  const kept = screen.getByRole("region", { name: "Kept" });
  const own = screen.getByRole("region", { name: "Own" });
  const count = (await rows(own)).length;
  expect(count).toBeGreaterThan(1);
  await within(kept).findByText(/“none”/, undefined, patience);
  fireEvent.click(within(kept).getByRole("button", { name: "All" }));
  expect((await rows(kept)).length).toBe(count);
  expect(told).toEqual([]);
  fireEvent.change(within(kept).getByRole("searchbox"), { target: { value: "a" } });
  await waitFor(() => expect(told.at(-1)).toMatch(/\?q=a$/), patience);
  expect((within(own).getByRole("searchbox") as HTMLInputElement).value).toBe("");

  // The keys of a list are those of the one that has the focus.
  const first = within(own).getAllByRole("link")[0] as HTMLElement;
  first.focus();
  fireEvent.keyDown(first, { key: "/" });
  expect(document.activeElement).toBe(within(own).getByRole("searchbox"));
});

it("shows a record, and says so where the store has none", async () => {
  const id = backend.records("collections")[0]?.id as string;
  const { rerender } = render(
    <AdminProvider {...props}>
      <DetailPage resource="collections" id={id} />
    </AdminProvider>,
  );
  await screen.findByRole("heading", { level: 1 }, patience);
  rerender(
    <AdminProvider {...props}>
      <DetailPage resource="collections" id="pcol_gone" />
    </AdminProvider>,
  );
  await screen.findByText(text("error.missingTitle", { noun: text("collections.one") }), undefined, patience);
});

it("saves by a form over the host's page", async () => {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  render(
    <AdminProvider {...props}>
      <FormDialog resource="collections" isOpen onClose={onClose} onSaved={onSaved} />
    </AdminProvider>,
  );
  fireEvent.change(await screen.findByRole("textbox", { name: /^Title/ }, patience), {
    target: { value: "Summer" },
  });
  fireEvent.click(screen.getByRole("button", { name: text("action.create") }));
  await waitFor(() => expect(onClose).toHaveBeenCalled(), patience);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith("collection_new_0");
});

it("opens what the palette finds where the host wants", async () => {
  const onOpen = vi.fn();
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <AdminProvider {...props} onOpen={onOpen}>
        <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </AdminProvider>
    );
  }
  render(<Page />);
  const field = await screen.findByRole("combobox", undefined, patience);
  fireEvent.change(field, { target: { value: text("settings.title") } });
  const option = await screen.findByRole("option", { name: new RegExp(text("settings.title")) }, patience);
  fireEvent.click(option);
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith({ path: "/a/settings" }), patience);
});

it("asks a part's person to sign in, where nobody is", async () => {
  const answer = vi.fn<typeof fetch>(async () => Response.json({ message: "no" }, { status: 401 }));
  render(
    <AdminProvider {...props} fetch={answer}>
      <ListPage resource="collections" />
    </AdminProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: text("session.signIn") }, patience));
  await act(() => screen.findByLabelText(text("session.email"), undefined, patience));
});
