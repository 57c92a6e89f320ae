// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import * as original from "react-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { portalRoot } from "../src/host/portal-root";
import ReactDOM, * as module from "../src/modules/react-dom";

beforeEach(() => {
  document.body.innerHTML = '<main data-tillhouse=""></main><div id="other"></div>';
});
afterEach(cleanup);

describe("what lies over the page", () => {
  const admin = () => document.querySelector("[data-tillhouse]");

  test.each([
    ["by name", module.createPortal],
    ["of the whole package", ReactDOM.createPortal],
  ])(
    "stands in the admin, with the extensions' styles, where it was meant for the body: %s",
    (_, createPortal) => {
      render(createPortal(<i>over</i>, document.body), {
        container: document.body.appendChild(document.createElement("div")),
      });
      const root = document.querySelector("i")?.parentElement;
      expect(root?.parentElement).toBe(admin());
      expect(root?.hasAttribute("data-tillhouse-v1")).toBe(true);
      expect(root).toBe(portalRoot());
    },
  );

  test("stays where it was put on purpose", () => {
    const other = document.querySelector("#other") ?? document.body;
    render(module.createPortal(<i>over</i>, other));
    expect(document.querySelector("i")?.parentElement).toBe(other);
  });

  test("has one root for all, which comes back when the page was drawn anew", () => {
    expect(portalRoot()).toBe(portalRoot());
    admin()?.replaceChildren();
    expect(portalRoot().parentElement).toBe(admin());
    document.body.replaceChildren();
    expect(portalRoot().parentElement).toBe(document.body);
  });
});

test.each(["findDOMNode", "render", "unmountComponentAtNode", "createRoot", "flushSync"])(
  "react-dom has %s, by name and as a part of the whole",
  (name) => {
    const expected = Object(original)[name];
    expect(expected).toBeTypeOf("function");
    expect([Object(module)[name], Object(ReactDOM)[name]]).toEqual([expected, expected]);
  },
);
