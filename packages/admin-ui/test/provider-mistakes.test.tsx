// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { AdminProvider, ListPage, useNavigation } from "../src/index";
import { builtInResource } from "../src/testing/harness/complete-built-in";
import { collections as sample } from "./samples/collections";

import "../src/app/provider/area-provider";

const patience = { timeout: 15_000 };
const backend = createFakeBackend({ resources: [builtInResource("collections")], samples: [sample] });
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/desk");
});
afterEach(cleanup);

function Navigation() {
  return <nav>{useNavigation().path}</nav>;
}

it.each([
  [
    "a part without a provider",
    <ListPage key="part" resource="orders" />,
    /<ListPage> stands outside of an AdminProvider\. Put <AdminProvider/,
    true,
  ],
  [
    "a name that there is not",
    <AdminProvider key="name" config={{ locale: "en" }} fetch={(...sent) => backend.fetch(...sent)}>
      <ListPage resource="colections" />
    </AdminProvider>,
    /<ListPage> has the resource "colections", which is none of this admin\. Did you mean "collections"\?/,
    true,
  ],
  [
    "a wrong configuration",
    <AdminProvider key="config" theme={"blue" as never}>
      <ListPage resource="orders" />
    </AdminProvider>,
    /theme must be/,
    false,
  ],
])("says what is wrong with %s, and the host goes on", async (_, part, message, isLogged) => {
  if (isLogged) expectConsole("Tillhouse:");
  render(
    <>
      <p>The platform</p>
      {part}
    </>,
  );
  expect((await screen.findByRole("alert", undefined, patience)).textContent).toMatch(message);
  expect(screen.getByText("The platform")).toBeTruthy();
});

it("names a hook that is used outside of a provider", () => {
  expectConsole("useNavigation()", "The above error");
  expect(() => render(<Navigation />)).toThrow(/^useNavigation\(\) stands outside of an AdminProvider/);
});
