// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { mountAdmin } from "../src/mount";
import { startShell } from "../src/shell/start-shell";

vi.mock("../src/mount", () => ({ mountAdmin: vi.fn(() => ({ update: vi.fn() })) }));

/** The page as a server sends it. */
function sendPage(configuration: object): void {
  document.body.innerHTML =
    '<div id="tillhouse"></div><script type="application/json" id="tillhouse-config"></script>';
  const element = document.getElementById("tillhouse-config");
  if (element !== null) element.textContent = JSON.stringify(configuration);
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("the page", () => {
  it("says what could not be built, as its server tells", async () => {
    const problems = [
      { owner: "src/admin", reason: "notRebuilt", values: { message: "./gone (src/admin/a.tsx:1)" } },
    ];
    // Nothing answers: what the page says does not wait for a store.
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    sendPage({ basePath: "/app", backend: "", problems });
    await startShell();
    expect(vi.mocked(mountAdmin).mock.lastCall?.[1]).toMatchObject({ problems });
  });
});
