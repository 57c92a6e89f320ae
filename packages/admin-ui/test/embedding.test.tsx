// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createFakeBackend, type FakeBackend } from "@tillhouse/extension-sdk/testing";
import { createRef, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  BrowserRouter,
  createMemoryRouter,
  Link,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { Admin } from "../src/admin";
import type { AdminProps } from "../src/admin-props";
import type { AdminHandle } from "../src/index";
import de from "../src/messages/de.json";
import fr from "../src/messages/fr.json";
import { mountAdmin } from "../src/mount";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/routing/admin-area";
import "../src/screens/detail/detail-screen";
import "../src/screens/form/record-form";

/** As hosts on React Router 7 have it. */
const future = { v7_startTransition: true, v7_relativeSplatPath: true };
const patience = { timeout: 15_000 };
const translations: Record<string, Record<string, string>> = { de, fr };
let backend: FakeBackend;
let props: AdminProps;
beforeEach(() => {
  localStorage.clear();
  document.title = "Platform";
  backend = createFakeBackend({ resources: [builtInResource("collections")], samples: [sample] });
  props = { config: { locale: "en", basePath: "/office" }, fetch: backend.fetch };
});
afterEach(cleanup);

const collections = () =>
  screen.findByRole("heading", { level: 1, name: text("collections.title") }, patience);

const titleField = () => screen.findByRole("textbox", { name: /^Title/ }, patience);

function at(path: string) {
  window.history.replaceState(null, "", path);
}

/** A host that gives its router to the admin, with links of its own. */
function Platform(given: AdminProps) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/office/a/collections">Collections of the platform</Link>
      <Link to="/billing">Billing</Link>
      <output aria-label="address">{`${location.pathname}${location.search}`}</output>
      <Routes>
        <Route
          path="/office/*"
          element={<Admin {...props} {...given} hostRouter={{ location, navigate }} />}
        />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
}
const address = () => screen.getByLabelText("address").textContent;

