// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from "@testing-library/react";
import { type AdminHost, HostContext } from "@tillhouse/extension-sdk/internal";
import {
  createMemoryRouter,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
} from "@tillhouse/extension-sdk/router";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Selection } from "./selection";
import { useSelection } from "./use-selection";

const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: false };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The list at an address; its question is the parameter `q`. */
function openList(start: string, userId = "usr_ada") {
  // The hook asks the host for no more than this.
  const host = { user: { id: userId } } as unknown as AdminHost;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[start]} future={routerFuture}>
      <HostContext.Provider value={host}>{children}</HostContext.Provider>
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => {
      const location = useLocation();
      const question = new URLSearchParams(location.search).get("q") ?? "";
      return { selection: useSelection(question), navigate: useNavigate(), search: location.search };
    },
    { wrapper },
  );
  return {
    selection: (): Selection => result.current.selection,
    ids: () => [...result.current.selection.current().ids],
    search: () => result.current.search,
    go: (to: string) => act(() => result.current.navigate(to)),
    back: () =>
      act(async () => {
        result.current.navigate(-1);
        await vi.advanceTimersByTimeAsync(0);
      }),
    wait: () => act(() => vi.advanceTimersByTime(300)),
    leave: unmount,
  };
}

const many = Array.from({ length: 150 }, (_, index) => `tag_${index}`);

it("is not written over the address of the next page, which is not drawn yet", async () => {
  let list: Selection | undefined;
  function List() {
    list = useSelection("");
    return null;
  }
  // The hook asks the host for no more than this.
  const host = { user: { id: "usr_ada" } } as unknown as AdminHost;
  const pages = (
    <Routes>
      <Route path="/tags" element={<List />} />
      <Route path="/print" element={null} />
    </Routes>
  );
  const router = createMemoryRouter([{ path: "*", element: pages }], { initialEntries: ["/tags"] });
  render(
    <HostContext.Provider value={host}>
      <RouterProvider router={router} future={{ v7_startTransition: false }} />
    </HostContext.Provider>,
  );
  act(() => list?.set(["a"], true));
  await act(async () => {
    await router.navigate("/print?id=a");
    vi.advanceTimersByTime(300);
  });
  expect(router.state.location).toMatchObject({ pathname: "/print", search: "?id=a" });
});

describe("the selection of the list that the address names", () => {
  it("is read from the URL and written back after a moment", () => {
    const list = openList("/tags?selected=a,b");
    expect(list.ids()).toEqual(["a", "b"]);
    act(() => list.selection().set(["b"], false));
    expect(list.search()).toBe("?selected=a,b");
    list.wait();
    expect(list.search()).toBe("?selected=a");
  });

  it("is written to the URL when the list comes back", () => {
    const left = openList("/tags?selected=a,b");
    act(() => left.selection().set(["c"], true));
    left.leave();
    const list = openList("/tags?selected=a,b");
    expect(list.ids()).toEqual(["a", "b", "c"]);
    list.wait();
    expect(decodeURIComponent(list.search())).toBe("?selected=a,b,c");
  });

  it("is not that of somebody else who comes to the same entry", () => {
    const left = openList("/tags?selected=a,b");
    act(() => left.selection().set(["c"], true));
    left.leave();
    expect(openList("/tags?selected=a,b", "usr_bo").ids()).toEqual(["a", "b"]);
  });

  it("is cleared by another query", () => {
    const list = openList("/tags");
    act(() => list.selection().set(many, true));
    list.wait();
    expect(list.search()).toBe("");
    list.go("/tags?q=shirt");
    expect(list.ids()).toEqual([]);

    act(() => list.selection().set(["x"], true));
    list.go("/tags?q=shoe");
    list.wait();
    expect(list.ids()).toEqual([]);
    expect(list.search()).toBe("?q=shoe");
  });

  it("is kept on another page, under a form, and on back", async () => {
    const list = openList("/tags?page=1");
    act(() => list.selection().set(many.slice(0, 100), true));
    list.wait();
    list.go("/tags?page=2");
    act(() => list.selection().set(["one more"], true));
    list.wait();
    expect(list.ids()).toHaveLength(101);
    await list.back();
    expect(list.ids()).toHaveLength(101);
  });

  it("is restored with its query", async () => {
    const list = openList("/tags?q=shirt");
    act(() => list.selection().set(many, true));
    list.wait();
    list.go("/tags?q=shoe");
    expect(list.ids()).toEqual([]);
    await list.back();
    expect(list.ids()).toHaveLength(150);
  });

  it("is not taken over by another URL in the same tab", () => {
    const first = openList("/tags?selected=x,y");
    first.leave();
    expect(openList("/tags?q=other&selected=p,q").ids()).toEqual(["p", "q"]);
    cleanup();
    expect(openList("/tags?selected=p").ids()).toEqual(["p"]);
  });
});
