// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from "@testing-library/react";
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  useNavigate,
} from "@tillhouse/extension-sdk/router";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDelayedSearch } from "./use-delayed-search";

const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: false };
const link = document.createElement("a");
link.href = "/tags/tag_1";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(link);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openSearch() {
  const searched: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter future={routerFuture}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useDelayedSearch("", (search) => searched.push(search)), navigate: useNavigate() }),
    { wrapper },
  );
  return {
    searched,
    type: (text: string) => act(() => result.current.setTyped(text)),
    leave: () => act(() => result.current.leave()),
    go: (to: string) => act(() => result.current.navigate(to)),
    wait: () => act(() => vi.advanceTimersByTime(1000)),
  };
}

it("searches once after a pause in typing", () => {
  const search = openSearch();
  search.type("a");
  search.type("ab");
  expect(search.searched).toEqual([]);
  search.wait();
  search.leave();
  expect(search.searched).toEqual(["ab"]);
});

it("searches at once when the field is left, but not during a press", () => {
  const search = openSearch();
  search.type("ab");
  fireEvent.pointerDown(document.body);
  search.leave();
  search.wait();
  expect(search.searched).toEqual([]);
  fireEvent.pointerUp(document.body);
  expect(search.searched).toEqual(["ab"]);
});

it("keeps the page of a link, however long it loads", () => {
  const search = openSearch();
  search.type("ab");
  fireEvent.pointerDown(link);
  search.leave();
  fireEvent.pointerUp(link);
  search.wait();
  expect(search.searched).toEqual([]);
});

it("searches after a link to the same list", () => {
  const search = openSearch();
  search.type("ab");
  fireEvent.pointerDown(link);
  fireEvent.pointerUp(link);
  search.go("?form=new");
  search.wait();
  expect(search.searched).toEqual(["ab"]);
  fireEvent.pointerDown(link);
  fireEvent.pointerUp(link);
  search.type("abc");
  search.wait();
  expect(search.searched).toEqual(["ab", "abc"]);
});

it("searches at once when a link is opened in another tab", () => {
  const search = openSearch();
  search.type("ab");
  fireEvent.pointerDown(link, { ctrlKey: true });
  fireEvent.pointerUp(link, { ctrlKey: true });
  expect(search.searched).toEqual(["ab"]);
});

it("keeps the page that the keyboard goes to while its scripts are read, and searches if nothing comes of that", async () => {
  const searched: string[] = [];
  let search: ReturnType<typeof useDelayedSearch> | undefined;
  function List() {
    search = useDelayedSearch("", (text) => searched.push(text));
    return null;
  }
  const routes = [
    { path: "/", element: <List /> },
    { path: "/record", lazy: () => new Promise<never>(() => {}) },
  ];
  const router = createMemoryRouter(routes, { future: { v7_relativeSplatPath: false } });
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  act(() => search?.setTyped("ab"));
  act(() => void router.navigate("/record"));
  act(() => vi.advanceTimersByTime(1000));
  expect(searched).toEqual([]);
  await act(() => router.navigate("/"));
  act(() => vi.advanceTimersByTime(1000));
  expect(searched).toEqual(["ab"]);
});
