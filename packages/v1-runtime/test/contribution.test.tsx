// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Component, forwardRef, memo, type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeHost } from "./fixtures/fake-host";

const { host } = fakeHost();
vi.mock("@tillhouse/extension-sdk", () => ({ useHost: () => host }));

/** The modules remember what they have seen: each test gets new ones. */
async function load() {
  const [contribution, providers, current] = await Promise.all([
    import("../src/host/contribution"),
    import("../src/host/providers"),
    import("../src/host/current-host"),
  ]);
  return { ...contribution, ...providers, ...current };
}

const sheets = () => [...document.head.querySelectorAll("link")];

/** What the browser does when it has fetched the sheets. */
function answer(kind: "load" | "error"): void {
  for (const sheet of sheets()) sheet.dispatchEvent(new Event(kind));
}

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
});
afterEach(cleanup);

/** Loads a component as the admin does, with its style sheet. */
async function loaded(exported: unknown, kind: "widget" | "page" = "widget") {
  const { v1Load } = await load();
  const loading = v1Load(kind, async () => ({ default: exported }), "/v1.css")();
  answer("load");
  return (await loading).default;
}

describe("a component of the official admin", () => {
  const Plain = ({ name }: { name: string }) => <b>{name}</b>;
  class Classic extends Component<{ name: string }> {
    override render() {
      return <b>{this.props.name}</b>;
    }
  }

  test.each([
    ["a function", Plain],
    ["memo", memo(Plain)],
    ["forwardRef", forwardRef<HTMLElement, { name: string }>(({ name }, ref) => <b ref={ref}>{name}</b>)],
    ["a class", Classic],
  ])("is shown in the styles' scope, with its props: %s", async (_, exported) => {
    const Shown = (await loaded(exported, "page")) as typeof Plain;
    render(<Shown name="Ada" />);
    expect(screen.getByText("Ada").parentElement?.getAttribute("data-tillhouse-v1")).toBe("page");
  });

  test.each([
    ["nothing", undefined],
    ["a text", "text"],
    ["an object", { zone: "x" }],
    ["null", null],
  ])("is passed on where it is none, for the admin to tell: %s", async (_, exported) => {
    expect(await loaded(exported)).toBe(exported);
  });

  test("stays the same one when it is loaded again, so that it keeps what it holds", async () => {
    const { v1Load } = await load();
    const again = v1Load("widget", async () => ({ default: Plain }), "/v1.css");
    const first = again();
    answer("load");
    expect((await again()).default).toBe((await first).default);
  });

  test("makes the admin known to code outside of components", async () => {
    const Shown = (await loaded(Plain)) as typeof Plain;
    const { currentHost } = await load();
    expect(currentHost()).toBeUndefined();
    render(<Shown name="Ada" />);
    expect(currentHost()).toBe(host);
  });

  test("stands in the providers that are loaded by then, the first outermost, and never in others", async () => {
    const { addProvider } = await load();
    const around =
      (name: string) =>
      ({ children }: { children: ReactNode }) => <div id={name}>{children}</div>;
    addProvider("one", around("one"));
    addProvider("two", around("replaced"));
    addProvider("two", around("two"));
    const Counter = () => {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>{`counted ${count}`}</button>;
    };
    const Shown = (await loaded(Counter)) as typeof Counter;
    const { rerender, container } = render(<Shown />);
    fireEvent.click(screen.getByText("counted 0"));
    expect(container.querySelector("#one > #two > button")).not.toBeNull();
    expect(container.querySelector("#replaced")).toBeNull();
    // One that comes later would make a new tree, in which the count begins anew.
    addProvider("three", around("three"));
    rerender(<Shown />);
    expect(screen.getByText("counted 1")).toBeTruthy();
    expect(container.querySelector("#three")).toBeNull();
    cleanup();
    expect(render(<Shown />).container.querySelector("#one > #two > #three > button")).not.toBeNull();
  });
});

describe("the style sheet", () => {
  test("is added once, and waited for", async () => {
    const { v1Load } = await load();
    const done = vi.fn();
    const get = v1Load("widget", async () => ({ default: () => null }), "/v1.css");
    const both = Promise.all([get().then(done), get().then(done)]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sheets().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ["stylesheet", "/v1.css"],
    ]);
    expect(done).not.toHaveBeenCalled();
    answer("load");
    await both;
    expect(done).toHaveBeenCalledTimes(2);
  });

  test("is no reason to show nothing where it cannot be had, and is asked for once more", async () => {
    const { v1Load } = await load();
    const get = v1Load("widget", async () => ({ default: () => null }), "/v1.css");
    const first = get();
    answer("error");
    expect((await first).default).toBeTypeOf("function");
    const second = get();
    expect(sheets()).toHaveLength(2);
    answer("load");
    await second;
  });

  test("is not asked for where there is no page", async () => {
    vi.stubGlobal("HTMLLinkElement", undefined);
    const { v1Load } = await load();
    await v1Load("widget", async () => ({ default: () => null }), "/v1.css")();
    vi.unstubAllGlobals();
    expect(sheets()).toEqual([]);
  });
});