it("stands below a router of the host, with one of its own", async () => {
  at("/office/a/collections");
  render(
    <StrictMode>
      <BrowserRouter future={future}>
        <Routes>
          <Route path="/office/*" element={<Admin {...props} />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
  await collections();
});

it("asks for the rows while the page around them is drawn", async () => {
  at("/office/a/collections");
  let table: Element | null | undefined;
  const fetch: AdminProps["fetch"] = (input, init) => {
    if (String(input).includes("/admin/collections?")) table ??= document.querySelector("table");
    return backend.fetch(input, init);
  };
  render(<Admin {...props} fetch={fetch} />);
  await screen.findByRole("table", {}, patience);
  expect(table).toBeNull();
});

it("takes over what a server has drawn, and leaves it until there is a page", async () => {
  at("/office/a/collections");
  const container = document.body.appendChild(document.createElement("div"));
  const admin = <Admin {...props} theme="dark" />;
  container.innerHTML = renderToString(admin);
  expect(container.querySelector(".th-skeleton")).not.toBeNull();
  render(admin, { container, hydrate: true });
  expect(container.querySelector(".th-sidebar .th-skeleton")).not.toBeNull();
  await collections();
  expect(container.querySelector(".th-sidebar .th-navigation__item > .th-skeleton")).toBeNull();
  expect(container.querySelector("[data-theme=dark]")).not.toBeNull();
});

it("has its pages in the host's router: links of both lead to both", async () => {
  const onNavigate = vi.fn();
  render(
    <MemoryRouter future={future} initialEntries={["/office/a/settings"]}>
      <Platform onNavigate={onNavigate} />
    </MemoryRouter>,
  );
  await screen.findByRole("heading", { level: 1, name: text("settings.title") }, patience);
  fireEvent.click(screen.getByRole("link", { name: "Collections of the platform" }));
  await collections();
  expect(onNavigate).toHaveBeenLastCalledWith({ path: "/a/collections", action: "pop" });
  fireEvent.click(screen.getByRole("link", { name: text("settings.title") }));
  await waitFor(() => expect(address()).toBe("/office/a/settings"), patience);
  expect(onNavigate).toHaveBeenLastCalledWith({ path: "/a/settings", action: "push" });
  fireEvent.click(screen.getByRole("link", { name: "Billing" }));
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
  expect(document.title).toBe("Platform");
});

it("asks before the host leaves what is not saved", async () => {
  const leaving: boolean[] = [];
  let ask: (() => Promise<boolean>) | undefined;
  function Careful() {
    const location = useLocation();
    const navigate = useNavigate();
    const block = (given: () => Promise<boolean>) => {
      ask = given;
      return () => {
        ask = undefined;
      };
    };
    return <Admin {...props} hostRouter={{ location, navigate, block }} />;
  }
  const router = createMemoryRouter([{ path: "*", element: <Careful /> }], {
    initialEntries: ["/office/a/collections"],
  });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  await collections();
  expect(ask).toBeUndefined();
  await act(() => router.navigate("/office/a/collections?form=new"));
  const title = await titleField();
  fireEvent.change(title, { target: { value: "Summer" } });
  await waitFor(() => expect(ask).toBeDefined());
  void act(() => void ask?.().then((isLeaving) => leaving.push(isLeaving)));
  fireEvent.click(await screen.findByRole("button", { name: text("form.leaveStay") }, patience));
  await waitFor(() => expect(leaving).toEqual([false]));
  void act(() => void ask?.().then((isLeaving) => leaving.push(isLeaving)));
  fireEvent.click(await screen.findByRole("button", { name: text("form.leaveConfirm") }, patience));
  await waitFor(() => expect(leaving).toEqual([false, true]));
});

it("is moved and heard from outside, and leaves nothing behind", async () => {
  at("/office/a/settings");
  const element = document.body.appendChild(document.createElement("div"));
  const heard: string[] = [];
  const onTitle = vi.fn();
  const onUsage = vi.fn();
  let admin: ReturnType<typeof mountAdmin> | undefined;
  act(() => {
    admin = mountAdmin(element, { ...props, onTitle, onUsage });
    admin.navigate("/a/collections");
  });
  admin?.on("ready", () => heard.push("ready"));
  const end = admin?.on("navigate", ({ path }) => heard.push(path));
  await collections();
  expect(admin?.path).toBe("/a/collections");
  expect(onTitle).toHaveBeenCalledWith(expect.objectContaining({ page: text("collections.title") }));
  expect(document.title).toContain(text("collections.title"));
  await waitFor(
    () => expect(onUsage).toHaveBeenCalledWith({ kind: "page", page: "/a/collections" }),
    patience,
  );
  await waitFor(() => {
    // The keys are there a moment after the page is.
    fireEvent.keyDown(document.body, { key: "g" });
    fireEvent.keyDown(document.body, { key: "s" });
    expect(admin?.path).toBe("/a/settings");
  }, patience);
  expect(onUsage).toHaveBeenCalledWith({ kind: "command", command: "go.settings", by: "key" });
  await waitFor(() => expect(heard).toContain("/a/settings"), patience);
  expect(heard[0]).toBe("ready");
  end?.();
  expect(await admin?.confirmLeave()).toBe(true);
  expect(() => admin?.navigate("orders")).toThrow('such as "/a/orders", but was given "orders"');
  act(() => admin?.());
  expect(element.innerHTML).toBe("");
  expect(document.title).toBe("Platform");
  element.remove();
});

it("lets the host refuse a change, with the host's own words", async () => {
  at("/office/a/collections?form=new");
  const beforeMutation = vi.fn(({ resource, action }) => `${resource} ${action}: ask your manager.`);
  const onMutation = vi.fn();
  const onToast = vi.fn();
  const { rerender } = render(<Admin {...props} {...{ beforeMutation, onMutation, onToast }} />);
  const title = await titleField();
  fireEvent.change(title, { target: { value: "Summer" } });
  const create = () => fireEvent.click(screen.getByRole("button", { name: text("action.create") }));
  create();
  expect(
    (await screen.findAllByText(/collections create: ask your manager\./, undefined, patience)).length,
  ).toBeGreaterThan(0);
  expect(onMutation).not.toHaveBeenCalled();
  rerender(<Admin {...props} {...{ onMutation, onToast }} />);
  create();
  await waitFor(() => expect(onMutation).toHaveBeenCalled(), patience);
  expect(onMutation.mock.calls[0]?.[0]).toMatchObject({
    resource: "collections",
    action: "create",
    body: { title: "Summer" },
    after: { collection: { title: "Summer" } },
  });
  await waitFor(
    () => expect(onToast).toHaveBeenCalledWith(expect.objectContaining({ type: "success" })),
    patience,
  );
});

it("has the host's words and colours, in each language its own", async () => {
  at("/office/a/collections");
  const texts = { en: { "collections.title": "Ranges" } };
  const tokens = { surface: "#fffdf8", "radius-2": "0px" };
  const { rerender } = render(<Admin {...props} texts={texts} tokens={tokens} locale="en" />);
  const heading = await screen.findByRole("heading", { level: 1, name: "Ranges" }, patience);
  const root = heading.closest<HTMLElement>("[data-tillhouse]");
  expect(root?.style.getPropertyValue("--th-surface")).toBe("#fffdf8");
  expect(root?.style.getPropertyValue("--th-radius-2")).toBe("0px");
  rerender(<Admin {...props} texts={texts} locale="de" />);
  await screen.findByRole("heading", { level: 1, name: translations.de?.["collections.title"] }, patience);
  expect(root?.style.getPropertyValue("--th-surface")).toBe("");
});

it.each([
  ["an address elsewhere", {}, /basePath is "\/office", but this page is at "\/elsewhere"/],
  ["a token that there is not", { tokens: { colour: "red" } }, /tokens has no "colour"/],
  ["a theme that there is not", { theme: "blue" }, /theme must be "system", "light" or "dark"/],
  [
    "a router without navigate",
    { hostRouter: { location: { pathname: "/office" } } },
    /hostRouter\.navigate must be a function/,
  ],
])("says what is wrong with %s", async (_, given, message) => {
  at("/elsewhere");
  render(<Admin {...props} {...(given as AdminProps)} />);
  expect((await screen.findByRole("alert")).textContent).toMatch(message);
});

it("gives the same by a ref", async () => {
  at("/office/a/settings");
  const handle = createRef<AdminHandle>();
  render(<Admin {...props} ref={handle} hasDocumentTitle={false} />);
  await screen.findByRole("heading", { level: 1, name: text("settings.title") }, patience);
  expect(document.title).toBe("Platform");
  act(() => handle.current?.navigate("/a/collections", { replace: true }));
  await collections();
  expect(handle.current?.path).toBe("/a/collections");
});

it("looks and speaks as the host says, and offers no other choice", async () => {
  at("/office/a/settings/personal-information");
  localStorage.setItem("tillhouse.theme", '"light"');
  const own = { ...props, config: { basePath: "/office" } };
  const { rerender, container } = render(<Admin {...own} theme="dark" density="compact" locale="de" />);
  const heading = (locale: string) =>
    screen.findByRole("heading", { level: 1, name: translations[locale]?.["personal.title"] }, patience);
  await heading("de");
  const root = container.querySelector("[data-tillhouse]");
  expect(root?.getAttribute("data-theme")).toBe("dark");
  expect(root?.getAttribute("data-density")).toBe("compact");
  expect(screen.queryAllByRole("radio")).toEqual([]);
  expect(screen.queryByRole("combobox", { name: translations.de?.["language.title"] })).toBeNull();
  rerender(<Admin {...own} theme="light" locale="fr" direction="rtl" />);
  await heading("fr");
  expect(root?.getAttribute("data-theme")).toBe("light");
  expect(root?.getAttribute("dir")).toBe("rtl");
  expect(screen.queryAllByRole("radio").length).toBeGreaterThan(0);
  // Nothing of it is remembered: it was nobody's choice.
  expect(localStorage.getItem("tillhouse.theme")).toBe('"light"');
  expect(localStorage.getItem("i18nextLng")).toBeNull();
});
